import { randomUUID } from 'node:crypto'
import type { ReproducibilityCard, Role } from '@adcopy/contract'
import { verbs, type Core } from '@adcopy/core'
import { createArtifact, createTenant, openRig, setUp, type Tenant } from '@adcopy/testing'
import { startWeb } from './web-server.ts'

export type WebFixture = Awaited<ReturnType<typeof openWebFixture>>

export const setUpWebFixture = (env: Record<string, string> = {}): WebFixture => setUp(() => openWebFixture(env))

export async function openWebFixture(env: Record<string, string> = {}) {
  const { database, core, close } = await openRig()
  const web = await startWeb(database.urls.web, env)
  const ctx = core.as({ kind: 'operator', name: 'console' })
  async function tenant(options?: Parameters<typeof createTenant>[1]): Promise<Tenant> {
    const made = await createTenant(core, options)
    const { workspaceId, email, password } = made
    await verbs.setMemberPassword({ ctx, input: { workspaceId, email, password } })
    return made
  }
  return {
    database,
    core,
    web,
    tenant,
    async colleague(of: Tenant, role: Role): Promise<Tenant> {
      const { workspaceId, password } = of
      const email = `${role}-${randomUUID()}@people.example`
      const { user_id: userId } = await verbs.addMember({ ctx, input: { workspaceId, email, role } })
      await verbs.setMemberPassword({ ctx, input: { workspaceId, email, password } })
      return { ...of, email, userId }
    },
    async operator() {
      const made = await tenant({ name: 'Operators’ own' })
      const { url } = await verbs.addOperator({ ctx, input: { email: made.email } })
      const { password } = made
      await verbs.usePasswordReset({ ctx, input: { secret: url.split('#')[1] ?? '', password } })
      return made
    },
    async close() {
      await web.stop()
      await close()
    },
  }
}

export function fail(core: Core, jobId: string, failedChecks: string[]): Promise<unknown> {
  const ctx = core.as({ kind: 'system' })
  return verbs.failJob({ ctx, input: { jobId, code: 'policy_blocked', failedChecks } })
}

const card = {
  grounding_hash: 'hash-of-the-grounding',
  offer_version_id: null,
  backend: 'composer',
  model: null,
  prompt_version: 'composer-1',
  seed: 'seed-of-the-job',
}

export function generate(
  { core }: WebFixture,
  tenant: Tenant,
  given: Omit<NonNullable<Parameters<typeof createArtifact>[2]>, 'card'> & { card?: Partial<ReproducibilityCard> },
) {
  return createArtifact(core, tenant, { ...given, card: { ...card, ...given.card } })
}

export async function sessionCookie(origin: string, { email, password }: Pick<Tenant, 'email' | 'password'>) {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`sign-in answers ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
