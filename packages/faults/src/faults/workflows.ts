import { Client, Connection } from '@temporalio/client'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fault, Stage } from './stage.ts'

type Hand = (client: Client, workflowId: string, runId: string) => Promise<unknown>

const times = 6

/** Somebody opens Temporal's UI and does this to the workflows that are open. */
function byHand(fault: string, hand: Hand): Fault {
  return async (stage) => {
    const connection = await Connection.connect({ address: stage.stack.services.temporal.address })
    try {
      const client = new Client({ connection })
      for (let count = 0; count < times; count += 1) {
        await stage.incident(fault, { refuses: false }, async () => {
          await touchOpen(client, stage, hand)
          await delay(stage.random.whole(500, 2_000))
        })
      }
    } finally {
      await connection.close()
    }
  }
}

async function touchOpen(client: Client, stage: Stage, hand: Hand): Promise<void> {
  const open: Array<{ workflowId: string; runId: string }> = []
  for await (const { workflowId, runId } of client.workflow.list({ query: `ExecutionStatus = 'Running'` })) {
    if (stage.random.chance(0.7)) open.push({ workflowId, runId })
  }
  // One that ended meanwhile is nobody's any more.
  await Promise.allSettled(open.map(({ workflowId, runId }) => hand(client, workflowId, runId)))
}

export const terminateWorkflows = byHand('workflows terminated', (client, workflowId, runId) =>
  client.workflow.getHandle(workflowId, runId).terminate('by hand'),
)

export const cancelWorkflows = byHand('workflows cancelled', (client, workflowId, runId) =>
  client.workflow.getHandle(workflowId, runId).cancel(),
)

export const resetWorkflows = byHand('workflows reset', async (client, workflowId, runId) => {
  // The end of the first workflow task: what a person resets to who wants it all again.
  const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory()
  const firstTask = events?.find((event) => event.workflowTaskCompletedEventAttributes)?.eventId
  if (firstTask === undefined || firstTask === null) return
  await client.workflowService.resetWorkflowExecution({
    namespace: 'default',
    workflowExecution: { workflowId, runId },
    reason: 'by hand',
    workflowTaskFinishEventId: firstTask,
    requestId: `${runId}-again`,
  })
})
