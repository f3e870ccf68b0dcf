// Import first: this configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { createJobInput, type CreateJobInput } from '@adcopy/contract'

/** Returns a request's faults by field, as the contract defines them. Loaded when a request is sent. */
export const findFaults: (request: CreateJobInput) => Record<string, unknown> = checkValues(createJobInput, {
  sync: true,
})
