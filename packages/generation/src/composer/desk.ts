import type { GenerationRequest } from '../backend.ts'
import { categoryTerms } from '../checks/category.ts'
import { holdsTerm } from '../checks/holds-term.ts'
import { primaryTextGraphemes } from '@adcopy/contract'
import { instructionsIn } from '../facts/instructions.ts'
import { sourceTexts } from '../facts/sources.ts'
import { words } from '../text.ts'
import { type Angle, angleOf } from './brief.ts'
import { Chooser, type Place } from './chooser.ts'
import { bansOn, type Fact, factsOf } from './material.ts'
import { languageOf } from '../language.ts'
import { isSayable } from './sayable.ts'
import { type QuotableOffer, quotable } from './offer.ts'
import { type Plan, planFor } from './plan.ts'
import { type CommonWords, isThing } from './recast.ts'
import type { Teller } from './say.ts'
import { tokensOf } from './shape.ts'
import { subjectOf } from './subject.ts'
import { type Wording, wordingFor } from './wording.ts'

/** What is read from a request once, before any draft. */
export interface Studio {
  request: GenerationRequest
  place: Place
  facts: readonly Fact[]
  plan: Plan
  angle: Angle
  subject: string | null
  /** What the brand is, as "a shared inbox"; null where its description does not open with it. */
  category: string | null
  offer: QuotableOffer | null
  brand: string
  pronoun: boolean
  wording: Wording
  common: CommonWords
  /** Fixes what is dealt to which of the fifteen places: brand, brief and platform, not the seed. */
  deal: string
  reveals: (text: string) => boolean
  allowed: (text: string) => boolean
}

/** All that one text is written from. */
export interface Desk {
  request: GenerationRequest
  place: Place
  plan: Plan
  /** How many bridging lines may be spent. */
  breath: number
  angle: Angle
  subject: string | null
  category: string | null
  facts: readonly Fact[]
  offer: QuotableOffer | null
  teller: Teller
  chooser: Chooser
  /** Whether a line names what an unaware reader has not heard of yet. */
  reveals: (text: string) => boolean
  graphemesMax: number
}

export function studioOf(request: GenerationRequest): Studio {
  const { profile } = request.grounding
  const place: Place = { level: request.awarenessLevel, length: request.copyLength }
  const bans = bansOn(request)
  const named = (line: string) => line.replaceAll('{brand}', profile.name.trim()).replace(/\{\w+\}/g, '')
  const facts = factsOf(request)
  const language = languageOf(request.grounding)
  const angle = angleOf(request)
  const deal = [profile.name, request.platform, words(request.brief).join(' '), request.offer?.name ?? ''].join(
    '\u0000',
  )
  return {
    request,
    place,
    facts,
    angle,
    plan: planFor(place, facts, angle, deal, request.offer),
    subject: language === 'en' ? subjectOf(request, angle) : null,
    category: language === 'en' ? categoryOf(profile.description, bans) : null,
    offer: quotable(request.offer, bans, instructionsIn(request.grounding)),
    brand: profile.name.trim(),
    pronoun: language === 'en' && isThing(profile.name, profile.description),
    wording: wordingFor(language),
    common: commonWordsOf(request),
    deal,
    reveals: revealsOf(request, language),
    allowed: (text) => !bans.some((broken) => broken(text)) && isSayable(named(text), request),
  }
}

/** The desk for one draft: the studio with these facts laid out. */
export function deskOf(studio: Studio, seed: string, body: readonly Fact[], breath: number): Desk {
  const {
    request,
    place,
    plan,
    angle,
    subject,
    category,
    offer,
    brand,
    pronoun,
    common,
    deal,
    reveals,
    wording,
    facts: all,
  } = studio
  const chooser = new Chooser(place, deal, seed, studio.allowed)
  return {
    request,
    place,
    facts: all,
    plan: { ...plan, body: [...body] },
    breath,
    angle,
    subject,
    category,
    offer,
    teller: { brand, pronoun, common, chooser, wording, brief: place.length === 'short' ? place.level : null },
    chooser,
    reveals,
    graphemesMax: primaryTextGraphemes[place.length].max,
  }
}

/** Words that the grounding writes small: a capital on them is a sentence's, not a name's. */
function commonWordsOf(request: GenerationRequest): CommonWords {
  return new Set(
    sourceTexts(request)
      .flatMap(tokensOf)
      .filter((word) => /^\p{Ll}/u.test(word)),
  )
}

const categoryPattern =
  /^(?:.{1,60}?\s(?:is|are)\s+)?(?:an?|the)\s+([^.;:()]+?)(?:\s+(?:that|which|for|in|of|from|with|where|who|by|to)\b|[.;:(]|$)/iu

/** "a free, open-source reference manager that …" → "a reference manager". */
function categoryOf(description: string, bans: ReadonlyArray<(text: string) => boolean>): string | null {
  const opening =
    categoryPattern
      .exec(description.split(/[.!?]/)[0] ?? '')?.[1]
      ?.split(/,\s*/)
      .at(-1) ?? ''
  const noun = opening
    .split(/\s+/)
    .filter((word) => /^\p{Ll}+$/u.test(word))
    .slice(-2)
    .join(' ')
  if (noun.length < 4 || noun.length > 30 || noun.endsWith('s') || bans.some((broken) => broken(noun))) return null
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Whether a text gives away the brand or what it is, as the check on hooks reads it. */
function revealsOf({ grounding: { profile } }: GenerationRequest, language: string): (text: string) => boolean {
  const terms = [profile.name, ...categoryTerms(profile, language)]
  return (text) => terms.some((term) => holdsTerm(text, term, language))
}
