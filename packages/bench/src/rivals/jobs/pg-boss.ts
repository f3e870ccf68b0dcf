import { PgBoss } from 'pg-boss'
import { databaseUrl, report, run, settings, succeed, tuned } from './edge.ts'

const queue = 'job'
const boss = new PgBoss({ connectionString: databaseUrl, useListenNotify: tuned })
boss.on('error', report)

await run({
  async open() {
    await boss.start()
    await boss.createQueue(queue, { notify: tuned })
  },
  enqueue: (transaction, id) =>
    boss.send(queue, { id }, { db: { executeSql: (text, values) => transaction.query(text, values) } }),
  work: () =>
    boss.work<{ id: string }>(
      queue,
      {
        ...(settings !== 'defaults' && { batchSize: 64 }),
        ...(tuned && { pollingIntervalSeconds: 0.5, burstWhenBatchFull: true }),
      },
      (jobs) => succeed(jobs.map(({ data }) => data.id)),
    ),
  close: () => boss.stop(),
})
