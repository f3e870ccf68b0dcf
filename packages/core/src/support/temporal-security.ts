import { z } from 'zod'

/** The variables for the connection to Temporal, for the environment of every process that connects. */
export const temporalSecurityVariables = {
  TEMPORAL_TLS: z.enum(['true', 'false'], { error: 'is neither true nor false' }).optional(),
  TEMPORAL_API_KEY: z.string().min(1).optional(),
}

const schema = z.object(temporalSecurityVariables)

export interface TemporalSecurity {
  tls: boolean
  apiKey: string | undefined
}

/** An API key is never sent unencrypted unless TLS is explicitly turned off. */
export function toTemporalSecurity({
  TEMPORAL_TLS: tls,
  TEMPORAL_API_KEY: apiKey,
}: z.output<typeof schema>): TemporalSecurity {
  return { tls: tls === undefined ? apiKey !== undefined : tls === 'true', apiKey }
}

/** The same, for programs that read nothing else with it. Empty means unset; any word other than true and false is an error. */
export function readTemporalSecurity({ TEMPORAL_TLS, TEMPORAL_API_KEY }: NodeJS.ProcessEnv): TemporalSecurity {
  const parsed = schema.safeParse({
    TEMPORAL_TLS: TEMPORAL_TLS || undefined,
    TEMPORAL_API_KEY: TEMPORAL_API_KEY || undefined,
  })
  if (parsed.success) return toTemporalSecurity(parsed.data)
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '))
}
