import { forgetSignIns, withdrawSignIn } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { accountWindow, deviceWindow } from '../sessions/sign-in-windows.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

export interface SettledSignIn {
  email: string
  deviceId?: string | undefined
  /** `withdrawn` means that the attempt is not counted, for example because the password was not checked. */
  outcome: 'succeeded' | 'failed' | 'withdrawn'
}

/**
 * Records the outcome of an attempt that {@link openSignIn} allowed. Attempts are counted separately for each known
 * device, and together for all other devices. A success resets only the count that includes it, so a sign-in from a
 * known device does not reset the count of guesses from other devices. Failures for unknown email addresses are not
 * written to the audit trail, because otherwise an attacker could fill the audit trail.
 */
export async function settleSignIn({ ctx, input }: Call<SettledSignIn, SystemActor>): Promise<void> {
  permitSystem(ctx)
  const { email, deviceId, outcome } = input
  const { db, observe } = ctx.deps
  const { key } = deviceId === undefined ? accountWindow(email) : deviceWindow(email, deviceId)
  if (outcome === 'withdrawn') return withdrawSignIn(db.pool, key)
  if (outcome === 'succeeded') await forgetSignIns(db.pool, key)
  await transact(ctx.deps, async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } })
    if (user === null) return
    const actor =
      outcome === 'succeeded' ? ({ kind: 'user', userId: user.id } as const) : ({ kind: 'visitor' } as const)
    const action = outcome === 'succeeded' ? 'sign_in.succeed' : 'sign_in.fail'
    const details = { known_device: deviceId !== undefined }
    await audit(tx, actor, { workspaceId: null, action, target: user.id, details })
  })
  observe({ kind: 'sign_in', outcome })
}
