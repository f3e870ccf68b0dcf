import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'

// Loads the package in a context without Node's own globals. The context has only JavaScript's built-ins and the
// globals that the README lists.
const answer = { object: 'ad_copy_generation', id: 'acg_1', created_at: 'x', status: 'queued' }
const globals = {
  fetch: async () => new Response(JSON.stringify(answer), { status: 202 }),
  crypto: { subtle: crypto.subtle, randomUUID: () => crypto.randomUUID() },
  AbortController,
  TextEncoder,
  performance,
  setTimeout,
  clearTimeout,
}
const context = vm.createContext({ ...globals })
const modules = new Map()

function load(url) {
  const known = modules.get(url)
  if (known !== undefined) return known
  const module = new vm.SourceTextModule(readFileSync(fileURLToPath(url), 'utf8'), { context, identifier: url })
  modules.set(url, module)
  return module
}

const entry = load(import.meta.resolve('@adcopy/client'))
await entry.link((specifier, { identifier }) => load(new URL(specifier, identifier).href))
await entry.evaluate()
const { AdCopy, idempotencyKey } = entry.namespace
const client = new AdCopy({ baseUrl: 'https://api.example', token: 'acp_test' })
const key = await idempotencyKey('bare', 1)
const input = { platform: 'facebook', awareness_level: 'unaware', brief: 'x' }
const { id } = await client.jobs.create(input, { idempotencyKey: key })
await client.jobs.create(input)
process.stdout.write(`${id} in ${modules.size} modules`)
