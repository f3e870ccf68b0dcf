import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endStranger, identify, isIdentity, isRunning } from './identity.ts'
import { readJson, writeJson } from './json-file.ts'
import { killGroup, startService, stopRunning, type Running, type Service } from './service.ts'

const prefix = 'ad-copy-ephemeral-'
const recordName = 'record.json'

export interface Ephemeral {
  running: Running
  stop: () => Promise<void>
}

/**
 * The service ends and its temporary folder is removed when `stop` is called or this process exits. If this process is
 * killed, the next call of this function cleans up.
 */
export async function startEphemeral(describe: (dir: string) => Promise<Service>): Promise<Ephemeral> {
  await endAbandoned()
  const dir = mkdtempSync(join(tmpdir(), prefix))
  const record = join(dir, recordName)
  const starter = identify(process.pid)
  writeJson(record, { starter })
  try {
    const service = await describe(dir)
    const running = await startService(service, (pid) => writeJson(record, { starter, child: identify(pid) }))
    const lastResort = () => {
      killGroup(running)
      removeServerFolder(dir)
    }
    process.once('exit', lastResort)
    const stop = async () => {
      process.off('exit', lastResort)
      await stopRunning(running)
      removeServerFolder(dir)
    }
    return { running, stop }
  } catch (error) {
    removeServerFolder(dir)
    throw error
  }
}

async function endAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const dir = join(tmpdir(), name)
    if (!name.startsWith(prefix) || !isMine(dir)) continue
    const record = readJson(join(dir, recordName))
    if (typeof record !== 'object' || record === null || !('starter' in record) || !isIdentity(record.starter)) continue
    if (isRunning(record.starter)) continue
    try {
      if ('child' in record && isIdentity(record.child)) {
        await endStranger(record.child, [{ signal: 'SIGQUIT', graceMs: 5_000 }])
      }
      removeServerFolder(dir)
    } catch {
      // Another process may be removing the same folder. Other failures are ignored too, because the next start tries
      // again.
    }
  }
}

function isMine(dir: string): boolean {
  const stat = statSync(dir, { throwIfNoEntry: false })
  return stat !== undefined && stat.uid === process.getuid?.()
}

export function removeServerFolder(dir: string): void {
  removeCluster(dir)
  rmSync(dir, patiently)
}

const patiently = { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }

/**
 * If this process runs as root, `postgres` in `folder` is only a link to the data folder. Removal is retried, because
 * PostgreSQL's last processes may still write for a moment after the server has ended.
 */
export function removeCluster(folder: string): void {
  const cluster = join(folder, 'postgres')
  if (existsSync(cluster)) rmSync(realpathSync(cluster), patiently)
  rmSync(cluster, { recursive: true, force: true })
}
