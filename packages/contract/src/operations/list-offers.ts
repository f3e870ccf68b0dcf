import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { listSchema, pageQuery } from '../list.ts'
import { commonProblems, type Operation } from './operation.ts'

/** An offer as clients see it. Source: contract, "Offer". */
export const offerSchema = z
  .strictObject({
    id: idSchema('offer', 'Identifier of the offer; used as `offer_id` when a job is created.'),
    object: z.literal('offer').meta({ description: 'The kind of this object.' }),
    name: z.string().meta({ description: 'Name of the offer.' }),
  })
  .meta({ id: 'Offer', description: 'An active offer of the workspace.' })

export type Offer = z.infer<typeof offerSchema>

export const listOffersInput = z.strictObject(pageQuery)

export type ListOffersInput = z.infer<typeof listOffersInput>

export const listOffersOperation = {
  operationId: 'listOffers',
  method: 'GET',
  path: '/api/v1/offers',
  tag: 'Offers',
  summary: 'List offers',
  description: 'The active offers of the workspace, by name in code-point order, then by id.',
  status: 200,
  input: listOffersInput,
  output: listSchema(offerSchema, { id: 'OfferList', description: 'A page of offers.' }),
  problems: commonProblems,
} as const satisfies Operation
