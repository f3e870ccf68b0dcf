export interface TemporalSecurity {
  tls: boolean
  apiKey: string | undefined
}

/** An API key is never sent unencrypted unless TLS is explicitly turned off. */
export function toTemporalSecurity(environment: {
  TEMPORAL_TLS?: boolean | undefined
  TEMPORAL_API_KEY?: string | undefined
}): TemporalSecurity {
  const { TEMPORAL_TLS: tls, TEMPORAL_API_KEY: apiKey } = environment
  return { tls: tls ?? apiKey !== undefined, apiKey }
}
