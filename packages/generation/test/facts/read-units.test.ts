import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readUnits } from '../../src/facts/read-units.ts'

/** Formats each unit as `heading › heading › text`. A unit that continues a paragraph begins with `+`. */
function told(text: string): string[] {
  return readUnits(text).map((unit) => `${unit.continues ? '+ ' : ''}${[...unit.subject, unit.text].join(' › ')}`)
}

const cases: ReadonlyArray<[name: string, text: string, units: string[]]> = [
  ['paragraphs, with what every one of them says', 'It is loud.\n\nWhy us?\n\nCall now!\n\n7', ['It is loud.', 'Why us?', 'Call now!', '7']],
  ['a paragraph over several lines', 'We repair\nevery bicycle.', ['We repair every bicycle.']],
  ['headings of both kinds', 'Shop\n====\n\nHours\n-----\nNine to five.\n\n# Prices #\nFair.', ['Shop › Hours › Nine to five.', 'Prices › Fair.']],
  ['a heading that nothing is below', '# One\n\n## Two\n\n# Three', ['One › Two', 'Three']],
  ['a short line alone', 'The bakery\n\nPrices\n\nA loaf is 5 €.\n\nHours\n\nNine to five.', ['The bakery › Prices › A loaf is 5 €.', 'The bakery › Hours › Nine to five.']],
  ['a line in bold alone', '**Who are we?**\n\nBakers.\n\n__Where:__\n\nRome.', ['Who are we? › Bakers.', 'Where › Rome.']],
  ['lines numbered by hand', '1. About us\n\nWe bake.\n\n2. Prices\n\nFair.', ['About us › We bake.', 'Prices › Fair.']],
  ['items, and the line that leads to them', 'We bake:\n\n- rye\n* wheat\n• spelt\n\nDaily.', ['We bake › rye', 'We bake › wheat', 'We bake › spelt', 'Daily.']],
  ['items in items', '- Plans:\n  - Basic\n    - 5 €\n  - Pro\n- Support', ['Plans › Basic', 'Plans › Basic › 5 €', 'Plans › Pro', 'Support']],
  ['a paragraph in an item', '- Delivery\n\n  Within a day.\n\nElse.', ['Delivery', 'Delivery › Within a day.', 'Else.']],
  ['numbered items, and dates that are none', '1. Mix\n2. Bake\n\n3. Eat\n\n25. Mai: zu\n26. Mai: zu', ['Mix', 'Bake', 'Eat', '25. Mai: zu 26. Mai: zu']],
  ['a short line right above a list', 'PREMIUM\n- 5 €\n- 10 GB\n\nBASIC\n- 2 €\n\nElse.', ['PREMIUM › 5 €', 'PREMIUM › 10 GB', 'BASIC › 2 €', 'Else.']],
  ['records of labels', 'Name: Kern\nGrew: 5\n\nName: Moll\nGrew: 5', ['Name: Kern', '+ Grew: 5', 'Name: Moll', '+ Grew: 5']],
  ['a table', '## Hours\n\n| Day | Opens |\n|:--|--:|\n| Monday | 9 |\n| | *10* |', ['Hours › Day: Monday; Opens: 9', 'Hours › Opens: 10']],
  ['a table without outer bars', 'Day | Opens\n--- | ---\nMonday | 9', ['Day: Monday; Opens: 9']],
  ['a table whose columns of figures are named', '| Plan | Monthly | Yearly |\n| A | 5 € | 50 € |\n| B | 7 € | 70 € |', ['Plan: A; Monthly: 5 €; Yearly: 50 €', 'Plan: B; Monthly: 7 €; Yearly: 70 €']],
  ['rows of two columns, the first of which may be a row as well', '| Monday | closed |\n| Tuesday | 9-17 |', ['Monday; closed', 'Tuesday; 9-17']],
  ['columns by tabs or bars', 'Monday\t9-17\nTuesday\t10-18\n\nRye | 5 €\nSpelt | 6 €', ['Monday; 9-17', 'Tuesday; 10-18', 'Rye; 5 €', 'Spelt; 6 €']],
  ['lines of labels', 'Opens: 9\nCloses: 17,\nFridays 15\nWeb: https://a.example', ['Opens: 9', '+ Closes: 17, Fridays 15', '+ Web: https://a.example']],
  ['labels below their lead line', 'Opening hours:\nMonday: 9\nTuesday: 10', ['Opening hours › Monday: 9', '+ Opening hours › Tuesday: 10']],
  ['a quotation with its speaker', '> “It works.\n> It holds.”\n> – Anna\n\n"Good."\n\n— Bob, Rome', ['“It works. It holds.” – Anna', '"Good." – Bob, Rome']],
  ['quotations one below the other', '“Good.”\n– Anna\n“Fast.”\n– Bob', ['“Good.” – Anna', '“Fast.” – Bob']],
  ['marks of Markdown', '**A _b_** [c](http://x.y/(z) "t")[^1] `d` \\*e\\* <b>f</b> ~~g~~ 5 * 3 * 2 a_b_c &amp; ![i](j)', ['A b c d *e* f 5 * 3 * 2 a_b_c &']],
  ['what is not text', '---\ntitle: x\n---\n<!-- a\n\nb -->\n```js\ncode()\n```\n[r]: http://x.y\nhttps://x.y/z\n![i](j)\n\nText.', ['Text.']],
  ['what has no end is text', '```\nText.\n\n<!-- More.', ['Text.', '<!-- More.']],
  ['the same twice', '# A\nYes.\n\n# B\nYes.\n\nYes.', ['A › Yes.', 'B › Yes.']],
  ['no letter and no digit', '***\n\n- …\n\n| | |\n', []],
  ['Italian', '# Prezzi\n\nEsso costa 5 €.\n\n- Consegna gratis', ['Prezzi › Esso costa 5 €.', 'Prezzi › Consegna gratis']],
  ['Polish', 'Cennik\n\nKosztuje to 20 zł.', ['Cennik › Kosztuje to 20 zł.']],
  ['Japanese', '# 料金\n\n初月は無料\nです。\n\n曜日：月\n時間：9時', ['料金 › 初月は無料です。', '料金 › 曜日：月', '+ 料金 › 時間：9時']],
  ['Arabic', '# الأسعار\n\nهل نوصل؟ نعم، مجانًا.', ['الأسعار › هل نوصل؟ نعم، مجانًا.']],
] // prettier-ignore

test.each(cases)('%s', (_, text, units) => {
  expect(told(text)).toEqual(units)
  expect(told(text.replaceAll('\n', '\r\n'))).toEqual(units)
})

test('the result of one customer has that customer as its subject', () => {
  const text = '# Results\n\n## Kern Ltd\n\nComplaints fell from 310 to 214.\n\n## Moll AG\n\nIt saved 3 days.'
  expect(readUnits(text)).toMatchObject([
    { text: 'Complaints fell from 310 to 214.', subject: ['Results', 'Kern Ltd'] },
    { text: 'It saved 3 days.', subject: ['Results', 'Moll AG'] },
  ])
})

describe('a long paragraph', () => {
  const filler =
    'The workshop keeps every frame in a dry cellar that nobody else in town has for so many frames of so many makes.'

  test('is cut at its sentences, and its further parts say so', () => {
    expect(told(`${filler} ${filler.replace('The', 'One')}\n${filler.replace('The', 'Our')} It is dry.`)).toEqual([
      filler,
      `+ ${filler.replace('The', 'One')}`,
      `+ ${filler.replace('The', 'Our')}`,
      '+ It is dry.',
    ])
  })

  test('is cut where a new line is intended, as in a list of prices without marks', () => {
    const rows = Array.from(
      { length: 20 },
      (_, at) => `${at % 2 === 0 ? 'Setting of the brakes, front and rear' : 'Tube'} .... ${at} €`,
    )
    const units = readUnits(rows.join('\n')).map(({ text }) => text)
    expect(units.every((text) => /^(Setting|Tube) .* €$/.test(text))).toBe(true)
    expect(units).toHaveLength(10)
  })

  test('that begins as another one keeps the sentence that its next one continues', () => {
    const [one, two, three, four] = ['first', 'second', 'third', 'fourth'].map((word) => filler.replace('every', word))
    expect(told(`${one} ${two} ${three}\n\nElse.\n\n${one} ${two} ${four}`)).toEqual([
      one,
      `+ ${two}`,
      `+ ${three}`,
      'Else.',
      two,
      `+ ${four}`,
    ])
  })

  test.each([
    'Wir nehmen z. B. Räder von Dr. Kern und Nr. 5 am 3. Mai an, bzw. später.',
    'Sie fragte: „Geht das? Und wann? Schon morgen?“ – Anna, Rom',
    'He said: "It works. It never fails. Call them."',
    'Elle a dit : « Ça marche. Vraiment. »',
  ])('keeps whole: %s', (sentence) => {
    expect(told(`${filler} ${filler} ${filler} ${sentence}`)).toContain(`+ ${sentence}`)
  })

  test.each([
    ['Japanese', '自転車を一台ずつ丁寧に点検します。'.repeat(30), '自転車を一台ずつ丁寧に点検します。'],
    ['Arabic', 'هل تصلح كل دراجة في يوم واحد؟ '.repeat(20), 'هل تصلح كل دراجة في يوم واحد؟'],
  ])('is cut in %s', (_, text, sentence) => {
    expect(told(text)).toEqual([sentence])
  })

  test('without an end of a sentence it is cut between words, and without words between graphemes', () => {
    const words = readUnits(Array.from({ length: 400 }, (_, word) => `word${word}`).join(' ')).map(({ text }) => text)
    expect(words.every((text) => text.length <= 1_000 && /^word\d+ .* word\d+$/.test(text))).toBe(true)
    const families = readUnits('👨‍👩‍👧'.repeat(300)).concat(readUnits(`x${'e\u0301'.repeat(900)}`))
    expect(families.every(({ text }) => text.length <= 1_000 && !/^[\p{M}\u200d]|^\p{Cs}/u.test(text))).toBe(true)
  })
})

test('a heading of more than 300 characters is a unit', () => {
  const long = 'so long '.repeat(40).trim()
  expect(told(`# ${long}\n\nBelow.`)).toEqual([long, 'Below.'])
})

test('the letters of a unit stand in the text where it says, in their order', () => {
  const line = fc.tuple(
    fc.constantFrom('', '', '# ', '- ', '  - ', '1. ', '> ', '**', '| ', '\t', '— ', '```', '---', '[a](b) '),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('', '.', ':', '"', ' | ', '**', '\n'),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.map((parts) => parts.join('')).join('\n')
      for (const unit of readUnits(text)) {
        expect(unit.text).toMatch(/[\p{L}\p{N}]/u)
        expect(unit.text).not.toMatch(/\s{2}|\n|^\s|\s$/)
        expect(unit.text.length).toBeLessThanOrEqual(1_000)
        expect(unit.subject.every((level) => level.length > 0 && level.length <= 300)).toBe(true)
        expect(unit.start).toBeLessThan(unit.end)
        // If the text contains one of these characters, a unit may contain header cells or decoded entities. The unit's
        // span of the source does not contain them, so the unit cannot be compared with the span.
        if (/[|\t&]/.test(text)) continue
        const source = text.slice(unit.start, unit.end)
        const places: number[] = []
        // Letters are compared one by one, because emphasis marks may be within a word.
        for (const letter of unit.text.match(/[\p{L}\p{N}]/gu) ?? []) {
          places.push(source.indexOf(letter, (places.at(-1) ?? -1) + 1))
        }
        expect(places).not.toContain(-1)
      }
    }),
    { numRuns: 500, examples: [[[['', '0*一**', '']]]] },
  )
})

const size = 1024 * 1024
const hostile: Record<string, string> = {
  'one word': 'a'.repeat(size),
  'one accent': '\u0301'.repeat(size),
  'new lines': '\n'.repeat(size),
  hashes: '#'.repeat(size),
  headings: '# a\n'.repeat(size / 4),
  bars: '|'.repeat(size),
  'bars on lines': '|\n'.repeat(size / 2),
  'lists in a line': `${'- '.repeat(size / 2)}a`,
  'lists in lists': Array.from({ length: 10_000 }, (_, depth) => `${' '.repeat(depth % 200)}- ${depth}`).join('\n'),
  quotes: '> '.repeat(size / 2),
  stars: '*'.repeat(size),
  emphasis: '*a'.repeat(size / 2),
  brackets: '['.repeat(size),
  links: '[a]('.repeat(size / 4),
  tags: '<a'.repeat(size / 2),
  comments: '<!--'.repeat(size / 4),
  fences: '```a\n'.repeat(size / 5),
  labels: 'a:\n'.repeat(size / 3),
  speech: '"a. '.repeat(size / 4),
  'wide table': `|${'h'.repeat(90)}|${'h'.repeat(90)}|\n|-|-|\n${Array.from({ length: 90_000 }, (_, row) => `|${row}|2|\n`).join('')}`,
  'long headings': `${[1, 2, 3].map((level) => `${'#'.repeat(level)} ${'h'.repeat(300)}\n`).join('')}${Array.from({ length: 90_000 }, (_, at) => `#### ${at}\n`).join('')}`,
}

test.each(Object.entries(hostile))(
  '1 MiB of %s is read in time',
  (_, text) => {
    const begun = process.cpuUsage()
    readUnits(text)
    const { user } = process.cpuUsage(begun)
    // Reading takes about a second if its cost is linear, and minutes otherwise.
    expect(user / 1_000).toBeLessThan(10_000)
  },
  60_000,
)
