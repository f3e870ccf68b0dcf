import { limits } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { decodeResult, encodeResult, resultBounds } from '../../src/documents/reader-protocol.ts'
import type { DocumentReading } from '../../src/documents/reading.ts'

const fact = { text: 'Žluté kolo', start: 0, end: 10, subject: ['Kola'], continues: false, page: 1 }
const reading = {
  ok: true,
  reader: 'pdf-3',
  text: 'Žluté kolo 🚲 '.repeat(20_000),
  facts: Array.from({ length: 45 }, () => fact),
}

/** The odd size makes chunks end within lines and characters. */
async function* chunksOf(text: string, size = 7_919) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test.each<DocumentReading>([reading as DocumentReading, { ok: false, code: 'scanned' }])(
  'a result is decoded as it was encoded: %o',
  async (result) => {
    expect(await decodeResult(chunksOf(encodeResult(result)))).toEqual(result)
  },
)

describe('a process that a hostile file controls cannot send', () => {
  const last = '{"ok":true,"reader":"x"}\n'
  const line = (facts: number) => `${JSON.stringify(Array.from({ length: facts }, () => fact))}\n`

  test.each([
    ['a result without its end', encodeResult(reading as DocumentReading).slice(0, -1)],
    ['a line that is not JSON', `{\n${last}`],
    ['a fact of another shape', `${JSON.stringify([{ ...fact, start: -1 }])}\n${last}`],
    ['a line without an end', `"${'x'.repeat(resultBounds.lineBytesMax + 10_000)}"\n${last}`],
    ['a result without an end', `"${'x'.repeat(1_000)}"\n`.repeat(resultBounds.bytesMax / 1_000) + last],
    ['more facts than a workspace may have', line(20).repeat(limits.brandBriefFactsMax / 20 + 1) + last],
  ])('%s', async (_, text) => {
    expect(await decodeResult(chunksOf(text))).toBeUndefined()
  })
})
