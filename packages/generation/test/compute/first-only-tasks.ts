import { openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Only the first process that a parent starts can load these tasks. It creates the file below. In later processes, the
// file exists, so opening it fails.

openSync(join(tmpdir(), `ad-copy-first-${process.ppid}`), 'wx')

export { tasks } from './rogue-tasks.ts'
