import type { PersonItem } from '@adcopy/contract'
import type { Call } from '../context.ts'

const item: PersonItem = 'documents_public'

/** Returns whether the API documents are linked and open to search engines. No permission is needed. */
export async function areDocumentsPublic({ ctx }: Call<Record<string, never>>): Promise<boolean> {
  return (await ctx.deps.db.prisma.enablementTick.findUnique({ where: { item } })) !== null
}
