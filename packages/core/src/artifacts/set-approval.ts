import { approvalSteps, checkVerdictSchema, limits, type ApprovalState } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, MemberActor } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { StaleWrite } from '../stale-write.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { transact, type Transaction } from '../support/transact.ts'
import { lockArtifact } from './lock-artifact.ts'

export interface SetApproval {
  artifactId: string
  /** Must be the newest version. The state of older versions cannot change. */
  number: number
  from: ApprovalState
  to: ApprovalState
}

/**
 * Changes the approval state of the newest version, if {@link approvalSteps} allows the change.
 * Editors and admins may request a review and return a version in review to draft. Editors may approve a version only
 * if they neither wrote it nor requested its review, and if it passes every hard check. Admins may approve any version.
 * Only an admin may return an approved version to draft, which is possible even after `approvalStepsMax` changes.
 * Throws {@link StaleWrite} if the state is no longer `from` or the version is no longer the newest.
 */
export async function setApproval({ ctx, input }: Call<SetApproval, MemberActor>): Promise<void> {
  const { workspaceId, userId, role } = ctx.actor
  permit(ctx, workspaceId, 'editor')
  const { artifactId, number, from, to } = input
  const steps: readonly ApprovalState[] = approvalSteps[from]
  if (!steps.includes(to)) throw invalidRequest({ pointer: '/to', detail: `does not follow ${from}` })
  if (from === 'approved' && role !== 'admin') throw new Problem('forbidden')
  await transact(ctx.deps, async (tx) => {
    const newest = await lockArtifact(tx, workspaceId, artifactId)
    if (number !== newest) throw new StaleWrite()
    const made = await tx.artifactApproval.findMany({
      where: { workspaceId, artifactId, version: number },
      select: { state: true, userId: true },
      orderBy: newestStep,
    })
    const [last] = made
    if ((last?.state ?? 'draft') !== from) throw new StaleWrite()
    if (made.length >= limits.approvalStepsMax && from !== 'approved') {
      const detail = `has ${made.length} changes of its approval already: save an edit, which starts a new version`
      throw invalidRequest({ pointer: '/number', detail })
    }
    if (to === 'approved' && role !== 'admin') await refuseOwn(tx, ctx.actor, input, last?.userId)
    // Steps are sorted by the time of this statement, which runs under the lock. All processes share the database's
    // clock. `app_now()` alone is the start of the transaction, which may be earlier than the previous step.
    await tx.$executeRaw`
      insert into artifact_approval (id, workspace_id, artifact_id, version, state, user_id, created_at)
      values (${newId('approvalStep')}, ${workspaceId}, ${artifactId}, ${number}, ${to}, ${userId},
              app_now() + (clock_timestamp() - now()))`
    const details = { number, from, to }
    await audit(tx, ctx.actor, { workspaceId, action: 'artifact.approval', target: artifactId, details })
  })
}

export const newestStep = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

async function refuseOwn(
  tx: Transaction,
  { workspaceId, userId }: MemberActor,
  { artifactId, number }: SetApproval,
  askedBy: string | undefined,
): Promise<void> {
  const version = await tx.artifactVersion.findFirst({
    where: { workspaceId, artifactId, number },
    select: { authorId: true, checks: true },
  })
  const verdicts = checkVerdictSchema.array().parse(version?.checks ?? [])
  const fails = verdicts.some(({ passed, severity }) => !passed && severity === 'hard')
  if (version?.authorId === userId || askedBy === userId || fails) throw new Problem('forbidden')
}
