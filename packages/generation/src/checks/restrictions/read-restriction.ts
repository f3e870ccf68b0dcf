import { folded, squeezed } from '../../text.ts'
import { addressIn } from './address.ts'
import { countOf, type Grammar, grammars, onlyPlaces, scopeOf } from './grammar.ts'
import { phrasesIn, type SetAside, setAside } from './quotes.ts'
import { claimingVerb } from './promising.ts'
import type { Rule, Thing } from './rules.ts'
import { topicsRuledIn } from './topics.ts'
import { type Writing, writings } from './writing.ts'

/** How much of a plain phrase is taken for words: after "say" several, after "no" few, of another language's "no" none. */
type Reach = 'saying' | 'writing' | 'bare' | 'none'
const wordsMax: Readonly<Record<Reach, number>> = { saying: 4, writing: 1, bare: 3, none: 0 }

/** UTF-16 units of a sentence that may be a rule; what is longer explains, and would take long to read. */
const ruleUnitsMax = 300

interface Reading {
  grammar: Grammar
  /** Of the copy. */
  language: string
  aside: SetAside
  /** Whether the restriction may be in another language, so that its plain words prove nothing. */
  guessed: boolean
}

/** The rules that a restriction of a brand states. None where its meaning is more than words can show. */
export function rulesOf(restriction: string, language: string): Rule[] {
  const aside = setAside(folded(restriction))
  const own = grammars.get(language)
  const form = own?.condition.test(restriction) === true ? null : addressIn(restriction, language)
  const rules = own === undefined ? [] : readWith({ grammar: own, language, aside, guessed: false })
  if (form !== null) return [{ kind: 'address', form }, ...rules]
  const english = grammars.get('en')
  if (rules.length > 0 || language === 'en' || english === undefined) return rules
  return readWith({ grammar: english, language, aside, guessed: true })
}

function readWith(reading: Reading): Rule[] {
  return reading.aside.text
    .replace(/(?<!\p{L})(?:e\. ?g\.|z\. ?B\.|p\. ?ex\.|p\. ?ej\.|i\. ?e\.)/giu, 'such as')
    .replace(/(?<!\p{L})(max|etc)\./giu, '$1')
    .split(/[.;!?\n]+(?=\s|$)/u)
    .map(squeezed)
    .filter((sentence) => sentence !== '' && sentence.length <= ruleUnitsMax)
    .flatMap((sentence) => {
      const { field, rest } = scopeOf(sentence)
      const rules = rulesIn(squeezed(rest), reading)
      return field === undefined ? rules : rules.map((rule) => ({ ...rule, field }))
    })
}

function rulesIn(sentence: string, reading: Reading): Rule[] {
  const limit = limitIn(sentence, reading)
  if (limit !== null) return limit
  const companion = companionIn(sentence, reading)
  if (companion !== null) return companion
  if (reading.grammar.condition.test(sentence)) return []
  const topics = topicsRuledIn(sentence, reading.grammar, reading.aside, reading.language)
  const isFree = (thing: Thing) =>
    'words' in thing &&
    !reading.aside.phrases.includes(thing.words) &&
    topics.some(({ free }) => free?.test(thing.words) === true)
  const things = forbiddenIn(sentence, reading).filter((thing) => !isFree(thing))
  return [
    ...things.map((thing): Rule => ({ kind: 'forbidden', thing })),
    ...topics.map((topic): Rule => ({ kind: 'topic', topic })),
  ]
}

const perText =
  /\s+(?:per|a|an|in (?:a|an|each|every)|pro|je|par|por) (?:post|ad|text|caption|copy|anzeige|annonce|texte|publication|anuncio|texto|publicación)s?$/iu

/** "No more than two hashtags", "Emojis: 2 max"; null where the sentence sets no limit. */
function limitIn(sentence: string, { grammar }: Reading): Rule[] | null {
  const limit = limitOf(sentence.replace(perText, ''), grammar)
  if (limit === null) return null
  const [written, thing] = limit
  const writing = writingOf(named(thing, grammar))
  return writing === undefined ? [] : [{ kind: 'at_most', writing, count: countOf(written.toLowerCase()) }]
}

/** The number and the thing that a sentence limits, as written. */
function limitOf(sentence: string, grammar: Grammar): readonly [string, string] | null {
  const counted = grammar.limit.exec(sentence) ?? grammar.limitAfter.exec(sentence)
  if (counted !== null) return [counted.at(-2) ?? '', counted.at(-1) ?? '']
  const named = grammar.limitNamed.exec(sentence)
  return named === null ? null : [named[2] ?? named[3] ?? '', named[1] ?? '']
}

/** "Never show a rate without “representative APR”"; null where nothing is asked for beside another thing. */
function companionIn(sentence: string, reading: Reading): Rule[] | null {
  const found = reading.grammar.companion.exec(sentence)
  if (found === null) return null
  const [, thing = '', beside = ''] = found
  const companion = phrasesIn(beside, reading.aside)[0] ?? /(?:\p{Lu}{2,}|\p{Lu}\p{L}\p{Lu}\p{L}*)/u.exec(beside)?.[0]
  if (companion === undefined) return []
  const verb = reading.grammar.leadingVerb
  return thingsIn(thing.replace(verb, ''), verb.test(thing) ? 'saying' : 'bare', reading).map((each) => ({
    kind: 'only_with',
    thing: each,
    companion,
  }))
}

/** What the clauses of a sentence forbid, one after the other; a clause that says what to write instead forbids nothing. */
function forbiddenIn(sentence: string, reading: Reading): Thing[] {
  const { grammar } = reading
  const clauses = sentence.split(grammar.splits).map(squeezed).filter(Boolean)
  const opensWithOrder = grammar.order.test(clauses[0] ?? '')
  let reach: Reach | null = null
  return clauses.flatMap((clause) => {
    const marker = grammar.marker.exec(clause)
    const passive = marker?.index === 0 ? null : grammar.passive.exec(clause)
    if (passive !== null) return thingsIn(passive[1] ?? '', reading.guessed ? 'none' : 'bare', reading)
    if (marker !== null) {
      const said = afterMarker(clause, marker, opensWithOrder, reading)
      reach = said?.reach ?? null
      return said?.things ?? []
    }
    if (grammar.turn.test(clause)) reach = null
    return reach !== null && continues(clause, grammar) ? thingsIn(clause, reach, reading) : []
  })
}

/** Whether a part after a comma goes on with the list: phrases in quotes, names, or two words at most. */
const continues = (part: string, { joins }: Grammar): boolean =>
  part
    .split(joins)
    .every((each) => onlyPlaces.test(each) || each.split(' ').length <= 2 || /^(?:(?:\p{Lu}\S*|&)\s?)+$/u.test(each))

function afterMarker(
  clause: string,
  marker: RegExpExecArray,
  exchanged: boolean,
  reading: Reading,
): { things: Thing[]; reach: Reach } | null {
  const { grammar, aside } = reading
  const before = clause.slice(0, marker.index)
  const rest = clause.slice(marker.index + marker[0].length)
  if (grammar.exchange.test(marker[0])) {
    const first = phrasesIn(rest, aside)[0]
    const plain = rest.split(grammar.anyVerb)[0] ?? ''
    return { things: first === undefined ? thingsIn(plain, 'bare', reading) : [{ words: first }], reach: 'none' }
  }
  const verb = [grammar.leadingVerb.exec(rest)?.[0], grammar.after.exec(rest)?.[0], before].find(
    (part) => part !== undefined && grammar.anyVerb.test(part),
  )
  const isVerbal = marker.groups?.['verbal'] !== undefined
  if (verb === undefined && isVerbal && !standsAlone(rest, exchanged, grammar)) return null
  const reach = reachOf(verb, isVerbal, reading)
  const things = thingsIn(rest.replace(grammar.leadingVerb, ''), reach, reading)
  const isPromise = verb !== undefined && claimingVerb.test(verb)
  return { things: isPromise ? things.map((thing) => promisedOf(thing, aside)) : things, reach }
}

/** What a restriction forbids to promise may be named, but in quotation marks it is the words that are meant. */
const promisedOf = (thing: Thing, { phrases }: SetAside): Thing =>
  'words' in thing && !phrases.includes(thing.words)
    ? {
        words: thing.words.split(/ (?:in|within|about|on|for|binnen|über|dans|sous|sur|en|sobre) /u)[0] ?? '',
        promised: true,
      }
    : thing

/** "Not “customers”", and in an exchange of words "not customers": nothing but what is not to be said. */
function standsAlone(rest: string, exchanged: boolean, grammar: Grammar): boolean {
  const words = rest.replace(grammar.joins, ' ').replace(grammar.before, '').trim()
  return onlyPlaces.test(words) || (exchanged && words.split(' ').length <= 2)
}

function reachOf(verb: string | undefined, isVerbal: boolean, { grammar, guessed }: Reading): Reach {
  if (verb === undefined) return guessed ? 'none' : isVerbal ? 'writing' : 'bare'
  return grammar.writingVerb.test(verb) ? 'writing' : 'saying'
}

/** The things that a part of a clause names: quoted phrases where there are any, else kinds of writing and plain words. */
function thingsIn(part: string, reach: Reach, { grammar, aside }: Reading): Thing[] {
  const phrases = phrasesIn(part, aside)
  if (phrases.length > 0) {
    const opening = squeezed(part.slice(0, part.indexOf('⟦')))
    const asked = opening === '' || reach === 'saying' || reach === 'writing' || named(`${opening} x`, grammar) === 'x'
    return asked ? phrases.map((words) => ({ words })) : []
  }
  const most =
    /(?<!\p{L})(?:words?|phrases?|terms?|wort|wörter|begriffe?|mots?|termes?|palabras?|términos?)(?!\p{L})/iu.test(part)
      ? wordsMax.saying
      : wordsMax[reach]
  return part.split(grammar.joins).flatMap((each): Thing[] => {
    const name = named(each, grammar)
    const writing = writingOf(name)
    if (writing !== undefined) return [{ writing }]
    const tellsWords = name.length > 2 && name.split(' ').length <= most && !grammar.manner.test(name)
    return tellsWords ? [{ words: name }] : []
  })
}

/** A thing without the articles before it and the verbs after it. */
const named = (thing: string, grammar: Grammar): string =>
  squeezed(squeezed(thing).replace(grammar.before, '').replace(grammar.after, ''))

const writingOf = (name: string): Writing | undefined => writings.find(({ asked }) => asked.test(name.toLowerCase()))
