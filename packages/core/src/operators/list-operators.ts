import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'

export async function listOperators({ ctx }: Call<Record<string, never>>) {
  permitOperator(ctx)
  const rows = await ctx.deps.db.prisma.operator.findMany({
    include: { user: { select: { name: true, email: true } } },
    orderBy: { addedAt: 'asc' },
  })
  return rows.map(({ userId, user, addedAt }) => ({ user_id: userId, ...user, added_at: addedAt.toISOString() }))
}
