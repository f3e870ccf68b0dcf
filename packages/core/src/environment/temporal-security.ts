export interface TemporalTls {
  serverRootCACertificate?: Buffer
  clientCertPair?: { crt: Buffer; key: Buffer }
}

export interface TemporalSecurity {
  tls: boolean | TemporalTls
  apiKey: string | undefined
}

/**
 * If TEMPORAL_TLS is not set, a certificate or an API key enables TLS, so that an API key is not sent unencrypted by
 * mistake.
 */
export function toTemporalSecurity(environment: {
  TEMPORAL_TLS?: boolean | undefined
  TEMPORAL_API_KEY?: string | undefined
  TEMPORAL_TLS_CLIENT_CERT_PATH?: Buffer | undefined
  TEMPORAL_TLS_CLIENT_KEY_PATH?: Buffer | undefined
  TEMPORAL_TLS_SERVER_CA_CERT_PATH?: Buffer | undefined
}): TemporalSecurity {
  const {
    TEMPORAL_TLS: wanted,
    TEMPORAL_API_KEY: apiKey,
    TEMPORAL_TLS_CLIENT_CERT_PATH: crt,
    TEMPORAL_TLS_CLIENT_KEY_PATH: key,
    TEMPORAL_TLS_SERVER_CA_CERT_PATH: ca,
  } = environment
  const certificates: TemporalTls = {
    ...(ca !== undefined && { serverRootCACertificate: ca }),
    ...(crt !== undefined && key !== undefined && { clientCertPair: { crt, key } }),
  }
  const given = Object.keys(certificates).length > 0
  return { tls: wanted === false || !given ? (wanted ?? apiKey !== undefined) : certificates, apiKey }
}
