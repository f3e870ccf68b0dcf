import { matchesOf } from '../../text.ts'
import { ratesNamed, shareOf } from './amounts.ts'
import { meaningOf } from './concepts.ts'
import type { SourceIndex, Stated } from './index-sources.ts'
import { contentOf } from './near.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import type { Around } from './numbers-support.ts'
import { unitNamed } from './quantities.ts'

/**
 * Whether copy pays an amount for what the source does. It may leave out what is understood: the one person that an
 * advertisement speaks to, and what its own words name. It may put in what the source says of the amount before it.
 */
export function keepsRates(
  claim: NumberClaim,
  source: Stated<NumberClaim>,
  index: Pick<SourceIndex, 'language' | 'written'>,
  context: () => Around,
): boolean {
  const isPutIn = (rate: string) => !source.rates.includes(rate)
  if (claim.rates.some(isPutIn)) {
    const { head, own } = shareOf(source, index.written)
    const understood =
      source.rates.length > 0 ? [] : [...ratesBefore(source, index.written), ...onesOf(`${head} ${own}`)]
    if (claim.rates.some((rate) => isPutIn(rate) && !understood.includes(rate))) return false
  }
  return source.rates
    .filter((rate) => !claim.rates.includes(rate))
    .every((rate) => isUnderstood(rate, claim, index.language, context))
}

/** The rates of an amount without its own: those of the amount before, in its sentence or in the one before it. */
function ratesBefore(source: Stated<NumberClaim>, language: string): readonly string[] {
  const { rates } = shareOf(source, language)
  if (rates.length > 0) return rates
  const before = source.source.folded.text.slice(0, source.statement.start)
  const last = numbersOf(before, language).findLast(({ kind }) => kind.startsWith('money'))
  return last?.rates ?? (source.period === null ? [] : [source.period])
}

function isUnderstood(rate: string, claim: NumberClaim, language: string, context: () => Around): boolean {
  if (claim.rates.length === 0 && claim.period === rate) return true
  if (rate === 'person' && !isForSeveral(claim)) return true
  if (onceOnly.has(meaningOf(rate))) return true
  return onesOf(claim.statement.text).includes(rate) || ratesNamed(context().text, language).has(rate)
}

/** What is paid once by whoever has it once: "delivery from £2" of what every delivery costs. */
const onceOnly = new Set(
  contentOf(
    'delivery order booking visit bestellung buchung besuch termin commande réservation visite pedido reserva visita',
  ),
)

/** "Each site", "für ein Kilo": one of what is paid for. */
export const onesOf = (text: string) => matchesOf(oneOf, text).map(([, word = '']) => unitNamed(word))
const oneOf =
  /(?<![\p{L}\p{N}])(?:an?|one|each|every|single|1|eine?[nrms]?|je|jede[nrmsp]?|pro|per|une?|chaque|par|una?|cada|por)\s(\p{L}+)/giu

const several =
  'both|two|three|four|five|six|couples?|groups?|famil\\p{L}+|(?:a|the) (?:couple|pair|group|family)|zwei|drei|vier|fünf|sechs|beide|(?:ein )?paar|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|\\d+'
const forSeveral = new RegExp(
  `^\\s(?:for|für|zu|pour|à|para|por)\\s(?:${several})(?!\\p{L})(?!\\s(?:nights|days|weeks|months))`,
  'iu',
)
const severalFor =
  /(?<![\p{L}\p{N}])(?!(?:1|one|eine?|une?|una?)\s)\S+\s(?:places|seats|spots|tickets|people|plätze|personen|karten|places|billets|personnes|plazas|personas|entradas)\s(?:for|für|pour|por)\s(?:only |nur |just )?$/iu

/** "£840 for two" of what each of them pays. */
function isForSeveral({ start, end, statement: { text, start: from } }: NumberClaim): boolean {
  return forSeveral.test(text.slice(end - from)) || severalFor.test(text.slice(0, start - from))
}
