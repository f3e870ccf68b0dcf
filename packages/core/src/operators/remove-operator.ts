import { emailSchema } from '@adcopy/contract'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'

export async function removeOperator({ ctx, input }: Call<{ email: string }>): Promise<void> {
  permitOperator(ctx)
  const email = parse(emailSchema, input.email, 'email')
  await transact(ctx.deps, async (tx) => {
    const operator = await tx.operator.findFirst({ where: { user: { email } } })
    if (operator === null) throw new Problem('not_found')
    await tx.operator.delete({ where: { userId: operator.userId } })
    await audit(tx, ctx.actor, { workspaceId: null, action: 'operator.remove', target: operator.userId })
  })
}
