import { plain } from '../text/plain.ts'

// What a fact must contain letter by letter: addresses, codes and quoted speech.

const address = /(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![^\s<>"“”(),;:])[^\s<>"“”(),;:@]{0,254}@[^\s<>"“”(),;:]{1,254}/giu
/** `shop.example/sale`: labels, the last of them two small letters or more. */
const domain = /(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{Ll}{2,24}(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}])/gu
/**
 * Letters and digits in one word, letters first (`SAVE20`), or three capitals or more (`SPRING`, `10OFF`). Letters without case are
 * left alone: scripts without case write words and numbers without a space.
 */
const code = /(?<!\p{L}|\p{N})(?:[\p{Lu}\p{Ll}]+\p{N}[\p{Lu}\p{Ll}\p{N}]*|\p{N}*\p{Lu}{3,}(?![\p{L}\p{N}]))/gu

const withoutEnd = (text: string) => text.replace(/[.,;:!?)\]]+$/u, '')

/** Links, domains, e-mail addresses and account names of a text that is `plain` already. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(address), ...text.matchAll(domain)].map(([found]) => withoutEnd(found))
}

const blank = (found: string) => ' '.repeat(found.length)
/** The text with spaces in place of its addresses. */
export const withoutAddresses = (text: string) => text.replace(address, blank).replace(domain, blank)

/** Codes and words in capitals of a text that is `plain` already, outside of its addresses. */
export function codesIn(text: string): string[] {
  return Array.from(withoutAddresses(text).matchAll(code), ([found]) => found)
}

/** The text with spaces in place of its addresses and codes. */
export function withoutVerbatim(text: string): string {
  return withoutAddresses(text).replace(code, blank)
}

const closings: Readonly<Record<string, string>> = {
  '“': '”“"',
  '„': '“”„"',
  '”': '”"',
  '«': '»',
  '»': '«',
  '"': '"“”',
  '❝': '❞',
  '「': '」',
  '『': '』',
  '《': '》',
  '‹': '›',
}

/** Two words or more between single marks, curved or straight. A mark within a word, or before a figure ('90s), is an apostrophe. */
const singleQuoted = /(?<![\p{L}\p{N}])['‘](?!\d)((?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L}))+)['’](?!\p{L})/gu

/** The words between quotation marks, without the marks. A mark that is not closed in its paragraph quotes nothing. */
export function quotationsIn(text: string): string[] {
  const found = Array.from(text.matchAll(singleQuoted), ([, quoted = '']) => quoted).filter((quoted) =>
    /\s/u.test(quoted),
  )
  for (const paragraph of text.replaceAll('＂', '"').split(/\n\s*\n/u)) {
    let open: { closing: string; start: number } | null = null
    for (let index = 0; index < paragraph.length; index += 1) {
      const mark = paragraph.charAt(index)
      if (open !== null) {
        if (!open.closing.includes(mark)) continue
        found.push(paragraph.slice(open.start, index).trim())
        open = null
      } else if (closings[mark] !== undefined && !isInchMark(paragraph, index)) {
        open = { closing: closings[mark], start: index + 1 }
      }
    }
  }
  return found.filter((quoted) => /[\p{L}\p{N}]/u.test(quoted))
}

/** `27"`: a measure, not speech. */
const isInchMark = (line: string, index: number) => line.charAt(index) === '"' && /\d/u.test(line.charAt(index - 1))

const edges = /^[\s.,;:!?…–—-]+|[\s.,;:!?…–—-]+$/gu

/** A quotation for comparison: small letters, single spaces, no marks at its ends. */
export function bareQuotation(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(edges, '')
}

/** An address for comparison: small letters, without its scheme, `www.` and a final slash. */
export function bareAddress(written: string): string {
  return written
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/$/u, '')
}
