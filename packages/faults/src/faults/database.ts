import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Fault } from './stage.ts'

const ours = `application_name like 'ad-copy%'`
const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`
const holdMs = 6_000

export const terminateBackends: Fault = async (stage) => {
  for (let count = 0; count < 5; count += 1) {
    await stage.incident('backends terminated', { refuses: stage.stack.names('api') }, async () => {
      await stage.stack.query(terminate)
      await delay(stage.random.whole(200, 2_000))
    })
  }
}

/**
 * Simulates two failovers. In each of them, the primary's host dies, and three seconds later its address moves to the
 * new primary. Connections to the old primary are never closed and never get an answer.
 */
export const failOver: Fault = async (stage) => {
  const { address } = stage.stack
  for (let count = 0; count < 2; count += 1) {
    await stage.incident('failover', { refuses: stage.stack.names('api') }, async () => {
      const witness = new pg.Client({ connectionString: address.url, query_timeout: 500 })
      await witness.connect()
      address.lose()
      await stage.stack.query(terminate) // transactions and locks end with the host
      await delay(3_000)
      address.move()
      const answer = await witness.query('select 1').then(
        () => 'an answer',
        (error: unknown) => String(error),
      )
      if (!answer.includes('timeout')) throw new Error(`an old connection got ${answer} instead of silence`)
      void witness.end()
    })
  }
}

/** The lock is held for longer than the lock time-out, so that all connections of the programs' pools wait for it. */
export const lockJobs: Fault = (stage) =>
  stage.incident('pools exhausted by a held lock', { refuses: stage.stack.names('api') }, async () => {
    const client = await stage.stack.pool.connect()
    try {
      await client.query('begin; lock table job in access exclusive mode')
      await delay(holdMs)
    } finally {
      client.release(true) // closes the connection, which releases the lock
    }
  })

export const takeConnections: Fault = (stage) =>
  stage.incident('connections of the server taken', { refuses: stage.stack.names('api') }, async () => {
    const taken: pg.Client[] = []
    try {
      while (await take(stage.stack.services.postgres.url, taken))
        if (taken.length % 20 === 0) await stage.stack.pool.query(terminate)
      if (taken.length < 50) throw new Error(`only ${taken.length} connections could be taken`)
      await delay(holdMs)
    } finally {
      await Promise.all(taken.map((client) => client.end().catch(() => undefined)))
    }
  })

/** Returns false if all connections are in use, even those reserved for superusers. */
async function take(url: string, taken: pg.Client[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    taken.push(client)
    return true
  } catch {
    return false
  }
}
