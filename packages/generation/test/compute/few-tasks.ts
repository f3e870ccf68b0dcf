import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Only some processes can load these tasks. Before a test, it creates a folder with one file for each of them. Each
// process removes one file, and fails if no file is left.

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
