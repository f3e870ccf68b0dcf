import { permitUser } from '../access/permit.ts'
import type { Call, UserActor } from '../context.ts'
import { readClock } from '../support/read-clock.ts'

const signInActions = [
  'sign_in.succeed',
  'sign_in.fail',
  'sign_in.lock',
  'session.end',
  'session.end_others',
  'password.change',
  'password_reset.use',
  'member.password',
  'operator.add',
] as const

export interface SignInEvent {
  id: string
  at: string
  action: (typeof signInActions)[number]
  /** Whether the device had signed in to this account before; null for actions other than `sign_in.*`. */
  known_device: boolean | null
}

const eventsMax = 50
const days = 30

/** Returns the caller's account events of the last thirty days, newest first, at most fifty. */
export async function listSignIns({ ctx }: Call<Record<string, never>, UserActor>): Promise<SignInEvent[]> {
  const { userId } = permitUser(ctx)
  const { prisma } = ctx.deps.db
  const since = new Date((await readClock(prisma)).getTime() - days * 86_400_000)
  const rows = await prisma.auditEvent.findMany({
    where: { target: userId, at: { gt: since }, action: { in: [...signInActions] } },
    orderBy: { at: 'desc' },
    take: eventsMax,
  })
  return rows.map(({ id, at, action, details }) => {
    const known = (details as { known_device?: boolean }).known_device
    return { id, at: at.toISOString(), action: action as SignInEvent['action'], known_device: known ?? null }
  })
}
