import {
  createJobInput,
  exampleProblemsBase,
  operations,
  problemCodes,
  problemExample,
  type Operation,
} from '@adcopy/contract'
import { expect, test } from 'vitest'
import type { oas31 } from 'zod-openapi'
import { toInvalidPlaces } from '../../src/rest/invalid-places.ts'
import { answerOf, document, documentOperations, resolve, validatorOf } from './document.ts'

interface Shown {
  where: string
  schema: unknown
  value: unknown
}

/** Finds the named examples of bodies, and the examples of schemas. */
function shownIn(part: unknown, where: string): Shown[] {
  if (typeof part !== 'object' || part === null) return []
  const { schema, examples } = part as { schema?: unknown; examples?: unknown }
  const own: Shown[] = Array.isArray(examples)
    ? examples.map((value: unknown) => ({ where, schema: part, value }))
    : Object.entries((schema === undefined ? undefined : (examples as oas31.ExamplesObject)) ?? {}).map(
        ([name, example]) => ({
          where: `${where}/${name}`,
          schema,
          value: resolve<oas31.ExampleObject>(example).value as unknown,
        }),
      )
  const below = Object.entries(part).filter(([name]) => name !== 'value')
  return [...own, ...below.flatMap(([name, child]) => shownIn(child, `${where}/${name}`))]
}

const shown = shownIn(document, '#')

test.each(shown)('the example $where is one', ({ schema, value }) => {
  const validate = validatorOf(schema)
  expect({ valid: validate(value), errors: validate.errors }).toEqual({ valid: true, errors: null })
  // No schema accepts this value. Its rejection proves that the validator does not accept everything.
  expect(validate({ nobody: 'sends this' })).toBe(false)
})

test('every body of a request or a response has an example', () => {
  const bodies = documentOperations.flatMap(({ operation: { requestBody, responses = {} } }) => [
    ...(requestBody === undefined ? [] : [resolve(requestBody).content]),
    ...Object.values(responses as Record<string, oas31.ResponseObject>).map(
      (response) => resolve(response).content ?? {},
    ),
  ])
  const examples = bodies.flatMap((content) => Object.values(content).map((media) => Object.keys(media.examples ?? {})))
  expect(examples.length).toBeGreaterThan(25)
  expect(shown.length).toBeGreaterThan(examples.length)
  expect(examples.filter((names) => names.length === 0)).toEqual([])
})

test('there are examples of jobs in every state', () => {
  for (const [operationId, status] of [
    ['createAdCopyGeneration', 202],
    ['getAdCopyGeneration', 200],
  ] as const) {
    const { examples = {} } = answerOf(operationId, status).content['application/json'] ?? {}
    const states = Object.entries(examples).map(([name, example]) => [
      name,
      resolve<oas31.ExampleObject>(example).value.status,
    ])
    expect(states).toEqual(['queued', 'running', 'succeeded', 'failed'].map((state) => [state, state]))
  }
})

test.each(problemCodes)('the problem page of %s shows headers that an operation answers with', (code) => {
  const { headers, body } = problemExample(code, exampleProblemsBase)
  expect(headers[0]).toEqual(['Content-Type', 'application/problem+json'])
  const places = operations.filter((operation: Operation) => operation.problems.includes(code))
  const fits = places.filter(({ operationId }) => {
    const known = answerOf(operationId, body.status).headers
    const sent = headers.filter(([name]) => name !== 'Content-Type')
    const required = Object.keys(known).filter((name) => known[name]?.required === true)
    return (
      required.every((name) => sent.some(([other]) => other === name)) &&
      sent.every(([name, value]) => known[name] !== undefined && takes(known[name], value))
    )
  })
  expect(fits).not.toEqual([])
})

function takes({ schema }: oas31.HeaderObject, value: string): boolean {
  const isInteger = schema !== undefined && 'type' in schema && schema.type === 'integer'
  return validatorOf(schema)(isInteger ? Number(value) : value)
}

test('the example of an invalid request equals the real response', () => {
  const body = { platform: 'facebook', awareness_level: 'unaware', brief: 'x'.repeat(281) }
  const { error } = createJobInput.safeParse(body)
  const { errors } = problemExample('invalid_request', exampleProblemsBase).body
  expect(toInvalidPlaces(error!, body)).toEqual(errors)
})
