import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { readClock } from '../support/read-clock.ts'
import { transact } from '../support/transact.ts'

export const switches = ['PUBLIC_API_ENABLED'] as const

/** Every instance uses the new value from its next request. Source: D-SWITCH. */
export async function setSwitch({
  ctx,
  input,
}: Call<{ name: (typeof switches)[number]; enabled: boolean }>): Promise<void> {
  permitOperator(ctx)
  const { name, enabled } = input
  await transact(ctx.deps, async (tx) => {
    const state = { enabled, updatedAt: await readClock(tx) }
    await tx.switch.upsert({ where: { name }, update: state, create: { name, ...state } })
    await audit(tx, ctx.actor, { workspaceId: null, action: 'switch.set', target: name, details: { enabled } })
  })
}
