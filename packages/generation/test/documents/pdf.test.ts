import { makePdf, pageSaying, setLines, type PdfPage } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { factsOf, readAs, textOf, unitsOf } from './read.ts'

const onePage = (page: PdfPage) => makePdf([page])

test('lines that a sentence was broken into are one, and words that a line broke are whole', async () => {
  const lines = [
    'Every bicycle that comes in before noon is inspected on the same day by one of the mech-',
    'anics, who writes down what was found. Die Sicherheitsüberprüfung dauert zwanzig Minu-',
    'ten und kostet nichts. The workshop is well-known. Everyone here wears a well-',
    'known blue apron over the jacket. Wir verkaufen Damen- und Kinderräder sowie Lasten-',
    'und Falträder aller Marken.',
  ]
  expect(await factsOf('pdf', onePage({ texts: setLines(lines, 700) }))).toEqual([
    'Every bicycle that comes in before noon is inspected on the same day by one of the mechanics, who writes down what was found.',
    'Die Sicherheitsüberprüfung dauert zwanzig Minuten und kostet nichts.',
    'The workshop is well-known.',
    'Everyone here wears a well-known blue apron over the jacket.',
    'Wir verkaufen Damen- und Kinderräder sowie Lasten- und Falträder aller Marken.',
  ])
})

test('a heading is the subject of the paragraph under it, by its size', async () => {
  const paragraph = ['The workshop opens at eight in the morning and closes at six in the evening.']
  const texts = [
    ...setLines(['Our opening hours in the summer season of the year'], 760, { size: 16 }),
    ...setLines(['Visiting us in the old town'], 725, { size: 13 }),
    ...setLines(paragraph, 700),
    ...setLines(['Prices'], 660, { size: 16 }),
    ...setLines(['All prices include the small parts.'], 635),
  ]
  expect(await unitsOf('pdf', onePage({ texts }))).toEqual([
    `Our opening hours in the summer season of the year › Visiting us in the old town › ${paragraph[0]}`,
    'Prices › All prices include the small parts.',
  ])
})

test('items of a list are facts of their own, with a mark that is a letter or drawn', async () => {
  const texts = [
    ...setLines(['The workshop offers what a rider needs from spring until late autumn.'], 760),
    ...setLines(['• Pick-up of bicycles within ten kilometres', '• Loan bicycles for longer repairs'], 720),
    { text: 'Storage over the winter in a dry cellar', x: 100, y: 660 },
    { text: 'Washing with water from the rain barrel', x: 100, y: 640 },
  ]
  expect((await factsOf('pdf', onePage({ texts }))).slice(1)).toEqual([
    'Pick-up of bicycles within ten kilometres',
    'Loan bicycles for longer repairs',
    'Storage over the winter in a dry cellar',
    'Washing with water from the rain barrel',
  ])
})

test('headers, footers and page numbers are dropped; a sentence that a page broke is whole, on the page it begins', async () => {
  const page = (number: number, lines: string[]): PdfPage => ({
    texts: [
      { text: `Kern Bicycles Ltd keeps this paper confidential. Edition ${number}.`, y: 810 },
      ...setLines(lines, 760),
      { text: 'This footer says that all prices may change at any time.', y: 50 },
      { text: `Page ${number} of 3`, y: 30 },
    ],
  })
  const file = makePdf([
    page(1, ['The founder built the first frame in a garage behind the station, and he sold']),
    page(2, ['it to a postman who rode it for thirty years. The frame hangs in the shop today.']),
    page(3, ['Visitors may touch it with clean hands.']),
  ])
  const reading = await readAs('pdf', file)
  expect(reading).toMatchObject({
    facts: [
      { text: expect.stringMatching(/^The founder built .* he sold it to a postman .* years\. .* today\.$/), page: 1 },
      { text: 'Visitors may touch it with clean hands.', page: 3 },
    ],
  })
})

const left = ['The left column tells of the cellar', 'where frames are kept in the dry.', 'Nobody else in town has a dry', 'cellar for so many frames.'] // prettier-ignore
const right = ['The right column tells of the yard', 'where children learn to ride well.', 'Lessons take place every Saturday', 'from nine until eleven o’clock.'] // prettier-ignore
const columnFacts = [
  'The left column tells of the cellar where frames are kept in the dry. Nobody else in town has a dry cellar for so many frames.',
  'The right column tells of the yard where children learn to ride well. Lessons take place every Saturday from nine until eleven o’clock.',
]

test('columns are read one after the other, whether they were written down or across', async () => {
  const [one, two] = [setLines(left, 700), setLines(right, 700, { x: 320 })]
  const across = one.flatMap((line, index) => [line, two[index]!])
  expect(await factsOf('pdf', onePage({ texts: [...one, ...two] }))).toEqual(columnFacts)
  expect(await factsOf('pdf', onePage({ texts: across }))).toEqual(columnFacts)
})

test('rows of a table are facts', async () => {
  const rows = [
    ['Adjusting the brakes', '25 euros', 'within one day'],
    ['Truing a wheel', '30 euros', 'within two days'],
  ]
  const texts = rows.flatMap((row, index) =>
    row.map((text, cell) => ({ text, x: 72 + cell * 160, y: 700 - index * 16 })),
  )
  const file = onePage({ texts: [...texts, { text: 'All prices include the small parts.', y: 600 }] })
  expect(await textOf('pdf', file)).toContain('| Adjusting the brakes | 25 euros | within one day |')
  expect(await factsOf('pdf', file)).toEqual([
    'Adjusting the brakes; 25 euros; within one day',
    'Truing a wheel; 30 euros; within two days',
    'All prices include the small parts.',
  ])
})

test('a number above the line is no part of the sentence, but of a unit', async () => {
  const texts = [
    { text: 'The workshop covers 30 m', y: 700 },
    { text: '2', x: 204.3, y: 704, size: 6 },
    { text: 'of the ground floor.', x: 210.7, y: 700 },
    { text: '1', x: 303.3, y: 704, size: 6 },
  ]
  expect(await factsOf('pdf', onePage({ texts }))).toEqual(['The workshop covers 30 m² of the ground floor.'])
})

test('invisible text is not read: outside of the page, too small, upright', async () => {
  const seen = 'The workshop has a bench for visitors.'
  const hidden = 'A hidden sentence says that all is free.'
  const turned = `BT /F1 11 Tf 0 1 -1 0 20 200 Tm (${hidden}) Tj ET`
  const content = `BT /F1 11 Tf 72 700 Td (${seen}) Tj ET BT /F1 11 Tf 72 -40 Td (${hidden}) Tj ET BT /F1 1 Tf 72 500 Td (${hidden}) Tj ET ${turned}`
  expect(await textOf('pdf', onePage({ content: Buffer.from(content) }))).toBe(seen)
})

test('what Markdown would take for marks means nothing in a PDF', async () => {
  const texts = setLines(['``` The first line looks like the start of code.'], 700)
  const rest = setLines(['The workshop is there all the same.'], 640)
  expect(await factsOf('pdf', onePage({ texts: [...texts, ...rest] }))).toContain('The workshop is there all the same.')
})

test('spans hold the words of their facts, and pages are those of the file', async () => {
  const pages = [1, 2, 3, 4].map((number) => pageSaying(`Sentence number ${number} stands on this page of the file.`))
  const reading = await readAs('pdf', makePdf([...pages, {}, pageSaying('The sixth page follows an empty one.')]))
  if (!reading.ok) throw new Error(reading.code)
  expect(reading.facts.map(({ page }) => page)).toEqual([1, 2, 3, 4, 6])
  for (const { text, start, end } of reading.facts) expect(reading.text.slice(start, end)).toBe(text)
  expect(reading.reader).toBe('pdf-3')
})
