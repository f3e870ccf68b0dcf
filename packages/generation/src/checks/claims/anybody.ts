import { wholeWords } from '../../text.ts'
import { isCommon } from '../common-words.ts'
import { isOrdinary } from '../ordinary-words.ts'
import { isBusiness } from './clock.ts'
import { isPerson, meaningOf, plainVowels, related } from './concepts.ts'
import type { SourceIndex } from './index-sources.ts'
import { contentWords } from './near.ts'
import { isNumberWord } from './number-words.ts'
import type { NumberClaim } from './numbers.ts'
import { isMeasure } from './quantities.ts'
import { isOfPlaces, mayCount, saysNothingOfBrand, sentenceUnitsMax } from './small-numbers.ts'

const subjects: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    wholeWords(
      "i|i'm|i've|he|she|he's|she's|they|they're|who|who's|somebody|someone|nobody|everybody|everyone|mum|dad|mother|father|you|you're|you've|you'd|it's|that's|there's|is|isn't|are|aren't|was|were|has|have|had|goes|comes|feels?|felt|knows?|sounds?|when|because|while",
    ),
    'iu',
  ),
  de: new RegExp(
    wholeWords(
      'ich|du|er|es|man|jemand|niemand|keiner|wer|mama|papa|ist|sind|war|waren|hat|haben|hatte|steht|stehen|liegt|liegen|geht|kommt|weiß|wenn|weil|während|als|dass|bevor',
    ),
    'iu',
  ),
  fr: new RegExp(
    wholeWords(
      "je|j'\\p{L}+|tu|il|elle|on|ils|elles|vous|qui|quelqu'un|personne|maman|papa|est|sont|était|a|ont|avait|reste|c'est|c'était|quand|parce|lorsqu\\p{L}*",
    ),
    'iu',
  ),
  es: new RegExp(
    wholeWords(
      'yo|tú|él|ella|ellos|ellas|alguien|nadie|quien|mamá|papá|es|son|era|está|están|estaba|hay|había|tiene|tienes|tienen|das|vas|sales|llegas|haces|quedan?|cuando|porque|mientras|te',
    ),
    'iu',
  ),
}

/** Whether a sentence tells of somebody, or that something is so, or asks: a fragment on a product does nothing of it. */
const isTold = (said: string, { language }: SourceIndex): boolean =>
  /\?\P{L}*$/u.test(said) || (subjects[language] ?? subjects['en'])?.test(said) === true

const isTelling = (word: string) => !isCommon(word) && !isOrdinary(word) && !isMeasure(word) && !isNumberWord(word)

const knows = (word: string, { brandWords }: SourceIndex) => brandWords().knows(plainVowels(meaningOf(word)))

interface Words {
  known: number
  strange: number
  /** Words of any sentence among them. */
  unlike: number
}

/** Of the words of a sentence that could say something of a brand, those that its sources use, and the others. */
function wordsOf(said: string, index: SourceIndex, but: readonly string[] = []): Words {
  const all = [...new Set(contentWords(said))].filter((word) => !but.includes(meaningOf(word)))
  const words = all.filter(isTelling)
  const known = words.filter((word) => knows(word, index)).length
  const unlike = all.filter((word) => !isMeasure(word) && !isNumberWord(word) && !knows(word, index)).length
  return { known, strange: words.length - known, unlike }
}

/**
 * Whether a number is of anybody's day, wherever it stands: a time, or up to twenty of something, in a sentence that tells of
 * people and things and not of the brand, of what it sells or does, or of its buyers.
 */
export function isOfAnybody(
  number: NumberClaim,
  all: readonly NumberClaim[],
  text: string,
  index: SourceIndex,
): boolean {
  const { statement, clock, near, start, end, unit } = number
  if (statement.text.length > sentenceUnitsMax) return false
  if (isHalfOfAnything(number, index)) return true
  if (!saysNothingOfBrand(number, all, text, index.ownWords)) return false
  if (isReading(number, index)) return true
  if (clock.length > 0) {
    if (tellsTheTime.test(text.slice(statement.start, start))) return true
    if (isBusiness(statement.text) || all.some((other) => isFromTo(number, other, text))) return false
    const { known, strange } = wordsOf(statement.text, index)
    return strange > known || (known === 0 && isTold(statement.text, index))
  }
  if (!index.oneLanguage || isOfPlaces(number, text)) return false
  if (mayCount(number, text) && isCountedAlike(number, index)) return true
  if (!isTold(statement.text, index)) return false
  const waits = unit === 'hour' && waitsFor.test(statement.text.slice(0, start - statement.start))
  if (!waits && !mayCount(number, text)) return false
  const before = statement.text.slice(0, start - statement.start)
  if (hasBefore.test(before)) return false
  const counted = near.slice(0, 2).some((word) => isTelling(word) && !isPerson(word) && knows(word, index))
  const { known, strange, unlike } = wordsOf(`${before} ${text.slice(end, statement.end)}`, index, near)
  if (counted) return known <= 1 && strange >= 3
  if (thereIs.test(before)) return strange > Math.max(known, 1)
  return (known === 0 && !ofReader.test(statement.text)) || strange > known || unlike >= known + unlikeMin
}

/** Whether the sources know of as many of the same, be it at most or of others: "six chairs" where six can be brought. */
const isCountedAlike = ({ value, unit, near }: NumberClaim, { numbers }: SourceIndex): boolean =>
  unit === null &&
  near.length > 0 &&
  (numbers.get('plain') ?? []).some((known) => known.value === value && !known.denied && related(near, known.near))

/** "You learn five recipes" tells the reader what there is to be had. */
const ofReader = new RegExp(
  wholeWords("you|you're|you'll|your|sie|ihr|ihnen|du|dir|dich|dein\\p{L}*|vous|votre|vos|tu|te|usted|ustedes|tus?"),
  'iu',
)

/** Words of any kind that the brand does not use from which on a sentence is none of its own. */
const unlikeMin = 3

/** "It has nine pockets" is said of a thing that is sold. */
const hasBefore =
  /(?<!\p{L})(?:(?:it|this|that|which|(?:the|each|every|this) \p{L}+) (?:(?:now|also) )?(?:has|have|holds|fits|comes (?:with|in)|offers|includes)|(?:er|sie|es|(?:der|die|das|jede[rs]?|dieser?|dieses) \p{L}+) (?:hat|haben|fasst|bietet|enthält)|(?:il|elle|qui|(?:le|la|chaque|cet?t?e?) \p{L}+) (?:a|ont|compte|contient|offre|tient (?:en|dans))|(?:que|(?:el|la|cada|est[ea]) \p{L}+) (?:tiene|lleva|ofrece|incluye|trae)) (?:\p{L}+ )?$/iu
const thereIs = /(?<!\p{L})(?:there (?:is|are)|es gibt|gibt es|il y a|hay) $/iu

/** "The oven goes on in seven hours": what is to come, unless it is what the reader gets. */
const waitsFor =
  /^(?!.*(?<!\p{L})(?:it|your|you|es|sie|du|dein\p{L}*|ihre?|il|elle|votre|vous|tu) )(?:.* )(?:in|dans|en) $/iu

/** "From five to ten": hours at which somebody is there. */
function isFromTo(one: NumberClaim, other: NumberClaim, text: string): boolean {
  if (other === one || other.clock.length === 0 || other.statement.start !== one.statement.start) return false
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  return /(?<!\p{L})(?:to|until|till|bis|à|a)(?!\p{L})|^\s?[-–]\s?$/iu.test(text.slice(first.end, second.start))
}

/** "It is seven o'clock" opens nothing and closes nothing. */
const tellsTheTime =
  /(?:^|[.,;:!?…–—]\s)["'“„«]?(?:it is|it's|it was|es ist|es war|il est|il était|son|eran) (?:(?:just|only|already|about|schon|erst|kurz vor|kurz nach|déjà|à peine|ya|casi) )?(?:las )?(?:half (?:past )?|quarter (?:past|to) |halb |viertel (?:vor|nach) |\p{L}+ (?:past|to|vor|nach) )?$/iu

/** "The battery is at 3 percent": what somebody reads off, and no share of anything. */
function isReading({ kind, near, start, end, statement }: NumberClaim, index: SourceIndex): boolean {
  if (kind !== 'percent' || !isTold(statement.text, index) || near.some((word) => knows(word, index))) return false
  const before = statement.text.slice(0, start - statement.start)
  const after = statement.text.slice(end - statement.start)
  const { known, strange } = wordsOf(`${before} ${after}`, index)
  return (
    strange > known + 1 &&
    /(?<!\p{L})(?:at|bei|à|al) $/iu.test(before) &&
    !/^ (?:of|off|der|des|de|du|von|less|more|weniger|mehr)(?!\p{L})/iu.test(after)
  )
}

const half = /^(?:half|(?:die )?hälfte|(?:la )?moitié|(?:la )?mitad)\s?$/iu
/** What makes a saving or an offer of a half. */
const halved =
  /(?<!\p{L})(?:with|for|at|in|by|(?:cut|cuts|cutting|save|saves|saving|reduce\p{L}*)(?: \p{L}+)?|mit|für|um|auf|zur|zum|bei|spar\p{L}*|pour|avec|de|par|économis\p{L}*|con|por|a|ahorr\p{L}*) (?:only |just |nur |about )?(?:the |der |die |la )?$/iu
const measuredBy =
  /(?<!\p{L})(?:as|less|more|weniger|mehr|moins|plus|menos|más|prices?|costs?|time|weight|size|effort|bills?|fees?|rent|energy|waste|sugar|fat|salt|calories|money|so|preis\p{L}*|kosten|zeit|gewicht|größe|aufwand|energie|zucker|fett|salz|kalorien|geld|prix|coûts?|temps|poids|taille|énergie|sucre|sel|gras|argent|precios?|costes?|tiempo|peso|tamaño|esfuerzo|energía|azúcar|sal|grasa|dinero)(?!\p{L})/iu

const paid =
  /(?<!\p{L})(?:pays?|paying|costs|(?:be)?zahl\p{L}*|kostet|kosten|paie\p{L}*|pay(?:ez|é|ée|és|ées)|coûte\p{L}*|pag(?:a|as|an|ar|o|ue)|cuesta\p{L}*)(?!\p{L})/iu

/** "Half a day off", "the other half": a half that is no share of people or of what the brand deals in, and no saving. */
function isHalfOfAnything({ start, end, statement, bound, discount }: NumberClaim, index: SourceIndex): boolean {
  if (bound !== 'none' || discount || !half.test(statement.text.slice(start - statement.start, end - statement.start)))
    return false
  const before = statement.text.slice(0, start - statement.start)
  const after =
    statement.text
      .slice(end - statement.start)
      .split(/[.,;:!?…()–—]/u)[0]
      ?.slice(0, 40) ?? ''
  const of = contentWords(
    after.split(/(?<!^)\s(?:is|are|has|have|can|can't|ist|sind|hat|haben|est|sont|a|ont|es|son|está)\s/u)[0] ?? '',
  ).slice(0, 2)
  return (
    isTold(statement.text, index) &&
    !paid.test(statement.text) &&
    !halved.test(before) &&
    !measuredBy.test(after) &&
    !/(?<!\p{L})(?:our|your|unser\p{L}*|ihr\p{L}*|nos|vos|notre|votre|nuestr\p{L}+|tus?)(?!\p{L})/iu.test(after) &&
    !of.some((word) => isPerson(word) || (isTelling(word) && knows(word, index)))
  )
}
