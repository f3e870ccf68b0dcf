import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseVariables, toTemporalSecurity, type Environment, type TemporalSecurity } from '@adcopy/core'
import { z } from 'zod'
import { OpsError } from './ops-error.ts'

export interface OpsEnv {
  readonly databaseUrl: string
  /**
   * Database URL for applying migrations and granting roles. For the local stack's database, the URL contains the
   * credentials of the database's owner. For any other database, it equals `databaseUrl`.
   */
  readonly ownerDatabaseUrl: string
  readonly temporal: ({ address: string; namespace: string; taskQueue: string } & TemporalSecurity) | null
  /** `ops doctor` compares the keys with the database. Null if unset. */
  readonly fingerprintKeys: string | null
  /** All environment variables. `ops doctor` checks the ones that configure a worker's models. */
  readonly variables: NodeJS.ProcessEnv
  readonly webOrigin: string | null
  readonly knowledgeLimits: { knowledgeFilesMax: number; knowledgeBytesMax: number }
  readonly workflowsUrl: string | null
}

const temporalNames = [
  'TEMPORAL_ADDRESS',
  'TEMPORAL_NAMESPACE',
  'TEMPORAL_TASK_QUEUE',
  'TEMPORAL_TLS',
  'TEMPORAL_API_KEY',
  'TEMPORAL_TLS_CLIENT_CERT_PATH',
  'TEMPORAL_TLS_CLIENT_KEY_PATH',
  'TEMPORAL_TLS_SERVER_CA_CERT_PATH',
] as const

const stackFile = join(import.meta.dirname, '../../../.local/stack.json')

const stackSchema = z.object({
  database_url: z.string(),
  owner_database_url: z.string(),
  temporal_address: z.string(),
  temporal_ui_url: z.string().nullable(),
  web_url: z.string().optional(),
})

/**
 * Without `DATABASE_URL`, the database is that of the running local stack. If the local stack's database is used, the
 * stack also supplies the other defaults, such as the Temporal server. Each getter of the result parses its variables
 * only when it is read, so that an invalid variable affects only the commands that use it. A getter throws
 * EnvironmentError for an invalid variable, and {@link OpsError} if there is no database.
 */
export function readEnv(source: NodeJS.ProcessEnv, file: string = stackFile): OpsEnv {
  const stack = readStack(file)
  const read = <Name extends keyof Environment<'ops'>>(...names: Name[]) => parseVariables('ops', source, names)
  const given = () => read('DATABASE_URL').DATABASE_URL
  const databaseUrl = () => {
    const url = given() ?? stack?.database_url
    if (url === undefined) throw new OpsError('no database: set DATABASE_URL, or start the local stack with npm start')
    return url
  }
  const local = () => ((given() ?? stack?.database_url) === stack?.database_url ? stack : undefined)
  return {
    get databaseUrl() {
      return databaseUrl()
    },
    get ownerDatabaseUrl() {
      return local()?.owner_database_url ?? databaseUrl()
    },
    get temporal() {
      const env = read(...temporalNames)
      const address = env.TEMPORAL_ADDRESS ?? local()?.temporal_address
      const { TEMPORAL_NAMESPACE: namespace, TEMPORAL_TASK_QUEUE: taskQueue } = env
      return address === undefined ? null : { address, namespace, taskQueue, ...toTemporalSecurity(env) }
    },
    // The keys are not parsed here, because `ops doctor` must report invalid keys.
    fingerprintKeys: source['FINGERPRINT_KEYS'] || null,
    variables: source,
    get webOrigin() {
      return read('WEB_ORIGIN').WEB_ORIGIN ?? local()?.web_url ?? null
    },
    get knowledgeLimits() {
      const { KNOWLEDGE_FILES_MAX, KNOWLEDGE_BYTES_MAX } = read('KNOWLEDGE_FILES_MAX', 'KNOWLEDGE_BYTES_MAX')
      return { knowledgeFilesMax: KNOWLEDGE_FILES_MAX, knowledgeBytesMax: KNOWLEDGE_BYTES_MAX }
    },
    get workflowsUrl() {
      const { TEMPORAL_UI_URL, TEMPORAL_NAMESPACE } = read('TEMPORAL_UI_URL', 'TEMPORAL_NAMESPACE')
      const ui = TEMPORAL_UI_URL ?? local()?.temporal_ui_url ?? null
      return ui === null ? null : `${ui}/namespaces/${TEMPORAL_NAMESPACE}/workflows`
    },
  }
}

function readStack(file: string): z.output<typeof stackSchema> | undefined {
  try {
    return stackSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
