import { openOn, type Bench } from '../bench.ts'
import { createText, startHttpStack } from '../http/http-stack.ts'
import { loadSide } from '../http/run-load.ts'
import { pgbenchSide } from '../rivals/pgbench.ts'

const many = { connections: 64, status: 202 }

export const bench: Bench = {
  name: 'accept',
  ratios: [
    {
      id: 'R1',
      what: 'POST accept ÷ pgbench on the same SQL function, 64 workspaces',
      ours: 'service',
      rival: 'pgbench',
      figure: 'rate',
      goal: { atLeast: 0.6 },
      before: '0.33',
    },
    {
      id: 'R1',
      what: 'the same, one workspace',
      ours: 'service, one workspace',
      rival: 'pgbench, one workspace',
      figure: 'rate',
      goal: { atLeast: 0.7 },
      before: '0.46',
    },
    {
      id: 'R2',
      what: 'POST accept ÷ bare Fastify and pg, same authentication and function',
      ours: 'service',
      rival: 'fastify',
      figure: 'rate',
      goal: { atLeast: 0.9 },
      before: '0.58',
    },
  ],
  open: async () =>
    openOn(await startHttpStack(), async ({ service, fastify, postgres, partners }) => {
      const requests = partners.map(({ token }) => createText(token))
      const one = { ...many, requests: requests.slice(0, 1) }
      const ids = partners.map(({ workspaceId }) => workspaceId)
      return {
        service: loadSide(service, { ...many, requests }),
        fastify: loadSide(fastify, { ...many, requests }),
        pgbench: pgbenchSide(postgres.url, ids),
        'service, one workspace': loadSide(service, one),
        'pgbench, one workspace': pgbenchSide(postgres.url, ids.slice(0, 1)),
      }
    }),
}
