import { squeezed, wholeWords } from '../../text.ts'
import type { Grammar } from './grammar.ts'
import { phrasesIn, type SetAside } from './quotes.ts'
import { moneyTopics } from './topics/money.ts'
import { natureTopics } from './topics/nature.ts'
import type { Topic, Wording } from './topics/topic.ts'
import { workTopics } from './topics/work.ts'

/** A topic that a restriction rules out, in the language of the copy. */
export interface Ruled {
  label: string
  /** What of a text in small letters speaks of it. */
  seen: RegExp
  /** Words for the topic that stay free, since only a promise of it is forbidden; null where none does. */
  free: RegExp | null
}

const topics: readonly Topic[] = [...moneyTopics, ...workTopics, ...natureTopics]
const isKnown = (language: string): language is keyof Wording => ['en', 'de', 'fr', 'es'].includes(language)
const pattern = (source: string) => new RegExp(wholeWords(source), 'iu')

type ReadTopic = (typeof read)[number]

/** Where a topic that no verb rules out has to end: "no discounts in headlines", but not "no medical jargon". */
const closes =
  '(?=$| (?:or|and|nor|in|on|for|of|with|oder|und|auf|für|zu|mit|ou|et|ni|dans|sur|avec|o|y|en|para|sobre|con)(?!\\p{L}))'

/** Verbs that are the topic themselves: "never compare", but not "prices, not discounts". */
const deeds =
  '(?:compar|belittl|disparag|critici[sz]|denigrat|badmouth|mock|guarantee|vergleich|garantier|dénigr|garanti|desacredit|garanti[cz])'

const read = topics.map((topic) => ({
  topic,
  asked: pattern(topic.asked),
  named: new RegExp(`^(?:\\p{L}+ ){0,1}?(?:${topic.asked})${closes}`, 'iu'),
  done: new RegExp(`^(?=${deeds})(?:${topic.asked})${closes}`, 'iu'),
  quoted: topic.quoted === undefined ? null : new RegExp(`^(?:${topic.quoted})$`, 'iu'),
}))

/** Claiming and promising. "Never say" and "do not use" rule out words alone. */
const claiming = pattern(
  '\\p{L}*(?:claim(?:s|ing)?|promis(?:e|es|ing)|imply(?:ing)?|suggest(?:s|ing|ions?)?|guarantee|advertis(?:e|ing)|statements?|(?:say|saying|pretend) that|versprechen|versprechungen|versprich|aussagen?|behaupt\\p{L}*|andeut\\p{L}*|werben|werbung|promesses?|promett\\p{L}+|prétend\\p{L}*|suggér\\p{L}+|allégations?|affirm\\p{L}+|dire que|promesas?|promet\\p{L}+|afirm\\p{L}+|insinu\\p{L}+|suger\\p{L}+|decir que|alegaciones)',
)
/** Speaking of a thing at all. */
const mentioning = pattern(
  'mention(?:ed|ing|s)?|talk(?:ing)?|speak(?:ing)?|discuss(?:ing)?|refer(?:ring|ences?)?|erwähn\\p{L}*|sprech\\p{L}*|sprich|reden|rede|thematisier\\p{L}+|mentionn\\p{L}+|parl(?:er|ez|e)|évoqu\\p{L}+|habl(?:ar|es|e|en)|mencion\\p{L}+|alud\\p{L}+',
)

type Degree = 'mentioned' | 'claimed' | 'named'

function ruled({ topic: { label, promised, spoken }, asked }: ReadTopic, degree: Degree, language: string): Ruled {
  const known = isKnown(language) ? language : 'en'
  const wordings = degree === 'mentioned' && spoken !== undefined ? [promised, spoken] : [promised]
  return {
    label,
    seen: pattern(wordings.map((wording) => wording[known]).join('|')),
    free: degree === 'claimed' ? asked : null,
  }
}

const degreeOf = (clause: string): Degree =>
  claiming.test(clause) ? 'claimed' : mentioning.test(clause) ? 'mentioned' : 'named'

/** The topics whose claim a phrase in quotation marks is. */
const topicsQuoted = (phrase: string, language: string): Ruled[] =>
  read.filter(({ quoted }) => quoted?.test(phrase) === true).map((topic) => ruled(topic, 'named', language))

/**
 * The topics that a sentence of a restriction forbids to claim or to mention, in its clauses and in what they quote. Where
 * a clause has no word of doing so ("No discounts", "Never compare") the topic has to open what is forbidden: "no
 * photographs of the health centre" forbids none.
 */
export function topicsRuledIn(sentence: string, grammar: Grammar, aside: SetAside, language: string): Ruled[] {
  const clauses = sentence.split(grammar.splits).map(squeezed).filter(Boolean)
  let forbids: { degree: Degree; opening: 'named' | 'done' } | null = null
  return clauses.flatMap((clause) => {
    const marker = grammar.marker.exec(clause)
    const passive = marker?.index === 0 ? null : grammar.passive.exec(clause)
    if (marker === null && passive === null && (forbids === null || grammar.turn.test(clause))) {
      forbids = null
      return []
    }
    if (marker !== null && grammar.exchange.test(marker[0])) return []
    const isVerbal = marker?.groups?.['verbal'] !== undefined
    if (marker !== null) forbids = { degree: degreeOf(clause), opening: isVerbal ? 'done' : 'named' }
    const { degree, opening } = forbids ?? { degree: degreeOf(clause), opening: 'named' }
    const part = passive?.[1] ?? (marker === null ? clause : forbiddenPart(clause, marker, grammar))
    return [
      ...read
        .filter((each) => each[degree === 'named' ? opening : 'asked'].test(part))
        .map((topic) => ruled(topic, degree, language)),
      ...phrasesIn(part, aside).flatMap((phrase) => topicsQuoted(phrase, language)),
    ]
  })
}

/** What follows the word that forbids; what stands before it where nothing but a verb follows: "Wettbewerber nie erwähnen". */
function forbiddenPart(clause: string, marker: RegExpExecArray, { anyVerb, before }: Grammar): string {
  const rest = clause.slice(marker.index + marker[0].length)
  const isBare = squeezed(rest.replace(anyVerb, '')) === ''
  return isBare ? clause.slice(0, marker.index) : rest.replace(before, '')
}
