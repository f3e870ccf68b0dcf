import type pg from 'pg'
import { query } from '../database.ts'

export type ModelRole = 'writer' | 'verifier'

export interface ModelCall {
  callId: string
  jobId: string
  role: ModelRole
  backend: string
  model: string
}

/**
 * `spent` means that the job already has the maximum number of calls, and `ended` that the job is terminal or does not
 * exist.
 */
export type OpenedCall = 'opened' | 'spent' | 'ended'

const open = {
  name: 'open-model-call',
  text: 'select open_model_call($1, $2, $3, $4, $5, $6) as outcome',
}

/** A job never has more than `callsMax` calls, even if several calls are opened concurrently. */
export async function openModelCall(pool: pg.Pool, call: ModelCall, callsMax: number): Promise<OpenedCall> {
  const { callId, jobId, role, backend, model } = call
  const values = [callId, jobId, role, backend, model, callsMax]
  const [row] = await query<{ outcome: OpenedCall }>(pool, open, values)
  return row!.outcome
}

export interface CallUsage {
  inputTokens: number
  outputTokens: number
  /** In millionths of a US dollar; null if no price is known. */
  costMicroUsd: number | null
}

const settle = {
  name: 'settle-model-call',
  text: `update model_call set settled_at = app_now(), input_tokens = $2, output_tokens = $3, cost_micro_usd = $4
     where id = $1 and settled_at is null`,
}

/** Does nothing if the call is already settled or was removed. `null` means that the usage is unknown. */
export async function settleModelCall(pool: pg.Pool, callId: string, usage: CallUsage | null): Promise<void> {
  const { inputTokens = null, outputTokens = null, costMicroUsd = null } = usage ?? {}
  await query(pool, settle, [callId, inputTokens, outputTokens, costMicroUsd])
}

const release = { name: 'release-model-call', text: 'delete from model_call where id = $1 and settled_at is null' }

export async function releaseModelCall(pool: pg.Pool, callId: string): Promise<void> {
  await query(pool, release, [callId])
}

export interface ModelUsageRow {
  role: ModelRole
  backend: string
  model: string
  /** Includes calls that are still running or whose worker was killed. */
  calls: number
  /** Null if the token count of at least one call is unknown. */
  input_tokens: number | null
  output_tokens: number | null
  cost_micro_usd: number | null
}

// This sum is null if any value is null. SQL's own `sum` skips null values.
const whole = (column: string) => `case when count(${column}) = count(*) then sum(${column})::float8 end as ${column}`

const usage = {
  name: 'list-model-usage',
  text: `select role, backend, model, count(*)::int4 as calls, ${whole('input_tokens')}, ${whole('output_tokens')},
           ${whole('cost_micro_usd')}
      from model_call where job_id = $1 and workspace_id = (select workspace_id from job where id = $1)
     group by role, backend, model order by role desc, backend, model`,
}

export async function listModelUsage(pool: pg.Pool, jobId: string): Promise<ModelUsageRow[]> {
  return query(pool, usage, [jobId])
}
