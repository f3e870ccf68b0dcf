import { traceSinkName } from '@adcopy/workflows'
import { Client, Connection, type WorkflowClient } from '@temporalio/client'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import { join } from 'node:path'
import type { Evidence, Violation } from '../evidence.ts'
import { places } from '../places.ts'
import type { FaultStack } from '../stack/stack.ts'

// A run has hundreds or thousands of executions. The replayed ones are spread evenly over the run.
const replayedMax = 200

export async function findUnreplayable({ services }: Pick<FaultStack, 'services'>): Promise<string[]> {
  const [worker] = services.workers
  const codePath = worker?.env?.['ADCOPY_FAULT_BUNDLE'] ?? join(places.worker, 'dist/workflow-bundle.js')
  const connection = await Connection.connect({ address: services.temporal.address })
  try {
    quieten()
    const { workflow } = new Client({ connection })
    const results = Worker.runReplayHistories(
      { workflowBundle: { codePath }, sinks: { [traceSinkName]: { ended: { fn: () => undefined } } } },
      sampleHistories(workflow),
    )
    let replayed = 0
    const failures: string[] = []
    for await (const { workflowId, error } of results) {
      replayed += 1
      if (error !== undefined) failures.push(`${workflowId}: ${error.message}`)
    }
    return replayed === 0 ? ['nothing was there to replay'] : failures
  } finally {
    await connection.close()
  }
}

/**
 * Fetches histories one at a time and does not prefetch any, because a pending prefetch would still be retried after
 * the connection is closed.
 */
async function* sampleHistories(workflow: WorkflowClient) {
  const executions: Array<{ workflowId: string; runId: string }> = []
  for await (const execution of workflow.list()) executions.push(execution)
  const step = Math.ceil(executions.length / replayedMax)
  for (const { workflowId, runId } of executions.filter((_, index) => index % step === 0))
    yield { workflowId, history: await workflow.getHandle(workflowId, runId).fetchHistory() }
}

let quiet = false

/** Disables Temporal's log, because the results already contain the failures. */
function quieten(): void {
  if (quiet) return
  quiet = true
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => undefined),
    shutdownSignals: [],
    telemetryOptions: { logging: { filter: { core: 'ERROR' }, forward: {} } },
  })
}

export function executionsReplay({ unreplayable }: Evidence): Violation[] {
  return unreplayable.map((what) => ({ promise: 'recorded executions replay', what }))
}
