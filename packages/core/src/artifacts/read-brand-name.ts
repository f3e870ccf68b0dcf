import type { PrismaClient } from '@adcopy/db'

export async function readBrandName(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  workspaceId: string,
  groundingId: string,
): Promise<string | null> {
  const [row] = await prisma.$queryRaw<Array<{ name: string | null }>>`
    select content -> 'profile' ->> 'name' as name from brand_grounding
     where workspace_id = ${workspaceId} and id = ${groundingId}`
  return row?.name ?? null
}
