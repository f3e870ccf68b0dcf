// First: it configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { createJobInput, type CreateJobInput } from '@adcopy/contract'

/** What the contract refuses of a request, by field. Loaded when a request is sent. */
export const findFaults: (request: CreateJobInput) => Record<string, unknown> = checkValues(createJobInput, {
  sync: true,
})
