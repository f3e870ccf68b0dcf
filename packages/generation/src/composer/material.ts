import type { Copy, Grounding } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { holdsTerm } from '../checks/holds-term.ts'
import { bansOf } from '../checks/restrictions.ts'
import { repeatsBrief } from '../checks/brief.ts'
import { speaksOfAttribute } from '../checks/policies/personal-attributes.ts'
import { type IsInstruction, instructionsIn, spansBeforeInstruction } from '../facts/instructions.ts'
import { leansOnAnother, limitsAnother } from '../facts/leaning.ts'
import { emoji, graphemes, squeezed, stem, words } from '../text.ts'
import { languageOf } from '../language.ts'
import { isSayable } from './sayable.ts'
import { isSmallPrint, type Role, roleOf, sectionsOf, themed } from './themes.ts'
import { opened, type Shape, shapeOf } from './shape.ts'
import { type Topic, topicOf } from './topics.ts'

export type FactKind =
  | 'description'
  | 'value'
  | 'proof'
  | 'knowledge'
  | 'finding'
  | 'pain'
  | 'desire'
  | 'objection'
  | 'audience'

/** One usable thing that the grounding states, without its closing mark. */
export interface Fact {
  id: number
  kind: FactKind
  text: string
  shape: Shape
  topic: Topic | null
  /** Where it comes from: an avatar's index, a list of the profile or a section of a file. */
  group: string
  /** What it is told with: facts of one theme share their section, or most of their words. */
  theme: string
  role: Role
  /** Stems of the name of the avatar whose trouble or wish it is. */
  people: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** The stems of more than two letters. */
  telling: readonly string[]
  /** Word 4-grams that it brings along wherever it is quoted whole. */
  grams: number
  length: number
}

/** Plain words of a fact: no emoji, no markdown marks, no bullet in front, one line. */
export function cleaned(text: string): string {
  const plain = text
    .replace(emoji, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]{1,3}(?=\S)([^*_`]+?)[*_`]{1,3}/g, '$1')
    .replace(/^[\s\-–—•·*+>#✓✔→]+/u, '')
    .replace(/[\p{Cf}\ufe0f]/gu, '')
  return squeezed(plain)
}

const factGraphemesMax = 300
const talkOfAdvertising =
  /\b(?:ads?|advert\w*|campaigns?|messag(?:e|ing)|copy|headlines?|tone|click(?:s|ed|-through)?|ctr|cta|conversions?|funnel|segments?|respondents|personas?|audiences?|competitors?|positioning|lead with)\b/iu
interface Raw {
  kind: FactKind
  text: string
  group: string
  people?: string
}

function rawFacts(grounding: Grounding): Raw[] {
  const { profile, avatars, brand_brief, think_reports } = grounding
  const of = (kind: FactKind, group: string, list: readonly string[] | undefined, people = ''): Raw[] =>
    (list ?? []).map((text) => ({ kind, text, group, people }))
  const sections = sectionsOf(brand_brief)
  return [
    ...of('description', 'profile', [profile.description]),
    ...of('value', 'values', profile.value_propositions),
    ...of('proof', 'proof', profile.proof_points),
    ...brand_brief.map((fact, index): Raw => ({
      kind: 'knowledge',
      text: fact.text,
      group: sections[index] ?? fact.file_id,
    })),
    ...think_reports.flatMap((report, index) => [
      ...of('finding', `think${index}`, report.findings),
      ...of('finding', `think${index}`, report.summary === undefined ? [] : [report.summary]),
    ]),
    ...avatars.flatMap((avatar, index) => [
      ...of('pain', `avatar${index}`, avatar.pains, avatar.name),
      ...of('desire', `avatar${index}`, avatar.desires, avatar.name),
      ...of('objection', `avatar${index}`, avatar.objections, avatar.name),
    ]),
  ]
}

/**
 * Each sentence is a fact; one that leans on the sentence before ("It also …") stays with it or is left out. Those of one
 * fact of the brand brief belong together.
 */
function split(raw: Raw): Raw[] {
  const merged: string[] = []
  const spans = spansBeforeInstruction(raw.text)
  const [first, ...others] = spans
  if (raw.kind === 'knowledge' && first !== undefined && !leansOnAnother(raw.text))
    return [{ ...raw, text: raw.text.slice(first.start, others.at(-1)?.end ?? first.end) }]
  for (const { start, end } of spans) {
    const sentence = raw.text.slice(start, end)
    const last = merged.at(-1)
    const leans = leansOnAnother(sentence) || (last !== undefined && limitsAnother(sentence))
    if (!leans) merged.push(sentence)
    else if (last !== undefined && last.length + sentence.length < 260 && merged.length > 0)
      merged[merged.length - 1] = `${last} ${sentence}`
    else if (raw.kind === 'pain' || raw.kind === 'desire' || raw.kind === 'objection') merged.push(sentence)
  }
  return merged.map((text) => ({ ...raw, text }))
}

const quotes = [
  [/“/gu, /”/gu],
  [/«/gu, /»/gu],
] as const

/** Whether a quotation opens or closes in another sentence. "„" opens what "“" closes. */
function isTorn(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  if (text.includes('„')) return count(/„/gu) !== count(/[“”]/gu)
  return count(/"/gu) % 2 === 1 || quotes.some(([opens, closes]) => count(opens) !== count(closes))
}

function isUsable(raw: Raw, bans: ReadonlyArray<(text: string) => boolean>, isInstruction: IsInstruction): boolean {
  const { text, kind } = raw
  if (!/\p{L}{2}/u.test(text) || graphemes(text) > factGraphemesMax || isInstruction(text)) return false
  if (/https?:\/\/|www\.|@\p{L}/iu.test(text) || /[:：]$/u.test(text) || /[{}<>|\\^~]/u.test(text)) return false
  if (bans.some((broken) => broken(text)) || isTorn(text)) return false
  if (kind === 'finding' && talkOfAdvertising.test(text)) return false
  return !((kind === 'pain' || kind === 'desire' || kind === 'objection') && speaksOfAttribute(text))
}

/**
 * What words in a field may not hold: excluded terms, and whatever the restrictions rule out there or everywhere. Null
 * stands for words that may go into any field which allows them.
 */
export function bansOn(
  { grounding }: Pick<GenerationRequest, 'grounding'>,
  place: keyof Copy | null,
): Array<(text: string) => boolean> {
  const { profile } = grounding
  const language = languageOf(grounding)
  return [
    ...(profile.excluded_terms ?? []).map((term) => (text: string) => holdsTerm(text, term, language)),
    ...(profile.restrictions ?? [])
      .flatMap((each) => bansOf(each, language))
      .filter(({ field }) => field === undefined || field === place)
      .map((ban) => (text: string) => ban.broken(text)),
  ]
}

const unscoped = new WeakMap<Grounding, Grounding>()

/** The grounding as it holds for words that may go into any field: without restrictions that speak of one alone. */
export function withoutFieldRules(grounding: Grounding): Grounding {
  const { profile } = grounding
  const language = languageOf(grounding)
  const isScoped = (each: string) => bansOf(each, language).some(({ field }) => field !== undefined)
  const found =
    unscoped.get(grounding) ??
    (profile.restrictions?.some(isScoped) === true
      ? { ...grounding, profile: { ...profile, restrictions: profile.restrictions.filter((each) => !isScoped(each)) } }
      : grounding)
  unscoped.set(grounding, found)
  return found
}

const read = new WeakMap<Grounding, Fact[]>()

/** Every fact of a snapshot that may be said at all, once each, in the order of the grounding; read once, as it never changes. */
function factsIn(grounding: Grounding): Fact[] {
  const english = languageOf(grounding) === 'en'
  const bans = bansOn({ grounding }, null)
  const isInstruction = instructionsIn(grounding)
  const seen = new Set<string>()
  const facts: Fact[] = []
  for (const raw of rawFacts(grounding).flatMap((fact) => split({ ...fact, text: cleaned(fact.text) }))) {
    const key = words(raw.text).join(' ')
    if (
      key === '' ||
      seen.has(key) ||
      !isUsable(raw, bans, isInstruction) ||
      !isSayable(raw.text, { grounding: withoutFieldRules(grounding), offer: null })
    )
      continue
    seen.add(key)
    facts.push(factOf(raw, facts.length, english))
  }
  return themed(facts, grounding.profile.name)
}

/** The usable facts of a request: none that repeats its brief. */
export function factsOf({ grounding, brief }: GenerationRequest): Fact[] {
  const facts = read.get(grounding) ?? factsIn(grounding)
  read.set(grounding, facts)
  return facts.filter((fact) => !repeatsBrief(fact.text, brief))
}

function factOf(raw: Raw, id: number, english: boolean): Fact {
  const text = opened(raw.text)
  const all = words(text)
  const stems = new Set(all.map(stem))
  return {
    id,
    kind: raw.kind,
    text,
    shape: english ? shapeWith(text, raw) : 'sentence',
    topic: topicOf(text),
    group: raw.group,
    theme: raw.group,
    role: raw.kind === 'knowledge' && isSmallPrint(text) ? 'small print' : roleOf(text),
    people: new Set(words(raw.people ?? '').map(stem)),
    stems,
    telling: [...stems].filter((known) => known.length > 2),
    grams: Math.max(0, all.length - 3),
    length: graphemes(text),
  }
}

/** A statement that its author closed with a full stop is read as the sentence it was meant to be. */
function shapeWith(text: string, { kind, text: written }: Raw): Shape {
  const shape = shapeOf(text)
  const closedStatement = /[.!?]$/.test(written) && words(text).length >= 4
  return shape === 'fragment' && closedStatement && kind !== 'pain' && kind !== 'desire' && kind !== 'description'
    ? 'sentence'
    : shape
}
