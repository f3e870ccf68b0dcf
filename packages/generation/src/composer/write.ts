import type { AwarenessLevel } from '@adcopy/contract'
import { limits, primaryTextGraphemes } from '@adcopy/contract'
import type { Draft } from '../request.ts'
import { fraction, shuffled } from '../text/random.ts'
import { graphemes } from '../text/graphemes.ts'
import { arranged, laidOut, textOf } from './arrange.ts'
import { bestWithin, fill, rankedFor } from './choose.ts'
import type { Candidate, Material, Piece } from './material.ts'

export interface Assignment {
  material: Material
  level: AwarenessLevel
  bounds: { min: number; max: number }
  /** Seed of every random choice. */
  key: string
  told: ReadonlySet<string>
}

/** Maximum length of the white space after a piece. */
const gap = 2

/** A fixed line (`hook`), a fact (`lead`) or neither. */
interface Opening {
  hook: Piece[]
  lead: Candidate | null
}

export function write({ material, level, bounds, key, told }: Assignment): Draft {
  const { brand, candidates, lines } = material
  const ranked = rankedFor(candidates, key, told)
  const line = (all: readonly string[]): Piece[] => shuffled(all, key).slice(0, 1).map(unsourced)
  const hook = line(lines.hooks)
  const isShort = bounds.max <= primaryTextGraphemes.short.max

  const withOffer = bounds.max - sizeOf(material.offer)
  const opening = openingWithin(withOffer) ?? openingWithin(bounds.max) ?? { hook: [], lead: null }
  const offer = sizeOf([...opening.hook, ...leadOf(opening)]) <= withOffer ? material.offer : []
  const headline = headlineOf({
    material,
    level,
    ranked,
    told,
    title: line(lines.headlines),
    lead: opening.lead,
  })

  const taken = new Set(opening.lead === null ? [] : [opening.lead])
  const opened = sizeOf([...opening.hook, ...leadOf(opening), ...offer])
  const closer = line(lines.closers)
  // A short text gets a call to action only if its facts leave enough room.
  const reserved = isShort || opened + sizeOf(closer) > bounds.max ? 0 : sizeOf(closer)
  const fresh = ranked.filter(({ id }) => !headline.facts.includes(id))
  const size = fill(
    {
      taken,
      elsewhere: [...(fresh.length > 0 ? [headline] : []), ...offer].map(({ text }) => text),
      size: opened,
      aim: bounds.min + (bounds.max - bounds.min) * (0.5 + 0.3 * fraction(key)) - reserved,
      max: bounds.max - reserved,
      gap,
      colon: lines.colon,
    },
    fresh.length > 0 ? fresh : ranked,
  )
  const closing = size + sizeOf(closer) <= bounds.max ? closer : []
  const paragraphs = arranged({ ...opening, taken, offer, closing }, lines.colon)
  const isNamed = brand !== null && paragraphs.length === 0
  if (isNamed) paragraphs.push([{ text: brand.name, facts: [brand.fact] }])
  const isSpare = (candidate: Candidate) => !taken.has(candidate) && !headline.facts.includes(candidate.id)
  const description = descriptionOf(ranked.filter(isSpare), level)
  const pieces = [headline, ...paragraphs.flat(), ...description]
  return {
    copy: {
      headline: headline.text,
      primary_text: laidOut(paragraphs, isShort),
      ...(description[0] !== undefined && { description: description[0].text }),
    },
    support: pieces.flatMap(({ text, facts }) => (facts.length === 0 ? [] : [{ says: text, facts: [...facts] }])),
  }

  function openingWithin(room: number): Opening | null {
    const best = (isRight: (candidate: Candidate) => boolean) =>
      bestWithin(ranked, room - gap, isRight, (candidate) => textOf(candidate, lines.colon))
    if (room < 0) return null
    if (level === 'solution_aware')
      return { hook: [], lead: best(({ kind, id }) => kind === 'description' && !told.has(id)) }
    const finding = level === 'problem_aware' ? best(({ kind, names }) => kind === 'finding' && !names) : null
    if (finding !== null) return { hook: [], lead: finding }
    if (hook.length > 0) return sizeOf(hook) <= room ? { hook, lead: null } : null
    const lead = best(({ names }) => !names) ?? best(({ holdsName }) => !holdsName)
    return lead === null ? null : { hook: [], lead }
  }

  function leadOf({ lead }: Opening): Piece[] {
    return lead === null ? [] : [{ text: textOf(lead, lines.colon), facts: lead.facts }]
  }
}

const unsourced = (text: string): Piece => ({ text, facts: [] })
const sizeOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + graphemes(text) + gap, 0)

interface Head {
  material: Material
  level: AwarenessLevel
  ranked: readonly Candidate[]
  told: ReadonlySet<string>
  title: readonly Piece[]
  lead: Candidate | null
}

/**
 * Returns the headline: a short fact, else a fixed line, else a longer fact, else the brand's name. A full stop is not
 * added to a fact. At the level `unaware`, a fixed line is preferred to a fact. At the level `solution_aware`, the
 * headline is the brand's name followed by a short fact, or only the name if no fact fits.
 */
function headlineOf({ material: { brand, lines }, level, ranked, told, title, lead }: Head): Piece {
  const { headlineGraphemesTarget: target, headlineGraphemesMax: max } = limits
  const isFree = (candidate: Candidate) => candidate !== lead && candidate.headings.length === 0
  const quoted = ({ words, id }: Candidate): Piece => ({ text: words, facts: [id] })
  const named = brand === null ? null : { text: brand.name, facts: [brand.fact] }

  if (level === 'solution_aware') {
    const prefix = brand === null ? '' : brand.name + lines.colon
    const isNew = ({ id, words, kind }: Candidate) =>
      kind !== 'finding' && !told.has(id) && (brand === null || !words.includes(brand.name))
    const value = bestWithin(
      ranked,
      target,
      (fact) => isFree(fact) && isNew(fact),
      ({ words }) => prefix + words,
    )
    if (value !== null) return { text: prefix + value.words, facts: [...(named?.facts ?? []), value.id] }
    if (named !== null) return named
  }
  if (level === 'unaware' && title[0] !== undefined) return title[0]
  const isUnnamed = (candidate: Candidate) => isFree(candidate) && !candidate.names
  const short = bestWithin(ranked, target, isUnnamed, ({ words }) => words)
  if (short !== null) return quoted(short)
  if (title[0] !== undefined) return title[0]
  const isNameless = (candidate: Candidate) => isFree(candidate) && !candidate.holdsName
  const any =
    bestWithin(ranked, max, isUnnamed, ({ words }) => words) ??
    bestWithin(ranked, max, isNameless, ({ words }) => words)
  return any === null ? (named ?? unsourced('')) : quoted(any)
}

/** The line under the headline: a short fact that is not used elsewhere. Returns an empty list if no fact fits. */
function descriptionOf(ranked: readonly Candidate[], level: AwarenessLevel): Piece[] {
  const isRight = ({ kind, names, headings }: Candidate) =>
    (kind === 'value' || kind === 'proof') && headings.length === 0 && (level === 'solution_aware' || !names)
  const short = bestWithin(ranked, limits.descriptionGraphemesTarget, isRight, ({ words }) => words)
  return short === null ? [] : [{ text: short.words, facts: [short.id] }]
}
