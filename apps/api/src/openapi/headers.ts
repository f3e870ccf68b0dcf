import {
  createJobOperation,
  exampleId,
  exampleRequestId,
  jobSchema,
  requestIdPattern,
  type Operation,
} from '@adcopy/contract'
import type { oas31 } from 'zod-openapi'
import { answers } from './answers.ts'
import { rateHeaderComponents, rateHeadersOf } from './rate-headers.ts'

const seconds: oas31.SchemaObject = { type: 'integer', minimum: 1, examples: [2] }

/** All response headers except Content-Type, which OpenAPI takes from the `content` of a response. */
export const headerComponents = {
  CacheControl: {
    description: 'The response must not be cached.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  },
  ContentTypeOptions: {
    description: 'Clients must not guess another media type.',
    required: true,
    schema: { type: 'string', const: 'nosniff' },
  },
  RequestId: {
    description: 'Identifier of the request. Include it when you ask for help.',
    required: true,
    schema: { type: 'string', pattern: requestIdPattern.source, examples: [exampleRequestId] },
  },
  Location: {
    description: 'Path at which the job can be read.',
    required: true,
    schema: {
      type: 'string',
      format: 'uri-reference',
      pattern: `^${createJobOperation.path}/acg_[0-9a-z]+$`,
      examples: [`${createJobOperation.path}/${exampleId('job')}`],
    },
  },
  IdempotentReplayed: {
    description: 'Present if the key was already used with the same body. The response then contains the existing job.',
    required: false,
    schema: { type: 'string', const: 'true' },
  },
  RetryAfter: {
    description: 'Seconds after which the client may send the request again.',
    required: true,
    schema: seconds,
  },
  RetryAfterUnlessTerminal: {
    description:
      'Seconds after which the client should read the job again, estimated from the duration of recent jobs. Absent once the job is terminal.',
    required: false,
    schema: seconds,
  },
  WwwAuthenticate: {
    description: 'The required authentication scheme.',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
  },
  ...rateHeaderComponents(answers),
} satisfies Record<string, oas31.HeaderObject>

/** Source: D-REPLAY, D-RETRY-1, D-RETRY-2. */
export function headersOf(operation: Operation, status: number): oas31.HeadersObject {
  const answersWithJob = status === operation.status && operation.output === jobSchema
  return {
    ...(status === createJobOperation.status && {
      Location: header('Location'),
      'Idempotent-Replayed': header('IdempotentReplayed'),
    }),
    ...(answersWithJob && { 'Retry-After': header('RetryAfterUnlessTerminal') }),
    ...((status === 429 || status === 503) && { 'Retry-After': header('RetryAfter') }),
    ...(status === 401 && { 'WWW-Authenticate': header('WwwAuthenticate') }),
    ...rateHeadersOf(operation, status),
    'Cache-Control': header('CacheControl'),
    'X-Content-Type-Options': header('ContentTypeOptions'),
    'X-Request-Id': header('RequestId'),
  }
}

function header(name: keyof typeof headerComponents): oas31.ReferenceObject {
  return { $ref: `#/components/headers/${name}` }
}
