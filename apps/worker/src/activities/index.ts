import type { Activities } from '@adcopy/workflows'
import type { ActivityDeps } from './deps.ts'
import { createFail } from './fail.ts'
import { createGenerateAndCommit } from './generate-and-commit.ts'
import { createReadKnowledge } from './read-knowledge.ts'

export type { ActivityDeps } from './deps.ts'

export function createActivities(deps: ActivityDeps): Activities {
  const generateAndCommit = createGenerateAndCommit(deps)
  return {
    attemptLocally: async (jobId) => (deps.generator.callsPerAttemptMax > 0 ? 'deferred' : generateAndCommit(jobId)),
    generateAndCommit,
    fail: createFail(deps),
    readKnowledge: createReadKnowledge(deps),
  }
}
