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

/** All response headers except Content-Type, which OpenAPI describes elsewhere. */
export const headerComponents = {
  CacheControl: {
    description: 'No answer may be stored.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  },
  ContentTypeOptions: {
    description: 'The media type is as it says.',
    required: true,
    schema: { type: 'string', const: 'nosniff' },
  },
  RequestId: {
    description: 'Identifier of the request; name it when you ask for help.',
    required: true,
    schema: { type: 'string', pattern: requestIdPattern.source, examples: [exampleRequestId] },
  },
  Location: {
    description: 'Path of the job, for reading it.',
    required: true,
    schema: {
      type: 'string',
      format: 'uri-reference',
      pattern: `^${createJobOperation.path}/acg_[0-9a-z]+$`,
      examples: [`${createJobOperation.path}/${exampleId('job')}`],
    },
  },
  IdempotentReplayed: {
    description: 'Present when the key had been accepted before, with the same body: this is the job it made then.',
    required: false,
    schema: { type: 'string', const: 'true' },
  },
  RetryAfter: {
    description: 'Seconds after which the request may be sent again.',
    required: true,
    schema: seconds,
  },
  RetryAfterUnlessTerminal: {
    description:
      'Seconds after which the job is worth reading, following how long such jobs took lately; absent once the job is terminal.',
    required: false,
    schema: seconds,
  },
  WwwAuthenticate: {
    description: 'The scheme that is asked for.',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
  },
  ...rateHeaderComponents(answers),
} satisfies Record<string, oas31.HeaderObject>

/** Returns the headers of an operation's responses with the given status. Source: D-REPLAY, D-RETRY-1, D-RETRY-2. */
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
