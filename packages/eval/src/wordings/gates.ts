import { type Gate, percent } from '../gates.ts'
import { shareNoticed, shareRefused, shareSeen, type Tally, type WordingsSummary } from './summary.ts'
import { kindsOfRefusal, refusalKinds, type RefusalKind } from './wordings.ts'

/**
 * The least share of sentences that the checks refuse, together and of each kind, and the most that they may of honest ones: as
 * measured, to the next whole percent. They follow the checks upwards and are never eased to let a change pass.
 */
export const floors = {
  refused: 0.94,
  refusedByKind: {
    unsupported_claim: 0.7,
    inflated_number: 1,
    superlative: 1,
    guarantee: 1,
    invented_offer: 0.96,
    invented_end: 1,
    personal_attribute: 1,
    ad_policy: 1,
    banned: 1,
    awareness_hook: 1,
    leak: 0.95,
  } satisfies Record<RefusalKind, number>,
  wronglyRefusedMax: 0.01,
  /** Refused, or noticed as a statement that no source seems to know. */
  seen: 0.97,
  wronglyNoticedMax: 0.03,
}

const told = (tally: Tally) => `${tally.refused} of ${tally.sentences}; ${percent(shareRefused(tally))}`

const seen = (tally: Tally) => `${tally.refused + tally.noticed} of ${tally.sentences}; ${percent(shareSeen(tally))}`
const noticed = (tally: Tally) => `${tally.noticed} of ${tally.sentences}; ${percent(shareNoticed(tally))}`

/** What the checks are held to by sentences that were sorted without them. */
export function wordingGates({ refuse, kinds, run }: WordingsSummary): Gate[] {
  const low = kindsOfRefusal.filter((kind) => shareRefused(kinds[kind]) < floors.refusedByKind[kind])
  return [
    {
      promise: `the checks refuse at least ${percent(floors.refused)} of the sentences that a careful marketer would not run`,
      measured: told(refuse),
      passed: shareRefused(refuse) >= floors.refused,
    },
    {
      promise: 'they refuse at least the floor of each kind of such sentences',
      measured:
        low.length === 0 ? 'all kinds' : low.map((kind) => `${refusalKinds[kind]}: ${told(kinds[kind])}`).join('; '),
      passed: low.length === 0,
    },
    {
      promise: `they refuse at most ${percent(floors.wronglyRefusedMax)} of the sentences that one would run`,
      measured: told(run),
      passed: run.sentences > 0 && shareRefused(run) <= floors.wronglyRefusedMax,
    },
    {
      promise: `they refuse or notice at least ${percent(floors.seen)} of the sentences that one would not run`,
      measured: seen(refuse),
      passed: shareSeen(refuse) >= floors.seen,
    },
    {
      promise: `they notice at most ${percent(floors.wronglyNoticedMax)} of the sentences that one would run`,
      measured: noticed(run),
      passed: run.sentences > 0 && shareNoticed(run) <= floors.wronglyNoticedMax,
    },
  ]
}
