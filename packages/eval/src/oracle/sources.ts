import type { GenerationRequest } from '@adcopy/generation'

/** What copy may draw on, in small letters: the brand's knowledge and the offer, and never the brief. */
export interface Sources {
  text: string
  digits: ReadonlySet<string>
  amounts: ReadonlySet<string>
}

// Told to whoever writes and no facts: how to sound, what not to say, where something came from.
const noSources = new Set(['voice', 'excluded_terms', 'restrictions', 'language', 'file_id'])

export function sourcesOf({ grounding, offer }: Pick<GenerationRequest, 'grounding' | 'offer'>): Sources {
  const text = inSmallLetters(stringsOf([grounding, offer]).join('\n'))
  return { text, digits: new Set(digitsIn(text)), amounts: new Set(amountsIn(text)) }
}

/** Small letters and plain spaces: one that keeps a price on one line is like others. */
export function inSmallLetters(text: string): string {
  return text.replace(/[^\S\n]/g, ' ').toLowerCase()
}

export const digitsIn = (text: string): string[] => [...new Set(text.match(/\d+/g))]

const amount = /[$£€] ?\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)? ?(?:[$£€%]|usd|eur|gbp)/g

/** Amounts of money and shares, each with its sign and no space. */
export const amountsIn = (text: string): string[] => [
  ...new Set(text.match(amount)?.map((found) => found.replace(' ', ''))),
]

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (noSources.has(key) ? [] : stringsOf(inner)))
}
