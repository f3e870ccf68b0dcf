import { verbs } from '@adcopy/core'
import type { Activities } from '@adcopy/workflows'
import { attempt } from './attempt.ts'
import type { ActivityDeps } from './deps.ts'

/** If the job has already ended, the activity returns the existing outcome. */
export function createFail(deps: ActivityDeps): Activities['fail'] {
  const ctx = deps.core.as({ kind: 'system' })
  return async function fail(jobId, code, failedChecks) {
    return attempt(deps, { job_id: jobId }, async ({ log }) => {
      const outcome = await verbs.failJob({ ctx, input: { jobId, code, failedChecks } })
      log.info({ code, outcome }, 'job could not go on')
      return outcome
    })
  }
}
