import type pg from 'pg'
import { query } from '../database.ts'

export interface ModelUsage {
  jobId: string
  backend: string
  model: string
  calls: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar; null where no price was known. */
  costMicroUsd: number | null
}

// A sum with an unknown part is unknown: `+` keeps its null.
const record = {
  name: 'record-model-usage',
  text: `insert into model_usage (workspace_id, job_id, backend, model, calls, input_tokens, output_tokens, cost_micro_usd)
    select workspace_id, id, $2, $3, $4, $5, $6, $7 from job where id = $1
    on conflict (job_id, backend, model) do update set
      calls = model_usage.calls + excluded.calls,
      input_tokens = model_usage.input_tokens + excluded.input_tokens,
      output_tokens = model_usage.output_tokens + excluded.output_tokens,
      cost_micro_usd = model_usage.cost_micro_usd + excluded.cost_micro_usd`,
}

/** Adds what a try at a job used to what earlier ones did; a job that is no longer there keeps nothing. */
export async function recordModelUsage(pool: pg.Pool, usage: ModelUsage): Promise<void> {
  const { jobId, backend, model, calls, inputTokens, outputTokens, costMicroUsd } = usage
  await query(pool, record, [jobId, backend, model, calls, inputTokens, outputTokens, costMicroUsd])
}
