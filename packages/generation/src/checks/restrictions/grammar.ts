import { wordStart } from '../../text.ts'
import { place } from './quotes.ts'
import { speeches, type Speech } from './speech.ts'

/** The patterns that a restriction in one language is read with. */
export interface Grammar {
  marker: RegExp
  /** What is forbidden by naming what replaces it. */
  exchange: RegExp
  leadingVerb: RegExp
  anyVerb: RegExp
  writingVerb: RegExp
  passive: RegExp
  turn: RegExp
  order: RegExp
  condition: RegExp
  companion: RegExp
  limit: RegExp
  limitAfter: RegExp
  limitNamed: RegExp
  splits: RegExp
  joins: RegExp
  before: RegExp
  after: RegExp
  manner: RegExp
}

const end = "(?:(?<=[' ])|(?![\\p{L}\\p{N}]))"
const numbers =
  '\\p{Nd}{1,2}|one|a single|a|an|two|three|four|five|six|ein(?:e|en|er|em)?|zwei|drei|vier|fünf|sechs|une?|deux|trois|quatre|cinq|six|una?|un solo|una sola|un seul|une seule|dos|tres|cuatro|cinco|seis'
/** What a ban on making statements is about: their meaning, which words do not show. */
const meanings =
  '\\p{L}*(?:claims?|promises?|comparisons?|statements?|language|tone|voice|style|sentences?|versprechen|versprechungen|aussagen?|vergleiche?|sprache|tonfall|stil|sätze|promesses?|comparaisons?|affirmations?|langage|ton|phrases?|promesas?|comparaciones|afirmaciones|lenguaje|tono|frases)(?: .*)?'
const such = 'such as|including|namely|like|wie|etwa|tels? que|telles que|comme|tales como|como|por ejemplo'

const flagged = (source: string, flags = 'iu') => new RegExp(source, flags)

function grammarOf(speech: Speech): Grammar {
  const verbs = `(?:${speech.saying}|${speech.writing})`
  const subject = `(?:\\s+(?:sie|vous|usted|ever|please|bitte))?`
  return {
    marker: flagged(`${wordStart}(?:(?<nominal>${speech.nominal})|(?<verbal>${speech.verbal}))${end}\\s*`),
    exchange: flagged(
      `^(?:instead of|rather than|statt|anstatt|anstelle von|plutôt qu|au lieu d|en lugar de|en vez de)`,
    ),
    leadingVerb: flagged(`^(?:ever\\s+)?${verbs}${end}${subject}\\s*`),
    anyVerb: flagged(`${wordStart}${verbs}${end}`),
    writingVerb: flagged(`${wordStart}(?:${speech.writing})${end}`),
    passive: flagged(`^(.+?)\\s+(?:${speech.passive})${end}`),
    turn: flagged(`^(?:and\\s+|und\\s+|et\\s+|y\\s+)?(?:${speech.turns})${end}`),
    order: flagged(`^(?:${speech.orders})${end}`),
    condition: flagged(`${wordStart}(?:${speech.conditions})${end}`),
    companion: flagged(
      `${wordStart}(?:${speech.nominal}|${speech.verbal})${end}\\s*(.+?)\\s+(?:${speech.without})\\s+(.+)$`,
    ),
    limit: flagged(`${wordStart}(?:${speech.limits})\\s*(?<![\\p{L}](?=\\p{L}))(${numbers})\\s+(.+)$`),
    limitAfter: flagged(`^(.*?)${wordStart}(${numbers})\\s+(.+?),?\\s+(?:${speech.limits})$`),
    limitNamed: flagged(
      `^(.+?)\\s*[:,–-]?\\s+(?:(?:${speech.limits})\\s+(${numbers})|(${numbers})\\s+(?:${speech.limits}))$`,
    ),
    splits: flagged(
      `\\s*(?:[,:()–—→=]|\\s-\\s)\\s*|\\s+(?=(?:but|instead(?!\\s+of)|sondern|mais|sino)${end})|\\s+(?:and|und|et|y)\\s+(?=(?:always|instead|say|use|write|prefer|immer|toujours|siempre)${end})`,
      'giu',
    ),
    joins: flagged(`\\s*(?:${wordStart}(?:${speech.joins}|${such})${end}|[/+])\\s*`, 'giu'),
    before: flagged(`^(?:(?:${speech.before}|${speech.nominal})${end}\\s*)+`),
    after: flagged(`(?:\\s+(?:${speech.after}|${verbs}))+$`),
    manner: flagged(`^(?:(?:${speech.manners})(?:\\s|$)|(?:\\p{L}+\\s){0,2}${meanings}$)`),
  }
}

export const grammars: ReadonlyMap<string, Grammar> = new Map(
  Object.entries(speeches).map(([language, speech]) => [language, grammarOf(speech)]),
)

const counts = [
  /^(?:1|one|a|an|a single|ein\p{L}*|une?|una?|un solo|una sola|un seul|une seule)$/iu,
  /^(?:2|two|zwei|deux|dos)$/iu,
  /^(?:3|three|drei|trois|tres)$/iu,
  /^(?:4|four|vier|quatre|cuatro)$/iu,
  /^(?:5|five|fünf|cinq|cinco)$/iu,
  /^(?:6|six|sechs|seis)$/iu,
]

/** The number that a limit names, in figures or in words. */
export function countOf(written: string): number {
  const found = counts.findIndex((pattern) => pattern.test(written))
  return found >= 0 ? found + 1 : Number(written)
}

const fields = {
  headline: 'headlines?|titles?|überschrift(?:en)?|titel|schlagzeilen?|titres?|accroches?|titulares?|títulos?',
  description: 'descriptions?|beschreibung(?:en)?|descripción|descripciones',
  primary_text: 'primary text|body(?: text| copy)?|haupttext|fließtext|texte principal|texto principal',
} as const
const inField = (names: string) =>
  flagged(
    `\\s*(?<!\\p{L})(?:in|im|within|dans|en|der|des)(?:\\s+(?:the|your|our|der|die|den|le|la|les|el|los|las))?\\s+(?:${names})(?!\\p{L})`,
  )
const scopes = (Object.keys(fields) as Array<keyof typeof fields>).map((field) => ({
  field,
  pattern: inField(fields[field]),
}))

/** The field that a sentence speaks of, and the sentence without saying so. */
export function scopeOf(sentence: string): { field?: keyof typeof fields; rest: string } {
  const scope = scopes.find(({ pattern }) => pattern.test(sentence))
  return scope === undefined ? { rest: sentence } : { field: scope.field, rest: sentence.replace(scope.pattern, '') }
}

export const onlyPlaces = flagged(`^(?:${place}\\s*)+$`)
