import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLawful, unspoken, type Answer } from '../expect-answer.ts'
import { jobsPath, offersPath, validBody } from '../rig.ts'
import { exchange, join, parseAnswers, write } from '../server/wire.ts'
import { expectWritten, setUpStand } from './stand.ts'

const stand = await setUpStand()
const { port } = stand

const body = JSON.stringify({ ...validBody, brief: 'canary' })
const named = (more: Record<string, string[]> = {}) => ({
  Host: ['canary'],
  Authorization: [`Bearer ${stand.tenant.token}`],
  ...more,
})
const creates = () => ({ 'Idempotency-Key': [crypto.randomUUID()], 'Content-Type': ['application/json'] })
const good = () => write({ target: offersPath, headers: named({ Connection: ['close'] }) })

// A mutation can turn this value into a parameter name. The value is therefore longer than any name that a response may
// repeat.
const canary = `canary${'y'.repeat(160)}`

const requests = [
  () => write({ target: offersPath, headers: named() }),
  () => write({ target: `${jobsPath}?limit=2&cursor=${canary}`, headers: named() }),
  () => write({ target: `${jobsPath}/acg_${canary}`, headers: named({ Accept: ['canary/*'] }) }),
  () => write({ target: '/canary', headers: { Host: ['canary'] } }),
  () =>
    write({
      method: 'POST',
      target: jobsPath,
      headers: named({ ...creates(), 'Content-Length': [String(body.length)] }),
      body,
    }),
  () =>
    write({
      method: 'POST',
      target: jobsPath,
      headers: named({ ...creates(), 'Transfer-Encoding': ['chunked'] }),
      body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    }),
]

type Change = (bytes: Buffer) => Buffer
// A position, as a share of the length. `fc.double` is unsuitable, because most of its values are close to zero.
const place = fc.nat(9_999).map((share) => share / 10_000)
const at = (bytes: Buffer, share: number) => Math.floor(share * (bytes.length + 1))
const fragments = [
  '\r\n|\n|\r| |\t|\0|:|\r\n\r\n|0\r\n\r\n|;canary|%|\u00ff|HTTP/1.0|HTTP/2.0|<html>canary',
  'Content-Length: 5\r\n|Content-Length: 99999\r\n|Transfer-Encoding: chunked\r\n|Transfer-Encoding: gzip\r\n',
  'Expect: 100-continue\r\n|Connection: Upgrade\r\nUpgrade: canary\r\n|Connection: close\r\n|Trailer: canary\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n|CONNECT canary:1 HTTP/1.1\r\n\r\n|OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
].flatMap((line) => line.split('|'))
const fragment = fc.oneof(
  fc.constantFrom(...fragments),
  fc.uint8Array({ minLength: 1, maxLength: 16 }).map((bytes) => Buffer.from(bytes)),
)
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.nat(7)).map(([share, bit]): Change => (bytes) => {
    const flipped = Buffer.from(bytes)
    const index = Math.min(at(bytes, share), bytes.length - 1)
    if (index >= 0) flipped[index] = (flipped[index] ?? 0) ^ (1 << bit)
    return flipped
  }),
  fc.tuple(place, fragment).map(
    ([share, by]): Change =>
      (bytes) =>
        join(bytes.subarray(0, at(bytes, share)), by, bytes.subarray(at(bytes, share))),
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 30 })).map(
    ([share, length]): Change =>
      (bytes) =>
        join(bytes.subarray(0, at(bytes, share)), bytes.subarray(at(bytes, share) + length)),
  ),
  place.map(
    (share): Change =>
      (bytes) =>
        bytes.subarray(0, at(bytes, share)),
  ),
  fc.tuple(place, fc.boolean()).map(([share, last]): Change => (bytes) => {
    const lines = bytes.toString('latin1').split('\r\n')
    const line = lines[Math.floor(share * lines.length)] ?? ''
    lines.splice(last ? lines.indexOf('') : Math.floor(share * lines.length), 0, line)
    return Buffer.from(lines.join('\r\n'), 'latin1')
  }),
)
const stream = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...requests), fc.array(change, { maxLength: 3 })), { minLength: 1, maxLength: 3 })
      .map(
        (all) => () =>
          join(...all.map(([request, changes]) => changes.reduce((bytes, each) => each(bytes), request()))),
      ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => () => Buffer.from(bytes)) },
)

const answersOf = (bytes: Buffer): Answer[] => {
  const count = bytes.toString('latin1').match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0
  return parseAnswers(
    bytes,
    Array.from({ length: count }, () => 'GET'),
  )
}

const seen = new Set<number>()
let created = 0

async function expectLawfulAnswers(sent: Buffer, options: { end: boolean }): Promise<void> {
  try {
    const answers = answersOf(await exchange(port, sent, options))
    const silent = !/[^\r\n]/.test(sent.toString('latin1'))
    expect(answers.length > 0 || silent).toBe(true)
    for (const answer of answers) {
      expectLawful(answer)
      seen.add(answer.status)
      if (answer.status === 202 && answer.headers.get('idempotent-replayed') === null) created += 1
    }
  } catch (cause) {
    throw new Error(`sent ${JSON.stringify(sent.toString('latin1'))}`, { cause })
  }
}

test(
  "for any bytes on a socket each response has the contract's format, and the next client is served",
  { tags: ['D-FAULT-1', 'ERROR-1', 'S-4', 'D-REQUEST-ID', 'D-EXTRAS-2', 'HTTP-2'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(stream, async (bytesOf) => {
        await expectLawfulAnswers(bytesOf(), { end: true })
        const [next] = answersOf(await exchange(port, good()))
        expect(next?.status).toBe(200)
      }),
      { numRuns: 800 },
    )
    expect(seen).toEqual(new Set([200, 202, 400, 401, 404]))
    await expectWritten(stand, created)
    expect(stand.output()).not.toMatch(unspoken)
  },
)

const refused = {
  'an expectation': () => write({ target: offersPath, headers: named({ Expect: ['100-continue'] }) }),
  'another expectation': () => write({ target: offersPath, headers: named({ Expect: ['canary'] }) }),
  'no Host': () => write({ target: offersPath }),
  'a transfer coding': () =>
    write({ target: offersPath, headers: named({ 'Transfer-Encoding': ['gzip, chunked'] }), body: '0\r\n\r\n' }),
}

test.each(Object.entries(refused))(
  'after %s, which closes the connection, no request is answered or accepted',
  { tags: ['D-FAULT-1'] },
  async (_what, first) => {
    for (const behind of [Buffer.from('\0'), ...requests.map((request) => request())]) {
      const answers = answersOf(await exchange(port, join(first(), behind)))
      expect(answers.map(({ status }) => status)).toEqual([400])
    }
    await expectWritten(stand, created)
  },
)

test('an upgrade is ignored, and the connection closes after its response, so that no later request is lost silently', async () => {
  const upgrade = { Connection: ['Upgrade, HTTP2-Settings'], Upgrade: ['h2c'], 'HTTP2-Settings': ['AAEAAEAA'] }
  const headers = named({ ...upgrade, ...creates(), 'Content-Length': [String(body.length)] })
  const first = write({ method: 'POST', target: jobsPath, headers, body })
  for (const behind of requests) {
    const [answer, ...more] = answersOf(await exchange(port, join(first, behind())))
    expect([answer?.status, answer?.headers.get('connection'), more]).toEqual([202, 'close', []])
  }
  created += 1
  await expectWritten(stand, created)
})

test('a client that stops sending but stays connected is answered in time', { tags: ['D-FAULT-2'] }, async () => {
  // The last request is valid and asks the server to close the connection. If a mutated request makes the server read
  // the last request as part of its body, only a time-out can close the connection.
  await fc.assert(
    fc.asyncProperty(fc.array(stream, { minLength: 60, maxLength: 60 }), async (all) => {
      await Promise.all(all.map((bytesOf) => expectLawfulAnswers(join(bytesOf(), good()), { end: false })))
    }),
    { numRuns: 2, endOnFailure: true },
  )
  await expectWritten(stand, created)
})
