import { personItemSchema } from '@adcopy/contract'
import type { Call } from '../context.ts'

const items = personItemSchema.options

/**
 * Returns true if operators have ticked every item of the checklist that is not checked automatically. Callers need no
 * permission. Source: D-DOCS.
 */
export async function areDocumentsPublic({ ctx }: Call<Record<string, never>>): Promise<boolean> {
  return (await ctx.deps.db.prisma.enablementTick.count({ where: { item: { in: items } } })) === items.length
}
