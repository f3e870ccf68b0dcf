import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTemporalSecurity, type TemporalSecurity } from '@adcopy/core'
import { defaultTaskQueue } from '@adcopy/workflows'
import { z } from 'zod'
import { OpsError } from './command.ts'

export interface OpsEnv {
  databaseUrl: string
  /** Null where nobody says where Temporal is. */
  temporal: ({ address: string; namespace: string; taskQueue: string } & TemporalSecurity) | null
  /** `FINGERPRINT_KEYS`, where the doctor may compare them with what the database needs; null where not given. */
  fingerprintKeys: string | null
  /** All of the environment, for the doctor to read what a worker with the same one would do. */
  variables: NodeJS.ProcessEnv
  /** Origin of the web application, for links; null where nobody says where it is. */
  webOrigin: string | null
  /** `{ui}/namespaces/{namespace}/workflows`, or null. */
  workflowsUrl: string | null
}

const stackFile = join(import.meta.dirname, '../../../.local/stack.json')

const stackSchema = z.object({
  database_url: z.string(),
  temporal_address: z.string(),
  temporal_ui_url: z.string().nullable(),
  web_url: z.string().optional(),
})

/**
 * Where things are: `DATABASE_URL`, or else the running local stack. A database named by the environment is not taken to
 * belong to the local Temporal.
 */
export function readEnv(source: NodeJS.ProcessEnv, file: string = stackFile): OpsEnv {
  const get = (name: string) => source[name] || undefined
  const stack = readStack(file)
  const databaseUrl = get('DATABASE_URL') ?? stack?.database_url
  if (databaseUrl === undefined) {
    throw new OpsError('no database: set DATABASE_URL, or start the local stack with npm start')
  }
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new OpsError('DATABASE_URL is not a postgresql:// URL')
  const local = stack?.database_url === databaseUrl ? stack : undefined
  const address = get('TEMPORAL_ADDRESS') ?? local?.temporal_address
  const namespace = get('TEMPORAL_NAMESPACE') ?? 'default'
  const taskQueue = get('TEMPORAL_TASK_QUEUE') ?? defaultTaskQueue
  const security = readTemporalSecurity(source)
  const ui = (get('TEMPORAL_UI_URL') ?? local?.temporal_ui_url)?.replace(/\/$/, '')
  return {
    databaseUrl,
    temporal: address === undefined ? null : { address, namespace, taskQueue, ...security },
    fingerprintKeys: get('FINGERPRINT_KEYS') ?? null,
    variables: source,
    webOrigin: (get('WEB_ORIGIN') ?? local?.web_url)?.replace(/\/$/, '') ?? null,
    workflowsUrl: ui === undefined ? null : `${ui}/namespaces/${namespace}/workflows`,
  }
}

function readStack(file: string): z.output<typeof stackSchema> | undefined {
  try {
    return stackSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
