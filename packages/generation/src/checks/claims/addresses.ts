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
const spelled =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,40} (?:dot|punkt|point|punto) (?:com|net|org|de|fr|es|eu|io|shop|co uk)(?![\p{L}\p{N}])/giu
const mail = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/giu
const account = /(?<![\p{L}\p{N}._@/-])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,40}[\p{L}\p{N}_])?/gu

const patterns = [mail, link, anyDomain, spelled, account]
const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length))

/** The text with its addresses blanked out, every other character in its place. */
export function withoutAddresses(text: string): string {
  return patterns.reduce(blanked, text)
}

/** Web and mail addresses and accounts. Scheme, `www.` and a closing slash make no other address of one. */
export function addressesOf(text: string): Mention[] {
  let rest = text
  return patterns.flatMap((pattern) => {
    const found = [...rest.matchAll(pattern)].map(mentionOf)
    rest = blanked(rest, pattern)
    return found
  })
}

function mentionOf(match: RegExpExecArray): Mention {
  const front = /^[.-]*/.exec(match[0])?.[0].length ?? 0
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
