import type * as contract from '@adcopy/contract'
import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type * as client from '../src/index.ts'

/** The contract's types describe parsed queries, so fields with a default are required there. */
type Optional<T> = { [K in keyof T]?: T[K] | undefined }

// `tsc` checks these assertions. They do nothing at run time.
test('the types of jobs are the contract’s', () => {
  expectTypeOf<client.Job>().toEqualTypeOf<contract.Job>()
  expectTypeOf<client.Result>().toEqualTypeOf<contract.Result>()
  expectTypeOf<client.Platform>().toEqualTypeOf<contract.Platform>()
  expectTypeOf<client.AwarenessLevel>().toEqualTypeOf<contract.AwarenessLevel>()
  expectTypeOf<client.CopyLength>().toEqualTypeOf<contract.CopyLength>()
  expectTypeOf<client.JobState>().toEqualTypeOf<contract.JobState>()
  expectTypeOf<client.JobErrorCode>().toEqualTypeOf<contract.JobErrorCode>()
})

test('the types of requests are the contract’s', () => {
  expectTypeOf<client.CreateJobInput>().toEqualTypeOf<z.input<typeof contract.createJobInput>>()
  expectTypeOf<client.ListJobsQuery>().toEqualTypeOf<Optional<contract.ListJobsInput>>()
  expectTypeOf<client.ListOffersQuery>().toEqualTypeOf<Optional<contract.ListOffersInput>>()
})

test('the types of listings are the contract’s', () => {
  expectTypeOf<client.Offer>().toEqualTypeOf<contract.Offer>()
  expectTypeOf<client.Page<client.Job>>().toEqualTypeOf<contract.List<contract.Job>>()
  expectTypeOf<client.Page<client.Job>>().toEqualTypeOf<z.infer<typeof contract.listJobsOperation.output>>()
  expectTypeOf<client.Page<client.Offer>>().toEqualTypeOf<z.infer<typeof contract.listOffersOperation.output>>()
})

test('the types of problems are the contract’s', () => {
  expectTypeOf<client.ProblemCode>().toEqualTypeOf<contract.ProblemCode>()
  expectTypeOf<client.ProblemBody>().toEqualTypeOf<contract.ProblemBody>()
  expectTypeOf<client.InvalidPlace>().toEqualTypeOf<contract.InvalidPlace>()
})
