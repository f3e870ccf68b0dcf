const first = /^(?:number[- ]one|nummer[- ]eins|nummer 1|numéro (?:un|1)|número (?:uno|1))$/iu
/** What follows the first in a row: "Number three is out". */
const others =
  /(?<!\p{L})(?:number (?:two|three|four|five|[2-9])|nummer (?:zwei|drei|vier|fünf|[2-9])|numéro (?:deux|trois|quatre|cinq|[2-9])|número (?:dos|tres|cuatro|cinco|[2-9]))(?![\p{L}\p{N}])/iu
/** What makes a rank of a number: an article, an owner, or that somebody is it. */
const ranking =
  /(?<!\p{L})(?:the|a|our|your|\p{L}+'s|is|are|be|been|as|still|die|eine?|unsere?|deine?|ihre?|ist|sind|bleibt|bleiben|als|zur|l[ea]|du|notre|votre|est|sont|reste|sommes|el|un|una|nuestr[oa]|tu|es|son|somos|sigue siendo) $/iu
const among = /^ (?:in|for|of|among|with|at|bei|für|unter|der|des|chez|pour|des?|parmi|en|para|entre)(?!\p{L})/iu
const rowUnits = 400
const numbered = /(?<!\p{L})(?:number|nummer|numéro|número) $/iu

/** Whether what stands at a place, with the word "number", tells one of a row from the others and ranks nobody. */
const isLabel = (text: string, start: number, end: number): boolean =>
  !ranking.test(text.slice(Math.max(0, start - 24), start)) && !among.test(text.slice(end, end + 12))

/** "My daughter finds number one too plain", of a row in which number three follows. */
export const isFirstOfRow = (text: string, start: number, end: number): boolean =>
  first.test(text.slice(start, end)) && isLabel(text, start, end) && others.test(text.slice(end, end + rowUnits))

/** The three of "number three", which counts nothing. */
export function isNumbered(text: string, start: number, end: number): boolean {
  const word = numbered.exec(text.slice(Math.max(0, start - 10), start))?.[0]
  return word !== undefined && isLabel(text, start - word.length, end)
}
