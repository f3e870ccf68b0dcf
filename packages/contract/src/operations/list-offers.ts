import { z } from 'zod'
import { exampleId, idSchema } from '../ids.ts'
import { documentedLimit, listSchema, nextPage, pageExamples, pageQuery } from '../list.ts'
import { createExamples, createJobOperation } from './create-job.ts'
import { commonProblems, type Operation } from './operation.ts'

/** Source: OFFER-1. */
export const offerSchema = z
  .strictObject({
    id: idSchema('offer', 'Identifier of the offer. Send it as `offer_id` to create a job for the offer.'),
    object: z.literal('offer').meta({ description: 'The kind of this object.' }),
    name: z.string().meta({ description: 'Name of the offer.' }),
  })
  .meta({ id: 'Offer', description: 'An active offer of the workspace.' })

export type Offer = z.infer<typeof offerSchema>

export const listOffersInput = z.strictObject(pageQuery)

export type ListOffersInput = z.infer<typeof listOffersInput>

const operationId = 'listOffers'

const offerExample: Offer = { id: exampleId('offer'), object: 'offer', name: 'Student plan' }

export const listOffersOperation = {
  operationId,
  method: 'GET',
  path: '/api/v1/offers',
  tag: 'Offers',
  summary: 'List offers',
  description: 'Returns the active offers of the workspace, sorted by name in code-point order, then by id.',
  status: 200,
  input: listOffersInput,
  parameters: { query: listOffersInput.extend({ limit: documentedLimit }) },
  output: listSchema(offerSchema, { id: 'OfferList', description: 'A page of offers.' }),
  success: {
    description: 'A page of offers.',
    examples: pageExamples(offerExample),
    links: {
      createJob: {
        operationId: createJobOperation.operationId,
        requestBody: { ...createExamples.full, offer_id: '{$response.body#/data/0/id}' },
        description: 'Create a job for the first offer of the page.',
      },
      nextPage: {
        operationId,
        parameters: nextPage,
        description: 'The next page, unless `next_cursor` is null.',
      },
    },
  },
  problems: commonProblems,
} as const satisfies Operation
