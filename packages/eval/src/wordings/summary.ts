import type { MeasuredWording } from './measure.ts'
import { kindsOfRefusal, type RefusalKind } from './wordings.ts'

/** Sentences of one sort, and how many of them the checks refuse. */
export interface Tally {
  sentences: number
  refused: number
}

export interface WordingsSummary {
  /** Those that a careful marketer would refuse, together and by kind. */
  refuse: Tally
  kinds: Record<RefusalKind, Tally>
  /** Those that one would run. */
  run: Tally
  /** Sentences that the checks judge otherwise than the marketer. */
  missed: string[]
  wrongly_refused: string[]
}

export const shareRefused = ({ sentences, refused }: Tally): number => (sentences === 0 ? 0 : refused / sentences)

export function summariseWordings(measured: readonly MeasuredWording[]): WordingsSummary {
  const honest = measured.filter(({ kind }) => kind === null)
  const others = measured.filter(({ kind }) => kind !== null)
  const tallies = kindsOfRefusal.map((kind) => [kind, tallyOf(others.filter((wording) => wording.kind === kind))])
  return {
    refuse: tallyOf(others),
    kinds: Object.fromEntries(tallies) as Record<RefusalKind, Tally>,
    run: tallyOf(honest),
    missed: others
      .filter((wording) => !isRefused(wording))
      .map(({ brand, kind, text }) => `${brand}, ${kind}: ${text}`),
    wrongly_refused: honest
      .filter(isRefused)
      .map(({ brand, text, refusedBy }) => `${brand}, ${refusedBy.join(', ')}: ${text}`),
  }
}

const isRefused = ({ refusedBy }: MeasuredWording) => refusedBy.length > 0

const tallyOf = (measured: readonly MeasuredWording[]): Tally => ({
  sentences: measured.length,
  refused: measured.filter(isRefused).length,
})
