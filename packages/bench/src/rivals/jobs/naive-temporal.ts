import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { fileURLToPath } from 'node:url'
import { generate, pool, run, succeed } from './edge.ts'
import type * as workflows from './naive-workflow.ts'

const address = process.env['TEMPORAL_ADDRESS'] ?? ''
const taskQueue = process.env['TEMPORAL_TASK_QUEUE'] ?? ''
let client: Client | undefined
let worker: Worker | undefined

Runtime.install({ shutdownSignals: [] })
await run({
  async open() {
    client = new Client({ connection: await Connection.connect({ address }) })
  },
  start: async (id) =>
    client?.workflow.start<typeof workflows.generateCopy>('generateCopy', {
      taskQueue,
      workflowId: id,
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [id],
    }),
  async work() {
    worker = await Worker.create({
      connection: await NativeConnection.connect({ address }),
      taskQueue,
      workflowsPath: fileURLToPath(import.meta.resolve('./naive-workflow.ts')),
      activities: {
        load: async (id: string) => (await pool.query('select request from job where id = $1', [id])).rows[0]?.request,
        generate: async () => generate(),
        write: (id: string, copy: object) => succeed([id], copy),
      },
    })
    await worker.run()
  },
  close: async () => worker?.shutdown(),
})
