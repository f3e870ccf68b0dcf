import { isBusiness, setsScene } from './clock.ts'
import type { NumberClaim } from './numbers.ts'
import { isNumbered } from './rules/rows.ts'
import { isFew, maySetScene, saysNothingOfBrand } from './small-numbers.ts'

/** What is told from others of its kind by a number: "table four", "Seite neun". */
const labelled =
  /(?<![\p{L}\p{N}])(?:table|room|seat|bay|platform|gate|page|chapter|line|row|aisle|dock|hall|shelf|reviewer|tisch|zimmer|raum|gleis|bahnsteig|seite|kapitel|zeile|reihe|halle|tor|regal|gutachter(?:in)?|chambre|salle|quai|voie|chapitre|ligne|rangée|rayon|rapporteu(?:r|se)|relecteur|mesa|habitación|sala|andén|vía|página|capítulo|línea|fila|pasillo|muelle|revisora?) $/iu

/** What opens a sentence as one of a row: "Day 1", "Étape 2". */
const numbered = /(?:^|[.!?:\n]\s?)(?:day|step|tag|schritt|jour|étape|día|paso) $/iu

/** A train by its time: "the 7.42", "der Zug um 7.42 Uhr", "el tren de las 7.42". */
const vehicle =
  /(?<!\p{L})(?:(?:train|bus|tram|ferry|zug|bahn|s-bahn|u-bahn|straßenbahn|fähre|métro|rer|tren|autobús|tranvía) (?:at |um |of |de |del? las |à )|(?:before|after|catch(?:es|ing)?|miss(?:es|ed|ing)?|board|wait(?:s|ing)? for|run(?:s|ning)? for) the )$/iu
const minuteOfDay = /^(?:[01]?\d|2[0-3])[.:][0-5]\d(?:\s?(?:uhr|h))?$/iu
const clauseEnd = /^(?:\s?(?:uhr|h))?\s?(?:$|[.,;:!?…–—]|\s(?:and|und|et|y|to|from|nach|pour|vers|hacia)\s)/iu

/** An hour at which somebody is somewhere that everybody goes, in a clause of nothing else: "um neun an den Schreibtisch". */
const whereabouts = new RegExp(
  `^(?:\\s?(?:o'clock|uhr|heures?|h))?\\s(?:${[
    '(?:at|to|in|into|on|off to|back to|back at) (?:(?:the|your|a|my|his|her) )?(?:desk|office|work|school|bed|train|bus|nursery|gym|meeting)',
    '(?:an|zu|zur|zum|in|im|ins|am|auf) (?:(?:den|die|das|der|dem|deinen|ihren) )?(?:schreibtisch|büro|arbeit|schule|bett|zug|bahn|bus|kita|sitzung)',
    "(?:au|à|à l'|à la|dans le|dans la|vers le) ?(?:bureau|travail|école|crèche|lit|train|métro|bus|réunion)",
    '(?:al?|a la|en el|en la|hacia el) ?(?:oficina|despacho|trabajo|escuela|colegio|cama|tren|metro|autobús|reunión|escritorio)',
  ].join('|')})\\s?(?:$|[.,;!?…]|\\s(?:and|und|et|y)\\s)`,
  'iu',
)
const atHour = /(?:^|[.,;!?…–—:]|\s-)\s?(?:(?:and|und|et|y|then|dann|puis|luego) )?(?:at|um|à|a las)\s$/iu

/** Minutes of peace, which nobody sells: "five quiet minutes". */
const peace =
  /^ (?:(?:quiet|calm|idle|silent|stolen|stille[nr]?|ruhige[nr]?|ungestörte[nr]?) (?:minutes|hours|minuten|stunden)|(?:minutes|heures) (?:calmes|tranquilles|volées|de (?:calme|silence|paix|répit))|(?:minutos|horas) (?:tranquil[oa]s|robad[oa]s|de (?:calma|silencio|paz)))(?!\p{L})/iu

/** Whether a number is of anybody's day: a train's time, where one is at an hour, a few quiet minutes. */
export function isOfAnyDay(
  number: NumberClaim,
  all: readonly NumberClaim[],
  text: string,
  names: ReadonlySet<string>,
): boolean {
  const { start, end, statement } = number
  const before = text.slice(Math.max(statement.start, start - 40), start)
  const after = text.slice(end, Math.min(statement.end, end + 50))
  const isTrain = minuteOfDay.test(text.slice(start, end)) && vehicle.test(before) && clauseEnd.test(after)
  const isHour = isFew(number.value) && atHour.test(before) && whereabouts.test(after)
  if (isTrain || isHour) return saysNothingOfBrand(number, all, text, names) && !isBusiness(statement.text)
  return peace.test(after) && maySetScene(number, all, text, names)
}

/** Whether a number counts nothing of the brand: the number of a thing, or an hour that sets a scene. */
export const countsNothing = (number: NumberClaim, text: string, names: ReadonlySet<string>): boolean =>
  (number.kind === 'plain' &&
    number.bound === 'none' &&
    (labelled.test(text.slice(Math.max(0, number.start - 16), number.start)) ||
      numbered.test(text.slice(Math.max(0, number.start - 12), number.start)) ||
      (isFew(number.value) && isNumbered(text, number.start, number.end)))) ||
  setsScene(number, text, names)

/** Who offers sums of money, or takes them off, names them. */
const given =
  /(?<!\p{L})(?:win|wins|earn\p{L}*|prizes?|bonus\p{L}*|cash\p{L}*|refund\p{L}*|off|discounts?|loans?|lend|borrow\p{L}*|rewards?|gewinn\p{L}*|verdien\p{L}*|prämien?|\p{L}*kredit\p{L}*|darlehen|rabatt\p{L}*|leih\p{L}*|gagn\p{L}+|prime|prêt\p{L}*|crédits?|remise|emprunt\p{L}*|gan(?:a|ar|as|e)|premios?|préstamos?|créditos?|descuentos?|prest\p{L}+|choose|wähl\p{L}+|choisi\p{L}+|elige)(?!\p{L})/iu

const handed =
  /(?<!\p{L})(?:gets?|receives?|bekomm\p{L}+|erh[aä]lt\p{L}*|reçoi\p{L}+|recevez|recib\p{L}+) (?:up to )?$/iu

/** Where the sum of money is that is put beside another: "in your account". */
const place = '(?: (?:in|on|auf|im|am|sur|dans|en) (?:\\p{L}+ )?\\p{L}+)?'
const either = new RegExp(`^${place}\\s?(?:or|oder|ou|o)\\s?$`, 'iu')
/** A sum that is called by its coin or note. */
const notes: ReadonlyArray<readonly [RegExp, number]> = [
  [new RegExp(`(?<!\\p{L})(?:a fiver|ein(?:en)? fünfer)${place} (?:or|oder) $`, 'iu'), 5],
  [new RegExp(`(?<!\\p{L})(?:a tenner|ein(?:en)? zehner)${place} (?:or|oder) $`, 'iu'), 10],
]

const isFarFrom = (one: number, other: number) => [100, 1000, 10_000].includes(other / one)
const offersSum = (text: string, before: string) => given.test(text) || handed.test(before)

/** "A fiver in your account or five thousand". */
export function isContrastToNote({ value, kind, unit, near, start, statement }: NumberClaim): boolean {
  if (kind !== 'plain' || unit !== null || near.length > 0 || typeof value !== 'number') return false
  const before = statement.text.slice(0, start - statement.start)
  return notes.some(([note, worth]) => {
    const found = note.exec(before)
    return found !== null && isFarFrom(worth, value) && !offersSum(statement.text, before.slice(0, found.index))
  })
}

/** "Five pounds or five thousand": any sum at all, said by two of which one is a hundred times the other or more. */
export function isContrast(larger: NumberClaim | undefined, smaller: NumberClaim | undefined): boolean {
  if (larger === undefined || smaller === undefined || larger.statement.start !== smaller.statement.start) return false
  const [first, second] = larger.start < smaller.start ? [larger, smaller] : [smaller, larger]
  if (typeof first.value !== 'number' || typeof second.value !== 'number') return false
  const { text, start } = first.statement
  const between = text.slice(first.end - start, second.start - start)
  return (
    first.kind.startsWith('money') &&
    (second.kind === first.kind || (second.kind === 'plain' && second.unit === null)) &&
    either.test(between) &&
    isFarFrom(first.value, second.value) &&
    !offersSum(text, text.slice(0, first.start - start))
  )
}
