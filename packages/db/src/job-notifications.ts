import { once } from 'node:events'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ownSession } from './database.ts'

const channel = 'ad_copy_job'
const connectMsMax = 2_000
const reconnectMs = 1_000
const notifyGapMs = 10
const probeMs = 30_000

const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined)

interface NotificationOptions {
  url: string
  applicationName: string
}

export interface JobNotifier {
  /** Returns at once and never fails. */
  notify(): void
  close(): Promise<void>
}

/**
 * A separate connection sends the notifications, because `notify` inside the accepting transactions would serialise
 * their commits. At most one notification is sent per ten milliseconds. A lost notification only adds latency, because
 * sweeps also poll. While the database is unreachable, the notifier tries to connect once per second.
 */
export function createJobNotifier({ url, applicationName }: NotificationOptions): JobNotifier {
  const { connectionString, options } = ownSession(url)
  const pool = new pg.Pool({
    connectionString,
    // The commit need not wait for the disk, because losing a notification in a crash does no harm.
    options: `${options} -c synchronous_commit=off`,
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
  const closing = new AbortController()

  async function send(): Promise<void> {
    isSending = true
    while (isWanted && !pool.ending) {
      isWanted = false
      const pauseMs = await pool.query(`notify ${channel}`).then(
        () => notifyGapMs,
        () => reconnectMs,
      )
      await pause(pauseMs, closing.signal)
    }
    isSending = false
  }

  return {
    notify() {
      isWanted = true
      if (!isSending) void send()
    },
    async close() {
      closing.abort()
      await pool.end()
    },
  }
}

interface ListenOptions extends NotificationOptions {
  onJob: () => unknown
  signal: AbortSignal
}

/**
 * Also calls `onJob` whenever a connection is established, because notifications are lost while the connection is down.
 * Reconnects one second after a failure and detects a dead peer within about half a minute. Resolves once `signal`
 * aborts.
 */
export async function listenForJobs({ url, applicationName, onJob, signal }: ListenOptions): Promise<void> {
  while (!signal.aborted) {
    const socket = new Socket()
    const client = new pg.Client({
      ...ownSession(url),
      stream: () => socket,
      connectionTimeoutMillis: connectMsMax,
      query_timeout: connectMsMax,
      application_name: `${applicationName}-listen`,
    })
    const gone = once(client, 'end', { signal }).catch(() => undefined)
    client.on('error', () => undefined) // the client emits `end` after an error
    client.on('notification', onJob)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      onJob()
      while ((await Promise.race([gone.then(() => 'gone'), pause(probeMs, signal)])) !== 'gone')
        await client.query('select 1')
    } catch {
      // The database is unreachable. The loop reconnects, and the caller keeps polling meanwhile.
    }
    socket.destroy() // unlike `client.end()`, this does not wait for an unresponsive peer
    await pause(reconnectMs, signal)
  }
}
