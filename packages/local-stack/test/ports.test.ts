import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { anyFreePort, choosePorts, freePortFrom } from '../src/ports.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function busyPort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(await anyFreePort(), host)
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test.each(['127.0.0.1', '0.0.0.0'])('a port that is busy on %s is skipped', async (host) => {
  const busy = await busyPort(host)
  expect(await freePortFrom(busy)).toBeGreaterThan(busy)
})

test('two parts that prefer the same port get different ones', async () => {
  const preferred = await anyFreePort()
  const preferences = { api: { preferred, variable: 'API_PORT' }, web: { preferred, variable: 'WEB_PORT' } }
  const { api, web } = await choosePorts(preferences, {})
  expect(api).not.toBe(web)
})

test('a port set by the environment is used, even if another part prefers it', async () => {
  const preferred = await anyFreePort()
  const preferences = { api: { preferred, variable: 'API_PORT' }, web: { preferred: 3001, variable: 'WEB_PORT' } }
  const { api, web } = await choosePorts(preferences, { WEB_PORT: String(preferred) })
  expect(web).toBe(preferred)
  expect(api).not.toBe(preferred)
})

test('a busy port set by the environment is an error that names the variable', async () => {
  const busy = await busyPort()
  const choosing = choosePorts({ api: { preferred: 3000, variable: 'API_PORT' } }, { API_PORT: String(busy) })
  await expect(choosing).rejects.toThrow(`API_PORT=${busy}: this port is in use`)
})

test.each(['http', '0', '65536', '-1', '30 00'])('API_PORT=%s is an error', async (text) => {
  const choosing = choosePorts({ api: { preferred: 3000, variable: 'API_PORT' } }, { API_PORT: text })
  await expect(choosing).rejects.toThrow('API_PORT must be a port from 1 to 65535')
})
