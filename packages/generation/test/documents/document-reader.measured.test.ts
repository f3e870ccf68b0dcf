import { limits } from '@adcopy/contract'
import { longestTurn } from '@adcopy/testing/main-thread'
import { expect, test } from 'vitest'
import { createDocumentReader } from '../../src/documents/document-reader.ts'
import type { DocumentReading } from '../../src/documents/reading.ts'

const read = createDocumentReader()

/** `turn` is the longest time for which the reading blocks this thread, in milliseconds. */
async function reading(text: string): Promise<{ result: DocumentReading | undefined; turn: number }> {
  const document = { mediaType: 'text/markdown', content: Buffer.from(text) }
  let result: DocumentReading | undefined
  const turn = await longestTurn(async () => {
    result = await read(async () => document, new AbortController().signal)
  })
  return { result, turn }
}

const list = (items: number, write: (n: number) => string) =>
  Array.from({ length: items }, (_, n) => `- ${write(n)}\n`).join('')
const levels = (text: string) =>
  [1, 2, 3, 4, 5, 6].map((level) => `${'#'.repeat(level)} Level ${level} ${text}\n\n`).join('')

test('the largest result never holds the main thread for 50 ms', async () => {
  const items = list(
    limits.brandBriefFactsMax,
    (n) => `Drawer ${n} holds “spare parts” of a bicycle, and a log of each repair that it has ever had`,
  )
  expect(Buffer.byteLength(items)).toBeGreaterThan(limits.storedFieldBytesMax * 0.9)
  await reading('A first file.')
  const { result, turn } = await reading(items)
  expect(result).toMatchObject({ ok: true, facts: { length: limits.brandBriefFactsMax } })
  expect(turn).toBeLessThan(50)
}, 60_000)

test('long headings above many facts are shortened to the nearest, without holding the main thread for 50 ms', async () => {
  const { result, turn } = await reading(levels('ž'.repeat(280)) + list(9_000, String))
  expect(result).toMatchObject({ ok: true, facts: { length: 9_000 } })
  expect(turn).toBeLessThan(50)
}, 60_000)

test.each([
  ['more facts than a workspace may have', list(limits.brandBriefFactsMax + 1, String)],
  ['a plain list of 1 MiB', list(100_000, (n) => (n + 46_656).toString(36))],
  ['60,000 items under six long headings', levels('abcdefghi '.repeat(28)) + list(60_000, String)],
])(
  '%s: ends as brief_full, without holding the main thread for 50 ms',
  async (_, text) => {
    const { result, turn } = await reading(text)
    expect(result).toEqual({ ok: false, code: 'brief_full' })
    expect(turn).toBeLessThan(50)
  },
  60_000,
)
