import {
  createExamples,
  createJobOperation,
  jobExamples,
  jobStates,
  listJobsOperation,
  listOffersOperation,
  offerExample,
  pageExamples,
  readJobOperation,
  type Operation,
} from '@adcopy/contract'
import type { oas31, ZodOpenApiOperationObject, ZodOpenApiRequestBodyObject } from 'zod-openapi'
import { headersOf } from './headers.ts'
import { linksOf } from './links.ts'
import { parametersOf } from './parameters.ts'
import { problemResponsesOf } from './problem-responses.ts'

const ofJob = Object.fromEntries(
  jobStates.map((state) => [state, { summary: `A ${state} job`, value: jobExamples[state] }]),
)

/** The success response, with its description and examples. */
const successes: Record<string, { description: string; examples: oas31.ExamplesObject }> = {
  [createJobOperation.operationId]: {
    description: 'The job: queued when it is new, as it is now when the request is a replay.',
    examples: ofJob,
  },
  [readJobOperation.operationId]: { description: 'The job, in whichever state it is.', examples: ofJob },
  [listJobsOperation.operationId]: { description: 'A page of jobs.', examples: ofPage(jobExamples.succeeded) },
  [listOffersOperation.operationId]: { description: 'A page of offers.', examples: ofPage(offerExample) },
}

function ofPage(item: unknown): oas31.ExamplesObject {
  const { page, last } = pageExamples(item)
  return { page: { summary: 'A page before others', value: page }, last: { summary: 'The last page', value: last } }
}

const requestBody: ZodOpenApiRequestBodyObject = {
  description:
    'One JSON object in UTF-8 without a byte order mark, at most 32,768 bytes, with each field at most once. `Content-Type` is `application/json`, alone or with `charset=utf-8`; `Content-Encoding` is absent.',
  required: true,
  content: {
    'application/json': {
      schema: createJobOperation.input,
      examples: {
        short: { summary: 'As little as it takes', value: createExamples.short },
        full: { summary: 'Every field', value: createExamples.full },
      },
    },
  },
}

/** One operation in the document. */
export function toOperationObject(operation: Operation): ZodOpenApiOperationObject {
  const { operationId, tag, summary, description, status, output } = operation
  const success = successes[operationId]
  if (success === undefined) throw new Error(`nothing is known of the success of ${operationId}`)
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    requestParams: parametersOf(operation),
    ...(operation.method === 'POST' && { requestBody }),
    responses: {
      [`${status}`]: {
        description: success.description,
        headers: headersOf(operation, status),
        content: { 'application/json': { schema: output, examples: success.examples } },
        links: linksOf(operation),
      },
      ...problemResponsesOf(operation),
    },
  }
}
