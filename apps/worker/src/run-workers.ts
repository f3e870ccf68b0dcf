import type { Worker } from '@temporalio/worker'

/**
 * Drains all workers when the sweeps end. If a worker fails, the function ends the sweeps so that the other workers
 * drain too, and then rejects with that worker's error.
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
