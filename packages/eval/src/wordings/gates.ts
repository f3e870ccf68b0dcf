import { type Gate, percent } from '../gates.ts'
import { shareRefused, type Tally, type WordingsSummary } from './summary.ts'
import { kindsOfRefusal, refusalKinds, type RefusalKind } from './wordings.ts'

/**
 * The least share of sentences that the checks refuse, together and of each kind, and the most that they may of honest ones: as
 * measured, to the next whole percent. They follow the checks upwards and are never eased to let a change pass.
 */
export const floors = {
  refused: 0.66,
  refusedByKind: {
    unsupported_claim: 0.36,
    inflated_number: 0.93,
    superlative: 0.54,
    guarantee: 0.57,
    invented_offer: 0.88,
    invented_end: 0.75,
    personal_attribute: 0.73,
    ad_policy: 0.53,
    banned: 0.63,
    awareness_hook: 0.95,
    leak: 0.5,
  } satisfies Record<RefusalKind, number>,
  wronglyRefusedMax: 0.02,
}

const told = (tally: Tally) => `${tally.refused} of ${tally.sentences}; ${percent(shareRefused(tally))}`

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
  ]
}
