import type { Mention } from './addresses.ts'
import { matchesOf, wordEnd, wordStart } from '../../text.ts'

const mixed = /(?<![\p{L}\p{N}-])(?=[\p{Lu}\p{N}-]*\p{Lu})(?=[\p{Lu}\p{N}-]*\p{N})[\p{Lu}\p{N}-]{4,}(?![\p{L}\p{N}])/gu
const quote = '["“„«\'‘]?'
const called =
  '(?:(?:[Dd]iscount|[Pp]romo(?:tion)?|[Cc]oupon|[Vv]oucher|[Gg]ift) ?[Cc]ode|[Cc]ode(?: promo| avantage)?|\\p{L}{0,20}code|[Cc]oupon|[Vv]oucher|[Pp]romo|[Cc]ódigo(?: promocional| de descuento)?|[Cc]upón)'
/** In capitals or with a figure, whatever word announces it: "code SPRING", "Promo: WELCOME", "code spring20". */
const announced = new RegExp(
  `${wordStart}${called}(?:\\s{1,3}|\\s?:\\s?)${quote}(?=\\p{Lu}{3}|[\\p{L}-]{0,20}\\p{N})([\\p{L}\\p{N}-]{3,30})${wordEnd}`,
  'gu',
)
/** In any letters, where the reader is told to use it: "use code spring", "enter SUMMER at the till". */
const used = new RegExp(
  `${wordStart}(?:[Uu]s(?:e|ing)|[Ee]nter|[Ww]ith|[Qq]uote|[Nn]utz(?:e|en Sie)|[Mm]it|[Gg]ib|[Gg]eben Sie|[Uu]tilisez|[Ss]aisissez|[Aa]vec|[Uu]sa|[Ii]ntroduce|[Cc]on)(?: (?:the|our|your|den|dem|unseren|le|notre|el|nuestro))? ${called}:? ${quote}(?!on |in |at |from |below |above |here |sur |dans |auf |en |de |del )([\\p{L}\\p{N}-]{3,30})(?=["”“»'’]?(?:[.,;:!?)\\n]|$| (?:at|for|to|today|now|when|and|by|before|on|bei|für|beim|heute|und|pour|à|avant|et|para|al|antes|y) ))`,
  'gu',
)
const sign = /code|coupon|voucher|promo|código|cupón/iu
const typed =
  /(?<![\p{L}\p{N}])(?:[Ee]nter|[Tt]ype|[Qq]uote|[Mm]ention|[Ss]aisissez|[Ii]ntroduce|[Gg]ib|[Gg]eben Sie) ["“„«'‘]?(\p{Lu}{4,30})(?=["”“»'’]?(?: (?:at|in|to|when|beim?|im|ein|à|dans|lors|en|al)|[.,!\n]|$))/gu

/** Codes that a customer would type, in the letters of the text; two that differ in case alone are one. */
export function codesOf(text: string): Mention[] {
  const found = new Map<number, string>()
  for (const { 0: code, index } of matchesOf(mixed, text)) found.set(index, code)
  const announcing = sign.test(text) ? [announced, used, typed] : [typed]
  for (const pattern of announcing) {
    for (const { 0: whole, 1: code = '', index } of matchesOf(pattern, text)) {
      found.set(index + whole.length - code.length, code)
    }
  }
  return [...found].map(([start, code]) => ({ start, end: start + code.length, text: code, key: code.toLowerCase() }))
}
