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
import { type Fact, withoutFieldRules } from './material.ts'
import { idleMax } from './pace.ts'
import { TextWriter } from './text-writer.ts'
import { composerVersion } from './version.ts'

/** Headline and description quote more than running text does; beside the shortest, a headline is a fifth of all words. */
const headSlackOf = ({ place }: Studio) => (place.length === 'short' ? 0 : 0.06)
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
    const echo = Math.max(0, echoExcess(Object.values(copy), studio) - headSlackOf(studio))
    const faults = broken + lacksWayOut(copy, studio) + echo
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
  const sources = { grounding: withoutFieldRules(request.grounding), offer: request.offer }
  const kept = copy.primary_text.split('\n\n').filter((paragraph) => breaksNothing(paragraph, sources))
  return kept.length === 0 ? copy : { ...copy, primary_text: kept.join('\n\n') }
}

function draftOf(studio: Studio, seed: string): Copy {
  const primaryText = fittedText(studio, seed)
  const leavesOwn = (...lines: readonly string[]) => echoExcess([primaryText, ...lines], studio) <= headSlackOf(studio)
  const isShort = studio.place.length === 'short'
  const headline = headlineOf(studio, seed, primaryText, (line) => !isShort || leavesOwn(line))
  const description = descriptionOf(studio, seed, `${headline}\n${primaryText}`, (line) => leavesOwn(headline, line))
  const set = languageOf(studio.request.grounding) === 'fr' ? unbroken : (text: string) => text
  return {
    headline: set(headline),
    primary_text: set(primaryText),
    ...(description === null ? {} : { description: set(description) }),
  }
}

/** French sets a space before high marks and inside its quotes at which no line may break. */
const unbroken = (text: string) => text.replace(/ (?=[:;?!»])|(?<=«) /gu, '\u00a0')

/** The text that its length asks for and allows, with enough words of its own: the first that is, else the nearest to it. */
function fittedText(studio: Studio, seed: string): string {
  const { min, max } = primaryTextGraphemes[studio.place.length]
  let best: { text: string; worth: number } | null = null
  const written = ({ body, idle }: Try) => new TextWriter(deskOf(studio, seed, body, idle)).write()
  const series =
    studio.place.length === 'short' ? shortTries(studio) : tries(studio, (most) => graphemes(written(most)) < min)
  for (const fuller of series) {
    for (const tried of fuller) {
      const text = written(tried)
      const length = graphemes(text)
      if (length > max) break
      if (text === '') continue
      const excess = echoExcess([text], studio)
      if (length >= min && excess === 0) return text
      const worth = Math.min(1, length / min) - excess
      if (best === null || worth > best.worth) best = { text, worth }
      // Whatever is told beyond the length asked for, other texts of the brand tell too.
      if (length >= min) break
    }
  }
  return best?.text ?? lastResort(studio, max)
}

/** Where no layout has anything to say: one fact as it stands, or the brand's name. */
function lastResort({ facts, brand }: Studio, max: number): string {
  return closed(facts.filter((fact) => fact.length < max).toSorted((a, b) => a.length - b.length)[0]?.text ?? brand)
}

interface Try {
  body: readonly Fact[]
  idle: number
}

/** A short text carries a fact or none; the weightiest that fits is taken. */
function shortTries({ plan, facts: all, deal, place }: Studio): Try[][] {
  const tiny = all.filter(
    (fact) => (fact.kind === 'value' || fact.kind === 'proof') && fact.role === 'matter' && fact.grams <= 3,
  )
  const facts = [...plan.body, ...plan.reserve, ...shuffled(tiny, `${deal}${place.level}`)]
  const bodies = [...(plan.body.length > 1 ? [plan.body] : []), ...facts.map((fact) => [fact]), []]
  return bodies.flatMap((body) => [0, 1].map((idle) => [{ body, idle }]))
}

/** In so many steps the rest of what is known is added, so that no text tells more of it than its length asks for. */
const restSteps = 10

/**
 * From the plan outwards, in series that tell more and more: more themes, then whatever else is known; each next series has
 * one more line that says nothing of the brand. Where all of it `fallsShort`, the plan is kept, so that a small brand's texts
 * do not all tell everything.
 */
function tries({ plan, place }: Studio, fallsShort: (most: Try) => boolean): Try[][] {
  const themes = [...Map.groupBy(plan.reserve, (fact) => fact.theme).values()]
  const more = [0, ...themes.keys()].map((index) => [...plan.body, ...themes.slice(0, index).flat()])
  const planned = [...plan.body, ...plan.reserve]
  const steps = Array.from({ length: restSteps }, (_, index) => (index + 1) / restSteps)
  const fuller = steps.map((share) => [...planned, ...plan.rest.slice(0, Math.ceil(plan.rest.length * share))])
  const fewer = Array.from({ length: plan.body.length }, (_, index) => plan.body.slice(0, plan.body.length - 1 - index))
  const idle = idleMax[place.length]
  const told = [...more, planned, ...fuller].filter((body, index, all) => body.length !== all[index - 1]?.length)
  const idles = Array.from({ length: idle + 1 }, (_, lines) => lines)
  const all = told.at(-1) ?? plan.body
  if (fallsShort({ body: all, idle })) return idles.map((lines) => [{ body: plan.body, idle: lines }])
  return [
    ...idles.map((lines) => told.map((body) => ({ body, idle: lines }))),
    ...fewer.flatMap((body) => [idle, 0].map((lines) => [{ body, idle: lines }])),
    [{ body: [], idle: 0 }],
  ]
}
