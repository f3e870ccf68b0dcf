import type { createJobInput, ListJobsInput } from '@adcopy/contract'
import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type * as schemas from '../src/schemas.ts'

// `tsc` checks these assertions at compile time. At run time, the test always passes.
test('the tools take what the contract takes', () => {
  expectTypeOf<Omit<z.output<typeof schemas.createInput>, 'label'>>().toEqualTypeOf<z.output<typeof createJobInput>>()
  expectTypeOf<z.output<typeof schemas.listJobsInput>>().toEqualTypeOf<ListJobsInput>()
})
