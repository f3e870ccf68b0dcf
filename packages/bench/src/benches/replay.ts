import { randomUUID } from 'node:crypto'
import { openOn, type Bench } from '../bench.ts'
import { createText, startHttpStack } from '../http/http-stack.ts'
import { loadSide } from '../http/run-load.ts'

export const bench: Bench = {
  name: 'replay',
  ratios: [
    {
      id: 'R8',
      what: 'replays ÷ fresh accepts',
      ours: 'replays',
      rival: 'fresh accepts',
      figure: 'rate',
      goal: { atLeast: 1.45 },
      before: '1.45',
    },
  ],
  open: async () =>
    openOn(await startHttpStack(), async ({ service, partners }) => {
      const send = (key: () => string) => ({
        connections: 64,
        status: 202,
        requests: partners.map(({ token }) => createText(token, key())),
      })
      // `randomUUID` gives each prepared request a fixed key, so the warm-up creates the jobs and later runs replay
      // them. `{key}` is replaced with a new key whenever a request is sent.
      const fresh = send(() => '{key}')
      return { replays: loadSide(service, send(randomUUID)), 'fresh accepts': loadSide(service, fresh) }
    }),
}
