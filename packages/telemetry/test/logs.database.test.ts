import { verbs } from '@adcopy/core'
import { setUpCore } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { createLog, type Logger } from '../src/index.ts'

const canary = 'quietly zanzibarian marzipan'
const token = `acp_${'Ab3'.repeat(12)}`

function capture(): { log: Logger; text: () => string; line: () => Record<string, unknown> } {
  let text = ''
  const destination = { write: (line: string) => void (text += line) }
  const log = createLog({ service: 'test', level: 'trace', destination })
  return { log, text: () => text, line: () => JSON.parse(text) as Record<string, unknown> }
}

describe('a line at the most verbose level', () => {
  test('is JSON with a time, a level in words, the program and its process', () => {
    const { log, line } = capture()
    log.trace({ job_id: 'acg_1' }, 'looked')
    const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(line()).toEqual({
      level: 'trace',
      time: now,
      service: 'test',
      pid: process.pid,
      job_id: 'acg_1',
      msg: 'looked',
    })
  })

  const slips: Array<[what: string, write: (log: Logger) => void]> = [
    ['a brief among the members', (log) => log.info({ brief: canary }, 'x')],
    ['a brief five levels down', (log) => log.info({ a: { b: [{ c: { d: { brief: canary } } }] } }, 'x')],
    ['grounding as an object', (log) => log.info({ work: { grounding: { profile: { voice: canary } } } }, 'x')],
    ['an offer in a binding', (log) => log.child({ offer: { name: canary } }).info('x')],
    ['an idempotency key', (log) => log.info({ headers: { 'Idempotency-Key': canary } }, 'x')],
    ['generated copy', (log) => log.info({ copy: { headline: canary, primary_text: canary } }, 'x')],
    ['an error as the line', (log) => log.error(new Error(canary))],
    ['an error with a message for the line', (log) => log.error(new Error(canary), 'x')],
    [
      'an error as a member, and its cause',
      (log) => log.error({ error: new Error('x', { cause: new Error(canary) }) }, 'x'),
    ],
    ['an error under another name', (log) => log.error({ reason: { inner: new TypeError(canary) } }, 'x')],
    ['a string that was thrown', (log) => log.error({ error: canary }, 'x')],
    [
      'a body that a parser quotes',
      (log) => log.warn(`Unexpected token in {"brief":"${canary}","platform":"facebook"}`),
    ],
    [
      'a row that PostgreSQL quotes',
      (log) => log.warn(`violates check "c": Failing row contains (1, ${canary}, null).`),
    ],
    ['a key that PostgreSQL quotes', (log) => log.warn(`Key (idempotency_key)=(${canary}) already exists.`)],
    [
      'a brief with quotation marks, in a row that PostgreSQL quotes',
      (log) => log.warn(`Failing row contains (1, Call it "simple", ${canary}, null).`),
    ],
    ['a brief of two lines, in such a row', (log) => log.warn(`Failing row contains (1, One line.\n${canary}, null).`)],
    [
      'a brief with quotation marks, in a body that a parser quotes',
      (log) => log.warn(`Unexpected token in ${JSON.stringify({ brief: `Call it "simple" ${canary}` })}`),
    ],
    [
      'such a body, quoted in a response that is quoted itself',
      (log) => log.warn(JSON.stringify({ sent: JSON.stringify({ brief: `Call it "simple" ${canary}` }) })),
    ],
    [
      'a key with brackets and quotation marks',
      (log) => log.warn(`Key (idempotency_key)=(a) "b" ${canary}) already exists.`),
    ],
    [
      'a value nested too deep to inspect',
      (log) => log.info({ a: { a: { a: { a: { a: { a: { b: canary } } } } } } }, 'x'),
    ],
  ]
  test.each(slips)('is without %s', (_what, write) => {
    const { log, text, line } = capture()
    write(log)
    expect(text()).toMatch(/^\{.*\}\n$/)
    expect(() => line()).not.toThrow()
    expect(text()).not.toContain('zanzibar')
  })

  test('is without bytes', () => {
    const { log, line } = capture()
    log.info({ chunk: Buffer.from(canary) }, 'x')
    expect(line()).toMatchObject({ chunk: '[bytes]' })
  })

  test('keeps the text around a secret, in its own members', () => {
    const { log, line } = capture()
    log.warn({ job_id: 'acg_1' }, 'violates check "c": Failing row contains (1, a "b").')
    expect(line()).toMatchObject({ job_id: 'acg_1', msg: 'violates check "c": Failing row contains [cut]' })
  })

  test.each([
    ['in a message', (log: Logger) => log.info(`Authorization: Bearer ${token}`)],
    ['in a message, interpolated', (log: Logger) => log.info('%s was refused', token)],
    ['in a member of any name', (log: Logger) => log.info({ note: `it was ${token}` }, 'x')],
    ['in a binding', (log: Logger) => log.child({ note: token }).info('x')],
    ['of the OAuth integration', (log: Logger) => log.info(token.replace('acp_', 'acr_'))],
    ["in another program's spelling", (log: Logger) => log.info({ header: `bearer ${token.slice(4)}` }, 'x')],
  ])('does not contain a token %s', (_where, write) => {
    const { log, text } = capture()
    write(log)
    expect(text()).not.toContain(token.slice(4))
  })

  const names = ['FINGERPRINT_KEYS', 'BETTER_AUTH_SECRET', 'TEMPORAL_API_KEY', 'ANTHROPIC_API_KEY', 'PGPASSWORD']
  const headers = ['x-api-key', 'X-Goog-Api-Key', 'apikey', 'Set-Cookie', 'Proxy-Authorization']
  const members = ['idempotency_key', 'idempotencyKey', 'fingerprintKeys', 'apiKey', 'accessToken', 'newPassword']
  test.each([...names, ...headers, ...members])('does not contain a member %s, at any depth', (name) => {
    const { log, line, text } = capture()
    log.child({ a: { [name]: canary } }).info({ [name]: canary, b: [{ [name]: canary }] }, 'x')
    expect(line()).toMatchObject({ a: {}, b: [{}], msg: 'x' })
    expect(text()).not.toContain('zanzibar')
  })

  const harmless = ['token_id', 'input_tokens', 'outputTokens', 'key_count', 'passwordless', 'monkey', 'cookie_policy']
  test.each(harmless)('keeps a member %s', (name) => {
    const { log, line } = capture()
    log.info({ [name]: 7 }, 'x')
    expect(line()).toMatchObject({ [name]: 7 })
  })

  test.each([
    ['OpenAI', `sk-proj-${'aB3_'.repeat(8)}`],
    ['Anthropic', `sk-ant-api03-${'aB3-'.repeat(8)}`],
    ['Google', `AIza${'aB3_-'.repeat(7)}`],
    ['Temporal', `eyJhbGciOiJFUzI1NiJ9.${'eyJh'.repeat(8)}.${'aB3_'.repeat(8)}`],
  ])('does not contain a key of %s, wherever it is', (_of, key) => {
    const { log, text } = capture()
    log.warn({ note: `was sent "${key}"` }, `Incorrect key provided: ${key}.`)
    expect(text()).toContain('Incorrect key provided: [key].')
    expect(text()).not.toContain(key.slice(-12))
  })

  test('keeps words that only begin like a key', () => {
    const { log, line } = capture()
    log.info('task-0123456789abcdef0123 of risk-free sk-1')
    expect(line()).toMatchObject({ msg: 'task-0123456789abcdef0123 of risk-free sk-1' })
  })

  test('keeps the host of a database and not its password', () => {
    const { log, text } = capture()
    log.info({ where: 'postgresql://role:hush@db.internal:5432/adcopy' }, 'x')
    expect(text()).toContain('postgresql://role:[cut]@db.internal:5432/adcopy')
  })

  test('still names jobs, workspaces and tokens by their ids', () => {
    const { log, line } = capture()
    const ids = { job_id: 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd', workspace_id: 'ws_01k', token_id: 'tok_01k' }
    log.info(ids, 'request')
    expect(line()).toMatchObject(ids)
  })
})

describe('what the database throws', async () => {
  const { core, database } = await setUpCore()

  const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => Promise.reject(new Error('nothing was thrown')),
      (error: unknown) => error,
    )

  test.each<[string, () => Promise<unknown>]>([
    [
      'pg, of a row that fails a CHECK',
      () => database.pool.query('insert into membership values ($1, $1, $1, $1)', [canary]),
    ],
    ['pg, of a value that is not a number', () => database.pool.query(`select $1::int`, [canary])],
    [
      'Prisma, of a row that fails a CHECK',
      () =>
        core
          .as({ kind: 'system' })
          .deps.db.prisma.workspace.create({ data: { id: canary, name: canary, billingState: canary } }),
    ],
    ['Prisma, of a statement', () => core.as({ kind: 'system' }).deps.db.prisma.$queryRaw`select ${canary}::int`],
    [
      'a verb',
      () =>
        verbs.succeedJob({
          ctx: core.as({ kind: 'system' }),
          input: { jobId: '\0', copy: { headline: canary } } as never,
        }),
    ],
  ])('is logged without its message, by %s', async (_by, work) => {
    const error = await thrownBy(work())
    const { log, text } = capture()
    log.error({ error }, 'failed')
    log.error(error as Error)
    log.error({ cause: { error } }, 'failed')
    expect(text().trim().split('\n')).toHaveLength(3)
    expect(text()).not.toContain('zanzibar')
  })
})
