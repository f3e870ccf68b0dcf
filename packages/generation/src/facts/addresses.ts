const address = String.raw`(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s<>()"”»]*[^\s<>()"”».,;:!?])`
const before = String.raw`(?:to|at|on|via|under|through|an|auf|unter|über|per|à|sur|par|a|en|por|through)`
/** An address where a clause ends, with what leads to it: "by email to desk@shop.test". */
const trailing = new RegExp(
  String.raw`\s+(?:(?:or|oder|ou|o)\s+)?(?:${before}\s+${address}|\(\s*${address}\s*\))(?=\s*(?:[.,;)]|$))`,
  'giu',
)
/** What stands at an address of these limits the statement. */
const terms =
  /\b(?:see|siehe|voir|véase|ver|terms|conditions|exceptions|except|agb|bedingungen|ausnahmen|cgv|condiciones|excepto|details?|visit|click|klick\p{L}*|clique\p{L}*|haz|besuch\p{L}*|visite\p{L}*)\b/iu

/**
 * A statement without the addresses that end its clauses: what it says does not hang on them, and copy gives those of the
 * offer alone. One in the midst of a clause stays, and so does one that leads to terms.
 */
export function withoutAddresses(text: string): string {
  return /@|\/\/|www\./i.test(text) && !terms.test(text) ? text.replace(trailing, '') : text
}
