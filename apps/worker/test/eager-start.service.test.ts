import { acceptJob, createTenant, setUpCore, startTemporal } from '@adcopy/testing'
import { Client, Connection } from '@temporalio/client'
import { expect, inject, onTestFinished, test } from 'vitest'
import { succeededOnce, untilEnded } from './support/jobs.ts'
import { ensureBundle, startWorker, untilWorking } from './support/worker-process.ts'

const { core, database } = await setUpCore()

/** Returns whether the response that started the workflow contained its first task. */
async function completeJob(address: string): Promise<boolean> {
  await ensureBundle()
  const worker = startWorker({ DATABASE_URL: database.urls.worker, TEMPORAL_ADDRESS: address })
  onTestFinished(async () => void (await worker.kill('SIGKILL')))
  await untilWorking(worker)
  const jobId = await acceptJob(core, await createTenant(core))
  expect(await untilEnded(database, jobId)).toMatchObject(succeededOnce)
  const connection = await Connection.connect({ address })
  const { events } = await new Client({ connection }).workflow.getHandle(jobId).fetchHistory()
  await connection.close()
  return events?.[0]?.workflowExecutionStartedEventAttributes?.eagerExecutionAccepted ?? false
}

test('a server sends the first task of a workflow in its response to the start', async () => {
  expect(await completeJob(inject('temporalAddress'))).toBe(true)
}, 120_000)

test('a job succeeds even if the server does not do so', async () => {
  const temporal = await startTemporal({ settings: { 'system.enableEagerWorkflowStart': 'false' } })
  onTestFinished(temporal.stop)
  expect(await completeJob(temporal.address)).toBe(false)
}, 120_000)
