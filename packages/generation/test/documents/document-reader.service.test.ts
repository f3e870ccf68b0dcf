import { longestTurn } from '@adcopy/testing/main-thread'
import { makeDocx, docxParagraph as paragraph, makePdf, pageSaying, type PdfPage } from '@adcopy/testing'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createDocumentReader, type DocumentReaderOptions, readerFlags } from '../../src/documents/document-reader.ts'
import { createSlots } from '../../src/documents/slots.ts'
import { mediaTypes, type Ending } from './read.ts'

const sentence = 'The workshop repairs every bicycle that fits through its door.'

function readApart(ending: Ending, content: Uint8Array, options: DocumentReaderOptions = {}, signal?: AbortSignal) {
  const read = createDocumentReader(options)
  return read(async () => ({ mediaType: mediaTypes[ending], content }), signal ?? new AbortController().signal)
}

/** `megabytes` is the size of the page content. Compression makes the PDF about a thousand times smaller. */
function endless(megabytes: number): Buffer {
  const line = Buffer.from('BT /F1 11 Tf 72 900 Td (x) Tj ET\n')
  return makePdf([{ content: Buffer.alloc(megabytes * 1024 * 1024, line) }])
}

/** A hundred pages of text, and an attachment that does not compress. */
function tenMebibytes(): Buffer {
  const noise = Buffer.alloc(10 * 1024 * 1024)
  for (let at = 0, seed = 1; at < noise.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    noise.writeUInt32LE(seed, at)
  }
  const pages = Array.from({ length: 100 }, (_, page): PdfPage => {
    const texts = Array.from({ length: 40 }, (_line, line) => ({
      text: `Note ${page * 40 + line} says that the workshop keeps a log.`,
      y: 700 - line * 16,
    }))
    return { texts }
  })
  return makePdf(pages, { attachment: noise })
}

describe('a document read in a process of its own', () => {
  test.each([
    ['pdf', makePdf([pageSaying(sentence)])],
    ['docx', makeDocx(paragraph(sentence))],
    ['md', Buffer.from(sentence)],
  ] as const)('%s: its facts come back', async (ending, content) => {
    expect(await readApart(ending, content)).toMatchObject({ ok: true, facts: [{ text: sentence }] })
  })

  test('it may read the code it needs, and neither settings nor data next to it', () => {
    const root = join(import.meta.dirname, '../../../..')
    const tried = [
      'packages/generation/src/index.ts',
      'package.json',
      '.local',
      '.env',
      'packages/db/schema.prisma',
      'apps/worker/src',
      '/etc/passwd',
    ]
    const code = `process.stdout.write(JSON.stringify(${JSON.stringify(tried)}.map((path) => process.permission.has('fs.read', require('node:path').resolve(${JSON.stringify(root)}, path)))))`
    const { stdout } = spawnSync(process.execPath, [...readerFlags, '-e', code], { env: {}, encoding: 'utf8' })
    expect(JSON.parse(stdout)).toEqual([true, false, false, false, false, false, false])
  })

  test('ten MiB are read without holding the thread of this process', async () => {
    const content = tenMebibytes()
    expect(content.length).toBeGreaterThan(10 * 1024 * 1024)
    let reading: Awaited<ReturnType<typeof readApart>>
    const turn = await longestTurn(async () => (reading = await readApart('pdf', content)))
    expect(reading).toMatchObject({ ok: true, facts: { length: 4_000 } })
    expect(turn).toBeLessThan(100)
  }, 60_000)

  test('one that takes too much time ends with that, and this process does not', async () => {
    expect(await readApart('pdf', endless(200), { timeMsMax: 500, memoryBytesMax: 8 * 1024 ** 3 })).toEqual({
      ok: false,
      code: 'timed_out',
    })
  }, 30_000)

  test('one that takes too much memory ends with that, and this process does not', async () => {
    const reading = await readApart('pdf', endless(200), { memoryBytesMax: 150 * 1024 * 1024 })
    expect(reading).toEqual({ ok: false, code: 'too_complex' })
  }, 30_000)

  test('within the usual bounds elements within elements end too, and a page of 400 MiB', async () => {
    const nested = makeDocx('', { 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, '<w:p><w:r>') })
    expect(nested.length).toBeLessThan(1024 * 1024)
    expect(await readApart('docx', nested)).toEqual({ ok: false, code: 'too_complex' })
    expect(await readApart('pdf', endless(400))).toEqual({ ok: false, code: 'too_complex' })
  }, 120_000)

  test('an abort ends the process and is an abort, not a verdict on the file', async () => {
    const abort = new AbortController()
    const reading = readApart('pdf', endless(200), {}, abort.signal)
    setTimeout(() => abort.abort(new Error('shutting down')), 300)
    await expect(reading).rejects.toThrow('shutting down')
    await expect(readApart('md', Buffer.from(sentence), {}, abort.signal)).rejects.toThrow('shutting down')
  })

  test('nothing to read is nothing read', async () => {
    const read = createDocumentReader()
    expect(await read(async () => undefined, new AbortController().signal)).toBeUndefined()
  })
})

describe('places', () => {
  test('no more run at once than there are, in the order they came, and one that is aborted leaves', async () => {
    const inTurn = createSlots(2)
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (id: number) => async () => {
      order.push(id)
      running += 1
      most = Math.max(most, running)
      await delay(20)
      running -= 1
    }
    const never = new AbortController()
    const gone = new AbortController()
    const others = [0, 1, 2, 4, 5].map((id) => [id, inTurn(never.signal, work(id))] as const)
    const aborted = inTurn(gone.signal, work(3))
    gone.abort()
    await expect(aborted).rejects.toThrow()
    await Promise.all(others.map(([, done]) => done))
    expect([most, order]).toEqual([2, [0, 1, 2, 4, 5]])
  })

  test('work that throws gives its place back', async () => {
    const inTurn = createSlots(1)
    const { signal } = new AbortController()
    await expect(inTurn(signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn(signal, async () => 'next')).toBe('next')
  })
})
