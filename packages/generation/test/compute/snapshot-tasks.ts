import { writeHeapSnapshot } from 'node:v8'
import { tasks as real } from '../../src/compute/tasks.ts'

// The tasks of production, but for the last one: it writes what the heap of its process holds by then.
export const tasks = { ...real, claims: (file: string) => [writeHeapSnapshot(file)] }
