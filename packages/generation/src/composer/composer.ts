import type { Copy } from '@adcopy/contract'
import { primaryTextGraphemes } from '@adcopy/contract'
import type { Backend, GenerationRequest } from '../backend.ts'
import { type Examiner, examinerFor } from '../checks/examine.ts'
import { brokeHard } from '../checks/index.ts'
import { shuffled } from '../random.ts'
import { languageOf } from '../language.ts'
import { graphemes } from '../text.ts'
import { descriptionOf, headlineOf } from './head.ts'
import { breaksNothing } from './sayable.ts'
import { closed } from './shape.ts'
import { deskOf, type Studio, studioOf } from './desk.ts'
import { echoExcess } from './echo.ts'
import type { Fact } from './material.ts'
import { TextWriter } from './text-writer.ts'
import { composerVersion } from './version.ts'

/** Headline and description quote more than running text does. */
const headSlack = 0.06
/** Seeds tried for one candidate until every check is kept. */
const draftsMax = 6

/** The deterministic offline backend: the same request and seed always give the same words, and no claim is its own. */
export function createComposer(): Backend {
  return {
    name: 'composer',
    model: null,
    promptVersion: composerVersion,
    async generate(request, { signal, attempt, examine = examinerFor(request) }) {
      signal.throwIfAborted()
      return composed(request, attempt, examine)
    },
  }
}

/** The draft that keeps most checks, the first of equals; stops at one that keeps them all. */
function composed(request: GenerationRequest, attempt: number, examine: Examiner): Copy {
  const studio = studioOf(request)
  let kept: { copy: Copy; faults: number } | null = null
  for (let draft = 0; draft < draftsMax; draft += 1) {
    const drafted = draftOf(studio, `${request.seed}\u0000${attempt * draftsMax + draft}`)
    const copy = brokeHard(examine(drafted).verdicts) ? withoutBroken(drafted, request) : drafted
    const broken = examine(copy)
      .verdicts.filter((verdict) => !verdict.passed)
      .reduce((sum, verdict) => sum + (verdict.severity === 'hard' ? 100 : 1), 0)
    const faults = broken + lacksWayOut(copy, studio) + Math.max(0, echoExcess(Object.values(copy), studio) - headSlack)
    if (kept === null || faults < kept.faults) kept = { copy, faults }
    if (faults === 0) break
  }
  if (kept === null) throw new RangeError('no draft was made')
  return kept.copy
}

/** Whoever knows the problem is told of a way out, in the shortest text too: 1 where it is not. */
const lacksWayOut = ({ primary_text }: Copy, { place, brand }: Studio): number =>
  place.level === 'problem_aware' && !primary_text.includes(brand) ? 1 : 0

/** The copy without the paragraphs that break a check where they stand, if any others are left. */
function withoutBroken(copy: Copy, request: GenerationRequest): Copy {
  const kept = copy.primary_text.split('\n\n').filter((paragraph) => breaksNothing(paragraph, request))
  return kept.length === 0 ? copy : { ...copy, primary_text: kept.join('\n\n') }
}

function draftOf(studio: Studio, seed: string): Copy {
  const primaryText = fittedText(studio, seed)
  const headline = headlineOf(studio, seed, primaryText)
  const description = descriptionOf(studio, seed, `${headline}\n${primaryText}`)
  const set = languageOf(studio.request.grounding) === 'fr' ? unbroken : (text: string) => text
  return {
    headline: set(headline),
    primary_text: set(primaryText),
    ...(description === null ? {} : { description: set(description) }),
  }
}

/** French sets a space before high marks and inside its quotes at which no line may break. */
const unbroken = (text: string) => text.replace(/ (?=[:;?!»])|(?<=«) /gu, '\u00a0')

/** The text with as many facts and as much breath as its length asks for and allows, and enough words of its own. */
function fittedText(studio: Studio, seed: string): string {
  const { min, max } = primaryTextGraphemes[studio.place.length]
  let best: { text: string; worth: number } | null = null
  for (const { body, breath } of studio.place.length === 'short' ? shortTries(studio) : tries(studio)) {
    const text = new TextWriter(deskOf(studio, seed, body, breath)).write()
    const length = graphemes(text)
    if (length > max || text === '') continue
    const excess = echoExcess([text], studio)
    if (length >= min && excess === 0) return text
    const worth = Math.min(1, length / min) - excess
    if (best === null || worth > best.worth) best = { text, worth }
  }
  return best?.text ?? lastResort(studio, max)
}

/** Where no layout has anything to say: one fact as it stands, or the brand's name. */
function lastResort({ facts, brand }: Studio, max: number): string {
  return closed(facts.filter((fact) => fact.length < max).toSorted((a, b) => a.length - b.length)[0]?.text ?? brand)
}

interface Try {
  body: readonly Fact[]
  breath: number
}

/** A short text carries a fact or none; the weightiest that fits is taken. */
function shortTries({ plan, facts: all, deal, place }: Studio): Try[] {
  const tiny = all.filter(
    (fact) => (fact.kind === 'value' || fact.kind === 'proof') && fact.role === 'matter' && fact.grams <= 3,
  )
  const facts = [...plan.body, ...plan.reserve, ...shuffled(tiny, `${deal}${place.level}`)]
  const wanted = plan.body.length > 1 ? [{ body: plan.body, breath: 2 }] : []
  return [
    ...wanted,
    ...facts.flatMap((fact) => [2, 1, 0].map((breath) => ({ body: [fact], breath }))),
    { body: [], breath: 2 },
    { body: [], breath: 1 },
    { body: [], breath: 0 },
  ]
}

const usualBreath = { short: 1, medium: 2, long: 2, extra_long: 2, blog: 3 } as const

/** From the plan outwards: more themes, then more breath, then whatever else is known, then fewer facts. */
function tries({ plan, place }: Studio): Try[] {
  const breath = usualBreath[place.length]
  const themes = [...Map.groupBy(plan.reserve, (fact) => fact.theme).values()]
  const more = themes.map((_, index) => ({ body: [...plan.body, ...themes.slice(0, index + 1).flat()], breath }))
  const planned = [...plan.body, ...plan.reserve]
  const airier = [plan.body, planned].flatMap((body) => [2, 4, 6].map((extra) => ({ body, breath: breath + extra })))
  const fuller = [0.25, 0.5, 0.75, 1].flatMap((share) => {
    const body = [...planned, ...plan.rest.slice(0, Math.ceil(plan.rest.length * share))]
    return [3, 8, 14].map((extra) => ({ body, breath: breath + extra }))
  })
  const fewer = Array.from({ length: plan.body.length }, (_, index) => plan.body.slice(0, plan.body.length - 1 - index))
  const barer = fewer.flatMap((body) => [6, 3, -1].map((extra) => ({ body, breath: Math.max(0, breath + extra) })))
  return [{ body: plan.body, breath }, ...more, ...airier, ...fuller, ...barer, { body: [], breath: 0 }]
}
