import { verbs, type Core } from '@adcopy/core'
import { createTestDatabase, openTestCore, testBrand, until, type TestDatabase } from '@adcopy/testing'
import { Connection } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { answerOf, runOps, writeFile } from './support/ops.ts'

let database: TestDatabase
let core: Core
let env: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  core = openTestCore(database.url)
  env = {
    DATABASE_URL: database.urls.ops,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_UI_URL: 'http://ui.test/',
    WEB_ORIGIN: 'https://copy.test',
  }
})

afterAll(async () => {
  await core.close()
  await database.drop()
})

test('every command prints one JSON document, from an empty database to a workspace that can create jobs', async () => {
  const ops = <T = Record<string, unknown>>(line: string, ...rest: string[]) =>
    answerOf<T>(env, [...line.split(' '), ...rest])

  const owner = { ...env, DATABASE_URL: database.url }
  const { applied } = await answerOf<{ applied: string[] }>(owner, ['migrate'])
  expect(applied.length).toBeGreaterThan(0)
  expect(await answerOf(owner, ['migrate'])).toEqual({ applied: [] })

  const { workspace_id: ws } = await ops<{ workspace_id: string }>('workspace create --name', 'Old Mill')
  expect(await ops(`workspace show ${ws}`)).toEqual({
    workspace_id: ws,
    name: 'Old Mill',
    access: 'disabled',
    allocation: null,
    used: 0,
    reset_at: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00Z$/),
    billing: 'active',
  })
  expect(await ops(`workspace set ${ws} --allocation 7 --access enabled --billing frozen`)).toEqual({})
  const changed = { access: 'enabled', allocation: 7, billing: 'frozen' }
  expect(await ops(`workspace show ${ws}`)).toMatchObject(changed)
  expect(await ops('workspace list')).toEqual({ data: [{ workspace_id: ws, name: 'Old Mill', used: 0, ...changed }] })
  expect(await ops(`workspace set ${ws} --allocation unset --billing active`)).toEqual({})
  expect(await ops(`workspace show ${ws}`)).toMatchObject({ access: 'enabled', allocation: null, billing: 'active' })

  const operator = 'head@example.com'
  expect(await ops(`operator add ${operator}`)).toEqual({
    user_id: expect.stringMatching(/^usr_/),
    url: expect.stringMatching(/^https:\/\/copy\.test\/new-password#[\w-]{43}$/),
  })
  expect((await ops<{ data: object[] }>('operator list')).data).toMatchObject([{ email: operator }])
  expect(await ops(`operator remove ${operator} --as ada`)).toEqual({})
  const { rows } = await core
    .as({ kind: 'system' })
    .deps.db.pool.query("select action, actor from audit_event where action like 'operator.%' order by id")
  expect(rows).toEqual([
    { action: 'operator.add', actor: expect.stringMatching(/^operator:[\w.@-]+$/) },
    { action: 'operator.remove', actor: 'operator:ada' },
  ])

  const email = 'miller@example.com'
  const member = await ops(`member add ${ws} --email ${email} --role viewer`)
  expect(member).toEqual({ user_id: expect.stringMatching(/^usr_/) })
  expect(await ops(`member set ${ws} --email ${email} --role editor`)).toEqual({})
  expect(await answerOf(env, ['member', 'password', ws, '--email', email], 'flour and water\n')).toEqual({})
  const token = await ops<{ token_id: string; token: string }>(`token issue ${ws} --email ${email} --expires-in 90d`)
  expect(token).toEqual({ token_id: expect.stringMatching(/^tok_/), token: expect.stringMatching(/^acp_/) })
  const [listed] = (await ops<{ data: Record<string, string>[] }>(`token list ${ws}`)).data
  expect(listed).toMatchObject({ token_id: token.token_id, email, last_four: token.token.slice(-4), revoked_at: null })
  const days = (Date.parse(listed?.['expires_at'] ?? '') - Date.parse(listed?.['created_at'] ?? '')) / 86_400_000
  expect(days).toBeCloseTo(90, 3)
  expect(JSON.stringify(listed)).not.toContain(token.token)
  expect(await ops(`token revoke ${token.token_id}`)).toEqual({})
  expect(await ops(`token list ${ws}`)).toMatchObject({ data: [{ revoked_at: expect.stringContaining('T') }] })

  expect(await ops(`brand import ${ws} --file ${writeFile('brand.json', testBrand)}`)).toEqual({})
  expect(await ops(`brand show ${ws}`)).toMatchObject({
    profile: testBrand,
    grounding: {
      too_large: false,
      largest_fields: [{ part: 'brand_profile', field: 'value_propositions', over: false }, {}, {}, {}, {}, {}, {}, {}],
    },
    brand_brief_files: [],
  })
  const avatar = writeFile('avatar.json', { name: 'Commuter', pains: ['a flat tyre at seven'] })
  expect(await ops(`avatar add ${ws} --file ${avatar}`)).toEqual({ avatar_id: expect.stringMatching(/^av_/) })
  const think = writeFile('think.json', { title: 'What riders say', findings: ['They dislike waiting.'] })
  expect(await ops(`think add ${ws} --file ${think}`)).toEqual({ think_report_id: expect.stringMatching(/^think_/) })
  const offer = { name: 'Winter check', price: '49 EUR' }
  const made = await ops<{ offer_id: string }>(`offer create ${ws} --file ${writeFile('offer.json', offer)}`)
  expect(await ops(`offer archive ${made.offer_id}`)).toEqual({})
  expect(await ops(`offer list ${ws}`)).toEqual({
    data: [{ ...made, name: offer.name, archived: true, content: offer }],
  })
  expect(await ops(`offer restore ${made.offer_id}`)).toEqual({})
  expect(await ops(`offer list ${ws}`)).toMatchObject({ data: [{ archived: false }] })
  const notes = writeFile('notes.md', 'The workshop keeps a log of every repair since 2014.\n')
  const { file_id, ...brief } = await ops<{ file_id: string }>(`knowledge add ${ws} --file ${notes}`)
  expect(brief).toEqual({ brand_brief_bytes: 0, brand_brief_bytes_max: 16_384 })
  expect(await ops(`knowledge add ${ws} --file ${notes}`)).toEqual({ file_id, ...brief })
  const created_at = expect.stringContaining('T') as string
  const shown = { file_id, name: 'notes.md', state: 'pending', brief_bytes: 0, facts: [], created_at }
  expect(await ops(`knowledge show ${file_id}`)).toEqual({ ...shown, ...brief, workspace_id: ws })
  const row = { ...shown, facts: 0, facts_left_out: 0 }
  expect(await ops(`knowledge list ${ws}`)).toEqual({ data: [row], ...brief })
  expect(await ops(`knowledge remove ${file_id}`)).toEqual({})
  expect(await ops(`knowledge list ${ws}`)).toEqual({ data: [], ...brief })

  const jobId = await acceptJob(ws)
  const job = { job_id: jobId, workspace_id: ws, status: 'queued', attempts: 0 }
  const link = { temporal_ui_url: `http://ui.test/namespaces/default/workflows/${jobId}` }
  const { model_usage, ...view } = await ops<{ model_usage: unknown }>(`job show ${jobId}`)
  expect(view).toMatchObject({ ...job, ...link })
  expect(model_usage).toEqual([])
  expect(JSON.stringify(view)).not.toContain('mudguards')
  expect(await ops(`job list --workspace ${ws} --status queued`)).toEqual({ data: [view] })
  expect(await ops('job list --status failed')).toEqual({ data: [] })

  expect(await ops('switch PUBLIC_API_ENABLED off')).toEqual({})
  const doctor = await runOps(env, ['doctor', '--json'])
  expect(JSON.parse(doctor.stdout)).toMatchObject({
    database: { reachable: true, pending_migrations: [] },
    temporal: { address: inject('temporalAddress'), namespace: 'default', reachable: true },
    backlog: { jobs: 1 },
    switches: { PUBLIC_API_ENABLED: 'off' },
  })
  expect(await ops('switch PUBLIC_API_ENABLED on')).toEqual({})

  expect(await ops(`brand remove ${ws}`)).toEqual({})
  expect(await ops(`member remove ${ws} --email ${email}`)).toEqual({})
}, 120_000)

async function acceptJob(workspaceId: string): Promise<string> {
  const input = { workspaceId, allocation: 1 }
  await verbs.setWorkspace({ ctx: core.as({ kind: 'operator' }), input })
  const entitlement = { workspaceId, userId: 'usr_x', role: 'editor', removed: false, frozen: false } as const
  const units = { accessEnabled: true, allocation: 1, used: 0, switchOn: true, now: new Date(), resetAt: new Date() }
  const { job } = await verbs.createJob({
    ctx: core.as({ kind: 'member', ...entitlement, ...units }),
    input: {
      idempotencyKey: 'a',
      request: { platform: 'facebook', awareness_level: 'unaware', copy_length: 'medium', brief: 'mudguards' },
    },
  })
  return job.id
}

test('search attributes are registered in a namespace without them', async () => {
  const namespace = `ops-${process.pid}`
  const connection = await Connection.connect({ address: inject('temporalAddress') })
  await connection.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: msToTs('1 day') })
  await connection.close()
  const register = () => answerOf({ ...env, TEMPORAL_NAMESPACE: namespace }, ['temporal', 'search-attributes'])
  expect(await register()).toEqual({ registered: ['AdCopyWorkspace', 'AdCopyPlatform', 'AdCopyOutcome'] })
  await until(async () => JSON.stringify(await register()) === '{"registered":[]}')
})
