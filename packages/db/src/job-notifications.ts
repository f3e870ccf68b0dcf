import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ownSession } from './database.ts'

const channel = 'ad_copy_job'
const connectMsMax = 2_000
const reconnectMs = 1_000

interface NotificationOptions {
  url: string
  /** The `application_name` that `pg_stat_activity` shows. */
  applicationName: string
}

export interface JobNotifier {
  /** Tells the sweeps that a job was committed. Returns at once and never fails. */
  notify(): void
  close(): Promise<void>
}

/**
 * Notifies on a connection of its own, outside the accepting transactions: inside them it would serialise their commits.
 * All accepts during one notification share the next. A lost one costs latency alone, because sweeps also poll.
 */
export function createJobNotifier({ url, applicationName }: NotificationOptions): JobNotifier {
  const { connectionString, options } = ownSession(url)
  const pool = new pg.Pool({
    connectionString,
    options: `${options} -c synchronous_commit=off`, // nothing is written that must survive
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectMsMax,
    query_timeout: connectMsMax,
    keepAlive: true,
    application_name: `${applicationName}-notify`,
  })
  pool.on('error', () => undefined) // the next notification opens another connection
  let isSending = false
  let isWanted = false

  async function send(): Promise<void> {
    isSending = true
    while (isWanted && !pool.ending) {
      isWanted = false
      await pool.query(`notify ${channel}`).catch(() => undefined)
    }
    isSending = false
  }

  return {
    notify() {
      isWanted = true
      if (!isSending) void send()
    },
    async close() {
      await pool.end()
    },
  }
}

interface ListenOptions extends NotificationOptions {
  onJob: () => void
  signal: AbortSignal
}

/**
 * Calls `onJob` after each notification, and after each connection, because notifications may have been lost before it.
 * Connects again a second after a failure. Resolves after the signal.
 */
export async function listenForJobs({ url, applicationName, onJob, signal }: ListenOptions): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({
      ...ownSession(url),
      connectionTimeoutMillis: connectMsMax,
      query_timeout: connectMsMax,
      keepAlive: true,
      application_name: `${applicationName}-listen`,
    })
    const ended = once(client, 'end', { signal }).catch(() => undefined)
    client.on('error', () => undefined) // `end` follows
    client.on('notification', onJob)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      onJob()
      await ended
    } catch {
      // The database is away: the poll goes on, and so does this.
    }
    await client.end().catch(() => undefined)
    await delay(reconnectMs, undefined, { signal }).catch(() => undefined)
  }
}
