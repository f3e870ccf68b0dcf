import type { Worker } from '@temporalio/worker'

/**
 * Runs workers concurrently until the sweeps end; then all drain at once. If a worker breaks down, ends the sweeps so that
 * the other workers drain too, and then rejects with its error.
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
