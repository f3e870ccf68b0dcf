import { findPendingMigrations, verbs, type Ctx, type OperatorActor } from '@adcopy/core'
import { Client, Connection } from '@temporalio/client'
import { codeOf, describeError } from './describe-error.ts'
import type { OpsEnv } from './env.ts'

export interface Report {
  database: {
    reachable: boolean
    version?: string
    pending_migrations?: string[]
    settings?: Record<string, string>
  }
  temporal: { address: string | null; namespace: string | null; reachable: boolean | null }
  backlog?: { jobs: number; oldest_seconds: number | null }
  switches?: { PUBLIC_API_ENABLED: 'on' | 'off' }
  /** One line for each thing that is not as it should be. */
  wrong: string[]
}

const versionNumberMin = 150_000
// Within its published time a job may wait for a provider; one that waits longer than this is worth a look.
const backlogSecondsMax = 300
const temporalMsMax = 5_000

// Anything else lets PostgreSQL write statements' values, briefs included, into its log.
const settingsWanted = {
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const

/** Looks at everything the service stands on; what is down or wrong is an answer, not an error. */
export async function examine(env: OpsEnv, ctx: () => Ctx<OperatorActor>): Promise<Report> {
  const wrong: string[] = []
  const [database, temporal] = await Promise.all([examineDatabase(env, ctx, wrong), examineTemporal(env, wrong)])
  return { ...database, temporal, wrong }
}

async function examineDatabase(
  env: OpsEnv,
  ctx: () => Ctx<OperatorActor>,
  wrong: string[],
): Promise<Pick<Report, 'database' | 'backlog' | 'switches'>> {
  let pending: string[]
  try {
    pending = await findPendingMigrations(env.databaseUrl)
  } catch (error) {
    wrong.push(describeError(error))
    // The history of migrations is judged here, and what it says carries no code.
    return { database: { reachable: codeOf(error) === 'Error' } }
  }
  if (pending.length > 0) {
    wrong.push(`${pending.length} migrations are pending: run ops migrate`)
    return { database: { reachable: true, pending_migrations: pending } }
  }
  const view = await verbs.inspectDatabase({ ctx: ctx(), input: {} })
  const { versionNumber, settings, backlog } = view
  const version = `${Math.floor(versionNumber / 10_000)}.${versionNumber % 10_000}`
  if (versionNumber < versionNumberMin) wrong.push(`PostgreSQL ${version} is older than 15`)
  for (const [name, value] of Object.entries(settingsWanted)) {
    const actual = settings[name as keyof typeof settingsWanted]
    if (actual !== value) wrong.push(`${name} is ${actual}, not ${value}: a brief could reach PostgreSQL's log`)
  }
  const oldest = backlog.oldestSeconds === null ? null : Math.max(0, Math.round(backlog.oldestSeconds))
  if (oldest !== null && oldest > backlogSecondsMax) {
    wrong.push(`the oldest of ${backlog.jobs} unfinished jobs has waited ${oldest} s: is a worker running?`)
  }
  return {
    database: { reachable: true, version, pending_migrations: [], settings },
    backlog: { jobs: backlog.jobs, oldest_seconds: oldest },
    switches: { PUBLIC_API_ENABLED: view.publicApiEnabled ? 'on' : 'off' },
  }
}

async function examineTemporal(env: OpsEnv, wrong: string[]): Promise<Report['temporal']> {
  if (env.temporal === null) return { address: null, namespace: null, reachable: null }
  const { address, namespace, tls, apiKey } = env.temporal
  const connection = Connection.lazy({
    address,
    tls,
    ...(apiKey !== undefined && { apiKey }),
    connectTimeout: temporalMsMax,
  })
  try {
    const { workflowService } = new Client({ connection, namespace })
    await connection.withDeadline(Date.now() + temporalMsMax, () => workflowService.describeNamespace({ namespace }))
    return { address, namespace, reachable: true }
  } catch (error) {
    wrong.push(`Temporal at ${address}, namespace ${namespace}, does not answer (${codeOf(error)})`)
    return { address, namespace, reachable: false }
  } finally {
    await connection.close()
  }
}
