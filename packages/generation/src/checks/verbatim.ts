import { plain } from '../text/plain.ts'

// This module finds the parts of a text that copy must take verbatim from a fact: addresses, codes and quotations.

const address = /(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![^\s<>"“”(),;:])[^\s<>"“”(),;:@]{0,254}@[^\s<>"“”(),;:]{1,254}/giu
/** Matches domains such as `shop.example/sale`. The last label must consist of at least two lower-case letters. */
const domain = /(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{Ll}{2,24}(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}])/gu
/**
 * Matches a word that begins with letters and contains a digit (`SAVE20`), or at least three capitals with or without
 * digits before them (`SPRING`, `10OFF`). Letters without case do not match, because scripts without case write words
 * and numbers without a space between them.
 */
const code = /(?<!\p{L}|\p{N})(?:[\p{Lu}\p{Ll}]+\p{N}[\p{Lu}\p{Ll}\p{N}]*|\p{N}*\p{Lu}{3,}(?![\p{L}\p{N}]))/gu

const withoutEnd = (text: string) => text.replace(/[.,;:!?)\]]+$/u, '')

/**
 * `text` must have been normalised with `plain`. Links, domains, e-mail addresses and account names count as addresses.
 */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(address), ...text.matchAll(domain)].map(([found]) => withoutEnd(found))
}

const blank = (found: string) => ' '.repeat(found.length)
export const withoutAddresses = (text: string) => text.replace(address, blank).replace(domain, blank)

/** `text` must have been normalised with `plain`. Codes within addresses are omitted. */
export function codesIn(text: string): string[] {
  return Array.from(withoutAddresses(text).matchAll(code), ([found]) => found)
}

/**
 * Replaces each address and code with spaces of the same length, so that the positions of the other words do not
 * change.
 */
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

/**
 * Matches text between single quotation marks, curved or straight. A mark within a word or before a digit ('90s) is an
 * apostrophe.
 */
const singleQuoted = /(?<![\p{L}\p{N}])['‘](?!\d)((?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L}))+)['’](?!\p{L})/gu

/**
 * A single word in single quotation marks is ignored, and so is an opening mark that is not closed in the same
 * paragraph.
 */
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

/** Whether a straight quotation mark follows a digit and therefore means inches, as in `27"`. */
const isInchMark = (line: string, index: number) => line.charAt(index) === '"' && /\d/u.test(line.charAt(index - 1))

const edges = /^[\s.,;:!?…–—-]+|[\s.,;:!?…–—-]+$/gu

/**
 * Normalises a quotation for comparison: in lower case, with single spaces, without double quotation marks, and without
 * punctuation at its ends.
 */
export function bareQuotation(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(edges, '')
}

/** Normalises an address for comparison: in lower case, without scheme, `www.` or final slash. */
export function bareAddress(written: string): string {
  return written
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/$/u, '')
}
