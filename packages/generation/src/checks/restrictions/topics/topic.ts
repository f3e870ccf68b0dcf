/** Insides of patterns by language, alternatives parted by bars, in small letters. */
export interface Wording {
  en: string
  de: string
  fr: string
  es: string
}

/** What brands commonly rule out by its meaning, and how copy speaks of it. */
export interface Topic {
  /** As a verdict names it, after "speaks of". */
  label: string
  /** How a restriction in any language names it: the inside of a pattern. */
  asked: string
  /** Phrases that a restriction puts in quotation marks for what they claim, and not for their words alone. */
  quoted?: string
  /** What promises or claims it. A brand that may not promise savings still has savings accounts. */
  promised: Wording
  /** What speaks of it at all, beside that; for who may not mention it. */
  spoken?: Wording
}
