import { limits } from '@adcopy/contract'
import { z } from 'zod'
import {
  decimal,
  fileContent,
  fingerprintKeys,
  flag,
  hostAndPort,
  httpUrl,
  origin,
  port,
  postgresUrl,
  text,
  wholeNumber,
} from './schemas.ts'

export type Program = 'api' | 'web' | 'worker' | 'ops'

/** A string is the default value, written as in the environment. */
type Reading = typeof required | typeof optional | string

const required = true
const optional = null

export interface Variable {
  about: string
  schema: z.ZodType
  readers: Partial<Record<Program, Reading>>
  secret?: boolean
  /** The name of another variable that must be set if this variable is set. */
  needs?: string
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const secondsPerYear = 31_536_000

export const jobDeadlineSecondsMin = 5

/**
 * The environment variables, except those that configure model providers, which `packages/generation` defines. The
 * table in `README.md` is generated from this object. `.env.example` is generated from this object and the variables
 * in `packages/generation`.
 */
export const variables = {
  DATABASE_URL: {
    about: 'URL of the PostgreSQL database. If unset, `ops` uses the running local stack',
    schema: postgresUrl,
    readers: { api: required, web: required, worker: required, ops: optional },
    secret: true,
  },
  FINGERPRINT_KEYS: {
    about:
      'base64 keys of at least 32 bytes, newest first, separated by commas. Back them up. `ops doctor` reports missing keys',
    schema: fingerprintKeys,
    readers: { api: required, web: required, worker: required },
    secret: true,
  },
  BETTER_AUTH_SECRET: {
    about: 'signs session cookies: 32 characters or more',
    schema: text.min(32, { error: 'has fewer than 32 characters' }),
    readers: { web: required },
    secret: true,
  },
  WEB_ORIGIN: {
    about: 'origin of the web application, without a path; `app_url` starts with it',
    schema: origin,
    readers: { api: 'http://localhost:3001', web: required, worker: optional, ops: optional },
  },
  API_ORIGIN: {
    about: 'origin of the API, shown in the commands on pages',
    schema: origin,
    readers: { web: 'http://localhost:3000' },
  },
  PROBLEMS_BASE: {
    about: 'base URL of problem types; `{WEB_ORIGIN}/problems` if unset',
    schema: httpUrl,
    readers: { api: optional },
  },
  HOST: { about: 'address to listen on', schema: text, readers: { api: '127.0.0.1', web: '127.0.0.1' } },
  PORT: { about: 'port to listen on', schema: port, readers: { api: '3000', web: '3001' } },
  PUBLIC_API_ENABLED: {
    about: 'whether jobs can be created; the switch in the database can also turn this off',
    schema: flag,
    readers: { api: 'true', web: 'true' },
  },
  JOB_DEADLINE_SECONDS: {
    about: 'seconds from the acceptance of a job to its deadline, at least 5. Set the same value for api and web',
    schema: wholeNumber(jobDeadlineSecondsMin, secondsPerYear),
    readers: { api: '86400', web: '86400' },
  },
  KNOWLEDGE_FILES_MAX: {
    about: 'knowledge files per workspace',
    schema: wholeNumber(1, 100_000),
    readers: { web: `${limits.knowledgeFilesDefault}`, ops: `${limits.knowledgeFilesDefault}` },
  },
  KNOWLEDGE_BYTES_MAX: {
    about: 'bytes of knowledge files per workspace',
    schema: wholeNumber(1),
    readers: { web: `${limits.knowledgeBytesDefault}`, ops: `${limits.knowledgeBytesDefault}` },
  },
  RATE_LIMIT_TOKEN_PER_MINUTE: {
    about: 'requests per token and instance',
    schema: wholeNumber(1),
    readers: { api: '1200' },
  },
  RATE_LIMIT_IP_PER_MINUTE: {
    about: 'requests with failed authentication per IP address and instance',
    schema: wholeNumber(1),
    readers: { api: '120' },
  },
  TRUSTED_PROXY_HOPS: {
    about:
      'number of proxies that append to `X-Forwarded-For`. With 0 the api uses the socket’s address, ' +
      'but the web application trusts the visitor’s header',
    schema: wholeNumber(0),
    readers: { api: '0', web: '0' },
  },
  DATABASE_POOL_MAX: {
    about: 'maximum connections of the database pool',
    schema: wholeNumber(1),
    readers: { api: '8' },
  },
  TEMPORAL_ADDRESS: {
    about: '`host:port` of Temporal. If unset, `ops` uses the running local stack',
    schema: hostAndPort,
    readers: { worker: required, ops: optional },
  },
  TEMPORAL_NAMESPACE: {
    about: 'namespace of the workflows',
    schema: text,
    readers: { web: 'default', worker: 'default', ops: 'default' },
  },
  TEMPORAL_TASK_QUEUE: {
    about: 'task queue of jobs. The task queue of knowledge files has this name with the suffix `-knowledge`',
    schema: text,
    readers: { worker: 'ad-copy', ops: 'ad-copy' },
  },
  TEMPORAL_TLS: {
    about: 'whether the connection to Temporal uses TLS. If unset, TLS is on if an API key or a certificate is set',
    schema: flag,
    readers: { worker: optional, ops: optional },
  },
  TEMPORAL_API_KEY: {
    about: 'API key for Temporal',
    schema: text,
    readers: { worker: optional, ops: optional },
    secret: true,
  },
  TEMPORAL_TLS_CLIENT_CERT_PATH: {
    about: 'PEM file with the client certificate for Temporal; set the path of its key too',
    schema: fileContent,
    readers: { worker: optional, ops: optional },
    needs: 'TEMPORAL_TLS_CLIENT_KEY_PATH',
  },
  TEMPORAL_TLS_CLIENT_KEY_PATH: {
    about: 'PEM file with the private key of the client certificate',
    schema: fileContent,
    readers: { worker: optional, ops: optional },
    needs: 'TEMPORAL_TLS_CLIENT_CERT_PATH',
  },
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: {
    about: 'PEM file with the authority that signed Temporal’s certificate, if the authority is not public',
    schema: fileContent,
    readers: { worker: optional, ops: optional },
  },
  TEMPORAL_UI_URL: {
    about: 'URL of the Temporal UI, for links to workflows',
    schema: httpUrl,
    readers: { web: optional, ops: optional },
  },
  TEMPORAL_METRICS_ADDRESS: {
    about: '`host:port` for the metrics of Temporal’s SDK',
    schema: hostAndPort,
    readers: { worker: optional },
  },
  WORKER_CONCURRENCY: { about: 'concurrent jobs per worker', schema: wholeNumber(1, 1000), readers: { worker: '8' } },
  SHUTDOWN_GRACE_SECONDS: {
    about: 'seconds that running jobs have to finish when the worker stops',
    schema: wholeNumber(0, 600),
    readers: { worker: '20' },
  },
  DRAIN_DELAY_SECONDS: {
    about: 'seconds for which the process still accepts requests after `/readyz` reports draining',
    schema: decimal(0, 600),
    readers: { api: '0', web: '0' },
  },
  LOG_LEVEL: {
    about: 'minimum severity of log lines',
    schema: z.enum(logLevels, { error: `is not one of ${logLevels.join(', ')}` }),
    readers: { api: 'info', web: 'info', worker: 'info' },
  },
  OPERATIONS_HOST: {
    about: 'address of the operations port',
    schema: text,
    readers: { api: '127.0.0.1', web: '127.0.0.1', worker: '127.0.0.1' },
  },
  OPERATIONS_PORT: {
    about: 'port of `/healthz`, `/readyz` and `/metrics`. If unset, these pages are not served',
    schema: port,
    readers: { api: optional, web: optional, worker: optional },
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: 'URL of the collector of traces. OpenTelemetry’s other variables apply as well',
    schema: text,
    readers: { api: optional, web: optional, worker: optional },
  },
} as const satisfies Record<string, Variable>
