import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { main, runOps } from './support/ops.ts'

const { core, database } = await setUpCore()
const env = { DATABASE_URL: database.urls.ops }

const line = (pattern: RegExp) => expect.stringMatching(pattern) as string

test('doctor prints each fault and each notice once, before what it found', async () => {
  const { stdout, stderr, status } = await runOps({ ...env, FINGERPRINT_KEYS: 'short' }, ['doctor'])
  expect({ stderr, status }).toEqual({ stderr: 'found 2 faults\n', status: 1 })
  const [verdict = '', values] = stdout.split('\n\n')
  expect(verdict.split('\n')).toEqual([
    'Found 2 faults:',
    '  ✗ Temporal was not checked: set TEMPORAL_ADDRESS',
    line(/^ {2}✗ FINGERPRINT_KEYS is not a list/),
    line(/^ {2}· GENERATION_BACKEND is composer or not set/),
  ])
  expect(values).toMatch(/^database\.reachable +true\n/)
  expect(values).not.toMatch(/TEMPORAL_ADDRESS|FINGERPRINT_KEYS|GENERATION_BACKEND|^(wrong|notices) /m)
})

test('job show and workspace show print a verdict and one line per value', async () => {
  const tenant = await createTenant(core, { name: 'Old Mill' })
  const jobId = await acceptJob(core, tenant)
  await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'policy_blocked' } })
  const show = async (...argv: string[]) => {
    const { stdout, stderr, status } = await runOps(env, argv)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    return stdout.split('\n')
  }
  expect(await show('job', 'show', jobId)).toEqual([
    'The job failed: policy_blocked.',
    '',
    `job_id           ${jobId}`,
    `workspace_id     ${tenant.workspaceId}`,
    'status           failed',
    'platform         facebook',
    'awareness_level  problem_aware',
    'copy_length      short',
    'offer_id         -',
    line(/^created_at {7}\d{4}-.*Z$/),
    'started_at       -',
    line(/^completed_at {5}\d{4}-.*Z$/),
    line(/^deadline_at {6}\d{4}-.*Z$/),
    'error_code       policy_blocked',
    'failed_checks    -',
    'artifact_id      -',
    'backend          -',
    'attempts         -',
    'temporal_ui_url  -',
    'model_usage      -',
    '',
  ])
  expect(await show('workspace', 'show', tenant.workspaceId)).toEqual([
    'Old Mill has 999 of 1000 units left this month.',
    '',
    `workspace_id  ${tenant.workspaceId}`,
    'name          Old Mill',
    'access        enabled',
    'allocation    1000',
    'used          1',
    'billing       active',
    line(/^reset_at {6}\d{4}-\d\d-01T00:00:00Z$/),
    '',
  ])
})

test('a list ends quietly if its reader closes the pipe', async () => {
  const tenant = await createTenant(core)
  await Promise.all(Array.from({ length: 200 }, () => acceptJob(core, tenant)))
  const pipeBytes = 64 * 1024
  expect((await runOps(env, ['job', 'list', '--json'])).stdout.length).toBeGreaterThan(pipeBytes)
  const script = `set -o pipefail; "${process.execPath}" "${main}" job list --json | head -c 9`
  const child = spawn('bash', ['-c', script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  expect({ stdout, stderr, status: status as number | null }).toEqual({ stdout: '{"data":[', stderr: '', status: 0 })
})
