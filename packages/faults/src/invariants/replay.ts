import { traceSinkName } from '@adcopy/workflows'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import { join } from 'node:path'
import type { Evidence, Violation } from '../evidence.ts'
import { places } from '../places.ts'
import type { FaultStack } from '../stack/stack.ts'

// Of some hundred, by far the most met no fault that the others did not; each costs ten milliseconds or so.
const replayedMax = 200

/** Replays the newest executions that Temporal holds under the workflow code that runs last; says which do not replay. */
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

/** What goes wrong is in the results; Temporal's lines about it are noise. */
function quieten(): void {
  if (quiet) return
  quiet = true
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => undefined),
    shutdownSignals: [],
    telemetryOptions: { logging: { filter: { core: 'ERROR' }, forward: {} } },
  })
}

/** Whatever broke while they ran, the code that runs now understands the executions that are there. */
export function executionsReplay({ unreplayable }: Evidence): Violation[] {
  return unreplayable.map((what) => ({ promise: 'executions replay', what }))
}
