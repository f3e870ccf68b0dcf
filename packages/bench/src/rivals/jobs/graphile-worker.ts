import { run as runWorker, runMigrations, type Runner } from 'graphile-worker'
import { databaseUrl, run, succeed, tuned } from './edge.ts'

const connection = { connectionString: databaseUrl }
const batches = { localQueue: { size: 500 }, completeJobBatchDelay: 0, failJobBatchDelay: 0 }
const worker = tuned ? { concurrentJobs: 24, maxPoolSize: 25, ...batches } : {}
let runner: Runner | undefined

await run({
  open: () => runMigrations(connection),
  enqueue: (transaction, id) =>
    transaction.query({
      name: 'enqueue',
      text: `select graphile_worker.add_job('job', json_build_object('id', $1::text))`,
      values: [id],
    }),
  async work() {
    runner = await runWorker({
      preset: { worker: { ...connection, ...worker } },
      noHandleSignals: true,
      taskList: { job: (payload) => succeed([(payload as { id: string }).id]) },
    })
    await runner.promise
  },
  close: async () => runner?.stop(),
})
