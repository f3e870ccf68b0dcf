import { z } from 'zod'
import { limits } from './limits.ts'
import { problems, type ProblemCode } from './problems.ts'

const safeName = '[A-Za-z0-9_.-]{1,64}'

/** One error in a request. It names a JSON Pointer into the body, a query parameter, or a header. */
export const invalidPlaceSchema = z
  .strictObject({
    detail: z.string().meta({ description: 'What is wrong there. Never a value that was sent.' }),
    pointer: z
      .string()
      .optional()
      .meta({
        description: 'JSON Pointer into the request body; empty for the body as a whole.',
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
    description: 'What is wrong with a request, and where: exactly one of `pointer`, `parameter` and `header`.',
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

/** Returns the name of a problem's schema in the OpenAPI document, such as `NotFoundProblem`. */
export function problemSchemaName(code: ProblemCode): string {
  const words = code.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Problem`
}

/** Returns the exact body schema of a problem: the fixed texts and, for some problems, an additional member. */
export function problemSchemaOf(code: ProblemCode) {
  const { status, title, detail, when } = problems[code]
  const common = {
    type: z.url().meta({
      description: 'What tells one problem from another: `{problems_base}/{code}`, a page about it.',
      pattern: `/${code}$`,
    }),
    title: z.literal(title).meta({ description: 'The problem in a few words.' }),
    status: z.literal(status).meta({ type: 'integer', description: 'The status of this answer.' }),
    detail: z.literal(detail).meta({ description: 'The problem in a sentence, always the same.' }),
    request_id: z
      .string()
      .regex(requestIdPattern)
      .meta({ description: 'Identifier of the request, as in `X-Request-Id`; name it when you ask for help.' }),
  }
  return z.strictObject({ ...common, ...ownMembers(code) }).meta({ id: problemSchemaName(code), description: when })
}

function ownMembers(code: ProblemCode) {
  if (code === 'invalid_request') {
    const errors = z.array(invalidPlaceSchema).min(1).max(limits.invalidPlacesMax)
    return { errors: errors.optional().meta({ description: 'What is wrong, place by place.' }) }
  }
  if (code === 'quota_exceeded') {
    const pattern = '^[0-9]{4}-[0-9]{2}-01T00:00:00Z$'
    return { reset_at: z.iso.datetime().meta({ description: 'Start of the next UTC month.', pattern }) }
  }
  return {}
}
