import lines from '../data/composer-lines.json' with { type: 'json' }
import type { AwarenessLevel } from '@adcopy/contract'
import type { Fact } from '../facts/fact.ts'
import type { GenerationRequest } from '../request.ts'
import { readingOf } from '../reading.ts'
import { fraction } from '../text/random.ts'
import { graphemes } from '../text/graphemes.ts'
import { tokens } from './markers.ts'
import { asSentence, isPlainText, isQuotable, withoutListMark } from './quotable.ts'
import { relevanceTo } from './relevance.ts'

/** A line from `composer-lines.json` cites no facts. */
export interface Piece {
  text: string
  facts: readonly string[]
}

export interface Candidate {
  id: string
  words: string
  /** The fact as a sentence. If a description does not contain the brand's name, the name is added before it. */
  sentence: string
  facts: readonly string[]
  kind: Kind
  headings: readonly string[]
  /** The copy places the facts of a group next to each other. */
  group: string
  order: number
  /** The fact that this fact continues. Null if this fact begins its paragraph. */
  before: Candidate | null
  depth: number
  relevance: number
  /**
   * Whether the fact as quoted contains the brand's full name, or a word of at least four letters from the brand's or
   * the offer's name.
   */
  names: boolean
  /** Whether the fact as quoted contains the full name of the brand or the offer. */
  holdsName: boolean
}

export type Kind = 'finding' | 'description' | 'value' | 'proof' | 'knowledge'

export interface Lines {
  headlines: readonly string[]
  hooks: readonly string[]
  closers: readonly string[]
  valid: string
  colon: string
}

export interface Material {
  /** Null if the name cannot be quoted. */
  brand: { name: string; fact: string } | null
  candidates: readonly Candidate[]
  offer: readonly Piece[]
  lines: Lines
}

const headingGraphemesMax = 100
/** Length, in UTF-16 units, above which headings have more than {@link headingGraphemesMax} graphemes in any script. */
const headingUnitsMax = 500
/** In UTF-16 units. A longer name is not used, because it would leave no room for other text. */
const nameMax = 100

/** Weight of a fact of each kind. The relevance to the brief, between 0 and 1, is added to it. */
export const worth: Readonly<Record<Kind, number>> = {
  description: 0.8,
  value: 0.35,
  proof: 0.3,
  knowledge: 0.2,
  finding: 0.05,
}

const profileKinds: Readonly<Record<string, Kind>> = {
  description: 'description',
  value_propositions: 'value',
  proof_points: 'proof',
}

export function materialOf(request: GenerationRequest): Material {
  const { grounding, offer, brief, awarenessLevel } = request
  const { name, excluded_terms: excluded = [] } = grounding.profile
  const { language, facts: sheet, suspects } = readingOf(request)
  const terms = excluded.map((term) => term.toLowerCase())
  const isExcluded = (text: string) => {
    const lowered = text.toLowerCase()
    return terms.some((term) => lowered.includes(term))
  }
  const kinds = sheet.map(kindOf)
  const texts = sheet.map(({ text, subject }, index) => (kinds[index] === null ? text : [...subject, text].join(': ')))
  const nameFact = sheet.find(({ source }) => source.part === 'profile' && source.field === 'name')
  const nameFits = name.length <= nameMax && isPlainText(name) && !isExcluded(name)
  const isNamed = nameFact !== undefined && !suspects.has(nameFact) && nameFits
  const brand = isNamed ? { name: withoutListMark(name), fact: nameFact.id } : null
  const fixed = linesOf(language, awarenessLevel, isExcluded)

  const nameWords = new Set(tokens(`${name} ${offer?.name ?? ''}`).filter((word) => word.length >= 4))
  const brandName = name.toLowerCase()
  const offerName = offer?.name.toLowerCase()
  const brandHeading = withoutListMark(name).toLowerCase()
  const relevances = relevanceTo(
    brief,
    texts.map((text, index) => (kinds[index] === null ? '' : text)),
  )
  const likely = likelyOf(sheet, (index) => {
    const kind = kinds[index]!
    return kind === null ? null : worth[kind] + relevances[index]! + fraction(`${request.seed}\u0000${index}`) / 10
  })
  const candidates: Candidate[] = []
  let before: Candidate | null = null
  sheet.forEach((fact, index) => {
    const kind = kinds[index]!
    const previous: Candidate | null = fact.continues ? before : null
    before = null
    if (kind === null || !likely.has(index)) return
    const words = withoutListMark(fact.text)
    const headings = headingsOf(fact, brandHeading)
    const said = [...headings, words].join(' ')
    const fits =
      (previous === null ? !fact.continues : previous.depth < depthMax) &&
      !suspects.has(fact) &&
      !isExcluded(texts[index]!) &&
      isQuotable(words, name) &&
      (headings.length === 0 || isHeading(headings))
    if (!fits) return
    const needsName = kind === 'description' && previous === null && brand !== null && !holds(words, brandName)
    const candidate: Candidate = {
      id: fact.id,
      words,
      sentence: asSentence(needsName ? brand.name + fixed.colon + words : words),
      facts: needsName ? [brand.fact, fact.id] : [fact.id],
      kind,
      headings,
      group: groupOf(fact, kind),
      order: index,
      before: previous,
      depth: previous === null ? 0 : previous.depth + 1,
      relevance: relevances[index]!,
      holdsName: needsName || holds(said, brandName) || (offerName !== undefined && holds(said, offerName)),
      names: needsName || holds(said, brandName) || tokens(said).some((word) => nameWords.has(word)),
    }
    candidates.push(candidate)
    before = candidate
  })
  const isSafe = (fact: Fact, index: number) => !suspects.has(fact) && !isExcluded(texts[index]!)
  return { brand, candidates, offer: offerOf(sheet, isSafe, fixed), lines: fixed }
}

/**
 * Maximum number of facts that are considered as candidates, not counting the earlier facts of their paragraphs. The
 * limit bounds the cost. No text needs this many facts.
 */
const likelyMax = 1_000
/** Maximum number of earlier facts in a candidate's paragraph. The candidate is quoted only together with them. */
const depthMax = 30

/** Returns the indexes of the facts with the highest weight, each with the earlier facts of its paragraph. */
function likelyOf(sheet: readonly Fact[], worthOf: (index: number) => number | null): Set<number> {
  const worths = sheet.map((_, index) => worthOf(index) ?? -Infinity)
  const least = Float64Array.from(worths).toSorted().at(-likelyMax) ?? -Infinity
  const likely = new Set<number>()
  worths.forEach((value, index) => {
    if (value < least || value === -Infinity) return
    likely.add(index)
    for (let at = index; sheet[at]!.continues && index - at < depthMax && !likely.has(at - 1); at -= 1)
      likely.add(at - 1)
  })
  return likely
}

/**
 * Returns the kind of a fact, or null if the fact is not a candidate. For example, these facts are not candidates:
 * - Names and descriptions of customers, because they are not about the brand.
 * - The summary of a report, because it is about the research.
 * - Text under a heading in a profile field, because it may be true of only one customer or plan.
 * - Text under headings that are too long to be quoted.
 */
function kindOf({ subject, source: { part, field } }: Fact): Kind | null {
  if (subject.reduce((sum, heading) => sum + heading.length, 0) > headingUnitsMax) return null
  if (part === 'brand_brief') return 'knowledge'
  if (part === 'think_report') return field === 'findings' ? 'finding' : null
  return part === 'profile' && subject.length === 0 ? (profileKinds[field] ?? null) : null
}

/**
 * Headings are quoted with the fact, so that a fact about one customer is not read as a general statement. In a
 * knowledge file, a heading that equals the name of the brand is omitted.
 */
function headingsOf({ subject, source }: Fact, brand: string): string[] {
  const headings = subject.map(withoutListMark)
  if (source.part !== 'brand_brief') return headings
  return headings.filter((heading) => heading.toLowerCase() !== brand)
}

function groupOf({ source, subject }: Fact, kind: Kind): string {
  return [kind, source.file?.file_id ?? (kind === 'finding' ? source.item : null), ...subject].join('\n')
}

function isHeading(headings: readonly string[]): boolean {
  const text = headings.join(' – ')
  return isPlainText(text) && !/[?？؟]/u.test(text) && graphemes(text) <= headingGraphemesMax
}

const holds = (text: string, loweredName: string) => text.toLowerCase().includes(loweredName)

/** Matches a list mark before a number, where the mark would look like a minus sign. */
const listedFigure = /(?:^|[:：] )[-–—] [^\p{L}\p{N}]*\p{N}/u

/** Returns an empty list if any part of the offer cannot be quoted. */
function offerOf(
  sheet: readonly Fact[],
  isSafe: (fact: Fact, index: number) => boolean,
  { valid, colon }: Lines,
): Piece[] {
  const isTold = ({ source }: Fact) => source.part === 'offer'
  const isClear = (fact: Fact, index: number) =>
    isSafe(fact, index) && isPlainText(fact.text) && !listedFigure.test(fact.text)
  if (!sheet.every((fact, index) => !isTold(fact) || isClear(fact, index))) return []
  const told = sheet.filter(isTold)
  const of = (field: string) => told.filter(({ source }) => source.field === field)
  const [names, prices] = [of('name'), of('price')]
  const words = (facts: readonly Fact[]) => facts.map(({ text }) => text).join(' ')
  const rest = [...of('description'), ...of('terms')]
  const ends = of('valid_until')
  if (names.length === 0 || prices.length + rest.length + ends.length === 0) return []
  const lead = prices.length === 0 ? words(names) : words(names) + colon + words(prices)
  return [
    { text: asSentence(lead), facts: [...names, ...prices].map(({ id }) => id) },
    ...rest.map(({ text, id }) => ({ text: asSentence(text), facts: [id] })),
    ...ends.map(({ text, id }, index) => ({ text: asSentence((index === 0 ? valid : '') + text), facts: [id] })),
  ]
}

const isKnown = (language: string): language is keyof typeof lines => Object.hasOwn(lines, language)

/**
 * If `composer-lines.json` does not contain the language, returns no lines, because lines in another language would mix
 * two languages in the copy.
 */
function linesOf(language: string, level: AwarenessLevel, isExcluded: (text: string) => boolean): Lines {
  if (!isKnown(language)) {
    const colon = ['ja', 'zh', 'yue'].includes(language) ? '：' : ': '
    return { headlines: [], hooks: [], closers: [], valid: '', colon }
  }
  const { headlines, hooks, closers, valid, ...more } = lines[language]
  const fit = (all: readonly string[]) => all.filter((line) => !isExcluded(line))
  return {
    headlines: fit(headlines),
    hooks: level === 'solution_aware' ? [] : fit(hooks[level]),
    closers: fit(closers[level]),
    valid,
    colon: 'colon' in more ? more.colon : ': ',
  }
}
