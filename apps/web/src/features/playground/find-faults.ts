// This import must come first, because it configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import { createJobInput, type CreateJobInput } from '@adcopy/contract'

/** The playground imports this module only on submission, because Zod is large. */
export const findFaults: (request: CreateJobInput) => Record<string, string> = checkValues(createJobInput)
