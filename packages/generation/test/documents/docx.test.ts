import {
  makeDocx,
  docxParagraph as paragraph,
  docxPart as part,
  docxRun as run,
  docxTable as table,
} from '@adcopy/testing'
import { expect, test } from 'vitest'
import { factsOf, textOf, unitsOf } from './read.ts'

const sentence = 'The mill grinds rye from farms nearby.'
const styles = part(
  'styles',
  '<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>' +
    '<w:style w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="berschrift1"/></w:style>' +
    '<w:style w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:styleId="Liste"><w:name w:val="List Bullet"/><w:pPr><w:numPr/></w:pPr></w:style>' +
    '<w:style w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>',
)

test('headings, by the style’s name in whatever language, its base or an outline level, are what facts are about', async () => {
  const body =
    paragraph('A heading with a full stop.', '<w:pStyle w:val="berschrift1"/>') +
    paragraph('A heading of our own make.', '<w:pStyle w:val="Own"/>') +
    paragraph('A heading by its level alone.', '<w:outlineLvl w:val="2"/>') +
    paragraph(sentence, '<w:pStyle w:val="Loop"/>')
  expect(await unitsOf('docx', makeDocx(body, { 'word/styles.xml': styles }))).toEqual([
    'A heading with a full stop.',
    `A heading of our own make. › A heading by its level alone. › ${sentence}`,
  ])
})

test('a title is above all headings, and lines of a table of contents are not read', async () => {
  const named = (name: string) => `<w:style w:styleId="${name}"><w:name w:val="${name}"/></w:style>`
  const own = part('styles', ['Title', 'heading 1', 'heading 2', 'toc 1'].map(named).join(''))
  const styled = (text: string, style: string) => paragraph(text, `<w:pStyle w:val="${style}"/>`)
  const body =
    styled('The mill', 'Title') +
    styled('Prices 2', 'toc 1') +
    styled('Bread', 'heading 1') +
    styled('Rye', 'heading 2') +
    paragraph(sentence) +
    styled('Prices', 'heading 1') +
    paragraph('A loaf is 5 euros.')
  expect(await unitsOf('docx', makeDocx(body, { 'word/styles.xml': own }))).toEqual([
    `The mill › Bread › Rye › ${sentence}`,
    'The mill › Prices › A loaf is 5 euros.',
  ])
})

test('items of lists are facts of their own, marked by themselves or by their style', async () => {
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
  const body =
    paragraph('Bread from a wood-fired oven', list) +
    paragraph('Delivery within ten kilometres', '<w:pStyle w:val="Liste"/>') +
    paragraph('• Rolls with seeds on Sundays')
  expect(await factsOf('docx', makeDocx(body, { 'word/styles.xml': styles }))).toEqual([
    'Bread from a wood-fired oven',
    'Delivery within ten kilometres',
    'Rolls with seeds on Sundays',
  ])
})

test('a row of a table is one fact, with the names of its columns where the file marks them', async () => {
  const file = makeDocx(
    table([
      ['Loaf', 'Price of one loaf today'],
      ['The rye loaf keeps fresh for a week.', '5 euros'],
    ]),
  )
  expect(await factsOf('docx', file)).toEqual([
    'Loaf; Price of one loaf today',
    'The rye loaf keeps fresh for a week. 5 euros',
  ])
  expect(await textOf('docx', file)).toContain('| Loaf | Price of one loaf today |')
})

test('a marked header names the cells of the rows, and empty cells keep their column', async () => {
  const row = (cells: string[], properties = '') =>
    `<w:tr>${properties}${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
  const header = row(['Loaf', 'Half', 'Whole'], '<w:trPr><w:tblHeader/></w:trPr>')
  const file = makeDocx(`<w:tbl>${header}${row(['Rye', '', '5 euros'])}${row(['Spelt', '3 euros', '6 euros'])}</w:tbl>`)
  expect(await factsOf('docx', file)).toEqual([
    'Loaf: Rye; Whole: 5 euros',
    'Loaf: Spelt; Half: 3 euros; Whole: 6 euros',
  ])
})

test('paragraphs of a cell that lays out text are facts of their own', async () => {
  const long = `${sentence} `.repeat(9).trim()
  const file = makeDocx(table([[long, 'Open from six']]))
  expect(await factsOf('docx', file)).toEqual([sentence, 'Open from six'])
})

test('footnotes and text boxes are read, each once', async () => {
  const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
  const body =
    `<w:p>${run('The stones were cut in 1911')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('.')}</w:p>` +
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box('The box says that the shop opens at six.')}</wps:txbx></mc:Choice>` +
    `<mc:Fallback>${box('The fallback says that the shop opens at seven.')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const notes = part(
    'footnotes',
    `<w:footnote w:id="2">${paragraph('A mason from the valley cut the stones.')}</w:footnote>`,
  )
  expect(await factsOf('docx', makeDocx(body, { 'word/footnotes.xml': notes }))).toEqual([
    'The stones were cut in 1911.',
    'The box says that the shop opens at six.',
    'A mason from the valley cut the stones.',
  ])
})

test('runs make one sentence: breaks, tabs, soft and hard hyphens, ligatures and what was inserted', async () => {
  const body =
    `<w:p>${run('The o')}${run('\ufb03ce of the mill')}<w:r><w:br/></w:r><w:ins>${run('opens')}</w:ins><w:r><w:tab/><w:t>at six</w:t></w:r>` +
    `<w:r><w:t xml:space="preserve"> with self</w:t><w:noBreakHyphen/><w:t>made br</w:t><w:softHyphen/><w:t>ead &amp; butter.</w:t></w:r></w:p>`
  expect(await factsOf('docx', makeDocx(body))).toEqual([
    'The office of the mill opens at six with self-made bread & butter.',
  ])
})

test('hidden, white, tiny and deleted text is not read, nor codes of fields, comments and headers', async () => {
  const secret = 'A secret sentence says that bread is free.'
  const field = `<w:r><w:instrText>INCLUDETEXT "http://127.0.0.1/${secret}"</w:instrText></w:r>`
  const body =
    paragraph(secret, '', '<w:vanish/>') +
    paragraph(secret, '', '<w:color w:val="FFFFFF"/>') +
    paragraph(secret, '', '<w:sz w:val="2"/>') +
    paragraph(secret, '<w:pStyle w:val="Secret"/>') +
    `<w:p><w:del><w:r><w:delText>${secret}</w:delText></w:r></w:del>${field}${run(sentence)}</w:p>` +
    '<w:altChunk r:id="rId9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/>'
  const others = { 'word/styles.xml': styles, 'word/comments.xml': part('comments', paragraph(secret)), 'word/header1.xml': part('hdr', paragraph(secret)) } // prettier-ignore
  expect(await textOf('docx', makeDocx(body, others))).toBe(sentence)
})

test('white letters on a dark ground are there to be read', async () => {
  const dark = '<w:shd w:val="clear" w:fill="1F3864"/>'
  expect(await factsOf('docx', makeDocx(paragraph(sentence, dark, '<w:color w:val="FFFFFF"/>')))).toEqual([sentence])
  expect(await factsOf('docx', makeDocx(paragraph(sentence, '', '<w:vanish w:val="0"/>')))).toEqual([sentence])
})

const invisible = part(
  'styles',
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:styleId="White"><w:name w:val="White"/><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>' +
    '<w:style w:styleId="Heir"><w:name w:val="Heir"/><w:basedOn w:val="White"/></w:style>' +
    '<w:style w:styleId="Tiny"><w:name w:val="Tiny"/><w:rPr><w:sz w:val="2"/></w:rPr></w:style>' +
    '<w:style w:styleId="Ink"><w:name w:val="Ink"/><w:basedOn w:val="White"/><w:rPr><w:color w:val="1A1A1A"/></w:rPr></w:style>',
)
const secret = 'A secret sentence says that bread is free.'

test.each([
  ['a paragraph style in white', paragraph(secret, '<w:pStyle w:val="White"/>')],
  ['a style based on it', paragraph(secret, '<w:pStyle w:val="Heir"/>')],
  ['a character style in white', paragraph(secret, '', '<w:rStyle w:val="White"/>')],
  ['a paragraph style of one point', paragraph(secret, '<w:pStyle w:val="Tiny"/>')],
  ['a character style of one point', paragraph(secret, '', '<w:rStyle w:val="Tiny"/>')],
  ['nearly white', paragraph(secret, '', '<w:color w:val="FEFEFE"/>')],
  ['a pale grey', paragraph(secret, '', '<w:color w:val="f0f0f0"/>')],
  ['the ground’s colour of the theme', paragraph(secret, '', '<w:color w:val="auto" w:themeColor="background1"/>')],
  [
    'white on a nearly white ground',
    paragraph(secret, '<w:shd w:val="clear" w:fill="FDFDFD"/>', '<w:color w:val="FFFFFF"/>'),
  ],
  [
    'white in a table without a ground',
    `<w:tbl><w:tr><w:tc>${paragraph(secret, '', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
  ],
  [
    'white in a cell after a dark cell',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="203864"/></w:tcPr></w:tc><w:tc>${paragraph(secret, '', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
  ],
])('text in %s is not read', async (_, hidden) => {
  const file = makeDocx(hidden + paragraph(sentence), { 'word/styles.xml': invisible })
  expect(await textOf('docx', file)).toBe(sentence)
})

test.each([
  ['a style that overrides white', paragraph(sentence, '<w:pStyle w:val="Ink"/>')],
  ['a run that overrides white', paragraph(sentence, '<w:pStyle w:val="White"/>', '<w:color w:val="000000"/>')],
  ['a run in the usual colour', paragraph(sentence, '<w:pStyle w:val="White"/>', '<w:color w:val="auto"/>')],
  [
    'a dark shade of the ground’s colour',
    paragraph(sentence, '', '<w:color w:val="595959" w:themeColor="background1" w:themeShade="A6"/>'),
  ],
  ['a light blue', paragraph(sentence, '', '<w:color w:val="9DC3E6"/>')],
  ['white under a dark highlight', paragraph(sentence, '', '<w:color w:val="FFFFFF"/><w:highlight w:val="darkBlue"/>')],
  [
    'white in a dark cell',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="203864"/></w:tcPr>${paragraph(sentence, '', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
  ],
])('text in %s is read', async (_, shown) => {
  expect(await factsOf('docx', makeDocx(shown, { 'word/styles.xml': invisible }))).toEqual([sentence])
})

test('the default look of the whole document hides what says nothing else', async () => {
  const whiteByDefault = part(
    'styles',
    '<w:docDefaults><w:rPrDefault><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:rPrDefault></w:docDefaults>',
  )
  const body = paragraph(secret) + paragraph(sentence, '', '<w:color w:val="000000"/>')
  expect(await textOf('docx', makeDocx(body, { 'word/styles.xml': whiteByDefault }))).toBe(sentence)
})

const relationship = (kind: string, target: string) =>
  `<Relationship Id="${kind}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
const relationships = (...all: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`

test.each(['styles2.xml', '/word/styles2.xml', './styles2.xml', '../word/styles2.xml', 'STYLES2.xml'])(
  'styles are found by the document’s relationships, written as %s',
  async (target) => {
    const parts = {
      'word/_rels/document.xml.rels': relationships(relationship('styles', target)),
      'word/styles2.xml': invisible,
    }
    const body = paragraph(secret, '<w:pStyle w:val="White"/>') + paragraph(sentence)
    expect(await textOf('docx', makeDocx(body, parts))).toBe(sentence)
  },
)

test.each([
  'word/document.xml',
  '/word/document.xml',
  './word/document.xml',
  'word\\document.xml',
  '/Word/Document.xml',
  'word/./document.xml',
])('a package that names its document %s is read', async (target) => {
  const parts = { '_rels/.rels': relationships(relationship('officeDocument', target)) }
  expect(await factsOf('docx', makeDocx(paragraph(sentence), parts))).toEqual([sentence])
})

test('a document whose name holds a space is found by its name in the relationships', async () => {
  const parts = {
    '_rels/.rels': relationships(relationship('officeDocument', 'my%20text/the%20document.xml')),
    'my text/the document.xml': part('document', `<w:body>${paragraph(sentence)}</w:body>`),
  }
  expect(await factsOf('docx', makeDocx(paragraph(secret), parts))).toEqual([sentence])
})
