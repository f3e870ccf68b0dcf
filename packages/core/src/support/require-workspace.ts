import type { Ctx } from '../context.ts'
import { Problem } from '../problem.ts'

/**
 * Only operators can name a workspace that does not exist. All other actors are bound to an existing workspace, which
 * `permit` has checked.
 */
export async function requireWorkspace({ actor, deps }: Ctx, workspaceId: string): Promise<void> {
  if (actor.kind !== 'operator') return
  const found = await deps.db.prisma.workspace.findUnique({ where: { id: workspaceId }, select: { id: true } })
  if (found === null) throw new Problem('not_found')
}
