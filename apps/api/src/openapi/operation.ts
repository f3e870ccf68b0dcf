import type { Operation } from '@adcopy/contract'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import { headersOf } from './headers.ts'
import { problemResponsesOf } from './problem-responses.ts'

export function toOperationObject(operation: Operation): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, parameters, requestBody, input, status, output, success } = operation
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    requestParams: parameters,
    ...(requestBody !== undefined && {
      requestBody: {
        description: requestBody.description,
        required: true,
        content: { 'application/json': { schema: input, examples: requestBody.examples } },
      },
    }),
    responses: {
      [`${status}`]: {
        description: success.description,
        headers: headersOf(operation, status),
        content: { 'application/json': { schema: output, examples: success.examples } },
        links: success.links,
      },
      ...problemResponsesOf(operation),
    },
  }
}
