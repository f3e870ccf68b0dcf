import { limits } from '@adcopy/contract'
import { isHttp, webOriginVariable } from '@adcopy/core'
import { z } from 'zod'

const switchWords = { true: true, on: true, '1': true, false: false, off: false, '0': false } as const

const keyBytesMin = 32

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, { error: 'is not a URL that starts with postgresql://' }),
  BETTER_AUTH_SECRET: z.string().min(32, { error: 'has fewer than 32 characters' }),
  WEB_ORIGIN: webOriginVariable,
  FINGERPRINT_KEYS: z
    .string()
    .refine((text) => text.split(',').every((key) => Buffer.from(key.trim(), 'base64').length >= keyBytesMin), {
      error: `is not a list of base64 keys of at least ${keyBytesMin} bytes, separated by commas`,
    }),
  /** Origin of the API, for the commands that pages show. */
  API_ORIGIN: webOriginVariable.default('http://localhost:3000'),
  /** Where the Temporal UI is, for links to workflows. */
  TEMPORAL_UI_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isHttp, { error: 'is not an http or https URL' })
    .optional(),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  /** As the API's: a job made here is a job like any other. */
  JOB_DEADLINE_SECONDS: z.coerce.number().int().min(1).max(31_536_000).default(86_400),
  /** Knowledge files of a workspace, and the bytes they store together. */
  KNOWLEDGE_FILES_MAX: z.coerce.number().int().min(1).max(100_000).default(limits.knowledgeFilesDefault),
  KNOWLEDGE_BYTES_MAX: z.coerce.number().int().min(1).default(limits.knowledgeBytesDefault),
  PUBLIC_API_ENABLED: z
    .string()
    .toLowerCase()
    .default('true')
    .refine((word): word is keyof typeof switchWords => Object.hasOwn(switchWords, word), {
      error: `is none of ${Object.keys(switchWords).join(', ')}`,
    })
    .transform((word) => switchWords[word]),
})

export type Env = z.infer<typeof schema>

/** What is wrong with the environment, one fault a line; never a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/**
 * Parses the environment, with variables of the caller's own. Read at boot and never by the build. An empty variable counts
 * as unset.
 */
export function parseEnv<Extra extends z.ZodRawShape>(
  source: Record<string, string | undefined>,
  extra?: Extra,
): Env & z.infer<z.ZodObject<Extra>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.extend(extra ?? {}).safeParse(given)
  if (parsed.success) return parsed.data as Env & z.infer<z.ZodObject<Extra>>
  const faults = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `  ${name} ${name in given ? issue.message : 'is not set'}`
  })
  throw new EnvError(`The environment of the web application is not complete:\n${faults.join('\n')}`)
}
