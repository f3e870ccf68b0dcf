import { randomUUID } from 'node:crypto'
import type { Bench } from '../bench.ts'
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
  async open() {
    const stack = await startHttpStack()
    const on = { server: stack.service, postgresPid: stack.postgres.pid }
    const send = (key: () => string) => ({
      connections: 64,
      status: 202,
      requests: stack.partners.map(({ token }) => createText(token, key())),
    })
    return {
      sides: {
        // `randomUUID` gives each prepared request a fixed key, so the warm-up creates the jobs and later runs replay
        // them. `{key}` is replaced with a new key whenever a request is sent.
        replays: loadSide(on, send(randomUUID)),
        'fresh accepts': loadSide(
          on,
          send(() => '{key}'),
        ),
      },
      close: stack.close,
    }
  },
}
