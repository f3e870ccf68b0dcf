import type { MeasuredWording } from './measure.ts'
import { kindsOfRefusal, type RefusalKind } from './wordings.ts'

/** Sentences of one sort, how many of them the checks refuse, and how many others they notice. */
export interface Tally {
  sentences: number
  refused: number
  noticed: number
}

export interface WordingsSummary {
  /** Those that a careful marketer would refuse, together and by kind. */
  refuse: Tally
  kinds: Record<RefusalKind, Tally>
  /** Those that one would run. */
  run: Tally
  /** Sentences that the checks judge otherwise than the marketer: neither refused nor noticed, noticed alone, and refused or noticed wrongly. */
  missed: string[]
  only_noticed: string[]
  wrongly_refused: string[]
  wrongly_noticed: string[]
}

const share = (part: number, { sentences }: Tally): number => (sentences === 0 ? 0 : part / sentences)

export const shareRefused = (tally: Tally): number => share(tally.refused, tally)
/** The share of those that somebody hears of: refused, or noticed. */
export const shareSeen = (tally: Tally): number => share(tally.refused + tally.noticed, tally)
export const shareNoticed = (tally: Tally): number => share(tally.noticed, tally)

export function summariseWordings(measured: readonly MeasuredWording[]): WordingsSummary {
  const honest = measured.filter(({ kind }) => kind === null)
  const others = measured.filter(({ kind }) => kind !== null)
  const tallies = kindsOfRefusal.map((kind) => [kind, tallyOf(others.filter((wording) => wording.kind === kind))])
  return {
    refuse: tallyOf(others),
    kinds: Object.fromEntries(tallies) as Record<RefusalKind, Tally>,
    run: tallyOf(honest),
    missed: others.filter((wording) => !isRefused(wording) && !wording.noticed).map(named),
    only_noticed: others.filter(isOnlyNoticed).map(named),
    wrongly_refused: honest
      .filter(isRefused)
      .map(({ brand, text, refusedBy }) => `${brand}, ${refusedBy.join(', ')}: ${text}`),
    wrongly_noticed: honest.filter(isOnlyNoticed).map(({ brand, text }) => `${brand}: ${text}`),
  }
}

const isRefused = ({ refusedBy }: MeasuredWording) => refusedBy.length > 0
const isOnlyNoticed = (wording: MeasuredWording) => wording.noticed && !isRefused(wording)
const named = ({ brand, kind, text }: MeasuredWording) => `${brand}, ${kind}: ${text}`

const tallyOf = (measured: readonly MeasuredWording[]): Tally => ({
  sentences: measured.length,
  refused: measured.filter(isRefused).length,
  noticed: measured.filter(isOnlyNoticed).length,
})
