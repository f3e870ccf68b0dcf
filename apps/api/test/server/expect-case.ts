import { listJobsOperation, listOffersOperation, jobSchema, problems, type ProblemCode } from '@adcopy/contract'
import { createTenant } from '@adcopy/testing'
import { expect } from 'vitest'
import { z } from 'zod'
import { expectLawful } from '../expect-answer.ts'
import { expectAnswer, expectProblem, jobsPath, problemsBase, rowsOf, type Answer } from '../rig.ts'
import { Sender, type Expected, type RawCase } from './corpus/raw-case.ts'
import type { Limit } from './next-limits.ts'
import type { Stage } from './stage.ts'
import { exchange, parseAnswers } from './wire.ts'

const codes = { 400: 'invalid_request', 401: 'invalid_auth', 404: 'not_found' } as const satisfies Record<
  number,
  ProblemCode
>
const successSchema = z.union([jobSchema, listJobsOperation.output, listOffersOperation.output])

interface Sent {
  /** The complete response bytes, or the reason why they are incomplete. */
  bytes: Buffer | Error
  written: Awaited<ReturnType<typeof rowsOf>>
}

async function sendCase({ port, core, database }: Stage, { send }: RawCase): Promise<Sent> {
  const tenant = await createTenant(core)
  const bytes = await exchange(port, send(new Sender(tenant.token))).catch((error: Error) => error)
  return { bytes, written: await rowsOf({ database, tenant }) }
}

function expectSent({ bytes, written }: Sent, { answers }: RawCase): void {
  if (bytes instanceof Error) throw bytes
  const found = parseAnswers(
    bytes,
    answers.map(({ method }) => method),
  )
  for (const [index, expected] of answers.entries()) expectMet(found[index] as Answer, expected)
  const jobs = answers.filter(({ status }) => status === 202).length
  expect(written).toEqual({ jobs, due: jobs, used: jobs })
}

export async function expectCase(stage: Stage, one: RawCase): Promise<void> {
  expectSent(await sendCase(stage, one), one)
}

/**
 * Asserts that a case listed in `nextLimits` still fails with Next, and that every accepted job used one unit. The
 * tenant must have exactly the jobs that the responses report, or more if a response may have been lost.
 */
export async function expectLimit(stage: Stage, one: RawCase, { losesAnswers = false }: Limit): Promise<void> {
  const sent = await sendCase(stage, one)
  expect(() => expectSent(sent, one)).toThrow()
  const told = new Set(String(sent.bytes).match(/acg_[0-9a-z]{26}(?=","created_at)/g)).size
  const jobs = sent.written?.jobs ?? 0
  expect(sent.written).toEqual({ jobs, due: jobs, used: jobs })
  if (losesAnswers || sent.bytes instanceof Error) expect(jobs).toBeGreaterThanOrEqual(told)
  else expect(jobs).toBe(told)
}

export function expectMet(answer: Answer, expected: Expected): void {
  const { status, errors, early, closes } = expected
  expectLawful(answer)
  expect([answer.status, answer.text]).toEqual([status, answer.text])
  if (closes) expect(answer.headers.get('connection')).toBe('close')
  const rate = early ? { rate: 'none' as const } : {}
  if (status === 200 || status === 202) {
    expectAnswer(answer, {
      status,
      body: answer.method === 'HEAD' ? undefined : successSchema.parse(answer.body),
      headers: successHeaders(answer),
    })
    return
  }
  const members = errors === undefined ? {} : { errors }
  if (answer.method !== 'HEAD') {
    expect(answer.status).toBe(status)
    expectProblem(answer, codes[status], members, rate)
    return
  }
  // The response to HEAD has no body, but its Content-Length must be that of the response to GET.
  const { title, detail } = problems[codes[status]]
  const request_id = answer.headers.get('x-request-id')
  const body = { type: `${problemsBase}/${codes[status]}`, title, status, detail, request_id, ...members }
  const headers = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  expectAnswer(answer, { status, body: undefined, headers, ...rate })
  expect(answer.headers.get('content-length')).toBe(String(JSON.stringify(body).length))
}

function successHeaders({ status, body }: Answer): Record<string, string | RegExp> {
  if (status === 200) return {}
  return { location: `${jobsPath}/${(body as { id: string }).id}`, 'retry-after': /^[1-9]\d*$/ }
}
