import { randomUUID } from 'node:crypto'
import { verbs } from '@adcopy/core'
import type { CoreRig, Tenant } from '@adcopy/testing'
import { asMember } from './people.ts'

const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short' } as const

export async function acceptJobs(
  rig: CoreRig,
  tenant: Pick<Tenant, 'workspaceId' | 'userId'>,
  jobs: number,
): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < jobs; index += 1) {
    const ctx = await asMember(rig, tenant)
    const { job } = await verbs.createJob({ ctx, input: { idempotencyKey: randomUUID(), request } })
    ids.push(job.id)
  }
  return ids
}
