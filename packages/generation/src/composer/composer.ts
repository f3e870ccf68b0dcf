import type { Copy } from '@adcopy/contract'
import { primaryTextGraphemes } from '@adcopy/contract'
import type { Backend, GenerationRequest } from '../backend.ts'
import { runChecks } from '../checks/index.ts'
import { graphemes } from '../text.ts'
import { descriptionOf, headlineOf } from './head.ts'
import { deskOf, type Studio, studioOf } from './desk.ts'
import { TextWriter } from './text-writer.ts'

/** Seeds tried for one candidate until every check is kept. */
const draftsMax = 6

/** The deterministic offline backend: the same request and seed always give the same words, and no claim is its own. */
export function createComposer(): Backend {
  return {
    name: 'composer',
    model: null,
    promptVersion: 'composer-1',
    async generate(request, { signal, attempt }) {
      signal.throwIfAborted()
      return composed(request, attempt)
    },
  }
}

/** The draft that keeps most checks, the first of equals; stops at one that keeps them all. */
function composed(request: GenerationRequest, attempt: number): Copy {
  const studio = studioOf(request)
  let kept: { copy: Copy; faults: number } | null = null
  for (let draft = 0; draft < draftsMax; draft += 1) {
    const copy = draftOf(studio, `${request.seed}\u0000${attempt * draftsMax + draft}`)
    const faults = runChecks(copy, request)
      .filter((verdict) => !verdict.passed)
      .reduce((sum, verdict) => sum + (verdict.severity === 'hard' ? 100 : 1), 0)
    if (kept === null || faults < kept.faults) kept = { copy, faults }
    if (faults === 0) break
  }
  if (kept === null) throw new RangeError('no draft was made')
  return kept.copy
}

function draftOf(studio: Studio, seed: string): Copy {
  const primaryText = fittedText(studio, seed)
  const headline = headlineOf(studio, seed, primaryText)
  const description = descriptionOf(studio, seed, `${headline}\n${primaryText}`)
  return { headline, primary_text: primaryText, ...(description === null ? {} : { description }) }
}

/** The text with as many facts and as much breath as its length asks for and allows. */
function fittedText(studio: Studio, seed: string): string {
  const { min, max } = primaryTextGraphemes[studio.place.length]
  const planned = studio.plan.body.length
  const most = planned + studio.plan.reserve.length
  const write = (facts: number, breath: number) => new TextWriter(deskOf(studio, seed, facts, breath)).write()
  const usual = { short: 1, medium: 1, long: 3, extra_long: 5, blog: 9 }[studio.place.length]
  let best = ''
  for (const [facts, breath] of tries(planned, most, usual)) {
    const text = write(facts, breath)
    const length = graphemes(text)
    if (length > max) continue
    if (length >= min) return text
    if (length > graphemes(best)) best = text
  }
  return best
}

/** From the plan outwards: more facts, then more breath, then fewer of both. */
function tries(planned: number, most: number, breath: number): Array<[number, number]> {
  const more = Array.from({ length: Math.max(0, most - planned) }, (_, index): [number, number] => [
    planned + index + 1,
    breath,
  ])
  const airier = [1, 2, 3].map((extra): [number, number] => [most, breath + extra])
  const fewer = Array.from({ length: planned + 1 }, (_, index): [number, number] => [
    planned - index,
    index === 0 ? breath - 1 : Math.max(0, breath - 1),
  ])
  return [[planned, breath], ...more, ...airier, ...fewer, [0, 0]]
}
