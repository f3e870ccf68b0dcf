import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { listSchema, pageQuery } from '../list.ts'
import { commonProblems, type Operation } from './operation.ts'

/** An offer as clients see it. Source: contract, "Offer". */
export const offerSchema = z
  .strictObject({ id: idSchema('offer'), object: z.literal('offer'), name: z.string() })
  .meta({ id: 'Offer' })

export type Offer = z.infer<typeof offerSchema>

export const listOffersInput = z.strictObject(pageQuery)

export type ListOffersInput = z.infer<typeof listOffersInput>

export const listOffersOperation = {
  operationId: 'listOffers',
  method: 'GET',
  path: '/api/v1/offers',
  summary: 'List offers',
  description: 'The active offers of the workspace, by name.',
  status: 200,
  input: listOffersInput,
  output: listSchema(offerSchema),
  problems: commonProblems,
} as const satisfies Operation
