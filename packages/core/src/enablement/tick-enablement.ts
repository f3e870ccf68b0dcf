import { personItemSchema, type PersonItem } from '@adcopy/contract'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { invalidRequest } from '../problem.ts'
import { audit, nameOfActor } from '../support/audit.ts'
import { parse } from '../support/parse.ts'
import { readClock } from '../support/read-clock.ts'
import { transact } from '../support/transact.ts'
import { readEnablement } from './read-enablement.ts'

/** The item `documents_public` can be ticked only after all other items are done. */
export async function tickEnablement({ ctx, input }: Call<{ item: PersonItem; done: boolean }>): Promise<void> {
  permitOperator(ctx)
  const item = parse(personItemSchema, input.item, 'item')
  const { done } = input
  if (done && item === 'documents_public') {
    const rows = await readEnablement({ ctx, input: {} })
    const open = rows.filter((row) => !row.done && row.item !== item)
    if (open.length > 0) throw invalidRequest({ detail: `waits for: ${open.map(({ label }) => label).join('; ')}` })
  }
  await transact(ctx.deps, async (tx) => {
    const tick = { tickedBy: nameOfActor(ctx.actor), tickedAt: await readClock(tx) }
    if (done) await tx.enablementTick.upsert({ where: { item }, update: tick, create: { item, ...tick } })
    else await tx.enablementTick.deleteMany({ where: { item } })
    await audit(tx, ctx.actor, { workspaceId: null, action: 'enablement.tick', target: item, details: { done } })
  })
}
