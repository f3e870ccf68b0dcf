import { randomUUID } from 'node:crypto'
import { verbs, type Core } from '@adcopy/core'
import { canaryBrief, type Tenant } from '@adcopy/testing'

export const copy = { headline: 'A bench you can watch', primary_text: 'Repairs are done while you wait.' }

export async function acceptJob(core: Core, tenant: Tenant, options: { key?: string } = {}): Promise<string> {
  const { key = randomUUID() } = options
  const actor = await core.findMember(tenant.workspaceId, tenant.userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  const request = {
    platform: 'facebook',
    awareness_level: 'problem_aware',
    copy_length: 'short',
    brief: canaryBrief,
  } as const
  const { job } = await verbs.createJob({ ctx: core.as(actor), input: { idempotencyKey: key, request } })
  return job.id
}
