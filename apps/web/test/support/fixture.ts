import { randomUUID } from 'node:crypto'
import type { CheckVerdict, Copy, CopyClaim, CreateJobInput, ReproducibilityCard, Role } from '@adcopy/contract'
import { verbs, type Core } from '@adcopy/core'
import { acceptJob, createTenant, openRig, type Tenant, type TestDatabase } from '@adcopy/testing'
import { startWeb, type WebServer } from './web-server.ts'

export interface WebFixture {
  database: TestDatabase
  core: Core
  web: WebServer
  tenant(options?: Parameters<typeof createTenant>[1]): Promise<Tenant>
  colleague(of: Tenant, role: Role): Promise<Tenant>
  operator(): Promise<Tenant>
  close(): Promise<void>
}

export async function openWebFixture(env: Record<string, string> = {}): Promise<WebFixture> {
  const { database, core, close } = await openRig()
  const web = await startWeb(database.urls.web, env)
  const ctx = core.as({ kind: 'operator', name: 'console' })
  async function tenant(options?: Parameters<typeof createTenant>[1]) {
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
    async colleague(of, role) {
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

interface Outcome {
  checks?: CheckVerdict[]
  claims?: CopyClaim[]
  card?: Partial<ReproducibilityCard>
}

export async function generate(
  { core, database }: WebFixture,
  tenant: Tenant,
  given: Outcome & { copy: Copy; request?: Partial<CreateJobInput> },
): Promise<{ jobId: string; artifactId: string }> {
  const { request: changes, copy, ...outcome } = given
  const jobId = await acceptJob(core, tenant, changes)
  await succeed(core, jobId, copy, outcome)
  const { rows } = await database.pool.query<{ id: string }>('select id from artifact where job_id = $1', [jobId])
  return { jobId, artifactId: rows[0]!.id }
}

export async function succeed(core: Core, jobId: string, copy: Copy, given: Outcome = {}): Promise<void> {
  const { checks = [], claims } = given
  const ctx = core.as({ kind: 'system' })
  await verbs.beginJob({ ctx, input: { jobId } })
  const card = {
    grounding_hash: 'hash-of-the-grounding',
    offer_version_id: null,
    backend: 'composer',
    model: null,
    prompt_version: 'composer-1',
    seed: 'seed-of-the-job',
    ...given.card,
  }
  await verbs.succeedJob({ ctx, input: { jobId, copy, checks, card, ...(claims === undefined ? {} : { claims }) } })
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
