import 'server-only'
import { verbs } from '@adcopy/core'
import { factSheetOf } from '@adcopy/generation/facts'
import { cache } from 'react'
import { answerOf, memberCaller } from '../../../server/caller.ts'
import { services } from '../../../server/services.ts'
import { workspacesOf } from '../../../server/session.ts'

/**
 * Undefined if the id is malformed or unknown or belongs to another tenant. The result is cached per request, because
 * the page and its title both need it.
 */
export const loadArtifact = cache(async (artifactId: string, userId: string) => {
  const ctx = services().core.as({ kind: 'system' })
  const workspaceId = await verbs.findWorkspaceOfArtifact({ ctx, input: { artifactId, userId } })
  if (workspaceId === undefined) return undefined
  const [caller, workspaces] = await Promise.all([memberCaller(workspaceId, userId), workspacesOf(userId)])
  const workspace = workspaces.find((other) => other.workspaceId === workspaceId)
  if (caller === undefined || workspace === undefined) return undefined
  const answer = await answerOf(caller.artifacts.read({ artifactId }))
  if (!answer.ok && answer.problem === 'not_found') return undefined
  const grounding = answer.ok ? await answerOf(caller.jobs.grounding({ jobId: answer.value.job_id })) : undefined
  return { workspace, workspaces, answer, facts: grounding?.ok === true ? factSheetOf(grounding.value) : [] }
})
