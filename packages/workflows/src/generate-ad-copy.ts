import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  proxyActivities,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow'
import type { JobErrorCode } from '@adcopy/contract'
import { retryPolicies } from './retry-policies.ts'
import { searchAttributes } from './search-attributes.ts'
import type { Activities, JobOutcome } from './signatures.ts'

const { generateAndCommit } = proxyActivities<Pick<Activities, 'generateAndCommit'>>(retryPolicies.generation)
const { fail } = proxyActivities<Pick<Activities, 'fail'>>(retryPolicies.finalWrite)

// Only the type is imported from the contract, so that its schemas stay out of the bundle.
const jobErrorCodes: Record<JobErrorCode, true> = {
  generation_failed: true,
  policy_blocked: true,
  generation_timeout: true,
  internal_error: true,
}

/**
 * Takes one accepted job to its terminal state and returns that state. The happy path is one activity. If an operator
 * cancels the workflow, the job fails too: otherwise the client would learn nothing before the deadline.
 */
export async function generateAdCopy(jobId: string): Promise<JobOutcome> {
  const outcome = await reachEnd(jobId)
  const { workspace, outcome: key } = searchAttributes
  // A namespace without the attributes would refuse the upsert again and again; a start with them proves that it has them.
  if (workflowInfo().typedSearchAttributes.get(workspace) !== undefined)
    upsertSearchAttributes([{ key, value: outcome }])
  return outcome
}

async function reachEnd(jobId: string): Promise<JobOutcome> {
  try {
    return await generateAndCommit(jobId)
  } catch (error) {
    return CancellationScope.nonCancellable(() => fail(jobId, ...endOf(error)))
  }
}

/** The input of `fail`: the error code and, if no candidate passed, the failed checks. */
function endOf(error: unknown): [code: JobErrorCode, failedChecks?: string[]] {
  const cause = error instanceof ActivityFailure ? error.cause : undefined
  if (!(cause instanceof ApplicationFailure) || !isCode(cause.type)) return ['internal_error']
  const checks = cause.details?.[0]
  return areNames(checks) ? [cause.type, checks] : [cause.type]
}

function isCode(type: string | null | undefined): type is JobErrorCode {
  return typeof type === 'string' && Object.hasOwn(jobErrorCodes, type)
}

// Only names that the database accepts pass: others would prevent the job from ending.
function areNames(checks: unknown): checks is string[] {
  return Array.isArray(checks) && checks.length > 0 && checks.every(isName)
}

const isName = (check: unknown) => typeof check === 'string' && /^[a-z_]+$/.test(check)
