import { isId, type Role } from '@adcopy/contract'
import type { Ctx } from '../context.ts'
import { Problem } from '../problem.ts'
import { permit, visible } from './permit.ts'

interface Query {
  where: { id: string; workspaceId?: string }
  select: { workspaceId: true }
}

const finders = {
  avatar: ({ deps }: Ctx, query: Query) => deps.db.prisma.avatar.findFirst(query),
  invitation: ({ deps }: Ctx, query: Query) => deps.db.prisma.invitation.findFirst(query),
  knowledgeFile: ({ deps }: Ctx, query: Query) => deps.db.prisma.knowledgeFile.findFirst(query),
  offer: ({ deps }: Ctx, query: Query) => deps.db.prisma.offer.findFirst(query),
  thinkReport: ({ deps }: Ctx, query: Query) => deps.db.prisma.thinkReport.findFirst(query),
  token: ({ deps }: Ctx, query: Query) => deps.db.prisma.apiToken.findFirst(query),
}

/**
 * Returns the id of the object's workspace. Throws `not_found` if the actor may not see the object. If the actor may
 * not act on it, throws as {@link permit} does.
 */
export async function permitOn(ctx: Ctx, kind: keyof typeof finders, id: string, least: Role): Promise<string> {
  const query: Query = { where: { id, ...visible(ctx.actor) }, select: { workspaceId: true } }
  const found = isId(kind, id) ? await finders[kind](ctx, query) : null
  if (found === null) throw new Problem('not_found')
  permit(ctx, found.workspaceId, least)
  return found.workspaceId
}
