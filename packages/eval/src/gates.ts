import type { ComposerSummary } from './composer.ts'
import { setNames } from './sets/candidates.ts'
import type { SetSummary, Summary, Tally } from './summary.ts'

export interface Gate {
  promise: string
  measured: string
  passed: boolean
}

export const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

const gate = (promise: string, part: number, whole: number, passed: boolean): Gate => ({
  promise,
  measured: `${part} of ${whole}, ${percent(part, whole)}`,
  passed: whole > 0 && passed,
})
const atMost = (promise: string, part: number, whole: number, share: number) =>
  gate(promise, part, whole, part <= whole * share)
const atLeast = (promise: string, part: number, whole: number, share: number) =>
  gate(promise, part, whole, part >= whole * share)

function sum(tallies: readonly Tally[], count: keyof Tally): number {
  return tallies.reduce((total, tally) => total + tally[count], 0)
}

function gatesOfSet(name: string, { honest, defects, computable, verdicts, faults }: SetSummary): Gate[] {
  const { twisted, ...plain } = defects
  const kinds = Object.values(plain)
  const weak = Object.entries(plain).filter(([, tally]) => tally.with_verifier < tally.candidates * 0.8)
  const all = honest.candidates + sum(Object.values(defects), 'candidates')
  return [
    atMost(`${name}: code refuses at most 3 % of the honest answers`, honest.mechanical, honest.candidates, 0.03),
    atMost(
      `${name}: with the verifier at most 5 % of the honest answers are refused`,
      honest.with_verifier,
      honest.candidates,
      0.05,
    ),
    atLeast(
      `${name}: code refuses every number, price, date, link, code and quotation that no cited fact contains`,
      computable.mechanical,
      computable.candidates,
      1,
    ),
    atLeast(
      `${name}: with the verifier at least 95 % of the planted defects are refused`,
      sum(kinds, 'with_verifier'),
      sum(kinds, 'candidates'),
      0.95,
    ),
    {
      promise: `${name}: with the verifier at least 80 % of each kind of defect are refused`,
      measured: weak.length === 0 ? 'yes' : weak.map(([kind]) => kind).join(', '),
      passed: weak.length === 0,
    },
    atLeast(
      `${name}: with the verifier at least 85 % of the twisted facts are refused`,
      twisted.with_verifier,
      twisted.candidates,
      0.85,
    ),
    atLeast(`${name}: every candidate has a recorded verdict`, verdicts, all, 1),
    atMost(`${name}: at most 5 % of the verdicts are invalid`, faults, verdicts, 0.05),
  ]
}

const draftMsMax = 50

/** The evaluation fails if one of the returned gates has not passed. */
export function gatesOf(summary: Summary, composer: ComposerSummary): Gate[] {
  const { drafts, refused, canaries, largestMs } = composer
  const isFast = largestMs < draftMsMax
  return [
    ...setNames.flatMap((set) => gatesOfSet(`Set ${set}`, summary.sets[set])),
    atMost('Composer: no draft fails a hard check', refused.length, drafts, 0),
    {
      promise: 'Composer: no draft contains a string that only hidden instructions in the sources ask for',
      measured: String(canaries),
      passed: canaries === 0,
    },
    // The time depends on the machine, so docs/evaluation.md says only whether it is below the limit.
    {
      promise: `Composer: half of the drafts of the largest grounding take under ${draftMsMax} ms of processor time`,
      measured: isFast ? 'yes' : 'no',
      passed: isFast,
    },
  ]
}
