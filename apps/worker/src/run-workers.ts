import type { Worker } from '@temporalio/worker'

/**
 * Runs workers beside each other until the sweeps are over; then all drain at once. Where one breaks down the sweeps are told
 * to end, so that the others drain too; rejects with its error when they have.
 */
export async function runWorkers(
  workers: ReadonlyArray<Pick<Worker, 'runUntil'>>,
  sweeps: Promise<unknown>,
  endSweeps: () => void,
): Promise<void> {
  const runs = workers.map((worker) => worker.runUntil(sweeps))
  try {
    await Promise.all(runs)
  } finally {
    endSweeps()
    await Promise.allSettled(runs)
  }
}
