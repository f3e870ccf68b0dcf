import type { AwarenessLevel } from '@adcopy/contract'
import type { OfferWords } from './offer.ts'
import { english } from './phrases/english.ts'
import { french } from './phrases/french.ts'
import { german } from './phrases/german.ts'
import { spanish } from './phrases/spanish.ts'
import type { Shape } from './shape.ts'
import type { Topic, TopicWords } from './topics.ts'

type Bank = readonly string[]
type Frames = Readonly<Partial<Record<Exclude<Shape, 'participle'>, Bank>>>

/** What is said differently to readers of one awareness level. Lines are wordings: see `phrased`. */
export interface LevelWording {
  /** Openings where the grounding names no trouble; those with a blank of the brief's go first. */
  hooks: Bank
  headlines: Bank
  /** First naming of the brand. */
  turns: Bank
  /** Second thoughts about the trouble just told. */
  lingering: Bank
  /** Second thoughts where none was told. */
  musing: Bank
  partings: Bank
  painFrames: Frames
  /** Opening, naming of the brand, second thoughts and call of the shortest text, which no longer one repeats. */
  shortHooks: Bank
  shortTurns: Bank
  shortLingering: Bank
  shortMusing: Bank
  shortPartings: Bank
}

/** All connecting words of one language. No line states anything of the brand; empty banks are passed over. */
export interface Wording {
  levels: Readonly<Record<AwarenessLevel, LevelWording>>
  desireFrames: Frames
  /** In front of facts, for whom they may be of interest; `{who}` is the brief's. */
  addresses: Bank
  /** In front of a list of facts; `{who}` and `{category}` are the brief's and the brand's own. */
  proofs: Bank
  /** Opens a sentence with the brand's name; null where the language has none here. */
  withBrand: string | null
  /** Joins the name and what the brand is, "a bakery that …"; null where that is left to the facts. */
  isA: string | null
  /** What encloses the name of an offer inside a sentence. */
  quotes: readonly [string, string]
  /** Puts the matter of the brief as a question. */
  question: string
  /** Calls in the brief's own words: its `{aim}` and its moment, `{when}`. */
  occasions: Bank
  /** Calls that name the `{offer}`. */
  offered: Bank
  /** Calls for the description line. */
  calls: Bank
  topics: Readonly<Record<Topic, TopicWords>> | null
  offer: OfferWords
}

const noLevel: LevelWording = {
  hooks: [],
  headlines: ['{brand}'],
  turns: ['{brand}.', '→ {brand}', '{brand}:', '· {brand} ·', '– {brand} –'],
  lingering: [],
  musing: [],
  partings: ['→ {brand}', '{brand}', '· {brand}', '{brand} …', '– {brand}'],
  painFrames: { sentence: ['{X}', '{X}.', '… {X}', '– {X}', '{X} …', '“{X}”'] },
  shortHooks: [],
  shortTurns: [],
  shortLingering: [],
  shortMusing: [],
  shortPartings: [],
}

/** For languages without words of their own here: facts as they stand, marks and the name between them. */
const neutral: Wording = {
  levels: {
    unaware: { ...noLevel, headlines: [], turns: [] },
    problem_aware: { ...noLevel, turns: [] },
    solution_aware: { ...noLevel, hooks: ['{brand}.'] },
  },
  desireFrames: { sentence: ['{X}', '→ {X}', '… {X}', '{X} …'] },
  addresses: [],
  proofs: [],
  withBrand: null,
  isA: null,
  quotes: ['“', '”'],
  question: '{theme}',
  occasions: [],
  offered: [],
  calls: [],
  topics: null,
  offer: {
    briefHeads: ['{price}: {name}'],
    heads: ['{name}: {price}', '{name} – {price}', '{name} ({price})'],
    bare: ['{name}'],
    until: '→ {until}',
    untilAbout: '→ {until}',
  },
}

const languages: Readonly<Record<string, Wording>> = { en: english, de: german, fr: french, es: spanish }

/** The connecting words for a language, given by its primary subtag. */
export function wordingFor(language: string): Wording {
  return languages[language] ?? neutral
}
