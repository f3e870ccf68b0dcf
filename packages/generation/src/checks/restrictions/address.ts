/** How readers are addressed: Sie or du, vous or tu, usted or tú. */
export type Address = 'formal' | 'informal'

interface Names {
  formal: RegExp
  informal: RegExp
}

/** How a form of address is asked for by its name, whatever pronoun the sentence itself uses: "duzen Sie" asks for du. */
export const addressNames = {
  de: {
    formal: /(?<!\p{L})(?:sie-form|siez\p{L}*|gesiezt|(?:per|mit|anrede:) sie)(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:du-form|duz\p{L}*|geduzt|(?:per|mit|anrede:) du)(?!\p{L})/iu,
  },
  fr: {
    formal: /(?<!\p{L})vouvo[iy]\p{L}*/iu,
    informal: /(?<!\p{L})tuto[iy]\p{L}*/iu,
  },
  es: {
    formal: /(?<!\p{L})ustede(?:ar|o|amos)(?!\p{L})/iu,
    informal: /(?<!\p{L})tute(?!la)\p{L}+/iu,
  },
} as const satisfies Record<string, Names>

/** Words that belong to one form and to nothing else. */
const ownWords: Readonly<Record<string, Names>> = {
  de: {
    formal: /(?<=[\p{Ll},] )(?:Sie|Ihnen)(?!\p{L})/u,
    informal: /(?<!\p{L})(?:du|dich|dir|dein(?:e[nmrs]?)?)(?!\p{L})/iu,
  },
  fr: {
    formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu,
  },
  es: {
    formal: /(?<!\p{L})usted(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:tú|tus?|te|ti|tuy[oa]s?|contigo)(?!\p{L})/iu,
  },
}

const negated =
  /(?<!\p{L})(?:not|never|no|don[’']t|instead of|rather than|nicht|nie|niemals|kein\p{L}*|ohne|statt|anstatt|ne|pas|jamais|sans|plutôt que(?: de)?|au lieu (?:de|du)|nunca|sin|en (?:lugar|vez) de(?:l)?)(?:\s\p{L}+){0,2}\s$/iu
/** A verb is negated behind it: "Wir duzen nicht". */
const negatedBehind = /^\s(?:\p{L}+\s){0,2}(?:nicht|nie|niemals|niemanden)(?!\p{L})/iu

/** Whether what stands in a text from here to there is denied. */
export const isNegated = (text: string, start: number, end = text.length): boolean =>
  negated.test(text.slice(0, start)) || negatedBehind.test(text.slice(end))

/** The form that a text prefers where it names this one; null where it does not. */
export function preferred(text: string, pattern: RegExp, form: Address): Address | null {
  const found = pattern.exec(text)
  if (found === null) return null
  const other = form === 'formal' ? 'informal' : 'formal'
  return isNegated(text, found.index, found.index + found[0].length) ? other : form
}

/** The form of address that a restriction asks for by its name. */
export function addressIn(restriction: string, language: string): Address | null {
  const names: Names | undefined = Object.entries(addressNames).find(([known]) => known === language)?.[1]
  if (names === undefined) return null
  return preferred(restriction, names.formal, 'formal') ?? preferred(restriction, names.informal, 'informal')
}

/** Whether a text addresses its reader in the other form than the one asked for. */
export function addressesOtherwise(text: string, asked: Address, language: string): boolean {
  return ownWords[language]?.[asked === 'formal' ? 'informal' : 'formal'].test(text) === true
}
