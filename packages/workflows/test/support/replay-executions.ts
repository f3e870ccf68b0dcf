import { Client, Connection } from '@temporalio/client'
import { Worker } from '@temporalio/worker'
import type { TestProject } from 'vitest/node'
import { bundle, quietRuntime, traceSinks } from './rig.ts'

/** Replays all executions after the tests, including those whose worker was killed. */
export default function setUp(project: TestProject): () => Promise<void> {
  return async () => {
    const connection = await Connection.connect({ address: project.getProvidedContext().temporalAddress })
    try {
      await replayAll(new Client({ connection }))
    } finally {
      await connection.close()
    }
  }
}

async function replayAll({ workflow }: Client): Promise<void> {
  const { count } = await workflow.count()
  if (count === 0) return
  quietRuntime()
  const workflowBundle = await bundle('../../src/workflows.ts')
  const histories = workflow.list().intoHistories()
  const failures: string[] = []
  let replayed = 0
  for await (const { workflowId, error } of Worker.runReplayHistories(
    { workflowBundle, sinks: traceSinks() },
    histories,
  )) {
    replayed += 1
    if (error !== undefined) failures.push(`${workflowId}: ${error.message}`)
  }
  process.stdout.write(`\nReplayed ${replayed} of ${count} executions, ${failures.length} failed.\n`)
  if (replayed < count) failures.push(`${count - replayed} were not replayed`)
  if (failures.length > 0) throw new Error(`executions do not replay:\n${failures.join('\n')}`)
}
