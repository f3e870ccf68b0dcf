import { z } from 'zod'
import { limits } from './limits.ts'

/** `next_cursor` is null on the last page. Source: D-LIST-1. */
export function listSchema<T extends z.ZodType>(item: T, meta: { id: string; description: string }) {
  return z
    .strictObject({
      object: z.literal('list').meta({ description: 'The kind of this object.' }),
      data: z.array(item).meta({ description: 'The items of this page.', maxItems: limits.pageItemsMax }),
      has_more: z.boolean().meta({ description: 'Whether another page follows.' }),
      next_cursor: z.string().meta({ minLength: 1, maxLength: limits.cursorCharactersMax }).nullable().meta({
        description: 'The `cursor` of the next page; null on the last page.',
      }),
    })
    .meta(meta)
}

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  next_cursor: string | null
}

/** Parses a string, because query values are strings and the REST adapter does not let trpc-to-openapi convert them. */
const limit = z
  .string()
  .regex(/^(?:[1-9][0-9]?|100)$/, { error: 'is not an integer from 1 to 100' })
  .optional()
  .transform((digits) => (digits === undefined ? limits.pageItemsDefault : Number(digits)))
  .meta({ description: 'Maximum number of items per page. It may differ from page to page.' })

const cursor = z.string().min(1).max(limits.cursorCharactersMax).optional().meta({
  description:
    'The `next_cursor` of the previous page, an opaque value. It is valid only for the same workspace, list and filter; any other value is `invalid_request`.',
})

export const pageQuery = { limit, cursor }

export const documentedLimit = z
  .int()
  .min(1)
  .max(limits.pageItemsMax)
  .default(limits.pageItemsDefault)
  .meta(limit.meta() ?? {})

export const nextPage = { cursor: '$response.body#/next_cursor', limit: '$request.query.limit' }

export function pageExamples<T>(item: T): Record<'page' | 'last', { summary: string; value: List<T> }> {
  const next_cursor = 'WyIyMDI2LTExLTIxVDAwOjAwOjAwLjAwMFoiXQ.q3Jc0m1vS2hX8b7dKkVtLw'
  return {
    page: {
      summary: 'A page that is not the last one',
      value: { object: 'list', data: [item], has_more: true, next_cursor },
    },
    last: { summary: 'The last page', value: { object: 'list', data: [item], has_more: false, next_cursor: null } },
  }
}
