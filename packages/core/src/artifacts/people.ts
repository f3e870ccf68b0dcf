import type { PrismaClient } from '@adcopy/db'

export interface Person {
  user_id: string
  name: string
}

/** If the workspace has no membership record for the user, not even a removed one, the name is "a former member". */
export async function namePeople(
  prisma: Pick<PrismaClient, 'user'>,
  workspaceId: string,
  userIds: Iterable<string | null>,
): Promise<(userId: string) => Person> {
  const ids = [...new Set(userIds)].filter((id) => id !== null)
  const rows = await prisma.user.findMany({
    where: { id: { in: ids }, memberships: { some: { workspaceId } } },
    select: { id: true, name: true },
  })
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (userId) => ({ user_id: userId, name: names.get(userId) ?? 'a former member' })
}
