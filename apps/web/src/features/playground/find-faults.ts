// This import must come first, because it configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { createJobInput, type CreateJobInput } from '@adcopy/contract'

/**
 * Checks a request against the contract and returns the errors by field. The playground imports this module only on
 * submission, because Zod is large.
 */
export const findFaults: (request: CreateJobInput) => Record<string, string> = checkValues(createJobInput)
