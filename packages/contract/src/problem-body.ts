import { z } from 'zod'
import { limits } from './limits.ts'
import { problems, type ProblemCode } from './problems.ts'

const safeName = '[A-Za-z0-9_.-]{1,64}'

/** The place is a JSON Pointer into the body, a query parameter, or a header. */
export const invalidPlaceSchema = z
  .strictObject({
    detail: z.string().meta({ description: 'What is wrong at this place. Never contains a value that was sent.' }),
    pointer: z
      .string()
      .optional()
      .meta({
        description: 'JSON Pointer into the request body; empty for the whole body.',
        pattern: `^(/${safeName})?$`,
      }),
    parameter: z
      .string()
      .optional()
      .meta({ description: 'Name of a query parameter.', pattern: `^${safeName}$` }),
    header: z
      .string()
      .optional()
      .meta({ description: 'Name of a request header.', pattern: `^${safeName}$` }),
  })
  .meta({
    id: 'InvalidPlace',
    description: 'An error in the request and its place, which is exactly one of `pointer`, `parameter` and `header`.',
    minProperties: 2,
    maxProperties: 2,
  })

export type InvalidPlace = z.infer<typeof invalidPlaceSchema>

/** The body of every error response, `application/problem+json`. Source: ERROR-1, D-EXTRAS-1. */
export const problemSchema = z.strictObject({
  type: z.url(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  request_id: z.string(),
  errors: z.array(invalidPlaceSchema).optional(),
  reset_at: z.iso.datetime().optional(),
})

export type ProblemBody = z.infer<typeof problemSchema>

export const requestIdPattern = /^req_[0-9a-f]{24}$/

export function problemSchemaName(code: ProblemCode): string {
  const words = code.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Problem`
}

/** The schema accepts only the fixed texts of the problem. Some problems have an additional member. */
export function problemSchemaOf(code: ProblemCode) {
  const { status, title, detail, when } = problems[code]
  const common = {
    type: z.url().meta({
      description:
        'Identifies the kind of problem: `{problems_base}/{code}`, which is also the URL of a page about it.',
      pattern: `/${code}$`,
    }),
    title: z.literal(title).meta({ description: 'Short name of the problem, fixed for each code.' }),
    status: z.literal(status).meta({ type: 'integer', description: 'The HTTP status of this response.' }),
    detail: z.literal(detail).meta({ description: 'A sentence about the problem, fixed for each code.' }),
    request_id: z
      .string()
      .regex(requestIdPattern)
      .meta({ description: 'Identifier of the request, as in `X-Request-Id`. Include it when you ask for help.' }),
  }
  return z.strictObject({ ...common, ...ownMembers(code) }).meta({ id: problemSchemaName(code), description: when })
}

function ownMembers(code: ProblemCode) {
  if (code === 'invalid_request') {
    const errors = z.array(invalidPlaceSchema).min(1).max(limits.invalidPlacesMax)
    return { errors: errors.optional().meta({ description: 'The errors in the request, each with its place.' }) }
  }
  if (code === 'quota_exceeded') {
    const pattern = '^[0-9]{4}-[0-9]{2}-01T00:00:00Z$'
    return { reset_at: z.iso.datetime().meta({ description: 'Start of the next UTC month.', pattern }) }
  }
  return {}
}
