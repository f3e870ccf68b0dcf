import { personItemSchema } from '@adcopy/contract'
import type { Call } from '../context.ts'

const items = personItemSchema.options

/**
 * Returns whether operators have ticked all their items of the checklist. The web application's navigation then links to
 * the API documentation, and search engines may index it. No permission is needed. Source: D-DOCS.
 */
export async function areDocumentsPublic({ ctx }: Call<Record<string, never>>): Promise<boolean> {
  return (await ctx.deps.db.prisma.enablementTick.count({ where: { item: { in: items } } })) === items.length
}
