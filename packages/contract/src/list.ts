import { z } from 'zod'
import { limits } from './limits.ts'

/** Envelope of every listing. `next_cursor` is null on the last page. Source: decisions, "Lists". */
export function listSchema<T extends z.ZodType>(item: T) {
  return z.strictObject({
    object: z.literal('list'),
    data: z.array(item),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  })
}

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  next_cursor: string | null
}

/**
 * `limit` as it stands in a query: digits, 1 to 100. A string to the last, since trpc-to-openapi turns on coercion of
 * every bare number it meets, for the whole process.
 */
const limit = z
  .string()
  .regex(/^(?:[1-9][0-9]?|100)$/, { error: 'is not an integer from 1 to 100' })
  .optional()
  .transform((digits) => (digits === undefined ? limits.pageItemsDefault : Number(digits)))

const cursor = z.string().min(1).max(limits.cursorCharactersMax).optional()

/** Query parameters of every listing. */
export const pageQuery = { limit, cursor }
