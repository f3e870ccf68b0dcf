import { Client, Connection } from '@temporalio/client'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fault, Stage } from './stage.ts'

type Hand = (client: Client, workflowId: string, runId: string) => Promise<unknown>

const times = 6
const callMsMax = 5_000

/** Returns a fault that repeatedly applies an action to most open workflows, as an operator can in Temporal's UI. */
function byHand(fault: string, hand: Hand): Fault {
  return async (stage) => {
    const connection = Connection.lazy({ address: stage.stack.services.temporal.address })
    const client = new Client({ connection })
    let touched = 0
    try {
      for (let count = 0; count < times; count += 1) {
        await stage.incident(fault, {}, async () => {
          const touching = connection.withDeadline(Date.now() + callMsMax, () => touchOpen(client, stage, hand))
          // The call fails if another fault has taken Temporal down.
          touched += await touching.catch(() => 0)
          await delay(stage.random.whole(500, 2_000))
        })
      }
    } finally {
      await connection.close()
    }
    if (touched === 0) throw new Error(`${fault}: none was open`)
  }
}

async function touchOpen(client: Client, stage: Stage, hand: Hand): Promise<number> {
  const open: Array<{ workflowId: string; runId: string }> = []
  for await (const { workflowId, runId } of client.workflow.list({ query: `ExecutionStatus = 'Running'` })) {
    if (stage.random.chance(0.7)) open.push({ workflowId, runId })
  }
  // The action fails for workflows that have ended in the meantime; they are skipped.
  const done = await Promise.allSettled(open.map(({ workflowId, runId }) => hand(client, workflowId, runId)))
  return done.filter(({ status }) => status === 'fulfilled').length
}

export const terminateWorkflows = byHand('workflows terminated', (client, workflowId, runId) =>
  client.workflow.getHandle(workflowId, runId).terminate('by hand'),
)

export const cancelWorkflows = byHand('workflows cancelled', (client, workflowId, runId) =>
  client.workflow.getHandle(workflowId, runId).cancel(),
)

export const resetWorkflows = byHand('workflows reset', async (client, workflowId, runId) => {
  // Resetting to the end of the first workflow task repeats the whole workflow.
  const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory()
  const firstTask = events?.find((event) => event.workflowTaskCompletedEventAttributes)?.eventId
  if (firstTask === undefined || firstTask === null) throw new Error('it has not begun')
  await client.workflowService.resetWorkflowExecution({
    namespace: 'default',
    workflowExecution: { workflowId, runId },
    reason: 'by hand',
    workflowTaskFinishEventId: firstTask,
    requestId: `${runId}-again`,
  })
})
