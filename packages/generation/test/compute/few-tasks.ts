import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Only a limited number of processes can load these tasks. The test creates a folder with one file per process that may
// load them. Each process removes one file, and fails if no file is left.

const folder = join(tmpdir(), `ad-copy-few-${process.ppid}`)

function isRemoved(file: string): boolean {
  try {
    rmSync(join(folder, file))
    return true
  } catch {
    return false
  }
}

if (!readdirSync(folder).some(isRemoved)) throw new Error('enough processes have loaded these tasks')

export { tasks } from './rogue-tasks.ts'
