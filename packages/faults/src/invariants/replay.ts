import { traceSinkName } from '@adcopy/workflows'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import { join } from 'node:path'
import type { Evidence, Violation } from '../evidence.ts'
import { places } from '../places.ts'
import type { FaultStack } from '../stack/stack.ts'

// A replay takes about ten milliseconds, and most of some hundred executions had the same faults.
const replayedMax = 200

/** Replays Temporal's newest executions with the last deployed workflow code; returns those that do not replay. */
export async function findUnreplayable({ services }: Pick<FaultStack, 'services'>): Promise<string[]> {
  const [worker] = services.workers
  const codePath = worker?.env?.['ADCOPY_FAULT_BUNDLE'] ?? join(places.worker, 'dist/workflow-bundle.js')
  const connection = await Connection.connect({ address: services.temporal.address })
  try {
    quieten()
    const { workflow } = new Client({ connection })
    const results = Worker.runReplayHistories(
      { workflowBundle: { codePath }, sinks: { [traceSinkName]: { ended: { fn: () => undefined } } } },
      newest(workflow.list({ pageSize: replayedMax }).intoHistories()),
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

async function* newest<T>(all: AsyncIterable<T>): AsyncIterable<T> {
  let given = 0
  for await (const one of all) {
    yield one
    given += 1
    if (given === replayedMax) return
  }
}

let quiet = false

/** Turns Temporal's log off: the results already contain the failures. */
function quieten(): void {
  if (quiet) return
  quiet = true
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => undefined),
    shutdownSignals: [],
    telemetryOptions: { logging: { filter: { core: 'ERROR' }, forward: {} } },
  })
}

/** The last deployed workflow code replays all executions, those that met faults too. */
export function executionsReplay({ unreplayable }: Evidence): Violation[] {
  return unreplayable.map((what) => ({ promise: 'recorded executions replay', what }))
}
