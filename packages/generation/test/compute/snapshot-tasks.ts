import { writeHeapSnapshot } from 'node:v8'
import { tasks as real } from '../../src/compute/tasks.ts'

// These are the production tasks, except that `claims` writes a heap snapshot of its process.
export const tasks = { ...real, claims: (file: string) => [writeHeapSnapshot(file)] }
