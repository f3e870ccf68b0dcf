import { matchesOf } from '../../text.ts'

/** A place in a text that states an address or a code, and what makes two of them the same. */
export interface Mention {
  start: number
  end: number
  text: string
  key: string
}

const domains =
  'com|org|net|io|co|ai|app|dev|shop|store|info|edu|gov|eu|de|fr|es|uk|us|ly|me|be|gl|biz|online|site|xyz|link|click|example'
const host = '(?<![\\p{L}\\p{N}.-])[\\p{L}\\p{N}.-]*[\\p{L}\\p{N}-]'
/** What follows the point in a file's name rather than in an address. */
const files =
  'pdf|docx?|odt|rtf|txt|md|csv|tsv|xlsx?|pptx?|zip|bib|ris|tex|json|xml|html?|css|jsx?|tsx?|py|jpe?g|png|gif|svg|mp[34]|wav|final'
// None looks from within a run of its characters: from each of them again would take the square of the run's length.
const link = new RegExp(
  [
    '\\bhttps?:\\/\\/[^\\s<>"”’)]+',
    '\\bwww\\.[^\\s<>"”’)]+',
    `${host}\\.(?:${domains})(?:\\/[^\\s<>"”’)]*)?(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
)
/** Any other domain, in small letters: nobody parts two sentences by a point alone before a small letter. */
const anyDomain = new RegExp(
  `(?<![\\p{L}\\p{N}.@/-])(?:[\\p{L}\\p{N}-]{2,63}\\.){1,4}(?!(?:${files})(?![\\p{L}\\p{N}]))[a-z]{2,24}(?:\\/[^\\s<>"”’)]*)?(?![\\p{L}\\p{N}.])|(?<![\\p{L}\\p{N}.@/-])[\\p{L}\\p{N}-]{1,63}\\.[a-z]{2,24}\\/[^\\s<>"”’)]+`,
  'gu',
)
/** "Evil dot com"; where the last part is a word of its own too ("point de départ"), only at the end of a clause. */
const spelled =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,40} (?:(?:dot|punkt|point|punto) (?:com|org|fr|eu|io|shop|co uk)(?![\p{L}\p{N}])|dot (?:de|es|net)(?![\p{L}\p{N}])|punkt (?:de|net)(?![\p{L}\p{N}])|(?:punkt|point|punto) (?:de|es|net)(?=$|[.,;:!?)\n]))/giu
const mail = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/giu
const account = /(?<![\p{L}\p{N}._@/-])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,40}[\p{L}\p{N}_])?/gu

/** What is written like the number of a telephone and is the date of a day. */
const date = '(?!\\d\\d[ ./-]\\d\\d[ ./-](?:19|20)\\d\\d(?!\\d))'
const digit = '(?:[ ./-]|\\)? ?\\(?)?\\d'
/** Calls for a number: what follows is one from six digits on, in whatever groups. */
const phones =
  '(?:tele)?phone|phone|tel\\.?|mobile|call|ring|text|dial|whatsapp|sms|(?:ruf\\p{L}*|wähl\\p{L}*)(?: \\p{L}+){0,3}|telefon\\p{L}*|anruf\\p{L}*|handy|téléphon\\p{L}*|tél\\.?|appel\\p{L}*|compos\\p{L}+|teléfono|llam\\p{L}+|móvil|marca'
/** A telephone number: with its country, from a nought on, of nine figures in groups, or behind a word that calls for one. */
const phone = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])\\+\\d{1,3}(?:${digit}){6,12}(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}.,:])${date}\\(?0[1-9](?:${digit}){6,10}(?![.,:]?[\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}.,:€$£]|[€$£] )${date}[6-9]\\d(?:[ -]?\\d){7}(?![.,:]?[\\p{L}\\p{N}]|\\s?[€%$£]| (?:euros?|kilos?|million|people))`,
    `(?<=(?<!\\p{L})(?:${phones})(?: (?:us|me|uns|nous|nos))?:?(?: (?:on|at|to|unter|au|al|le|el))?:? )${date}\\d{2,5}(?:[ ./-]?\\d){4,10}(?![.,:]?[\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
)

/** Each with what a text must hold for it to be worth a look: most copy has none of them. */
const patterns: ReadonlyArray<readonly [pattern: RegExp, sign: RegExp]> = [
  [mail, /@/],
  [link, /\.\p{L}|:\/\//u],
  [anyDomain, /\.[a-z]/],
  [spelled, / (?:dot|punkt|point|punto) /i],
  [account, /@/],
  [phone, /\d(?:[ ./()-]{0,3}\d){5}/],
]

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length))

/** The addresses of a text, and the text with them blanked out, every other character in its place. */
export function readAddresses(text: string): { addresses: Mention[]; prose: string } {
  const addresses: Mention[] = []
  let prose = text
  for (const [pattern, sign] of patterns) {
    if (!sign.test(prose)) continue
    addresses.push(...matchesOf(pattern, prose).map(mentionOf))
    prose = blanked(prose, pattern)
  }
  return { addresses, prose }
}

/** The text with its addresses blanked out. */
export const withoutAddresses = (text: string): string => readAddresses(text).prose

/** A web or mail address or an account. Scheme, `www.` and a closing slash make no other address of one. */
function mentionOf(match: RegExpExecArray): Mention {
  const front = /^[.-]*/.exec(match[0])?.[0].length ?? 0
  if (/^[+(]?\d/.test(match[0]) && !/\p{L}/u.test(match[0])) return phoneOf(match)
  const address = match[0].slice(front).replace(/[.,;:!?…]+$/u, '')
  const start = match.index + front
  const key = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
  return { start, end: start + address.length, text: address, key }
}

/** The site that an address is of: copy may name it where a source gives a page of it. */
export function hostOf(key: string): string {
  return key.split(/[/?#]/)[0] ?? key
}

/** Digits by which two telephone numbers are one, with their country or without. */
const phoneDigits = 8
const phoneKey = 'tel:'
const phoneOf = ({ 0: text, index }: RegExpExecArray): Mention => ({
  start: index,
  end: index + text.length,
  text,
  key: `${phoneKey}${text.replace(/\D/g, '').slice(-phoneDigits)}`,
})

export const isPhone = ({ key }: Mention): boolean => key.startsWith(phoneKey)
