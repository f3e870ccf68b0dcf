import {
  type GenerationSettings,
  generationVariables,
  type ProviderSettings,
  settingsFaults,
  toGenerationSettings,
} from '@adcopy/generation/settings'
import { z } from 'zod'
import { describeIssue } from './describe-issue.ts'
import { codeOf } from './explain-error.ts'
import type { Findings } from '@adcopy/core'

interface RoleReport {
  backend: string
  model?: string
  /** Null for the provider's default. */
  address?: string | null
  key?: 'set' | 'not set'
  /** Null if the server was not contacted. Only OpenAI-compatible servers are contacted. */
  answers?: boolean | null
}

/** Null if the environment variables of the writer and the verifier are invalid. */
export type GenerationReport = Record<'writer' | 'verifier', RoleReport> | null

const serverMsMax = 3_000
const schema = z.object(generationVariables)

/** Checks the settings of the models that a worker with these environment variables would use. Makes no paid call. */
export async function examineGeneration(
  variables: Readonly<Record<string, string | undefined>>,
  { wrong, notices }: Findings,
): Promise<GenerationReport> {
  const settings = readSettings(variables, wrong)
  if (settings === null) return null
  const { writer, verifier } = settings
  if (writer.name === 'composer') {
    notices.push(
      'GENERATION_BACKEND is composer or not set in this environment: a worker with it writes offline drafts (docs/generation.md)',
    )
  } else if (verifier === null) {
    notices.push('VERIFIER_BACKEND is none in this environment: a worker with it makes mechanical checks alone')
  }
  const [written, verified] = await Promise.all([
    'model' in writer ? examineProvider('GENERATION', writer, wrong) : { backend: writer.name },
    verifier === null ? { backend: 'none' } : examineProvider('VERIFIER', verifier, wrong),
  ])
  return { writer: written, verifier: verified }
}

function readSettings(
  variables: Readonly<Record<string, string | undefined>>,
  wrong: string[],
): GenerationSettings | null {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')))
  const faults = parsed.success
    ? settingsFaults(parsed.data)
    : parsed.error.issues.map((issue) => ({ variable: issue.path.join('.'), message: describeIssue(issue) }))
  for (const { variable, message } of faults)
    wrong.push(`${variable} ${message}; a worker with these variables does not start`)
  return parsed.success && faults.length === 0 ? toGenerationSettings(parsed.data) : null
}

async function examineProvider(
  prefix: 'GENERATION' | 'VERIFIER',
  { name, model, apiKey, baseUrl }: ProviderSettings,
  wrong: string[],
): Promise<RoleReport> {
  const key = apiKey === undefined ? 'not set' : 'set'
  const report = { backend: name, model, address: baseUrl ?? null, key, answers: null } as const
  if (name !== 'openai-compatible' || baseUrl === undefined) return report
  const fault = await faultOfServer(baseUrl, apiKey)
  if (fault === null) return { ...report, answers: true }
  wrong.push(
    `the server at ${baseUrl} ${fault}: start it, or correct ${prefix}_BASE_URL or its key; jobs wait meanwhile`,
  )
  return { ...report, answers: false }
}

/** Requests the model list, which costs nothing. Returns null if the server responds. */
async function faultOfServer(baseUrl: string, apiKey: string | undefined): Promise<string | null> {
  try {
    const { status, body } = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(serverMsMax),
    })
    await body?.cancel()
    if (status === 401 || status === 403) return apiKey === undefined ? 'asks for a key' : 'refuses the key'
    // A gateway may have no model list, so any other 4xx status also shows that the server works.
    return status < 300 || (status >= 400 && status < 500) ? null : `answers with status ${status}`
  } catch (error) {
    return `does not answer (${codeOf(error)})`
  }
}
