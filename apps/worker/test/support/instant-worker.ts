import { runWith } from './run-around.ts'

// Runs the worker for benchmarks that exclude the generation of copy, for example comparisons with other job queues.
// Every job immediately gets the same copy.
await runWith({
  writer: { name: 'instant', model: null, promptVersion: '1' },
  verifier: null,
  kept: { seeds: () => [], take: () => undefined },
  callsPerAttemptMax: 0,
  generate: async () => ({
    ok: true,
    copy: { headline: 'Repairs while you wait', primary_text: 'Repairs are done while you wait.' },
    verdicts: [],
    claims: [],
    candidate: 1,
    candidates: 1,
    verified: false,
  }),
})
