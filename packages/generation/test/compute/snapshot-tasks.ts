import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { tasks as real } from '../../src/compute/tasks.ts'

// By default, a snapshot contains only the first 1,024 characters of a string.
setFlagsFromString('--heap-snapshot-string-limit=1000000')

export const tasks = { ...real, claims: (file: string) => [writeHeapSnapshot(file)] }
