import {
  makeDocx,
  oleContainer,
  docxParagraph as paragraph,
  docxPart as part,
  docxRelationships as relationships,
  makePdf,
  pageSaying,
  passwordTrailer,
} from '@adcopy/testing'
import { knowledgeFailures } from '@adcopy/contract'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readAs, type Ending } from './read.ts'

const sentence = 'The workshop repairs every bicycle that fits through its door.'
const pdf = () => makePdf([pageSaying(sentence)])
const docx = () => makeDocx(paragraph(sentence))
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const half = (file: Buffer) => file.subarray(0, file.length / 2)

/** The declared unpacked size of one part is too small. */
function understated(): Buffer {
  const file = Buffer.from(makeDocx(paragraph(sentence.repeat(2_000))))
  for (let at = file.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = file.indexOf('PK\x01\x02', at + 4, 'latin1')) {
    if (file.readUInt32LE(at + 24) > 10_000) file.writeUInt32LE(500, at + 24)
  }
  return file
}

const cases: ReadonlyArray<[string, Ending, () => Uint8Array, keyof typeof knowledgeFailures]> = [
  ['nothing', 'txt', () => Buffer.alloc(0), 'empty'],
  ['nothing, as a PDF', 'pdf', () => Buffer.alloc(0), 'empty'],
  ['spaces', 'md', () => Buffer.from(' \n\t '), 'empty'],
  ['one byte, as a PDF', 'pdf', () => Buffer.from('x'), 'damaged'],
  ['one byte, as a DOCX', 'docx', () => Buffer.from('x'), 'damaged'],
  ['bytes that are no text', 'txt', () => Buffer.from([0x47, 0xf6, 0xdf]), 'not_text'],
  ['more text than there may be', 'txt', () => Buffer.from(`${sentence}\n\n`.repeat(20_000)), 'too_much_text'],
  ['marks alone', 'md', () => Buffer.from('# ***\n\n- !?\n'), 'no_facts'],
  ['a PDF called txt', 'txt', pdf, 'wrong_type'],
  ['a DOCX called pdf', 'pdf', docx, 'wrong_type'],
  ['a PDF called docx', 'docx', pdf, 'wrong_type'],
  ['a picture called docx', 'docx', () => png, 'unsupported_type'],
  ['a picture called txt', 'txt', () => png, 'unsupported_type'],
  ['a spreadsheet', 'docx', () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 'unsupported_type'],
  ['an old Word file', 'docx', () => oleContainer('WordDocument'), 'unsupported_type'],
  ['a DOCX with a password', 'docx', () => oleContainer('EncryptionInfo', 'EncryptedPackage'), 'encrypted'],
  ['a PDF with a password', 'pdf', () => makePdf([pageSaying(sentence)], { trailer: passwordTrailer }), 'encrypted'],
  ['half a PDF', 'pdf', () => half(pdf()), 'damaged'],
  ['half a DOCX', 'docx', () => half(docx()), 'damaged'],
  ['a PDF of rubbish', 'pdf', () => Buffer.from(`%PDF-1.7\n${'rubbish '.repeat(99)}\n%%EOF`), 'damaged'],
  ['a DOCX of broken XML', 'docx', () => makeDocx('<w:p><w:r><w:t>open'), 'damaged'],
  ['a DOCX with a document type', 'docx', () => makeDocx('', { 'word/document.xml': entities() }), 'damaged'],
  ['a scanned PDF', 'pdf', () => makePdf([{ picture: true }, { picture: true }]), 'scanned'],
  ['a PDF of empty pages', 'pdf', () => makePdf([{}, {}]), 'empty'],
  ['a DOCX without words', 'docx', () => makeDocx('<w:p/>'), 'empty'],
  ['2,000 pages', 'pdf', () => makePdf(Array.from({ length: 2_000 }, () => pageSaying(sentence))), 'too_many_pages'],
  ['a DOCX that unpacks to 100 MiB', 'docx', () => makeDocx('', { 'word/document.xml': bomb() }), 'too_complex'],
  ['a part larger than it says', 'docx', understated, 'damaged'],
  ['a PDF with too much text', 'pdf', () => makePdf(longPages(600)), 'too_much_text'],
  ['a DOCX with too much text', 'docx', () => makeDocx(paragraph(sentence).repeat(20_000)), 'too_much_text'],
]

function entities(): string {
  return `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>${part('document', '<w:body><w:p><w:r><w:t>&b;&c;</w:t></w:r></w:p></w:body>')}`
}

function bomb(): Uint8Array {
  return Buffer.alloc(100 * 1024 * 1024, ' ')
}

function longPages(count: number) {
  const lines = Array.from({ length: 40 }, (_, line) => ({ text: sentence, y: 800 - line * 18 }))
  return Array.from({ length: count }, () => ({ texts: lines }))
}

test.each(cases)('%s (%s)', async (_name, ending, make, code) => {
  expect(await readAs(ending, make())).toEqual({ ok: false, code })
})

test('every failure that a file can cause is caused here', () => {
  const caused = new Set(cases.map(([, , , code]) => code))
  // These failures also depend on something other than the content of the file.
  const others = ['brief_full', 'timed_out', 'unreadable']
  expect([...caused, ...others].toSorted()).toEqual(Object.keys(knowledgeFailures).toSorted())
})

test('the control: what the broken files are made of is read', async () => {
  for (const [ending, file] of [
    ['pdf', pdf()],
    ['docx', docx()],
  ] as const) {
    expect(await readAs(ending, file)).toMatchObject({ ok: true, facts: [{ text: sentence }] })
  }
})

test('a document outside its package is not read', async () => {
  const outside = makeDocx(paragraph(sentence), { '_rels/.rels': relationships('file:///etc/passwd') })
  expect(await readAs('docx', outside)).toEqual({ ok: false, code: 'unsupported_type' })
})

test('a text that quotes the mark of a PDF stays a text', async () => {
  expect(await readAs('txt', `${sentence} A PDF begins with %PDF-1.7 in its first line.`)).toMatchObject({ ok: true })
})
