import { openOn, type Bench } from '../bench.ts'
import { readText, startHttpStack } from '../http/http-stack.ts'
import { loadSide } from '../http/run-load.ts'

export const bench: Bench = {
  name: 'refuse',
  ratios: [
    {
      id: 'R9',
      what: '401 of a malformed token ÷ bare Fastify’s 401',
      ours: 'service',
      rival: 'fastify',
      figure: 'rate',
      goal: { atLeast: 0.5 },
      before: '0.21',
    },
  ],
  open: async () =>
    openOn(await startHttpStack(), async ({ service, fastify }) => {
      const load = { connections: 64, requests: [readText('acp_malformed', 'acg_any')], status: 401 }
      return { service: loadSide(service, load), fastify: loadSide(fastify, load) }
    }),
}
