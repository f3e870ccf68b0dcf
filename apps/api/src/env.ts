import { isHttp, parseFingerprintKeys, webOriginVariable } from '@adcopy/core'
import { logLevels, operationsVariables } from '@adcopy/telemetry'
import { z } from 'zod'

const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0'])
  .transform((word) => word === 'true' || word === 'on' || word === '1')

const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Base64 keys of 32 bytes or more, newest first, separated by commas. They belong to the backup. */
  FINGERPRINT_KEYS: z.string().refine(isRing, { error: 'is not a list of base64 keys of at least 32 bytes' }),
  /** Origin of the web application; `app_url` starts with it. */
  WEB_ORIGIN: webOriginVariable.default('http://localhost:3001'),
  /** Base of problem types; the web application's /problems unless set. */
  PROBLEMS_BASE: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine((text) => isHttp(text) && !/[?#]/.test(text), {
      error: 'is not a URL such as https://copy.example.com/problems, without query and fragment',
    })
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Contract, rule 7: creating jobs is on unless this or the database's switch says off. */
  PUBLIC_API_ENABLED: flag.default(true),
  JOB_DEADLINE_SECONDS: z.coerce.number().int().min(1).max(31_536_000).default(86_400),
  RATE_LIMIT_TOKEN_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  RATE_LIMIT_IP_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** Proxies in front that append to X-Forwarded-For; 0 trusts the socket's address alone. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).default(8),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  ...operationsVariables,
  /** How long requests are still accepted after `/readyz` reports draining: as long as a load balancer needs to notice. */
  DRAIN_DELAY_SECONDS: z.coerce.number().min(0).max(600).default(0),
})

function isRing(keys: string): boolean {
  try {
    parseFingerprintKeys(keys)
    return true
  } catch {
    return false
  }
}

export type Env = z.infer<typeof schema>

/** Parses the environment. Throws one readable list of all errors, without any value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is incomplete:\n${faults.join('\n')}`)
}
