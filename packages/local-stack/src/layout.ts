import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** All paths except `root` are in `.local/`, which only its owner can read. */
export interface Layout {
  root: string
  local: string
  logs: string
  stackFile: string
  processesFile: string
  supervisorFile: string
  secretsFile: string
  demoFile: string
  postgresDir: string
  temporalDatabaseFile: string
}

export function layoutOf(root: string = repositoryRoot): Layout {
  const local = join(root, '.local')
  return {
    root,
    local,
    logs: join(local, 'logs'),
    stackFile: join(local, 'stack.json'),
    processesFile: join(local, 'processes.json'),
    supervisorFile: join(local, 'supervisor.json'),
    secretsFile: join(local, 'secrets.json'),
    demoFile: join(local, 'demo.json'),
    postgresDir: join(local, 'postgres'),
    temporalDatabaseFile: join(local, 'temporal.db'),
  }
}

export function createLayout(layout: Layout): void {
  mkdirSync(layout.local, { recursive: true, mode: 0o700 })
  mkdirSync(layout.logs, { recursive: true, mode: 0o700 })
}

/** Downloads in this folder are kept when a checkout is deleted. */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  return env['AD_COPY_CACHE_DIR'] || join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'ad-copy')
}

/** Arguments for git that exclude documents and results of benchmarks, because these do not affect the programs. */
export const programFiles = ['--', '.', ':!docs', ':!*.md', ':!packages/bench/results']
