import { until } from '@adcopy/testing'
import type { Client, WorkflowExecutionInfo } from '@temporalio/client'
import { Worker } from '@temporalio/worker'
import { bundleFile } from '../../src/bundle-file.ts'
import { traceSinkName } from '@adcopy/workflows'
import { createLog } from '../../src/log.ts'
import { installRuntime } from '../../src/temporal.ts'

export async function readTexts(
  client: Client,
  workflowId: string,
): Promise<{ text: string; summary: string; runs: number }> {
  let text = ''
  let summary = ''
  let runs = 0
  for (const run of await listRuns(client, workflowId)) {
    runs += 1
    const handle = client.workflow.getHandle(workflowId, run.runId)
    const description = await handle.describe()
    summary = (await description.staticSummary()) ?? ''
    text += decodeAll(description.raw) + decodeAll(await handle.fetchHistory())
  }
  return { text, summary, runs }
}

/** The list of runs is updated with a delay, so the function waits until it contains the newest run. */
async function listRuns(client: Client, workflowId: string): Promise<WorkflowExecutionInfo[]> {
  const { runId } = await client.workflow.getHandle(workflowId).describe()
  return until(async () => {
    const runs: WorkflowExecutionInfo[] = []
    for await (const run of client.workflow.list({ query: `WorkflowId = '${workflowId}'` })) runs.push(run)
    return runs.some((run) => run.runId === runId) && runs
  })
}

function decodeAll(value: unknown): string {
  if (value instanceof Uint8Array) return `${Buffer.from(value).toString()}\n`
  if (typeof value === 'string') return `${value}\n`
  if (Array.isArray(value)) return value.map(decodeAll).join('')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(decodeAll).join('')
  return ''
}

export async function replayAll(client: Client): Promise<number> {
  installRuntime(createLog('silent'))
  const options = {
    workflowBundle: { codePath: bundleFile },
    sinks: { [traceSinkName]: { ended: { fn: () => undefined } } },
  }
  let replayed = 0
  for await (const { error } of Worker.runReplayHistories(options, client.workflow.list().intoHistories())) {
    if (error !== undefined) throw error
    replayed += 1
  }
  return replayed
}
