import { verbs } from '@adcopy/core'
import { createTenant, setUpCore } from '@adcopy/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  removeMember,
  revoke,
  setAccess,
  setAllocation,
  setBrand,
  setFrozen,
  setOffer,
  setRole,
  setSwitch,
} from './administration.ts'
import {
  beginStep,
  createStep,
  expireStep,
  failStep,
  listStep,
  readStep,
  releaseStep,
  succeedStep,
  sweepStep,
} from './commands.ts'
import { Model } from './model.ts'
import type { Real } from './real.ts'

const rig = await setUpCore()

const tenants = 2
const allocation = 5
// Each history starts twelve hours before the end of a month, so that most histories continue into the next month.
const start = Date.UTC(2026, 10, 30, 12)
const hourMs = 3_600_000

const tenant = fc.nat(tenants - 1)
const pick = fc.nat(30)
const flag = fc.boolean()

/** Generates `edit` rarely, because the tenant refuses everything after it. The other steps only list jobs. */
const rare = <Step>(edit: (tenant: number) => Step) =>
  fc.nat(20).map((number) => (number < tenants ? edit(number) : listStep(number % tenants)))

const work = [
  fc.tuple(tenant, fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.nat(2)).map((given) => createStep(...given)),
  fc.tuple(tenant, fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.nat(2)).map((given) => createStep(...given)),
  fc.tuple(tenant, pick).map((given) => readStep(...given)),
  tenant.map(listStep),
  pick.map(beginStep),
  pick.map(beginStep),
  pick.map(succeedStep),
  pick.map(succeedStep),
  fc.tuple(pick, fc.constantFrom('generation_failed', 'internal_error')).map((given) => failStep(...given)),
  fc.constantFrom(0, 1, 59_999, 60_000, 70_000, hourMs, 23 * hourMs, 24 * hourMs - 5_000, 24 * hourMs).map(expireStep),
  flag.map(sweepStep),
  flag.map(sweepStep),
  pick.map(releaseStep),
]
const administration = [
  fc.tuple(tenant, fc.constantFrom(null, 0, 2, allocation, 100)).map((given) => setAllocation(...given)),
  fc.tuple(tenant, flag).map((given) => setFrozen(...given)),
  fc.tuple(tenant, flag).map((given) => setAccess(...given)),
  fc.tuple(tenant, flag).map((given) => setOffer(...given)),
  fc.tuple(tenant, flag).map((given) => setBrand(...given)),
  fc.tuple(tenant, fc.constantFrom('viewer', 'editor', 'admin')).map((given) => setRole(...given)),
  flag.map(setSwitch),
  rare(revoke),
  rare(removeMember),
]

const histories = fc.commands([...work, ...work, ...administration], { maxCommands: 80, size: 'max' })
let steps = 0

test(
  'any history of creates, reads, sweeps, ends, deadlines and edits agrees with a small model, row by row',
  { tags: ['POST-1', 'POST-2', 'ALLOCATION-1', 'D-ORDER'], timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        await rig.database.pool.query('delete from job')
        await rig.database.setClock(new Date(start))
        await fc.asyncModelRun(
          async () => ({ model: new Model(start, tenants, allocation), real: await openReal() }),
          history,
        )
        steps += [...history].length
      }),
      { numRuns: 40, interruptAfterTimeLimit: 10_000 },
    )
    expect(steps).toBeGreaterThan(200)
  },
)

async function openReal(): Promise<Real> {
  const made = []
  for (let count = 0; count < tenants; count += 1) {
    const one = await createTenant(rig.core, { allocation })
    // A second admin is needed, because the role of the last admin cannot be changed.
    const second = { workspaceId: one.workspaceId, email: `admin-${one.email}`, role: 'admin' } as const
    await verbs.addMember({ ctx: rig.core.as({ kind: 'operator' }), input: second })
    made.push(one)
  }
  await rig.database.pool.query('delete from switch')
  return { ...rig, tenants: made }
}
