import { createAppCaller, Problem, type Core } from '@adcopy/core'
import type { ProblemCode } from '@adcopy/contract'
import { actorOfToken, type TestDatabase } from '@adcopy/testing'
import { expect } from 'vitest'

export interface Create {
  token: string
  idempotencyKey: string
  brief?: string
  offerId?: string
}

/** `unexpected` must never occur. */
export type Outcome =
  | { kind: 'accepted'; id: string; replayed: boolean }
  | { kind: ProblemCode }
  | { kind: 'unexpected'; error: unknown }

const body = { platform: 'facebook', awareness_level: 'unaware' } as const

export async function create(core: Core, options: Create): Promise<Outcome> {
  const { token, idempotencyKey, brief = 'the last days of autumn', offerId } = options
  try {
    const actor = await actorOfToken(core, token)
    if (actor === undefined) return { kind: 'invalid_auth' }
    const context = { ...core.as(actor), idempotencyKey, reply: {} as { replayed?: boolean } }
    const request = { ...body, brief, ...(offerId !== undefined && { offer_id: offerId }) }
    const { id } = await createAppCaller(context).adCopy.createJob(request)
    return { kind: 'accepted', id, replayed: context.reply.replayed === true }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Problem ? { kind: cause.code } : { kind: 'unexpected', error }
  }
}

export function tally(outcomes: ReadonlyArray<{ kind: string }>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

const books = [
  // Finds months in which the used units differ from the number of accepted jobs.
  `select 'units' as broken, coalesce(u.workspace_id, j.workspace_id) as at
     from usage u full join (select workspace_id, date_trunc('month', created_at at time zone 'UTC')::date as month,
                                    count(*) as jobs from job group by 1, 2) j
       on j.workspace_id = u.workspace_id and j.month = u.month
    where u.used is distinct from j.jobs`,
  `select 'queue', coalesce(j.id, d.job_id) from job j full join job_due d on d.job_id = j.id
    where (d.job_id is not null) is distinct from (j.state in ('queued', 'running')) or d.workspace_id <> j.workspace_id`,
  `select 'artifact', j.id from job j left join artifact a on a.job_id = j.id and a.workspace_id = j.workspace_id
    where (a.id is not null) <> (j.state = 'succeeded')`,
  `select 'snapshot', j.id from job j left join brand_grounding g on g.workspace_id = j.workspace_id and g.id = j.grounding_id
      left join offer_version v on v.workspace_id = j.workspace_id and v.id = j.offer_version_id
    where g.id is null or (v.id is null) <> (j.offer_version_id is null)
       or greatest(g.max_field_bytes, v.max_field_bytes) > 16 * 1024 or g.total_bytes + coalesce(v.total_bytes, 0) > 128 * 1024`,
  // Finds jobs whose id no client received, and ids that a client received although no such job exists.
  `select 'answers', coalesce(j.id, told.id) from job j full join unnest($1::text[]) as told(id) on told.id = j.id
    where j.id is null or told.id is null`,
].join(' union all ')

export async function expectBooksInOrder(database: TestDatabase, outcomes: readonly Outcome[]): Promise<void> {
  expect(outcomes.filter(({ kind }) => kind === 'unexpected')).toEqual([])
  const accepted = outcomes.flatMap((outcome) => (outcome.kind === 'accepted' ? [outcome] : []))
  const created = accepted.filter(({ replayed }) => !replayed).map(({ id }) => id)
  const ids = [...new Set(accepted.map(({ id }) => id))]
  expect(created.toSorted()).toEqual(ids.toSorted())
  const { rows } = await database.pool.query(books, [ids])
  expect(rows).toEqual([])
}
