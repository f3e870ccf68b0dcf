import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnvironment, toTemporalSecurity, type TemporalSecurity } from '@adcopy/core'
import { z } from 'zod'
import { OpsError } from './ops-error.ts'

export interface OpsEnv {
  databaseUrl: string
  /** Database URL for migrations and roles: `DATABASE_URL` again, or the local stack's URL with the owner's login. */
  ownerDatabaseUrl: string
  /** Null without a Temporal address. */
  temporal: ({ address: string; namespace: string; taskQueue: string } & TemporalSecurity) | null
  /** `FINGERPRINT_KEYS`, which the doctor compares with the database; null if unset. */
  fingerprintKeys: string | null
  /** The whole environment, from which the doctor reads the variables of a worker. */
  variables: NodeJS.ProcessEnv
  /** Origin of the web application, for links; null if unknown. */
  webOrigin: string | null
  /** `{ui}/namespaces/{namespace}/workflows`, or null. */
  workflowsUrl: string | null
}

const stackFile = join(import.meta.dirname, '../../../.local/stack.json')

const stackSchema = z.object({
  database_url: z.string(),
  owner_database_url: z.string(),
  temporal_address: z.string(),
  temporal_ui_url: z.string().nullable(),
  web_url: z.string().optional(),
})

/**
 * The database and Temporal to use: the environment's, or else those of the running local stack. A `DATABASE_URL` of
 * another database is never combined with the local Temporal.
 */
export function readEnv(source: NodeJS.ProcessEnv, file: string = stackFile): OpsEnv {
  const env = parseEnvironment('ops', source)
  const stack = readStack(file)
  const databaseUrl = env.DATABASE_URL ?? stack?.database_url
  if (databaseUrl === undefined) {
    throw new OpsError('no database: set DATABASE_URL, or start the local stack with npm start')
  }
  const local = stack?.database_url === databaseUrl ? stack : undefined
  const address = env.TEMPORAL_ADDRESS ?? local?.temporal_address
  const { TEMPORAL_NAMESPACE: namespace, TEMPORAL_TASK_QUEUE: taskQueue } = env
  const ui = env.TEMPORAL_UI_URL ?? local?.temporal_ui_url ?? null
  return {
    databaseUrl,
    ownerDatabaseUrl: local?.owner_database_url ?? databaseUrl,
    temporal: address === undefined ? null : { address, namespace, taskQueue, ...toTemporalSecurity(env) },
    // Not parsed: the doctor reports keys that no program can read.
    fingerprintKeys: source['FINGERPRINT_KEYS'] || null,
    variables: source,
    webOrigin: env.WEB_ORIGIN ?? local?.web_url ?? null,
    workflowsUrl: ui === null ? null : `${ui}/namespaces/${namespace}/workflows`,
  }
}

function readStack(file: string): z.output<typeof stackSchema> | undefined {
  try {
    return stackSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
