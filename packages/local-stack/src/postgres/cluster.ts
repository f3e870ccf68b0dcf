import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SetUpError } from '../errors.ts'
import type { PostgresOwner } from './owner.ts'

export const clusterUser = 'adcopy'

interface Cluster {
  home: string
  binaries: string
  owner: PostgresOwner | undefined
  password: string
  ephemeral: boolean
}

/**
 * The cluster is created under a temporary name, so that a killed initdb does not leave a directory that looks
 * complete.
 */
export async function ensureCluster(cluster: Cluster): Promise<string> {
  const dataDir = join(cluster.home, 'data')
  if (existsSync(dataDir)) {
    checkVersion(dataDir)
    return dataDir
  }
  const making = join(cluster.home, 'data.new')
  const passwordFile = join(cluster.home, 'password')
  rmSync(making, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  mkdirSync(making, { mode: 0o700 })
  writeFileSync(passwordFile, cluster.password, { mode: 0o600, flag: 'wx' })
  if (cluster.owner !== undefined) {
    for (const path of [making, passwordFile]) chownSync(path, cluster.owner.uid, cluster.owner.gid)
  }
  try {
    await initdb(cluster, making, passwordFile)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(making, dataDir)
  return dataDir
}

async function initdb(cluster: Cluster, dataDir: string, passwordFile: string): Promise<void> {
  const child = spawn(
    join(cluster.binaries, 'bin', 'initdb'),
    [
      `--pgdata=${dataDir}`,
      `--username=${clusterUser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // These options produce the same sort order and case rules on every machine, independently of the installed
      // locales.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(cluster.ephemeral ? ['--no-sync'] : []),
    ],
    { cwd: cluster.home, env: postgresEnv(), stdio: ['ignore', 'pipe', 'pipe'], ...cluster.owner },
  )
  const ended = new Promise<string | undefined>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `status ${code}`)))
  })
  const [output, errors, failure] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (failure !== undefined) throw new SetUpError(`initdb failed (${failure}):\n${(output + errors).trim()}`)
}

/** The PG* variables are left out, because the caller's shell may set them for other servers. */
export function postgresEnv(): NodeJS.ProcessEnv {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  for (const name of Object.keys(env)) if (name.startsWith('PG')) Reflect.deleteProperty(env, name)
  return env
}

function checkVersion(dataDir: string): void {
  const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  if (found === '18') return
  throw new SetUpError(
    `${dataDir} holds data of PostgreSQL ${found}, and this is 18: move it away, or set DATABASE_URL`,
  )
}
