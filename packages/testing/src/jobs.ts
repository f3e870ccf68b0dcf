import { randomUUID } from 'node:crypto'
import type { CreateJobInput } from '@adcopy/contract'
import { parseToken, verbs, type Core, type Ctx, type MemberActor, type TokenActor } from '@adcopy/core'
import type { TestDatabase } from './test-database.ts'

/**
 * The application itself never outputs these words. If one of them appears in its output, for example in a log, the
 * brief has leaked.
 */
export const canaryBrief = 'quietly zanzibarian marzipan wheelwrights, please'

export const testCopy = { headline: 'x', primary_text: 'x' }
export const testCard = {
  grounding_hash: 'x',
  offer_version_id: null,
  backend: 'x',
  model: null,
  prompt_version: 'x',
  seed: 'x',
}

interface Member {
  workspaceId: string
  userId: string
}

export async function asMember(core: Core, { workspaceId, userId }: Member): Promise<Ctx<MemberActor>> {
  const actor = await core.findMember(workspaceId, userId)
  if (actor === undefined) throw new Error('not a member')
  return core.as(actor)
}

/** Undefined if the token is not valid. */
export async function actorOfToken(core: Core, token: string): Promise<TokenActor | undefined> {
  const parsed = parseToken(token)
  if (parsed?.kind !== 'personal') throw new Error('not a personal token')
  return core.authenticate(parsed.hash)
}

const testRequest: CreateJobInput = {
  platform: 'facebook',
  awareness_level: 'problem_aware',
  copy_length: 'short',
  brief: canaryBrief,
}

/** Creates a job as a member, without the API. */
export async function acceptJob(
  core: Core,
  who: Member,
  request: Partial<CreateJobInput> = {},
  idempotencyKey: string = randomUUID(),
): Promise<string> {
  const input = { idempotencyKey, request: { ...testRequest, ...request } }
  const { job } = await verbs.createJob({ ctx: await asMember(core, who), input })
  return job.id
}

export async function countRows({ pool }: TestDatabase, workspaceId: string) {
  const { rows } = await pool.query<{ jobs: number; due: number; used: number }>(
    `select (select count(*)::int from job where workspace_id = $1) as jobs,
            (select count(*)::int from job_due where workspace_id = $1) as due,
            coalesce((select sum(used)::int from usage where workspace_id = $1), 0) as used`,
    [workspaceId],
  )
  return rows[0]
}
