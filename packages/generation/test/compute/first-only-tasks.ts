import { openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Only the first process of a parent can load these tasks.

openSync(join(tmpdir(), `ad-copy-first-${process.ppid}`), 'wx')

export { tasks } from './rogue-tasks.ts'
