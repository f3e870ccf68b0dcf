import { serve, service, type Context } from '@restatedev/restate-sdk/node'
import { report, run, succeed } from './edge.ts'

const { RESTATE_INGRESS = '', RESTATE_ADMIN = '', WORKER_PORT = '' } = process.env

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(url, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`Restate answered ${response.status}: ${text}`)
}

const job = service({
  name: 'job',
  handlers: { generate: (context: Context, id: string) => context.run('succeed', () => succeed([id])) },
})

await run({
  open: async () => undefined,
  start: (id) => post(`${RESTATE_INGRESS}/job/generate/send`, id, { 'idempotency-key': id }),
  async work() {
    await serve({ services: [job], port: Number(WORKER_PORT) })
    await post(`${RESTATE_ADMIN}/deployments`, { uri: `http://127.0.0.1:${WORKER_PORT}` }).catch(report)
  },
  close: async () => undefined,
})
