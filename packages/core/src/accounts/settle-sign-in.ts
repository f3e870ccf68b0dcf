import { withdrawSignIn } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { accountWindow } from '../sessions/sign-in-windows.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

export interface SettledSignIn {
  email: string
  deviceId?: string | undefined
  /** `withdrawn` means that the attempt is not counted, for example because the password was not checked. */
  outcome: 'failed' | 'withdrawn'
}

/**
 * Records the outcome of an attempt that {@link openSignIn} allowed and that created no session. Failures for unknown
 * email addresses are not written to the audit trail, because otherwise an attacker could fill the audit trail.
 */
export async function settleSignIn({ ctx, input }: Call<SettledSignIn, SystemActor>): Promise<void> {
  permitSystem(ctx)
  const { email, deviceId, outcome } = input
  const { db, observe } = ctx.deps
  if (outcome === 'withdrawn') return withdrawSignIn(db.pool, accountWindow(email, deviceId).key)
  await transact(ctx.deps, async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } })
    if (user === null) return
    const details = { known_device: deviceId !== undefined }
    await audit(tx, { kind: 'visitor' }, { workspaceId: null, action: 'sign_in.fail', target: user.id, details })
  })
  observe({ kind: 'sign_in', outcome })
}
