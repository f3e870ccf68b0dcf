// Only stacks with an external database or Temporal server load this file, because loading core takes a third
// of a second.
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnvironment, toTemporalSecurity } from '@adcopy/core'
import pg from 'pg'
import { SetUpError, messageOf } from './errors.ts'
import { probeTemporal, type TemporalTarget } from './temporal/probe.ts'

export function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url)
    if (parsed.password !== '') parsed.password = '***'
    return parsed.toString()
  } catch {
    return 'DATABASE_URL'
  }
}

/** Throws immediately if the database refuses the password or does not exist. */
export async function waitForDatabase(url: string, waitMs: number, onProgress: (line: string) => void): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new SetUpError('DATABASE_URL is not a postgresql:// URL')
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
      client.on('error', () => undefined)
      await connectOnce(client)
      return
    } catch (error) {
      const why = messageOf(error)
      if (isFinal(error)) throw new SetUpError(`the database at ${withoutPassword(url)} refuses: ${why}`)
      if (Date.now() > deadline) {
        throw new SetUpError(
          `the database at ${withoutPassword(url)} did not answer within ${waitMs / 1000} s: ${why}\n` +
            'Start it, correct DATABASE_URL, or unset it to use the embedded PostgreSQL.',
        )
      }
      onProgress(`no answer yet (${why})`)
      await delay(500)
    }
  }
}

async function connectOnce(client: pg.Client): Promise<void> {
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === 'ERR_INVALID_URL' || code.startsWith('28') || code === '3D000'
}

/** Undefined if Temporal answers. Does not throw, because the API accepts jobs without Temporal. */
export async function faultOfTemporal(target: TemporalTarget, waitMs: number): Promise<string | undefined> {
  try {
    await probeTemporal(target, waitMs)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

export function externalTemporal(source: NodeJS.ProcessEnv): TemporalTarget {
  const { TEMPORAL_ADDRESS: address = '', TEMPORAL_NAMESPACE: namespace, ...env } = readVariables(source)
  const { tls, apiKey } = toTemporalSecurity(env)
  return { address, namespace, tls, ...(apiKey !== undefined && { apiKey }) }
}

function readVariables(source: NodeJS.ProcessEnv) {
  try {
    return parseEnvironment('ops', source)
  } catch (error) {
    throw new SetUpError(messageOf(error))
  }
}
