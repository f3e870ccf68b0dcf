import type { PersonItem } from '@adcopy/contract'
import type { Call } from '../context.ts'

const item: PersonItem = 'documents_public'

/**
 * Returns whether the web application's navigation links to the API documentation and search engines may index it. No
 * permission is needed.
 */
export async function areDocumentsPublic({ ctx }: Call<Record<string, never>>): Promise<boolean> {
  return (await ctx.deps.db.prisma.enablementTick.findUnique({ where: { item } })) !== null
}
