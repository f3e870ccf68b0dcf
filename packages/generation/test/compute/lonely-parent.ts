import { join } from 'node:path'
import { createComputePool } from '../../src/compute/pool.ts'
import type { GenerationRequest } from '../../src/request.ts'

const pool = createComputePool({ tasksFile: join(import.meta.dirname, 'rogue-tasks.ts'), cpuMsMax: 60_000 })
const ask = (group: string, brief: string) => pool.for(group).writerPrompt({ brief } as GenerationRequest, null)
let pids: string[] = []
// The tasks are repeated because the first process may run several of them before the second process is ready.
while (new Set(pids).size < 2) {
  pids = await Promise.all(['ws_1', 'ws_2'].map(async (group) => (await ask(group, 'hold')).document))
}
for (const group of ['ws_1', 'ws_2']) ask(group, 'loop').catch(() => undefined)
setTimeout(() => process.stdout.write(`${pids.join(' ')}\n`), 100)
