import { join } from 'node:path'
import { Client } from '@temporalio/client'
import {
  bundleWorkflowCode,
  DefaultLogger,
  NativeConnection,
  Runtime,
  Worker,
  type WorkerOptions,
} from '@temporalio/worker'
import { knowledgeQueue, traceSinkName, type Activities, type TraceSink } from '../../src/index.ts'

type Bundle = Awaited<ReturnType<typeof bundleWorkflowCode>>

const logger = new DefaultLogger('ERROR')

/** The tests cause failures on purpose, and Temporal would log these as warnings. */
export function quietRuntime(): void {
  Runtime.install({
    logger,
    shutdownSignals: [],
    telemetryOptions: { logging: { filter: { core: 'ERROR' }, forward: {} } },
  })
}

const interceptorModule = join(import.meta.dirname, '../../src/interceptors.ts')

export function bundle(file: string, workflowInterceptorModules = [interceptorModule]): Promise<Bundle> {
  return bundleWorkflowCode({ workflowsPath: join(import.meta.dirname, file), workflowInterceptorModules, logger })
}

export function traceSinks(told: (...call: Parameters<TraceSink['ended']>) => void = () => undefined) {
  return {
    [traceSinkName]: { ended: { fn: (_info: unknown, ...call: Parameters<TraceSink['ended']>) => told(...call) } },
  }
}

type ActivityInterceptor = NonNullable<NonNullable<WorkerOptions['interceptors']>['activity']>[number]

export interface Rig {
  client: Client
  taskQueue: string
  /** Sends heartbeats from the running activity until the activity is cancelled, and then rejects. */
  untilCancelled: () => Promise<never>
  /**
   * A separate worker executes `readKnowledge` on the knowledge queue. Unless the test has its own `attemptLocally`,
   * local attempts are deferred.
   */
  whileWorking: <T>(activities: Partial<Activities>, test: () => Promise<T>) => Promise<T>
  traceEnds: Array<Parameters<TraceSink['ended']>>
  close: () => Promise<void>
}

export async function createRig(address: string, workflowBundle: Bundle): Promise<Rig> {
  quietRuntime()
  const connection = await NativeConnection.connect({ address })
  const taskQueue = `workflows-${process.pid}`
  let context: Parameters<ActivityInterceptor>[0] | undefined
  const traceEnds: Rig['traceEnds'] = []
  const remember: ActivityInterceptor = (running) => {
    context = running
    return {}
  }
  return {
    client: new Client({ connection }),
    taskQueue,
    traceEnds,
    async untilCancelled() {
      if (context === undefined) throw new Error('no activity runs')
      const { heartbeat, cancelled } = context
      const beat = setInterval(heartbeat, 100)
      try {
        return await cancelled
      } finally {
        clearInterval(beat)
      }
    },
    async whileWorking({ readKnowledge, ...activities }, test) {
      const reader =
        readKnowledge &&
        (await Worker.create({ connection, taskQueue: knowledgeQueue(taskQueue), activities: { readKnowledge } }))
      const worker = await Worker.create({
        connection,
        taskQueue,
        workflowBundle,
        activities: { attemptLocally: async () => 'deferred', ...activities },
        maxHeartbeatThrottleInterval: 100,
        interceptors: { activity: [remember] },
        sinks: traceSinks((...call) => traceEnds.push(call)),
      })
      return worker.runUntil(reader === undefined ? test : () => reader.runUntil(test))
    },
    close: () => connection.close(),
  }
}
