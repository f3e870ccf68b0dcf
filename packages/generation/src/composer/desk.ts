import type { GenerationRequest } from '../backend.ts'
import { TextReading } from '../checks/reading.ts'
import { isOfSale, revealing } from '../checks/revealing.ts'
import { type Copy, primaryTextGraphemes } from '@adcopy/contract'
import { looksHostile } from '../facts/hostile.ts'
import { instructionsIn } from '../facts/instructions.ts'
import { sourceTexts } from '../facts/sources.ts'
import { words } from '../text.ts'
import { type Angle, angleOf } from './brief.ts'
import { Chooser, type Place } from './chooser.ts'
import { formOf } from './form.ts'
import { bansOn, type Fact, factsOf, withoutFieldRules } from './material.ts'
import { languageOf } from '../language.ts'
import { isSayable } from './sayable.ts'
import { type QuotableOffer, quotable } from './offer.ts'
import { joinedIn } from './joining.ts'
import { type Plan, planFor } from './plan.ts'
import { type CommonWords, isThing } from './recast.ts'
import type { Teller } from './say.ts'
import { closed, lowered, raised, tokensOf } from './shape.ts'
import { subjectOf } from './subject.ts'
import { type Wording, wordingFor } from './wording.ts'

/** What is read from a request once, before any draft. */
export interface Studio {
  request: GenerationRequest
  place: Place
  /** What the grounding states and may be said somewhere. */
  known: readonly Fact[]
  /** What of it the primary text may tell. */
  facts: readonly Fact[]
  plan: Plan
  angle: Angle
  blanks: Readonly<Record<string, string>>
  offer: QuotableOffer | null
  brand: string
  pronoun: boolean
  wording: Wording
  common: CommonWords
  /** The chooser for a field, by seed. */
  chooserOf: (seed: string, field: keyof Copy) => Chooser
  /** Fixes what is dealt to which of the fifteen places: brand, brief and platform, not the seed. */
  deal: string
  reveals: (text: string) => boolean
  allowed: (text: string, field: keyof Copy) => boolean
}

/** All that one text is written from. */
export interface Desk {
  request: GenerationRequest
  place: Place
  plan: Plan
  /** How many lines it may have that say nothing of the brand. */
  idle: number
  angle: Angle
  /** What fills the blanks of lines: the brand's own words and the brief's, where it has some that can be used. */
  blanks: Readonly<Record<string, string>>
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
  const bans = bansOn(request, 'primary_text')
  const named = (line: string) => line.replaceAll('{brand}', profile.name.trim()).replace(/\{\w+\}/g, '')
  const known = factsOf(request)
  const facts = known.filter((fact) => !bans.some((broken) => broken(fact.text)))
  const language = languageOf(request.grounding)
  const angle = angleOf(request)
  const offer = quotable(request.offer, bans, instructionsIn(request.grounding))
  const common = commonWordsOf(request)
  const form = formOf(request.grounding)
  const sources = { grounding: withoutFieldRules(request.grounding), offer: request.offer }
  const allowed = (text: string, field: keyof Copy) =>
    !bansOn(request, field).some((broken) => broken(text)) && isSayable(named(text), sources)
  const deal = [profile.name, request.platform, words(request.brief).join(' '), request.offer?.name ?? ''].join(
    '\u0000',
  )
  return {
    request,
    place,
    known,
    facts,
    angle,
    plan: planFor(place, facts, angle, deal, request.offer),
    blanks: blanksOf(request, angle, offer, common),
    offer,
    brand: profile.name.trim(),
    pronoun: language === 'en' && isThing(profile.name, profile.description),
    wording: wordingFor(language),
    common,
    deal,
    reveals: revealsOf(request, language),
    allowed,
    // Lines claim nothing, which a test holds: what a brand forbids is all that can be wrong with one.
    chooserOf(seed, field) {
      const banned = bansOn(request, field)
      return new Chooser(place, deal, seed, form, (line) => !banned.some((broken) => broken(named(line))))
    },
  }
}

/** The desk for one draft: the studio with these facts laid out. */
export function deskOf(studio: Studio, seed: string, body: readonly Fact[], idle: number): Desk {
  const { request, place, plan, angle, blanks, offer, brand, pronoun, common, reveals, wording, facts: all } = studio
  const language = languageOf(request.grounding)
  const chooser = studio.chooserOf(seed, 'primary_text')
  return {
    request,
    place,
    facts: all,
    plan: { ...plan, body: [...body] },
    idle,
    angle,
    blanks,
    offer,
    teller: {
      brand,
      pronoun,
      common,
      chooser,
      wording,
      brief: place.length === 'short' ? place.level : null,
      join(one, other) {
        const said = joinedIn(language, one, other, common)
        return said !== null && studio.allowed(closed(said), 'primary_text') ? said : null
      },
    },
    chooser,
    reveals,
    graphemesMax: primaryTextGraphemes[place.length].max,
  }
}

/** What the blanks of a line stand for; those that nothing can fill are left out, and their lines with them. */
function blanksOf(
  request: GenerationRequest,
  angle: Angle,
  offer: QuotableOffer | null,
  common: CommonWords,
): Record<string, string> {
  const { profile } = request.grounding
  const language = languageOf(request.grounding)
  const english = language === 'en'
  const { theme, aim, who, occasion } = angle
  const [opening, closing] = wordingFor(language).quotes
  const found = {
    brand: profile.name.trim(),
    theme,
    topic: english && !looksHostile(request.brief) ? topicOf(theme, request, angle, common) : null,
    category: english ? categoryOf(profile.description, bansOn(request, 'primary_text')) : null,
    aim,
    Aim: aim === null ? null : raised(aim),
    who,
    Who: who === null ? null : raised(who),
    when: occasion,
    When: occasion === null ? null : raised(occasion),
    offer: offer === null ? null : `${opening}${offer.name}${closing}`,
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null))
}

const topicOf = (theme: string | null, request: GenerationRequest, angle: Angle, common: CommonWords) =>
  theme === null ? subjectOf(request, angle) : lowered(theme, common)

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

/** Whether a text gives away what an unaware reader has not heard of, as the check on hooks reads it. */
function revealsOf(request: GenerationRequest, language: string): (text: string) => boolean {
  const reveals = revealing(request, language)
  const known = new Map<string, boolean>() // a job asks of the same few lines for every draft
  return (text) => {
    const found = known.get(text) ?? (reveals(text).length > 0 || new TextReading(text, request).claims.some(isOfSale))
    known.set(text, found)
    return found
  }
}
