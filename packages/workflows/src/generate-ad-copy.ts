import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  patched,
  proxyActivities,
  proxyLocalActivities,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow'
import type { JobErrorCode } from '@adcopy/contract'
import { retryPolicies } from './retry-policies.ts'
import { searchAttributes } from './search-attributes.ts'
import type { Activities, JobOutcome } from './signatures.ts'
import { localAttemptMsMax } from './timing.ts'

const { attemptLocally } = proxyLocalActivities<Pick<Activities, 'attemptLocally'>>({
  scheduleToStartTimeout: localAttemptMsMax,
  startToCloseTimeout: localAttemptMsMax,
  retry: { maximumAttempts: 1 },
})
const { generateAndCommit } = proxyActivities<Pick<Activities, 'generateAndCommit'>>(retryPolicies.generation)
const { fail } = proxyActivities<Pick<Activities, 'fail'>>(retryPolicies.finalWrite)

// Only the type is imported from the contract, so that the workflow bundle does not contain the contract's schemas.
const jobErrorCodes: Record<JobErrorCode, true> = {
  generation_failed: true,
  policy_blocked: true,
  generation_timeout: true,
  internal_error: true,
}

/**
 * If an operator cancels the workflow, the workflow still sets the job to failed, so that the client does not see the
 * job as open until the deadline.
 */
export async function generateAdCopy(jobId: string): Promise<JobOutcome> {
  const outcome = await reachEnd(jobId)
  const { workspace, outcome: key } = searchAttributes
  // Temporal refuses the upsert if the namespace lacks the search attributes. If the workflow was started with search
  // attributes, the namespace has them.
  if (workflowInfo().typedSearchAttributes.get(workspace) !== undefined)
    upsertSearchAttributes([{ key, value: outcome }])
  return outcome
}

async function reachEnd(jobId: string): Promise<JobOutcome> {
  try {
    const outcome = patched('local-attempt') ? await attemptFirst(jobId) : 'deferred'
    return outcome === 'deferred' ? await generateAndCommit(jobId) : outcome
  } catch (error) {
    return CancellationScope.nonCancellable(() => fail(jobId, ...endOf(error)))
  }
}

/**
 * A job whose local attempt does not end it continues with `generateAndCommit`, whose attempts Temporal repeats and
 * shows in its UI.
 */
async function attemptFirst(jobId: string): Promise<JobOutcome | 'deferred'> {
  try {
    return await attemptLocally(jobId)
  } catch (error) {
    const cause = causeOf(error)
    if (cause instanceof ApplicationFailure && cause.nonRetryable === true) throw error
    return 'deferred'
  }
}

// The failure of a local activity has no `ActivityFailure` around it.
const causeOf = (error: unknown) => (error instanceof ActivityFailure ? error.cause : error)

/**
 * Returns the input of `fail`: the error code and, if no candidate passed the checks, the names of the failed checks.
 */
function endOf(error: unknown): [code: JobErrorCode, failedChecks?: string[]] {
  const cause = causeOf(error)
  if (!(cause instanceof ApplicationFailure) || !isCode(cause.type)) return ['internal_error']
  const checks = cause.details?.[0]
  return areNames(checks) ? [cause.type, checks] : [cause.type]
}

function isCode(type: string | null | undefined): type is JobErrorCode {
  return typeof type === 'string' && Object.hasOwn(jobErrorCodes, type)
}

// The database accepts only such names. With any other value, `fail` could not end the job.
function areNames(checks: unknown): checks is string[] {
  return Array.isArray(checks) && checks.length > 0 && checks.every(isName)
}

const isName = (check: unknown) => typeof check === 'string' && /^[a-z_]+$/.test(check)
