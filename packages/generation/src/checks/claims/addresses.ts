/** A place in a text that states an address or a code, and what makes two of them the same. */
export interface Mention {
  start: number
  end: number
  text: string
  key: string
}

// None looks from within a run of its characters: from each of them again would take the square of the run's length.
const link =
  /\bhttps?:\/\/[^\s<>"”’)]+|\bwww\.[^\s<>"”’)]+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}.-]*[\p{L}\p{N}-]\.(?:com|org|net|io|co|ai|app|dev|shop|store|info|edu|gov|eu|de|fr|es|uk|us|ly|me|be|gl|biz|online|site|xyz|link|click|example)(?:\/[^\s<>"”’)]*)?(?![\p{L}\p{N}])/giu
const mail = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/giu

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length))

/** The text with its addresses blanked out, every other character in its place. */
export function withoutAddresses(text: string): string {
  return blanked(blanked(text, mail), link)
}

/** Web and mail addresses. Scheme, `www.` and a closing slash make no other address of one. */
export function addressesOf(text: string): Mention[] {
  return [...text.matchAll(mail), ...blanked(text, mail).matchAll(link)].map((match) => {
    const front = /^[.-]*/.exec(match[0])?.[0].length ?? 0
    const address = match[0].slice(front).replace(/[.,;:!?…]+$/u, '')
    const start = match.index + front
    const key = address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '')
    return { start, end: start + address.length, text: address, key }
  })
}

/** The site that an address is of: copy may name it where a source gives a page of it. */
export function hostOf(key: string): string {
  return key.split(/[/?#]/)[0] ?? key
}

const code = /(?<![\p{L}\p{N}-])(?=[\p{Lu}\p{N}-]*\p{Lu})(?=[\p{Lu}\p{N}-]*\p{N})[\p{Lu}\p{N}-]{4,}(?![\p{L}\p{N}])/gu
const announced =
  /(?<![\p{L}\p{N}])(?:[Cc]ode(?: promo)?|\p{L}{0,20}code|[Cc]oupon|[Vv]oucher|[Cc]ódigo|[Cc]upón)\s{1,3}["“„«']?(?=\p{Lu})([\p{Lu}\p{N}-]{3,})(?![\p{L}\p{N}])/gu

/** Codes that a customer would type: capitals and digits, or capitals after a word such as "code". */
export function codesOf(text: string): Mention[] {
  const mixed = [...text.matchAll(code)].map((match) => ({ start: match.index, text: match[0] }))
  const named = [...text.matchAll(announced)].map((match) => ({
    start: match.index + match[0].length - (match[1] ?? '').length,
    text: match[1] ?? '',
  }))
  const known = new Set(mixed.map(({ start }) => start))
  return [...mixed, ...named.filter(({ start }) => !known.has(start))].map((mention) => ({
    ...mention,
    end: mention.start + mention.text.length,
    key: mention.text.toLowerCase(),
  }))
}
