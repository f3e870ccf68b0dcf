import type { Core } from '@adcopy/core'
import { openRig, testFingerprintKeys, type TestDatabase } from '@adcopy/testing'
import { serveApi, startEntry } from '../entry.ts'

export interface Stage {
  port: number
  database: TestDatabase
  core: Core
  close(): Promise<void>
}

export type ServerStage = Awaited<ReturnType<typeof startServerStage>>

const env = {
  FINGERPRINT_KEYS: testFingerprintKeys,
  WEB_ORIGIN: 'http://web.example',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_IP_PER_MINUTE: '100000', // all clients of a test file share one IP address
}

/** Makes every look-up of a token wait for `work`. */
export const holdingLookUps = <T>({ database }: Pick<Stage, 'database'>, work: () => Promise<T>) =>
  database.holding('lock table api_token in access exclusive mode', work)

export async function startServerStage(requestMsMax: number, settings: Record<string, string> = {}) {
  const { database, core, close } = await openRig()
  const served = await serveApi({ ...env, ...settings, DATABASE_URL: database.urls.api }, { requestMsMax })
  return {
    ...served,
    database,
    core,
    async close() {
      await served.stop()
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
