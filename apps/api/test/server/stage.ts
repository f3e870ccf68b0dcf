import { parseEnvironment } from '@adcopy/core'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Core } from '@adcopy/core'
import { openRig, testFingerprintKeys, type TestDatabase } from '@adcopy/testing'
import { composeApi } from '../../src/compose.ts'
import { createServer } from '../../src/create-server.ts'
import { startEntry } from '../entry.ts'

export interface Stage {
  port: number
  database: TestDatabase
  core: Core
  close(): Promise<void>
}

export interface ServerStage extends Stage {
  server: Server
}

const env = {
  FINGERPRINT_KEYS: testFingerprintKeys,
  WEB_ORIGIN: 'http://web.example',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_IP_PER_MINUTE: '100000', // all clients of a test file share one IP address
}

/** Makes every look-up of a token wait until the returned function is called. */
export async function holdLookUps({ database }: Pick<Stage, 'database'>): Promise<() => Promise<void>> {
  const blocker = await database.pool.connect()
  await blocker.query('begin; lock table api_token in access exclusive mode')
  return async () => {
    await blocker.query('commit')
    blocker.release()
  }
}

export async function startServerStage(
  requestMsMax: number,
  settings: Record<string, string> = {},
): Promise<ServerStage> {
  const { database, core, close } = await openRig()
  const api = composeApi(parseEnvironment('api', { ...env, ...settings, DATABASE_URL: database.urls.api }))
  const server = createServer({ handleRest: api.handleRest, problemsBase: api.problemsBase, requestMsMax })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    port: (server.address() as AddressInfo).port,
    database,
    core,
    async close() {
      server.closeAllConnections()
      server.close()
      await api.close()
      await close()
    },
  }
}

export async function startNextStage(settings: Record<string, string> = {}): Promise<Stage> {
  const { database, core, close } = await openRig()
  const entry = await startEntry('next', { ...env, ...settings, DATABASE_URL: database.urls.api })
  return {
    port: Number(new URL(entry.url).port),
    database,
    core,
    async close() {
      await entry.stop()
      await close()
    },
  }
}
