import { writeHeapSnapshot } from 'node:v8'
import { tasks as real } from '../../src/compute/tasks.ts'

export const tasks = { ...real, claims: (file: string) => [writeHeapSnapshot(file)] }
