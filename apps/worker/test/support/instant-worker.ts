import { runWith } from './run-around.ts'

// Runs the worker for benchmarks against systems that do not generate copy. Every job immediately gets the same copy.
await runWith({
  writer: { name: 'instant', model: null, promptVersion: '1' },
  verifier: null,
  kept: { seeds: () => [], take: () => undefined },
  callsPerTryMax: 0,
  generate: async () => ({
    ok: true,
    copy: { headline: 'Repairs while you wait', primary_text: 'Repairs are done while you wait.' },
    verdicts: [],
    claims: [],
    candidate: 1,
    attempts: 1,
    verified: false,
  }),
})
