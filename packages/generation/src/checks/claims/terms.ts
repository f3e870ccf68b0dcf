import { matchesOf } from '../../text.ts'
import { isIdiom, keyOfRank, ranksOf, superlatives } from './rules/superlatives.ts'
import { effects } from './rules/effects.ts'
import { evidence } from './rules/evidence.ts'
import { absolutes } from './rules/absolutes.ts'
import { backing } from './rules/backing.ts'
import { channelRules } from './rules/channels.ts'
import { deadlines } from './rules/deadlines.ts'
import { durations } from './rules/durations.ts'
import { guarantees } from './rules/guarantees.ts'
import { inclusions } from './rules/inclusions.ts'
import { offers } from './rules/offers.ts'
import { origins } from './rules/origins.ts'
import { outcomes } from './rules/outcomes.ts'
import { properties } from './rules/properties.ts'
import { qualities } from './rules/qualities.ts'
import type { Rule } from './rules/rule.ts'
import { speed } from './rules/speed.ts'
import { contentOf, wordsAfter, wordsBefore } from './near.ts'
import { isMeasure, unitAfter } from './quantities.ts'
import { isDeniedAt, type Statement, statementsOf } from './statement.ts'

/** A word that ranks, promises, offers or vouches, at its place in the folded text. */
export interface TermClaim {
  start: number
  end: number
  kind: Rule['kind']
  said: Rule['said']
  /** What makes two of them one claim. */
  key: string
  /** Meanings of the words that it is said of. */
  near: readonly string[]
  /** What a ranking is held among: "of its class", "in the city"; "ours" where it is the brand's own. */
  scope: readonly string[]
  denied: boolean
  statement: Statement
}

/** Of two that hold the same words the first counts. */
const rules: readonly Rule[] = [
  ...deadlines,
  ...offers,
  ...inclusions,
  ...channelRules,
  ...origins,
  ...properties,
  ...qualities,
  ...speed,
  ...durations,
  ...absolutes,
  ...outcomes,
  ...effects,
  ...guarantees,
  ...evidence,
  ...backing,
  ...superlatives,
]

/** All claims of a folded text that are words rather than numbers; one within another counts as part of it. */
export function termsOf(text: string, language: string, statementAt = statementsOf(text, language)): TermClaim[] {
  const found: Array<Pick<TermClaim, 'start' | 'end' | 'kind' | 'said' | 'key'>> = []
  const lower = smallLetters(text)
  for (const { kind, key, said, pattern, languages } of rules) {
    if (languages !== undefined && !languages.includes(language)) continue
    for (const { 0: word, index } of matchesOf(pattern, lower)) {
      found.push({ start: index, end: index + word.length, kind, said, key: keyIn(key, word) })
    }
  }
  for (const { start, end, word } of ranksOf(text, language)) {
    found.push({ start, end, kind: 'superlative', said: 'of its noun', key: keyOfRank(word) })
  }
  return found
    .filter(
      (term, index) =>
        !found.some((other, place) => isPartOf(term, other) && (place < index || !isPartOf(other, term))),
    )
    .filter(({ kind, start, end }) => kind !== 'superlative' || !isIdiom(text, start, end))
    .filter(({ kind, start }) => kind === 'offer_term' || !isNegated(text, start))
    .map((term) => ({ ...term, ...saidOf(text, term), statement: statementAt(term.start) }))
    .map((term) => ({
      ...term,
      denied: isWithout(text, term.start) || isDeniedAt(text, term.statement.start, term.start),
    }))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
}

const keyIn = (key: Rule['key'], wording: string): string =>
  typeof key === 'function' ? key(wording) : (key ?? keyOfRank(wording))

/** The text in small letters, each in its place: those that would become two stay as they are. */
function smallLetters(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : text.replace(/\p{Lu}/gu, (letter) => {
        const small = letter.toLowerCase()
        return small.length === letter.length ? small : letter
      })
}

const isPartOf = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  other.start <= one.start && one.end <= other.end

const negated =
  /(?<![\p{L}\p{N}])(?:not|never|isn't|aren't|nicht|nie|kein\p{L}*|pas|jamais|nunca|ni|no es|no son) (?:an? |the |immer |ein(?:e[nrms]?)? |une? |la? |los? )?$/iu

/** "Not perfect" ranks nothing. */
const isNegated = (text: string, start: number) => negated.test(text.slice(Math.max(0, start - 24), start))

const without =
  /(?<![\p{L}\p{N}])(?:no|without|ohne|kein\p{L}*|sans|aucune?|sin|ningun[oa]?|ningún) (?:(?!(?:and|und|et|y|or|oder|ou|o|but|aber) )\p{L}+ ){0,2}$/iu
const isWithout = (text: string, start: number) => without.test(text.slice(Math.max(0, start - 40), start))

type Place = Pick<TermClaim, 'start' | 'end' | 'kind' | 'said'>

function saidOf(text: string, term: Place): Pick<TermClaim, 'near' | 'scope'> {
  const scope = term.kind === 'superlative' ? scopeOf(text, term) : []
  switch (term.said) {
    case 'of its noun':
      return { near: nounOf(text, term), scope }
    case 'with a complement':
      return { near: qualifiersOf(text, term), scope }
    case 'by an agent':
      return { near: agentOf(text, term), scope }
    case 'alone':
      return { near: [], scope }
  }
}

const duration = /^ (?:for|during|over|within|für|pendant|durante|por) (?:the first )?(?:\p{L}+|\p{N}+)[ -](\p{L}+)/iu

/** "No charge for a loan". */
const purpose = /^ (?:for|für|pour|para) (?:(?:an?|the|your|eine?n?|den|die|das|une?|la|le|los?|tu) )?(\p{L}{3,})/iu

/** Compounds that name what is free themselves: "versandkostenfrei". */
const compound = /^(?:versand|liefer|porto)/iu

/** "New pads and screws cost nothing": what stands before it is free, all of it. */
export const isVerb = (term: string): boolean =>
  /^(?:costs?|kostet|kosten|ne (?:vous |te )?coûte|no (?:te |le )?cuesta)/iu.test(term)

/** Whether a term may stand before another word on the same noun: "a free, open-source manager". */
export const isAdjective = (term: string): boolean =>
  /^(?:free|complimentary|kosten(?:lose|freie)[nrms]?)$/iu.test(term)

function nounOf(text: string, { start, end }: Place): string[] {
  const itself = compound.exec(text.slice(start, end))?.[0]
  if (itself !== undefined) return contentOf(itself)
  const after = text.slice(end, end + 40)
  // "A free, open-source manager": the comma parts two words on one thing.
  const comma = isAdjective(text.slice(start, end)) ? (/^, (?=[\p{L}-]+ )/u.exec(after)?.[0].length ?? 0) : 0
  const ahead = wordsAfter(text, end + comma)
  const joined = /^ \p{L}+ (?:and|und|et|y|&) (\p{L}+)(?=[.,;:!?\n]|$)/u.exec(after)?.[1]
  if (ahead.length > 0) return [...ahead, ...(joined === undefined ? [] : contentOf(joined))]
  const measure = duration.exec(after)?.[1]
  return [...wordsBefore(text, start), ...contentOf(measure ?? purpose.exec(after)?.[1] ?? '')]
}

const attached = /(?<![\p{N}][ -]?)(?<=^|[\s(])(\p{L}[\p{L}'-]*)[ -]$/u
const complement =
  /^ (?:\p{L}+ )?(?:(?:on|for|of|against|towards|auf|für|gegen|bei|sur|pour|contre|de|en|sobre|para|contra) |d')([^.,;:!?\n()–—]{2,50})/iu

/** A noun's qualifiers: what stands right before and after it, and the first words of its complement. */
function qualifiersOf(text: string, { start, end }: Place): string[] {
  const before = attached.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? ''
  const after = wordsAfter(text, end)
  const object = complement.exec(text.slice(end, end + 70))?.[1] ?? ''
  const named = after.length > 0 ? after.slice(0, 1) : isDuration(object) ? [] : contentOf(object).slice(0, 2)
  const qualifier = isMeasure(before.split('-').at(-1) ?? '') ? [] : contentOf(before)
  return [...qualifier, ...named].filter((word) => !isMeasure(word))
}

/** "Of ten years": a measure, which is compared as a number. */
const isDuration = (said: string) => unitAfter(said.replace(/^\S+/u, '')) !== null

const by = /^ (?:\p{L}+ )?(?:by|von|par|por) ([^.,;:!?\n()–—]{2,50})/iu

/** Who vouches: after "by", or the subject. */
function agentOf(text: string, { start, end }: Place): string[] {
  const after = by.exec(text.slice(end, end + 70))?.[1]
  return after === undefined ? wordsBefore(text, start).slice(-1) : contentOf(after).slice(0, 2)
}

const among =
  /\s(?:(?:of|in|on|from|among|der|des|im|auf|am|von|vom|aus|unter|dans|sur|du|de|del|en|entre)\s|d')(?=(.{0,40}))/giu
const ours = /(?<!\p{L})(?:our|unser\p{L}*|notre|nos|nuestr\p{L}+) (?:\p{L}+ )?$/iu
const owner = /(\p{L}+)['’]s (?:\p{L}+ )?$/u
const genitive = /^ \p{Lu}\p{L}+ (\p{Lu}\p{L}+s)(?!\p{L})/u

function scopeOf(text: string, { start, end }: Place): string[] {
  const behind = text.slice(Math.max(0, start - 40), start)
  const clause = text.slice(end, end + 80).split(/[.,;:!?\n()–—]/u)[0] ?? ''
  const named = [owner.exec(behind)?.[1], owner.exec(text.slice(start, end + 1))?.[1], genitive.exec(clause)?.[1]]
  return [
    ...(ours.test(behind) || ours.test(`${text.slice(start, end).split(' ')[0]} `) ? ['ours'] : []),
    ...named.flatMap((word) => (word === undefined ? [] : contentOf(word))),
    ...matchesOf(among, clause).flatMap((match) => contentOf(match[1] ?? '').slice(0, 1)),
  ]
}
