import 'server-only'
import { isId } from '@adcopy/contract'
import { notFound } from 'next/navigation'
import { memberCaller } from '../../../server/caller.ts'
import { requireUser, workspacesOf } from '../../../server/session.ts'

/** The workspace of a path for whoever is signed in: unknown and foreign ones are not found. */
export async function loadWorkspace(workspaceId: string, path: string) {
  const user = await requireUser(path)
  const workspace = await membershipOf(user.id, workspaceId)
  const caller = workspace && (await memberCaller(workspaceId, user.id))
  if (workspace === undefined || caller === undefined) notFound()
  return { user, workspace, caller, all: await workspacesOf(user.id) }
}

export async function membershipOf(userId: string, workspaceId: string) {
  if (!isId('workspace', workspaceId)) return undefined
  return (await workspacesOf(userId)).find((workspace) => workspace.workspaceId === workspaceId)
}
