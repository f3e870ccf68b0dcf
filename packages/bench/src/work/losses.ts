import { setTimeout as delay } from 'node:timers/promises'
import type { Figures } from '../bench.ts'
import type { Fault } from './faults.ts'
import { createPatiently, openMax, pollMs, removeTerminal } from './sides.ts'
import type { JobService } from './work-stack.ts'

/**
 * If no job becomes terminal for this long, the remaining jobs count as open. This is longer than one minute, the
 * activity time-out of the rival `naive-temporal`.
 */
const silenceMs = 75_000

/** `open` has only the jobs that are not terminal yet. */
interface Batch {
  accepted: Set<string>
  open: Set<string>
}

/** For each fault, counts the jobs that remain open and the jobs that ran more than once. */
export async function countLosses(
  service: JobService,
  faults: Readonly<Record<string, Fault>>,
  seconds: number,
): Promise<Figures> {
  const batches = new Map<string, Batch>()
  for (const [name, fault] of Object.entries(faults)) batches.set(name, await loadDuring(service, fault, seconds))
  let changedMs = performance.now()
  let open = Infinity
  while (open > 0 && performance.now() < changedMs + silenceMs) {
    for (const batch of batches.values()) await removeTerminal(service, batch.open).catch(() => undefined) // PostgreSQL may be down
    const now = [...batches.values()].reduce((sum, batch) => sum + batch.open.size, 0)
    if (now < open) changedMs = performance.now()
    open = now
    await delay(pollMs * 10)
  }
  const figures: Record<string, number> = {}
  for (const [name, batch] of batches) {
    figures[`${name}: jobs`] = batch.accepted.size
    figures[`${name}: open`] = batch.open.size
    figures[`${name}: doubled`] = await countDoubled(service, batch)
  }
  return figures
}

async function loadDuring(service: JobService, fault: Fault, seconds: number): Promise<Batch> {
  const batch: Batch = { accepted: new Set(), open: new Set() }
  const endMs = performance.now() + seconds * 1_000
  const running = () => performance.now() < endMs
  const keepOpen = async () => {
    while (running()) {
      const id = await createPatiently(service)
      batch.accepted.add(id)
      batch.open.add(id)
      while (running() && batch.open.has(id)) await delay(pollMs)
    }
  }
  const poll = async () => {
    while (running()) {
      await removeTerminal(service, batch.open).catch(() => undefined) // PostgreSQL may be down
      await delay(pollMs)
    }
  }
  const hit = async () => {
    await delay(1_000)
    while (running()) {
      await fault().catch(() => undefined) // PostgreSQL may still be recovering from the previous fault.
      await delay(1_000)
    }
  }
  await Promise.all([hit(), poll(), ...Array.from({ length: openMax }, keepOpen)])
  return batch
}

async function countDoubled({ database }: JobService, { accepted }: Batch): Promise<number> {
  const { rowCount } = await database.query('select from job where id = any ($1) and runs > 1', [[...accepted]])
  return rowCount ?? NaN
}
