import { basename, dirname } from 'node:path'
import { createTestDatabase, testBrand, type TestDatabase } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UsageError } from '../src/ops-error.ts'
import { commands } from '../src/commands/index.ts'
import { createProgram } from '../src/program.ts'
import { answerOf, complaintOf, runOps, spawnOps, writeFile } from './support/ops.ts'

let database: TestDatabase
let env: Record<string, string>
let ws: string

beforeAll(async () => {
  database = await createTestDatabase()
  env = { DATABASE_URL: database.urls.ops }
  ws = (await answerOf<{ workspace_id: string }>(env, ['workspace', 'create', '--name', 'W'])).workspace_id
})

afterAll(() => database.drop())

describe('an error is one line on standard error, nothing on standard output, and a status that is not 0', () => {
  const wrongLines: Array<[string, RegExp]> = [
    ['frobnicate', /^unknown command 'frobnicate'; see ops --help$/],
    ['workspace', /see ops workspace --help$/],
    ['workspace shwo', /^unknown command 'shwo' \(Did you mean show\?\); see ops workspace --help$/],
    [
      'workspace create',
      /^required option '--name <name>' not specified; usage: ops workspace create --name <name> \[--alloc/,
    ],
    ['workspace create --name N --colour red', /^unknown option '--colour'; usage: ops workspace create/],
    ['workspace create --name N extra', /^too many arguments for 'create'\. .*; usage/],
    ['workspace create --name A --name B', /^--name is given twice; usage/],
    ['workspace set WS --allocation -1', /usage: ops workspace set/],
    ['workspace set WS --allocation 1.5', /^--allocation is not a whole number of units; usage/],
    ['workspace set WS --allocation 1000000001', /^--allocation is larger than 1000000000; usage/],
    ['workspace set WS --allocation 99999999999', /^--allocation is larger than 1000000000; usage/],
    ['workspace show', /^missing required argument 'WS'; usage: ops workspace show WS$/],
    ['member add WS --email nobody --role editor', /^--email is not an email address/],
    ['member add WS --email a@b.example --role owner', /^--role /],
    ['token issue WS --email a@b.example --expires-in 90', /^--expires-in is not a duration such as 90d/],
    ['token issue WS --email a@b.example --expires-in 36501d', /^--expires-in is longer than 100 years; usage/],
    ['token issue WS --email a@b.example --expires-in 999999999d', /^--expires-in is longer than 100 years; usage/],
    ['switch SOMETHING on', /^NAME is not one of PUBLIC_API_ENABLED; usage/],
    ['job list --status done', /^--status is not one of queued, running, succeeded, failed; usage/],
    ['job list --as usr_1', /^--as is not a name/],
  ]
  test.each(wrongLines)('ops %s', async (line, complaint) => {
    const argv = [...line.split(' '), '--json']
    const program = createProgram(
      commands,
      () => undefined,
      () => Promise.resolve(),
    )
    const error = await program.parseAsync(argv, { from: 'user' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UsageError)
    expect((error as Error).message).toMatch(complaint)
  })

  test('a wrong line has the exit status 2', async () => {
    expect(await complaintOf({}, ['workspace', 'list', '--colour', 'red'], 2)).toMatch(/^unknown option '--colour'/)
    expect(await complaintOf({}, [], 2)).toMatch(/^unknown option '--json'/)
  })

  test('an invalid variable refuses only the commands that use it', async () => {
    const faulty = { ...env, TEMPORAL_ADDRESS: 'cloud', TEMPORAL_UI_URL: 'cloud', WEB_ORIGIN: 'app' }
    expect(await answerOf(faulty, ['workspace', 'list'])).toMatchObject({ data: [{ workspace_id: ws }] })
    expect(await complaintOf(faulty, ['temporal', 'search-attributes'])).toMatch(/^TEMPORAL_ADDRESS is not of the form/)
    expect(await complaintOf(faulty, ['job', 'list'])).toMatch(/^TEMPORAL_UI_URL is not a URL/)
    expect(await complaintOf(faulty, ['operator', 'add', 'a@b.example'])).toMatch(/^WEB_ORIGIN is not an origin/)
  })

  test.each([
    ['workspace show ws_x', 'workspace ws_x does not exist'],
    ['token list ws_x', 'workspace ws_x does not exist'],
    ['offer list ws_x', 'workspace ws_x does not exist'],
    ['knowledge list ws_x', 'workspace ws_x does not exist'],
    ['job list --workspace ws_x', 'workspace ws_x does not exist'],
    ['brand show ws_x', 'workspace ws_x does not exist or has no brand profile'],
    ['member remove ws_x --email a@b.example', 'workspace ws_x does not exist or has no member with this address'],
    ['token issue ws_x --email a@b.example', 'workspace ws_x does not exist or has no member with this address'],
    ['job show acg_x', 'job acg_x does not exist'],
    ['token revoke tok_x', 'token tok_x does not exist'],
    ['offer archive off_x', 'offer off_x does not exist'],
    ['knowledge remove file_x', 'file file_x does not exist'],
    ['operator remove a@b.example', 'operator a@b.example does not exist'],
  ])('ops %s names what was not found', async (line, absence) => {
    expect(await complaintOf(env, line.split(' '))).toBe(`not_found: ${absence}`)
  })

  test('a change of a workspace that changes nothing is refused and not audited', async () => {
    expect(await complaintOf(env, ['workspace', 'set', ws], 2)).toMatch(/^nothing to change: give --allocation/)
    const { rows } = await database.pool.query("select 1 from audit_event where action = 'workspace.set'")
    expect(rows).toEqual([])
  })

  test('doctor does not find everything in order if it cannot check Temporal', async () => {
    const { status, stdout } = await runOps(env, ['doctor', '--json'])
    expect(status).toBe(1)
    expect((JSON.parse(stdout) as { wrong: string[] }).wrong).toContain(
      'Temporal was not checked: set TEMPORAL_ADDRESS',
    )
  })

  test('a file that does not fit its shape is refused with the path of each fault, and nothing is stored', async () => {
    const file = writeFile('bad.json', {
      name: 'x'.repeat(256),
      description: '',
      motto: 'x',
      proof_points: ['', 1],
    })
    const complaint = await complaintOf(env, ['brand', 'import', ws, '--file', file])
    for (const part of [
      'name: must have at most 255 characters',
      'description: must not be empty',
      'motto',
      'proof_points.0: must not be empty',
      'proof_points.1: must be',
    ]) {
      expect(complaint).toContain(part)
    }
    expect(await complaintOf(env, ['brand', 'show', ws])).toMatch(/^not_found/)
  })

  test('a file that is missing or not JSON is named', async () => {
    expect(await complaintOf(env, ['brand', 'import', ws, '--file', '/nowhere.json'])).toMatch(/ENOENT/)
    const file = writeFile('no.json', '{')
    expect(await complaintOf(env, ['brand', 'import', ws, '--file', file])).toMatch(/is not JSON/)
    expect(await complaintOf(env, ['knowledge', 'add', ws, '--file', file])).toMatch(/\.pdf, \.docx, \.md or \.txt/)
  })

  test('a file is found in the directory in which the user ran npm', async () => {
    const file = writeFile('no.json', '{')
    const line = ['brand', 'import', ws, '--file', basename(file), '--json']
    const { stderr } = await spawnOps({ ...env, INIT_CWD: dirname(file) }, line)
    expect(stderr).toBe('no.json: is not JSON in UTF-8\n')
  })

  test('an unreachable, an empty and an unnamed database have different errors', async () => {
    const away = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
    expect(await complaintOf(away, ['workspace', 'list'])).toMatch(/^the database cannot be reached/)
    const empty = await createTestDatabase({ empty: true })
    expect(await complaintOf({ DATABASE_URL: empty.url }, ['workspace', 'list'])).toMatch(/run ops migrate$/)
    await empty.drop()
    expect(await complaintOf({ DATABASE_URL: 'mysql://x' }, ['workspace', 'list'])).toMatch(/postgresql:/)
  })
})

test(
  'an edit past the limits of grounding is stored, with a warning on standard error',
  { tags: ['D-GROUNDING-3'] },
  async () => {
    const file = writeFile('large.json', { ...testBrand, description: 'a'.repeat(16 * 1024 + 1) })
    const run = await runOps(env, ['brand', 'import', ws, '--file', file, '--json'])
    expect(run).toMatchObject({
      status: 0,
      stdout: '{}\n',
      stderr: expect.stringMatching(/^warning: .*grounding_too_large\n$/),
    })
  },
)

test('values reach the command as its schemas parse them, null included', async () => {
  const given: unknown[] = []
  const program = createProgram(
    commands,
    () => undefined,
    ({ args, flags, as, json }) => Promise.resolve(void given.push({ args, flags, as, json })),
  )
  await program.parseAsync('workspace set ws_1 --allocation unset --access disabled --as ada'.split(' '), {
    from: 'user',
  })
  const flags = { allocation: null, access: false, billing: undefined }
  expect(given).toEqual([{ args: { WS: 'ws_1' }, flags, as: 'ada', json: false }])
})

test('without --json the output is lines and tables', async () => {
  const { stdout, status } = await runOps(env, ['workspace', 'list'])
  expect(status).toBe(0)
  expect(stdout.split('\n')[0]).toMatch(/^workspace_id +name +access +allocation +used +billing$/)
  expect(stdout).toContain(ws)
})

test('help names every command with its flags, and gives an example', async () => {
  const { stdout, status } = await spawnOps({}, ['--help'])
  expect(status).toBe(0)
  for (const command of commands) {
    const line = stdout.split('\n').find((each) => each.startsWith(`  ops ${command.name}`))
    for (const flag of Object.keys(command.flags)) expect(line).toContain(`--${flag} <`)
  }
  expect(stdout).toContain('\nExamples:\n  ops workspace list\n')
  const help = await runOps({}, ['member', 'add', '--help'])
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toContain('ops member add ws_… --email ada@example.com --role viewer')
})
