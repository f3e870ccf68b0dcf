// This import must come first, because it configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { createJobInput, type CreateJobInput } from '@adcopy/contract'

/**
 * Returns a request's faults by field, as the contract defines them. This module loads when a request is sent, because
 * Zod is large.
 */
export const findFaults: (request: CreateJobInput) => Record<string, unknown> = checkValues(createJobInput, {
  sync: true,
})
