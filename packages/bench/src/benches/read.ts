import { openOn, type Bench } from '../bench.ts'
import { readText, startHttpStack } from '../http/http-stack.ts'
import { loadSide } from '../http/run-load.ts'
import { createJob } from '../work/sides.ts'

export const bench: Bench = {
  name: 'read',
  ratios: [
    {
      id: 'R3',
      what: 'GET job ÷ bare Fastify and pg, both authenticating',
      ours: 'service',
      rival: 'fastify',
      figure: 'rate',
      goal: { atLeast: 0.8 },
      before: '0.48',
    },
  ],
  open: async () =>
    openOn(await startHttpStack(), async ({ service, fastify, partners }) => {
      const url = `http://127.0.0.1:${service.port}`
      const requests = await Promise.all(
        partners.map(async (each) => readText(each.token, await createJob({ url, partners: [each] }))),
      )
      const load = { connections: 64, requests, status: 200 }
      return { service: loadSide(service, load), fastify: loadSide(fastify, load) }
    }),
}
