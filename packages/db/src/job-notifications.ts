import { once } from 'node:events'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ownSession } from './database.ts'

const channel = 'ad_copy_job'
const connectMsMax = 2_000
const reconnectMs = 1_000
const notifyGapMs = 10

const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined)

interface NotificationOptions {
  url: string
  applicationName: string
}

interface Session {
  client: pg.Client
  /** Unlike `client.end()`, does not wait for an unresponsive peer. */
  hangUp: () => void
}

/**
 * A connection without a pool: a query of a pool is sent only after all code that is ready to run, for example after
 * the response of the api. `settings` are options of PostgreSQL's command line.
 */
function openSession(
  { url, applicationName }: NotificationOptions,
  role: string,
  settings: readonly string[] = [],
): Session {
  const { connectionString, options } = ownSession(url)
  const socket = new Socket()
  const client = new pg.Client({
    connectionString,
    options: [options, ...settings].join(' '), // PgBouncer refuses a space at the end
    stream: () => socket,
    connectionTimeoutMillis: connectMsMax,
    query_timeout: connectMsMax,
    keepAlive: true,
    application_name: `${applicationName}-${role}`,
  })
  client.on('error', () => undefined) // the client emits `end` after an error
  return { client, hangUp: () => socket.destroy() }
}

/** The commit need not wait for the disk, because losing a notification in a crash does no harm. */
const notifierSettings = ['-c synchronous_commit=off']

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
export function createJobNotifier(options: NotificationOptions): JobNotifier {
  let session: Session | undefined
  let sending: Promise<void> | undefined
  let isWanted = false
  const closing = new AbortController()

  async function notifyOnce(): Promise<void> {
    const fresh = session === undefined
    const { client } = (session ??= openSession(options, 'notify', notifierSettings))
    if (fresh) {
      client.on('end', () => {
        if (session?.client === client) session = undefined // the next notification opens another connection
      })
      await client.connect()
    }
    await client.query(`notify ${channel}`)
  }

  async function send(): Promise<void> {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      const pauseMs = await notifyOnce().then(
        () => notifyGapMs,
        () => {
          session?.hangUp()
          session = undefined
          return reconnectMs
        },
      )
      await pause(pauseMs, closing.signal)
    }
    sending = undefined
  }

  return {
    notify() {
      isWanted = true
      sending ??= send()
    },
    async close() {
      closing.abort()
      await sending
      session?.hangUp()
    },
  }
}

export interface ListenOptions {
  onJob: () => unknown
  signal: AbortSignal
  /** The listener checks its connection at this interval. A peer that does not respond is given up two seconds later. */
  probeMs?: number
}

/**
 * Also calls `onJob` whenever a connection is established, because notifications are lost while the connection is down.
 * Reconnects one second after a failure. Resolves once `signal` aborts.
 */
export async function listenForJobs(options: NotificationOptions & ListenOptions): Promise<void> {
  const { onJob, signal, probeMs = 30_000 } = options
  while (!signal.aborted) {
    let session: Session | undefined
    let probing: NodeJS.Timeout | undefined
    const hangUp = () => session?.hangUp()
    signal.addEventListener('abort', hangUp)
    try {
      const { client } = (session = openSession(options, 'listen'))
      const gone = once(client, 'end').catch(() => undefined)
      client.on('notification', onJob)
      await client.connect()
      await client.query(`listen ${channel}`)
      onJob()
      probing = setInterval(() => void client.query('select 1').catch(hangUp), probeMs)
      await gone
    } catch {
      // The database is unreachable. The loop reconnects, and the caller keeps polling meanwhile.
    }
    clearInterval(probing)
    signal.removeEventListener('abort', hangUp)
    hangUp()
    await pause(reconnectMs, signal)
  }
}
