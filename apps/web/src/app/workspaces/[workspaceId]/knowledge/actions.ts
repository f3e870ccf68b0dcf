'use server'

import { notFound, redirect } from 'next/navigation'
import { answerOf, memberCaller } from '../../../../server/caller.ts'
import { requireUser } from '../../../../server/session.ts'

/** Removes a knowledge file and goes back to the list; one that is gone already is as good as removed. */
export async function removeFile(workspaceId: string, fileId: string): Promise<void> {
  const path = `/workspaces/${workspaceId}/knowledge`
  const user = await requireUser(path)
  const caller = await memberCaller(workspaceId, user.id)
  if (caller === undefined) notFound()
  await answerOf(caller.knowledge.remove({ fileId }))
  redirect(path)
}
