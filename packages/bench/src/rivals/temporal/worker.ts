import { NativeConnection, Worker } from '@temporalio/worker'
import { fileURLToPath } from 'node:url'

// A minimal Temporal worker with default options.

const connection = await NativeConnection.connect({ address: process.env['TEMPORAL_ADDRESS'] ?? '' })
const worker = await Worker.create({
  connection,
  taskQueue: process.env['TEMPORAL_TASK_QUEUE'] ?? '',
  workflowsPath: fileURLToPath(import.meta.resolve('./workflows.ts')),
  activities: { nothing: async (id: string) => id },
})
await worker.run()
await connection.close()
