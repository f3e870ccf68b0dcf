import { randomUUID } from 'node:crypto'
import type { ProblemCode } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { acceptJob, actsOf, createTenant, testBrand, type Acts, type Tenant } from '@adcopy/testing'
import { afterEach, describe, expect, test } from 'vitest'
import {
  entries,
  expectProblem,
  jobsPath,
  offersPath,
  rowsOf,
  startRig,
  unknownJob,
  validBody,
  type Rig,
} from '../rig.ts'

interface Attempt {
  rig: Rig
  tenant: Tenant
  acts: Acts
  path: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

interface Fault {
  what: string
  code: ProblemCode
  members?: Record<string, unknown>
  rate?: 'none' | 'token' | 'ip'
  put: (attempt: Attempt) => unknown
}

const operator = ({ rig }: Attempt) => rig.core.as({ kind: 'operator' })
const large = 'x'.repeat(16_385)

// The faults are in the order of the checks that find them. Each fault can be combined with any later one.
const faultsOfAll: Fault[] = [
  {
    what: 'path',
    code: 'not_found',
    rate: 'none',
    put: (attempt) => (attempt.path = attempt.path.replace(/generations(\/\w+)?/, '$&/')),
  },
  { what: 'spent limit', code: 'rate_limited', rate: 'token', put: spendLimit },
  { what: 'revoked token', code: 'invalid_auth', put: ({ acts }) => acts.revokeToken() },
  { what: 'removed member', code: 'forbidden', rate: 'token', put: ({ acts }) => acts.removeMember() },
  { what: 'access off', code: 'preview_disabled', put: ({ acts }) => acts.set({ accessEnabled: false }) },
  { what: 'freeze', code: 'workspace_frozen', put: ({ acts }) => acts.set({ billing: 'frozen' }) },
]
const badQuery: Fault = {
  what: 'bad query',
  code: 'invalid_request',
  members: { errors: [{ parameter: 'limit', detail: 'is not a parameter of this operation' }] },
  put: (attempt) => (attempt.path += '?limit=1'),
}
const faultsOfCreate: Fault[] = [
  ...faultsOfAll,
  { what: 'switch off', code: 'unavailable', put: ({ acts }) => acts.turn(false) },
  { what: 'role of a viewer', code: 'forbidden', put: ({ acts }) => acts.become('viewer') },
  {
    what: 'bad header',
    code: 'invalid_request',
    members: { errors: [{ header: 'Content-Encoding', detail: 'must be absent' }] },
    put: ({ headers }) => (headers['content-encoding'] = 'gzip'),
  },
  badQuery,
  {
    what: 'bad body',
    code: 'invalid_request',
    members: { errors: [{ pointer: '/copy_length', detail: 'blog is available only for platform facebook' }] },
    put: ({ body }) => Object.assign(body, { platform: 'instagram', copy_length: 'blog' }),
  },
  { what: 'used key', code: 'idempotency_mismatch', put: useKey },
  {
    what: 'archived offer',
    code: 'not_found',
    put: ({ body, tenant }) => (body['offer_id'] = tenant.archivedOfferId),
  },
  {
    what: 'missing brand',
    code: 'missing_brand',
    put: (attempt) => verbs.removeBrand({ ctx: operator(attempt), input: { workspaceId: attempt.tenant.workspaceId } }),
  },
  { what: 'large grounding', code: 'grounding_too_large', put: enlarge },
  {
    what: 'spent allocation',
    code: 'quota_exceeded',
    members: { reset_at: expect.any(String) },
    put: ({ acts }) => acts.set({ allocation: 0 }),
  },
]
const faultsOfRead: Fault[] = [
  ...faultsOfAll,
  badQuery,
  {
    what: 'unknown id',
    code: 'not_found',
    put: (attempt) => (attempt.path = attempt.path.replace(/acg_\w+/, unknownJob)),
  },
]

async function spendLimit({ rig, tenant }: Attempt): Promise<void> {
  while ((await rig.as(tenant, offersPath)).status !== 429);
}

async function useKey({ rig, tenant, headers }: Attempt): Promise<void> {
  const key = headers['idempotency-key']!
  const answer = await rig.create({ ...validBody, brief: 'of before' }, { key, tenant })
  if (answer.status !== 202) throw new Error('the key was not accepted')
}

/** Makes both the brand and a new offer too large, because another fault may remove the brand. */
async function enlarge(attempt: Attempt): Promise<void> {
  const { workspaceId } = attempt.tenant
  const ctx = operator(attempt)
  await verbs.importBrand({ ctx, input: { workspaceId, profile: { ...testBrand, voice: large } } })
  const offer = { name: 'Large', description: large }
  attempt.body['offer_id'] = (await verbs.createOffer({ ctx, input: { workspaceId, offer } })).offer_id
}

describe.each(entries)('the order of checks by %s', { tags: ['D-ORDER'] }, (entry) => {
  const env = { RATE_LIMIT_TOKEN_PER_MINUTE: '4', RATE_LIMIT_IP_PER_MINUTE: '1000' }
  const rig = startRig(entry, { env })
  afterEach(() => actsOf(rig.core, rig.tenant).turn(true))

  async function expectFirst(creates: boolean, given: readonly Fault[]): Promise<void> {
    const tenant = await createTenant(rig.core)
    const attempt: Attempt = {
      rig,
      tenant,
      acts: actsOf(rig.core, tenant),
      path: creates ? jobsPath : `${jobsPath}/${await acceptJob(rig.core, tenant)}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: { ...validBody },
    }
    // These two faults are added first: `useKey` needs a workspace that can still create jobs, and `spendLimit` needs a
    // valid token.
    const early = given.filter(({ put }) => put === useKey || put === spendLimit).toReversed()
    // The other faults are added in reverse order. If two change the same value, the one that comes first in `given`
    // overwrites the other.
    const late = given.filter((fault) => !early.includes(fault)).toReversed()
    for (const { put } of [...early, ...late]) await put(attempt)
    const before = await rowsOf(rig, tenant.workspaceId)

    const { path, headers, body } = attempt
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await rig.as(tenant, path, creates ? options : {})
    const [first] = given
    expectProblem(answer, first!.code, first!.members, first?.rate === undefined ? {} : { rate: first.rate })
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(before)
  }

  describe.each([
    { operation: 'a create', creates: true, faults: faultsOfCreate },
    { operation: 'a read', creates: false, faults: faultsOfRead },
  ])('in $operation', ({ creates, faults }) => {
    test.each(faults)('$what alone is $code', (fault) => expectFirst(creates, [fault]))

    test.each(faults.slice(1).map((later, index) => ({ earlier: faults[index]!, later })))(
      '$earlier.what comes before $later.what',
      ({ earlier, later }) => expectFirst(creates, [earlier, later]),
    )

    test.each(faults.slice(0, -2).map((fault, index) => ({ fault, rest: faults.slice(index + 1) })))(
      '$fault.what comes before all later faults together',
      ({ fault, rest }) => expectFirst(creates, [fault, ...rest]),
    )
  })
})
