import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { temporaryFolder } from '@adcopy/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identify, isRunning, sendSignal, type ProcessIdentity } from '../src/identity.ts'
import { postgresOwner } from '../src/postgres/owner.ts'
import { anyFreePort } from '../src/ports.ts'
import { postgresService } from '../src/postgres/service.ts'
import { startPostgres } from '../src/postgres/start.ts'
import { startService, stopRunning, type Running } from '../src/service.ts'
import { untilEnded } from './support/until-ended.ts'

let folder = ''
const started: Running[] = []

beforeEach(() => {
  folder = temporaryFolder()
})

afterEach(async () => {
  await Promise.all(started.splice(0).map(stopRunning))
  const dir = join(folder, 'postgres')
  if (existsSync(dir)) rmSync(realpathSync(dir), { recursive: true, force: true })
})

const password = randomBytes(9).toString('hex')

async function start(chosen = password) {
  const at = { dir: join(folder, 'postgres'), logFile: join(folder, 'log'), port: await anyFreePort() }
  const service = await postgresService({ ...at, password: chosen })
  const server = await startService(service)
  started.push(server)
  return { url: service.url, pid: server.pid, stop: () => stopRunning(server) }
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

function running(pid: number): ProcessIdentity {
  const identity = identify(pid)
  if (identity === undefined) throw new Error(`nothing runs as ${pid}`)
  return identity
}

test('an ephemeral server starts for root and for other users, and leaves nothing when stopped', async () => {
  const server = await startPostgres()
  const rows = await query(server.url, "select current_setting('data_directory') as dir, current_database() as name")
  const dir = String(rows[0]?.['dir'])
  const identity = running(server.pid)
  expect(rows[0]?.['name']).toBe('adcopy')
  expect(existsSync(dir)).toBe(true)
  await server.stop()
  expect(isRunning(identity)).toBe(false)
  expect(existsSync(dir)).toBe(false)
})

test('the server listens only on this machine, uses UTC and never logs the values of a statement', async () => {
  const server = await start()
  const names = [
    'listen_addresses',
    'unix_socket_directories',
    'TimeZone',
    'log_error_verbosity',
    'fsync',
    'max_connections',
  ]
  const more = ['log_parameter_max_length', 'log_parameter_max_length_on_error', 'password_encryption']
  const select = [...names, ...more].map((name) => `current_setting('${name}') as "${name}"`).join(', ')
  expect(await query(server.url, `select ${select}`)).toEqual([
    {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      TimeZone: 'UTC',
      log_error_verbosity: 'terse',
      fsync: 'on',
      max_connections: '200',
      log_parameter_max_length: '0',
      log_parameter_max_length_on_error: '0',
      password_encryption: 'scram-sha-256',
    },
  ])
})

test('a wrong password is refused', async () => {
  const server = await start()
  await expect(query(server.url.replace(password, 'wrong'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('data survive kill -9 of the server, and its pid file does not prevent the next start', async () => {
  const first = await start()
  await query(first.url, 'create table kept as select 42 as answer')
  const identity = running(first.pid)
  sendSignal(first.pid, 'SIGKILL')
  await untilEnded(identity)
  const second = await start()
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('the start waits for a process that outlives its killed server', async () => {
  const first = await start()
  const [row] = await query(first.url, `select pid from pg_stat_activity where backend_type = 'checkpointer'`)
  const last = (row as { pid: number }).pid
  const identity = running(first.pid)
  sendSignal(last, 'SIGSTOP')
  sendSignal(first.pid, 'SIGKILL')
  await untilEnded(identity)
  const second = start()
  await delay(500)
  sendSignal(last, 'SIGKILL')
  expect(await query((await second).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a pid file with the pid of another process neither prevents the start nor ends that process', async () => {
  const first = await start()
  await first.stop()
  const pidFile = join(realpathSync(join(folder, 'postgres')), 'data/postmaster.pid')
  writeFileSync(pidFile, `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n`)
  const second = await start()
  expect(readFileSync(pidFile, 'utf8').split('\n')[0]).toBe(String(second.pid))
})

test('a pid file with the pid of a zombie does not prevent the start', async () => {
  const first = await start()
  await first.stop()
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    ...postgresOwner(),
  })
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
  const unburied = Number(printed.toString())
  const zombie = running(unburied)
  process.kill(unburied)
  await untilEnded(zombie)
  const pidFile = join(realpathSync(join(folder, 'postgres')), 'data/postmaster.pid')
  writeFileSync(pidFile, `${unburied}\n${folder}\n0\n5432\n\n127.0.0.1\n`)
  const second = await start()
  parent.kill()
  expect(readFileSync(pidFile, 'utf8').split('\n')[0]).toBe(String(second.pid))
})

test('a server that a killed run left running on the same data is ended before a new one starts', async () => {
  const left = await start()
  const identity = running(left.pid)
  const next = await start()
  expect(isRunning(identity)).toBe(false)
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('secrets of another cluster are reported as the cause', async () => {
  const server = await start()
  await server.stop()
  await expect(start('other')).rejects.toThrow(/secrets\.json does not belong to this cluster/)
})
