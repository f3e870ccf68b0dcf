import { setsScene } from './clock.ts'
import type { NumberClaim } from './numbers.ts'

/** What is told from others of its kind by a number: "table four", "Seite neun". */
const labelled =
  /(?<![\p{L}\p{N}])(?:table|room|seat|bay|platform|gate|page|chapter|line|row|aisle|dock|hall|shelf|reviewer|tisch|zimmer|raum|gleis|bahnsteig|seite|kapitel|zeile|reihe|halle|tor|regal|gutachter(?:in)?|chambre|salle|quai|voie|chapitre|ligne|rangée|rayon|rapporteu(?:r|se)|relecteur|mesa|habitación|sala|andén|vía|página|capítulo|línea|fila|pasillo|muelle|revisora?) $/iu

/** Whether a number counts nothing of the brand: the number of a thing, or an hour that sets a scene. */
export const countsNothing = (number: NumberClaim, text: string, names: ReadonlySet<string>): boolean =>
  (number.kind === 'plain' &&
    number.bound === 'none' &&
    labelled.test(text.slice(Math.max(0, number.start - 16), number.start))) ||
  setsScene(number, text, names)

/** Who offers sums of money, or takes them off, names them. */
const given =
  /(?<!\p{L})(?:win|wins|earn\p{L}*|prizes?|bonus\p{L}*|cash\p{L}*|refund\p{L}*|off|discounts?|loans?|lend|borrow\p{L}*|rewards?|gewinn\p{L}*|verdien\p{L}*|prämien?|\p{L}*kredit\p{L}*|darlehen|rabatt\p{L}*|leih\p{L}*|gagn\p{L}+|prime|prêt\p{L}*|crédits?|remise|emprunt\p{L}*|gan(?:a|ar|as|e)|premios?|préstamos?|créditos?|descuentos?|prest\p{L}+|choose|wähl\p{L}+|choisi\p{L}+|elige)(?!\p{L})/iu

const handed =
  /(?<!\p{L})(?:gets?|receives?|bekomm\p{L}+|erh[aä]lt\p{L}*|reçoi\p{L}+|recevez|recib\p{L}+) (?:up to )?$/iu

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
    /^\s?(?:or|oder|ou|o)\s?$/iu.test(between) &&
    [100, 1000, 10_000].includes(second.value / first.value) &&
    !given.test(text) &&
    !handed.test(text.slice(0, first.start - start))
  )
}
