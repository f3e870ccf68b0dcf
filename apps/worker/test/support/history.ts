import type { Client } from '@temporalio/client'

/** Every text in all runs of a workflow: summaries, inputs, results, failures, with payloads decoded. */
export async function readTexts(
  client: Client,
  workflowId: string,
): Promise<{ text: string; summary: string; runs: number }> {
  let text = ''
  let summary = ''
  let runs = 0
  for await (const run of client.workflow.list({ query: `WorkflowId = '${workflowId}'` })) {
    runs += 1
    const handle = client.workflow.getHandle(workflowId, run.runId)
    const description = await handle.describe()
    summary = (await description.staticSummary()) ?? ''
    text += decodeAll(description.raw) + decodeAll(await handle.fetchHistory())
  }
  return { text, summary, runs }
}

function decodeAll(value: unknown): string {
  if (value instanceof Uint8Array) return `${Buffer.from(value).toString()}\n`
  if (typeof value === 'string') return `${value}\n`
  if (Array.isArray(value)) return value.map(decodeAll).join('')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(decodeAll).join('')
  return ''
}
