import { Client, Connection } from '@temporalio/client'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { WorkStack } from '../../work/work-stack.ts'

const taskQueue = 'bare'

export interface BareTemporal {
  pids: { worker: number; temporal: number }
  execute: () => Promise<unknown>
}

export async function startBare({ temporal, start, onClose }: WorkStack): Promise<BareTemporal> {
  const connection = await Connection.connect({ address: temporal.address })
  const { workflow } = new Client({ connection })
  const execute = () => {
    const id = randomUUID()
    return workflow.execute('bare', { taskQueue, workflowId: id, args: [id] })
  }
  const worker = await start('bare-worker', {
    args: [join(import.meta.dirname, 'worker.ts')],
    env: { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_TASK_QUEUE: taskQueue },
  })
  onClose(() => connection.close())
  await execute()
  return { pids: { worker, temporal: temporal.pid }, execute }
}
