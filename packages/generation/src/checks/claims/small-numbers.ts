import { wholeWords } from '../../text.ts'
import { isBusiness } from './clock.ts'
import type { NumberClaim } from './numbers.ts'
import { countsPlaces } from './nouns.ts'
import { actIn } from './vouching.ts'

const whole = (words: string) => new RegExp(wholeWords(words), 'iu')
/** At the end of what stands before a number, and at the beginning of what follows it. */
const ending = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\s$`, 'iu')
const beginning = (words: string) => new RegExp(`^\\s(?:${words})(?!\\p{L})`, 'iu')

/** Who speaks for a brand, and those who buy from it or judge it. */
const ofBrand = whole(
  [
    "we|us|our|ours|we'(?:re|ve|ll)|customers?|clients?|members?|subscribers?|users?|patients?|experts?|doctors?|reviews?|ratings?|awards?|prizes?|generations?|branches|shops|stores|locations|switch(?:ed)?|join(?:ed)?|bought|swear",
    'wir|uns|unser\\p{L}*|\\p{L}*kund(?:e|en|in|innen)|mitglieder\\p{L}*|nutzer\\p{L}*|abonnent\\p{L}*|patient\\p{L}*|expert\\p{L}*|ärzt\\p{L}+|bewertung\\p{L}*|preisen?|generation\\p{L}*|filialen|läden|standorten?|schwören|gekauft|gewechselt',
    'nous|notre|nos|client\\p{L}*|membres?|adhérent\\p{L}*|abonné\\p{L}*|utilisat\\p{L}+|patient\\p{L}*|expert\\p{L}*|médecins?|avis|prix|générations?|boutiques|magasins|agences|jurent|acheté|adopté',
    'nosotr[oa]s|nuestr[oa]s?|\\p{L}{2,}[aei]mos|client\\p{L}*|soci[oa]s|miembros?|suscriptor\\p{L}*|usuari[oa]s?|pacientes?|expert[oa]s?|médic[oa]s|reseñas|premios?|generaciones|tiendas|sucursales|locales|juran|comprado|compraron',
  ].join('|'),
)

/** What compares: a number beside it says how much more or less there is. */
const compared = whole(
  [
    'more|less|fewer|than|lighter|smaller|slimmer|thinner|younger|shorter|longer|faster|quicker|sooner|earlier|cheaper|better|stronger',
    'mehr|weniger|leichter|kleiner|schlanker|dünner|jünger|kürzer|länger|schneller|eher|günstiger|billiger|besser|stärker',
    'de (?:plus|moins)|fois (?:plus|moins)|mieux|plus (?:léger|petit|mince|jeune|court|long|rapide|vite|tôt)\\p{L}*',
    'más|de menos|veces menos|mejor\\p{L}*|antes de lo',
  ].join('|'),
)

/** What makes of a number a bound, a limit of places, the time that something takes, or a way to it. */
const measuring = ending(
  [
    'only|just|until|till|by|in|within|after|inside|every|takes?|took|lasts?|needs?|all it takes is|under|over|than|buy|get|gets|win|save',
    'nur|bloß|in|nach|innerhalb|binnen|alle|dauert|hält|braucht|unter|über|bis|zu|kauf\\p{L}*|gewinn\\p{L}*|spar\\p{L}*',
    'seulement|que|dans|en|sous|après|toutes les|tous les|dure(?:nt)?|tient|faut|achete[rz]|gagne[rz]',
    'solo|sólo|en|tras|después de|dentro de|cada|dura[n]?|tarda[n]?|bastan|compra|gana',
  ].join('|'),
)
/** Before what is left of something. */
const left = ending('noch|(?:il )?(?:vous |nous )?reste(?:nt)?|quedan?')
/** Before a number of years: how long something has been made. */
const since = ending('for|since|seit|depuis|pendant|il y a|voilà|(?:desde )?hace|durante|lleva[ns]?')
/** After a number, and what it counts, if that is named: a share, a way to something, a limit, a price for several. */
const leading = beginning(
  [
    '(?:\\p{L}+ ){0,2}(?:left|remaining|available|later|to go|is enough|are enough|is all|are all)|(?:\\p{L}+ ){0,2}(?:to|until) (?:a|your|the)|(?:easy |simple |quick |short )?(?:steps?|clicks?|taps?|moves?)|(?:\\p{L}+ )?(?:out of|of|in)(?: every)? (?:two|three|four|five|six|seven|eight|nine|ten|twelve)|for (?:one|two|three|the price)',
    '(?:\\p{L}+ ){0,2}(?:übrig|verfügbar|frei|später|reichen|genügen)|(?:\\p{L}+ ){0,1}bis (?:zum|zur)|(?:einfache[nr]? |kleine[nr]? )?(?:schritten?|schritte|klicks?|handgriffen?|handgriffe)|(?:\\p{L}+ )?(?:von|aus) (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)|(?:für|zum preis von) (?:eins|einen?|eine[mr]|zwei|drei)',
    "(?:\\p{L}+ ){0,2}(?:restante?s?|disponibles?|plus tard|suffisent|pour)|(?:étapes|clics?|gestes)|(?:\\p{L}+ )?sur (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)|(?:pour|au prix d')\\s?(?:une?|deux|trois)",
    '(?:\\p{L}+ ){0,2}(?:restantes?|disponibles?|libres?|después|bastan|para|menos)|(?:pasos|clics?|toques)|(?:\\p{L}+ )?de(?: cada)? (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)|por (?:un[oa]?|dos|el precio)',
  ].join('|'),
)
/** The second number of a share. */
const ofShare = ending(
  '(?:two|three|four|five|six|seven|eight|nine|ten|one) (?:\\p{L}+ )?(?:out of|of|in)(?: every)?|(?:eine[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun) (?:\\p{L}+ )?(?:von|aus)|(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf) (?:\\p{L}+ )?sur|(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve) (?:\\p{L}+ )?de(?: cada)?',
)
const multiple = beginning(
  'times (?:as|the)|times(?= \\p{L}+er(?!\\p{L}))|mal so|fois (?:plus|moins)|veces (?:más|menos)',
)

/** What a scene counts of. */
const [fewest, most] = [2, 20]

/** Units of the time that goes by in a scene; others measure things. */
const times = new Set(['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'year', 'am', 'pm'])

/** UTF-16 units beyond which nothing is a sentence that anybody tells. */
export const sentenceUnitsMax = 600

export const isFew = (value: number | string): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= fewest && value <= most

/** Whether a bare number stands in a sentence without the brand, those who buy and recommend, money, shares and comparisons. */
export function saysNothingOfBrand(
  { kind, bound, discount, rates, unit, clock, statement }: NumberClaim,
  all: readonly NumberClaim[],
  text: string,
  names: ReadonlySet<string>,
): boolean {
  if (kind.startsWith('money') || bound !== 'none' || discount || (rates.length > 0 && clock.length === 0)) return false
  if (unit !== null && !times.has(unit)) return false
  if (statement.end - statement.start > sentenceUnitsMax) return false
  const told = toldWith(statement, text)
  return (
    !ofBrand.test(told) &&
    !compared.test(told) &&
    (clock.length > 0 || actIn(told) === null) &&
    !namesOne(told, names) &&
    !all.some((other) => other.kind.startsWith('money') && other.statement.start === statement.start)
  )
}

/** A fragment is of the sentence that follows. */
const toldWith = ({ start, end }: NumberClaim['statement'], text: string) =>
  text.slice(start, end + (end - start < 40 ? 60 : 0)).split(/\n\s*\n/u)[0] ?? ''

/**
 * Whether a number may belong to a scene where nothing can be said of the brand: two to twenty of anything, or a time of day. A
 * bound or a share, and how long something takes, are said of something in any place.
 */
export function maySetScene(
  number: NumberClaim,
  all: readonly NumberClaim[],
  text: string,
  names: ReadonlySet<string>,
): boolean {
  if (number.kind !== 'plain' || !saysNothingOfBrand(number, all, text, names)) return false
  return number.clock.length > 0 ? !isBusiness(toldWith(number.statement, text)) : mayCount(number, text)
}

/** Whether a number is a few of something, and no bound, share or time that something takes. */
export function mayCount({ kind, start, end, value, unit, near, statement }: NumberClaim, text: string): boolean {
  if (kind !== 'plain' || !isFew(value) || text[end] === '-') return false
  const before = text.slice(Math.max(statement.start, start - 30), start)
  const after = text.slice(end, Math.min(statement.end, end + 50))
  if (unit === 'year' && since.test(before)) return false
  if (left.test(before) && (near.length === 0 || countsPlaces(near))) return false
  return (
    ![measuring, ofShare].some((words) => words.test(before)) && ![leading, multiple].some((words) => words.test(after))
  )
}

/** "In groups of six", "room for eight": how many there is a place for. */
const placesFor =
  /(?<!\p{L})(?:groups? of|(?:room|space|places?|seats?) for|gruppen? (?:von|zu|mit)|(?:platz|plätze|raum) für|groupes? de|places? pour|grupos? de|(?:sitio|plazas?) para) $/iu
export const isOfPlaces = ({ start }: Pick<NumberClaim, 'start'>, text: string): boolean =>
  placesFor.test(text.slice(Math.max(0, start - 24), start))

const namesOne = (told: string, names: ReadonlySet<string>) =>
  told
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => names.has(word))
