import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createTenant, temporaryFolder, until, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { samplesOf } from '../../../web/src/features/playground/samples.ts'
import { finish, plainCopy } from '../jobs.ts'
import { rowsOf, startRig } from '../rig.ts'

const examples = join(import.meta.dirname, '../../../../examples')

describe('an example', { timeout: 180_000 }, () => {
  const folder = temporaryFolder()
  const ending = new AbortController()
  const briefs = new Set<string>()
  let venv: Promise<string> | undefined
  const rig = startRig('in-process')
  let worker: Promise<void>

  beforeAll(async () => {
    worker = endJobs()
  })
  afterAll(async () => {
    ending.abort()
    await worker
  })

  async function endJobs(): Promise<void> {
    while (!ending.signal.aborted) {
      const { rows } = await rig.database.pool.query<{ id: string; brief: string }>(
        `select id, brief from job where state = 'queued' limit 100`,
      )
      for (const { id, brief } of rows) {
        briefs.add(brief)
        await finish(rig.core, id)
      }
      await sleep(200)
    }
  }

  const envOf = ({ token }: Tenant) => ({ ...process.env, ADCOPY_URL: rig.url, ADCOPY_TOKEN: token })

  async function run(
    tenant: Tenant,
    command: string,
    args: string[],
    env: Record<string, string> = {},
  ): Promise<string> {
    const options = { cwd: folder, env: { ...envOf(tenant), ...env } }
    return (await promisify(execFile)(command, args, options)).stdout
  }

  async function makeVenv(): Promise<string> {
    const bin = join(folder, 'venv/bin')
    await promisify(execFile)('python3', ['-m', 'venv', join(bin, '..')])
    const pip = ['install', '--quiet', '--disable-pip-version-check', '-r', join(examples, 'python/requirements.txt')]
    await promisify(execFile)(join(bin, 'pip'), pip)
    return join(bin, 'python')
  }
  const python = () => (venv ??= makeVenv())

  const programs: Array<[string, () => Promise<[command: string, file: string]>]> = [
    ['Node', async () => [process.execPath, 'node/write-copy.mjs']],
    ['Python', async () => [await python(), 'python/write_copy.py']],
    ['shell', async () => ['bash', 'shell/write-copy.sh']],
  ]
  test.each(programs)('for %s writes copy, and run again it finds the same copy', async (_what, program) => {
    const tenant = await createTenant(rig.core, { allocation: 1 })
    const [command, file] = await program()
    const write = (brief: string) => run(tenant, command, [join(examples, file), brief])
    expect(await write('It’s "10 \\ 2"\nbetter')).toBe('Ride on\n\nAutumn is\nshort.\n')
    expect(await write('It’s "10 \\ 2"\nbetter')).toContain('Ride on')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 0, used: 1 })
    const startMs = performance.now()
    await expect(write('another')).rejects.toMatchObject({ stderr: expect.stringContaining('quota_exceeded') })
    expect(performance.now() - startMs).toBeLessThan(15_000)
  })

  test('in Python that the web application shows prints the copy of its job', async () => {
    const tenant = await createTenant(rig.core)
    const body = { platform: 'facebook', awareness_level: 'unaware', brief: 'It\'s "quoted", \\ and 😀' }
    writeFileSync(join(folder, 'sample.py'), samplesOf(body).python)
    const env = { API: rig.url, TOKEN: tenant.token }
    expect(await run(tenant, await python(), ['sample.py'], env)).toContain(plainCopy.headline)
    expect(briefs).toContain(body.brief)
  })

  test('of a batch of 501 rows is killed half-way and run again: each valid row has one job and costs one unit', async () => {
    const tenant = await createTenant(rig.core, { allocation: 500 })
    const invalid = 100
    const rows = Array.from({ length: 501 }, (_, id) => ({
      id,
      platform: id === invalid ? 'billboard' : 'facebook',
      awareness_level: 'unaware',
      brief: `Contact ${id}`,
    }))
    writeFileSync(join(folder, 'rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    const results = join(folder, 'results.jsonl')
    const args = [join(examples, 'batch/batch.mjs'), 'autumn', 'rows.jsonl', 'results.jsonl']
    const killed = spawn(process.execPath, args, { cwd: folder, env: envOf(tenant), stdio: 'inherit' })
    const used = async () => (await rowsOf(rig, tenant.workspaceId))?.used ?? 0
    await until(async () => (await used()) >= 250, { what: '250 rows accepted', withinMs: 120_000 })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await used()).toBeLessThan(500)
    await expect(run(tenant, process.execPath, args)).rejects.toMatchObject({
      code: 1,
      stdout: '501 rows have a result\n',
      stderr: '',
    })
    const lines = readFileSync(results, 'utf8').split('\n').slice(0, -1)
    const found = lines
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as { row: number; job?: string; error?: { code: string } })
    expect(new Set(found.map(({ row }) => row)).size).toBe(501)
    expect(found.find(({ row }) => row === invalid)?.error).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '/platform' }],
    })
    expect(new Set(found.flatMap(({ job }) => job ?? [])).size).toBe(500)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 500, due: 0, used: 500 })
  })

  test('of a batch with wrong rows and lines names them, does the others and fails', async () => {
    const tenant = await createTenant(rig.core)
    const row = { platform: 'facebook', awareness_level: 'unaware', brief: 'x' }
    const lines = [{ ...row, id: 1 }, { ...row, id: 2, offer_id: 'off_gone' }, '{"id":', row, { ...row, id: 3 }]
    const write = (all: unknown[]) =>
      writeFileSync(
        join(folder, 'wrong.jsonl'),
        all.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
      )
    const batch = (results: string) =>
      run(tenant, process.execPath, [join(examples, 'batch/batch.mjs'), 'winter', 'wrong.jsonl', results])
    const codes = (results: string) =>
      readFileSync(join(folder, results), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { row: number; error?: { code: string } })
        .toSorted((a, b) => a.row - b.row)
        .map(({ error }) => error?.code)
    write(lines)
    const complaint = (line: number) => `line ${line} of wrong.jsonl is not a JSON object with an id\n`
    await expect(batch('first.jsonl')).rejects.toMatchObject({
      code: 1,
      stdout: '3 rows have a result\n',
      stderr: complaint(3) + complaint(4),
    })
    expect(codes('first.jsonl')).toEqual([undefined, 'not_found', undefined])
    await expect(batch('first.jsonl')).rejects.toMatchObject({ code: 1 })
    write([
      { ...row, id: 1, brief: 'changed' },
      { ...row, id: 3 },
    ])
    await expect(batch('second.jsonl')).rejects.toMatchObject({ code: 1, stderr: '' })
    expect(codes('second.jsonl')).toEqual(['idempotency_mismatch', undefined])
  })

  test('of polling prints each finished job once', async () => {
    const tenant = await createTenant(rig.core)
    const poll = () => run(tenant, process.execPath, [join(examples, 'polling/finished-jobs.mjs'), 'memory.json'])
    const body = { platform: 'facebook', awareness_level: 'unaware', brief: 'x' }
    expect(await poll()).toBe('')
    const created = await Promise.all([1, 2, 3].map(() => rig.create(body, { tenant })))
    const ids = created.map((answer) => (answer.body as { id: string }).id)
    await until(async () => (await rowsOf(rig, tenant.workspaceId))?.due === 0, { what: 'jobs ended' })
    const printed = (await poll()).trim().split('\n')
    expect(printed.map((line) => (JSON.parse(line) as { id: string }).id).toSorted()).toEqual(ids.toSorted())
    expect(await poll()).toBe('')
  })

  test('of a step of GitHub Actions writes its outputs: one job per brief of a matrix, and none when run again', async () => {
    const tenant = await createTenant(rig.core, { allocation: 2 })
    const action = parse(readFileSync(join(examples, 'github-actions/action.yml'), 'utf8')) as {
      inputs: Record<string, unknown>
      runs: { steps: { run: string; env: Record<string, string> }[] }
    }
    const [step] = action.runs.steps
    const runner = { GITHUB_REPOSITORY_ID: '1', GITHUB_RUN_ID: '2', GITHUB_JOB: 'release', GITHUB_ACTION: 'copy' }
    const output = join(folder, 'output.txt')
    const runStep = (brief: string) => {
      const given: Record<string, string> = { url: rig.url, token: tenant.token, brief }
      expect(Object.keys(action.inputs)).toEqual(Object.keys(given))
      const inputs = Object.entries(step!.env).map(([name, value]): [string, string] => [
        name,
        value.replace(/\$\{\{ inputs\.(\w+) \}\}/, (_, input: string) => given[input]!),
      ])
      const env = { ...runner, GITHUB_OUTPUT: output, ...Object.fromEntries(inputs) }
      return run(tenant, 'bash', ['-e', '-o', 'pipefail', '-c', step!.run], env)
    }
    for (const _run of [1, 2]) for (const brief of ['Release "2" is $(out)', 'And "3"']) await runStep(brief)
    const lines = readFileSync(output, 'utf8').trim().split('\n')
    expect(lines).toEqual(
      [1, 2, 3, 4].flatMap(() => ['headline=Ride on', expect.stringMatching(/^app_url=http:\/\/web\.example\//)]),
    )
    expect(lines.slice(4)).toEqual(lines.slice(0, 4))
    expect(new Set(lines).size).toBe(3)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 2, due: 0, used: 2 })
  })
})
