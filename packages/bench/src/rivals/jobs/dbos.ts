import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk'
import { databaseUrl, run, succeed, tuned } from './edge.ts'

const queueName = 'job'
const application = { name: 'rival', systemDatabaseUrl: databaseUrl, applicationVersion: '1', logLevel: 'warn' }
const step = { name: 'succeed', retriesAllowed: true, maxAttempts: 10 }
const generate = DBOS.registerWorkflow((id: string) => DBOS.runStep(() => succeed([id]), step), { name: 'generate' })
let client: DBOSClient | undefined

await run({
  async open() {
    client = await DBOSClient.create({ systemDatabaseUrl: databaseUrl, applicationName: application.name })
  },
  enqueue: (transaction, id) =>
    client!.enqueueInTransaction<typeof generate>(
      transaction,
      { queueName, workflowName: 'generate', workflowID: id, appVersion: application.applicationVersion },
      id,
    ),
  async work() {
    DBOS.setConfig(application)
    await DBOS.launch()
    await DBOS.registerQueue(queueName, tuned ? { minPollingIntervalMs: 100 } : {})
  },
  async close() {
    await client?.destroy()
    await DBOS.shutdown()
  },
})
