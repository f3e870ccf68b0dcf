import { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { queryObjects } from 'node:v8'
import { createTenant, until } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries } from '../entry.ts'
import { offersPath } from '../rig.ts'
import { mintedToken } from '../tokens.ts'
import { holdingLookUps, startNextStage, startServerStage, type Stage } from './stage.ts'
import { join, write } from './wire.ts'

const requestMsMax = 10_000
const pipelined = 30_000

const guess = () =>
  write({ target: offersPath, headers: { Host: ['api'], Authorization: [`Bearer ${mintedToken('acp_')}`] } })

// The limit per IP address refills by only one request every five seconds. This is so slow that an address that exceeds
// the limit stays over it for practically the whole test.
const limit = { RATE_LIMIT_IP_PER_MINUTE: '12', RATE_LIMIT_TOKEN_PER_MINUTE: '1000000' }

function flood(port: number, bytes: Uint8Array) {
  const socket = connect({ port, host: '127.0.0.1' })
  let answers = ''
  socket.on('error', () => undefined) // the entry may reset the connection
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString('latin1')
  })
  socket.write(bytes)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    socket,
    closed,
    statuses: () => [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
  }
}

const waiting = `select count(*)::int as waiting from pg_locks
  where not granted and relation = 'api_token'::regclass
    and database = (select oid from pg_database where datname = current_database())`

const patiently = { timeout: 60_000 }

const stages = {
  'server.ts': () => startServerStage(requestMsMax, limit),
  ...(entries.includes('next') && { next: () => startNextStage(limit) }),
}

describe.each(Object.entries(stages))('strangers at %s', (_entry, start) => {
  let stage: Stage
  let token: string

  beforeAll(async () => {
    stage = await start()
    token = (await createTenant(stage.core)).token
  })
  afterAll(() => stage.close())

  const listOffers = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` }
    const response = await fetch(`http://127.0.0.1:${stage.port}${offersPath}`, { headers })
    await response.arrayBuffer()
    return response.status
  }

  test('a good token gets responses during 30,000 guessed tokens on one connection', patiently, async () => {
    const bytes = join(...Array.from({ length: pipelined }, guess))
    expect(await listOffers(token)).toBe(200)
    const { closed, statuses } = flood(stage.port, bytes)
    const over = new AbortController()
    void closed.then(() => over.abort())
    const answers = []
    while (!over.signal.aborted || answers.length < 50) answers.push(await listOffers(token))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(statuses().length).toBeLessThanOrEqual(100)
  })

  test('an address over its limit has one concurrent look-up; a good token waits its turn', patiently, async () => {
    const good = (await createTenant(stage.core)).token
    for (let spent = 0; spent < 12; spent += 1) await listOffers('junk')
    const seen = new Set<number>()
    const look = async () =>
      seen.add((await stage.database.pool.query<{ waiting: number }>(waiting)).rows[0]?.waiting ?? 0)
    const { floods, found } = await holdingLookUps(stage, async () => {
      const sent = Array.from({ length: 10 }, () => flood(stage.port, join(...Array.from({ length: 20 }, guess))))
      const pending = { floods: sent, found: listOffers(good) }
      await until(async () => (await look()).has(1), { what: 'a look-up' })
      for (let looks = 0; looks < 10; looks += 1) await look()
      return pending
    })
    expect(Math.max(...seen)).toBe(1)
    expect(await found).toBe(200)
    await until(() => floods.every(({ statuses }) => statuses().length === 20), { what: 'every answer' })
    const others = floods.flatMap(({ statuses }) => statuses()).filter((status) => status !== 401 && status !== 429)
    expect(others).toEqual([])
    for (const { socket } of floods) socket.destroy()
  })

  test('one connection may have a hundred unanswered requests', patiently, async () => {
    const list = write({ target: offersPath, headers: { Host: ['api'], Authorization: [`Bearer ${token}`] } })
    const { socket, statuses } = flood(stage.port, join(...Array.from({ length: 100 }, () => list)))
    await until(() => statuses().length === 100, { what: 'every answer' })
    expect(new Set(statuses())).toEqual(new Set([200]))
    socket.destroy()
    const more = flood(stage.port, join(...Array.from({ length: 150 }, () => list)))
    await more.closed
    expect(more.statuses().length).toBeLessThanOrEqual(100)
    expect(await listOffers(token)).toBe(200)
  })
})

test('an idle connection retains none of its hundred answered requests but the last', patiently, async () => {
  const stage = await startServerStage(requestMsMax, limit)
  const before = queryObjects(IncomingMessage, { format: 'count' })
  const { socket, statuses } = flood(stage.port, join(...Array.from({ length: 100 }, guess)))
  await until(() => statuses().length === 100, { what: 'every answer' })
  expect(queryObjects(IncomingMessage, { format: 'count' }) - before).toBeLessThanOrEqual(1)
  socket.destroy()
  await stage.close()
})
