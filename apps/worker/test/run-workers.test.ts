import { expect, test } from 'vitest'
import { runWorkers } from '../src/run-workers.ts'

// These tests use fake Temporal workers, because a test cannot make a real one fail on request.

interface Running {
  worker: { runUntil: <T>(sweeps: Promise<T> | (() => Promise<T>)) => Promise<T> }
  seen: string[]
}

function draining(): Running {
  const seen: string[] = []
  return {
    seen,
    worker: {
      async runUntil(sweeps) {
        const over = await (typeof sweeps === 'function' ? sweeps() : sweeps)
        seen.push('draining')
        await new Promise((resolve) => setTimeout(resolve, 50))
        seen.push('drained')
        return over
      },
    },
  }
}

const breaking = { runUntil: () => Promise.reject(new Error('broken')) }

function sweepsOf() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { sweeps: promise, end: () => resolve() }
}

test('workers run as long as the sweeps do, and all have drained when the run is over', async () => {
  const [jobs, files] = [draining(), draining()]
  const { sweeps, end } = sweepsOf()
  const run = runWorkers([files.worker, jobs.worker], sweeps, () => undefined)
  expect([jobs.seen, files.seen]).toEqual([[], []])
  end()
  await run
  expect([jobs.seen, files.seen]).toEqual([
    ['draining', 'drained'],
    ['draining', 'drained'],
  ])
})

test.each([0, 1])(
  'a worker that breaks down ends the sweeps and the run, once the other has drained (%i)',
  async (at) => {
    const other = draining()
    const { sweeps, end } = sweepsOf()
    const workers = [other.worker].toSpliced(at, 0, breaking)
    await expect(runWorkers(workers, sweeps, end)).rejects.toThrow('broken')
    expect(other.seen).toEqual(['draining', 'drained'])
  },
)
