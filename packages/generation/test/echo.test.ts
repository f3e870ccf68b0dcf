import { describe, expect, test } from 'vitest'
import { studioOf } from '../src/composer/desk.ts'
import { echoExcess } from '../src/composer/echo.ts'
import { phrased } from '../src/composer/phrasing.ts'
import { wordingFor } from '../src/composer/wording.ts'
import { wordNgrams } from '../src/text.ts'
import { linesOf, request, zotero } from './fixtures.ts'

/** Runs of four words that a line holds in some wording, none across a blank. */
function gramsOf(line: string): Set<string> {
  const slots = line.split('[').length - 1
  const turns = Array.from({ length: 5 ** slots }, (_, turn) => turn)
  const said = (['formal', 'informal'] as const).flatMap((form) =>
    turns.map((turn) => phrased(line, form, (ways, at) => Math.floor(turn / 5 ** (at - 1)) % ways)),
  )
  return new Set(said.flatMap((text) => text.split(/\{\w+\}/)).flatMap((part) => [...wordNgrams(part)]))
}

test.each(['en', 'de', 'fr', 'es'])(
  'no line of the shortest texts (%s) shares four words with a longer one’s',
  (language) => {
    const { levels, calls, ...others } = wordingFor(language)
    const banks = Object.values(levels).flatMap((level) => Object.entries(level))
    // Headline and description are the same for all lengths.
    const long = [others, ...banks.filter(([name]) => !name.startsWith('short') && name !== 'headlines')].flatMap(
      linesOf,
    )
    const known = new Set(long.flatMap((line) => [...gramsOf(line)]))
    const short = banks.filter(([name]) => name.startsWith('short')).flatMap(([, lines]) => linesOf(lines))
    expect(short.length).toBeGreaterThan(60)
    expect(calls.length).toBeGreaterThan(4)
    const shared = short.map((line) => ({ line, grams: [...gramsOf(line)].filter((gram) => known.has(gram)) }))
    expect(shared.filter(({ grams }) => grams.length > 0)).toEqual([])
  },
)

describe('the shortest text has words of its own beside what it quotes and its longest line', () => {
  const pain = zotero.avatars[0]?.pains?.[0] ?? ''
  const studio = studioOf(request({ copyLength: 'short', brief: 'calm' }))

  test.each([
    ['nothing but a quotation', [pain], true],
    ['a quotation and one line', [`${pain}. It seldom sorts itself out.`], true],
    [
      'a quotation and lines of four words',
      [`${pain}. Weary of it? Zotero might help. Begin here today. See for yourself.`],
      false,
    ],
    ['one line alone', ['Is that really the way of things, day by day?'], true],
    ['a quotation as its headline as well', [`${pain}. Weary of it? Zotero might help.`, pain], true],
    ['two lines of one length', ['Is that the way of things?\n\nMake a moment for it today.'], false],
  ])('%s', (_, texts, isTooMuch) => {
    expect(pain.split(' ').length).toBeGreaterThan(4)
    expect({ texts, isTooMuch: echoExcess(texts, studio) > 0 }).toEqual({ texts, isTooMuch })
  })
})
