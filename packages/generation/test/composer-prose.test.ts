import { awarenessLevels, carries, copyLengths, type OfferContent, type Platform } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import type { GenerationRequest } from '../src/index.ts'
import { joinedIn } from '../src/composer/joining.ts'
import { factsOf } from '../src/composer/material.ts'
import { Pace } from '../src/composer/pace.ts'
import { listed } from '../src/composer/shape.ts'
import { wordingFor } from '../src/composer/wording.ts'
import { graphemes, stem, words } from '../src/text.ts'
import { bakery, clinic, grounded, inbox, kornhaus, request, write, zotero } from './fixtures.ts'

function places(platform: Platform, over: Partial<GenerationRequest>): GenerationRequest[] {
  return awarenessLevels.flatMap((awarenessLevel) =>
    copyLengths
      .filter((copyLength) => carries(platform, copyLength))
      .map((copyLength) => request({ ...over, platform, awarenessLevel, copyLength })),
  )
}

const sentencesIn = (text: string) =>
  text.split(/\n+|(?<=[.!?…][”’»“)]*)\s+/u).filter((sentence) => /\p{L}/u.test(sentence))

const brands = { zotero, bakery, inbox, clinic, kornhaus }

describe.each(Object.entries(brands))('%s', (_, grounding) => {
  test('no question follows a question, and at most a quarter of the sentences ask', async () => {
    for (const asked of [...places('facebook', { grounding }), ...places('instagram', { grounding })]) {
      const text = (await write(asked)).primary_text
      const sentences = sentencesIn(text)
      const questions = sentences.map((sentence) => sentence.includes('?'))
      expect({ text, inRow: questions.some((asks, index) => asks && questions[index + 1] === true) }).toEqual({
        text,
        inRow: false,
      })
      const most = Math.ceil(sentences.length / 4)
      expect({ text, many: questions.filter(Boolean).length > most }).toEqual({ text, many: false })
    }
  })
})

test.each(Object.entries({ zotero, inbox }))(
  '%s: whoever does not compare yet is met with a scene of the grounding',
  async (_, grounding) => {
    for (const asked of places('facebook', { grounding, brief: 'calm' })) {
      if (asked.awarenessLevel === 'solution_aware') continue
      const scenes = factsOf(asked).filter(({ kind }) => ['pain', 'desire', 'finding'].includes(kind))
      const known = new Set(scenes.flatMap(({ telling }) => telling.filter((word) => word.length > 3)))
      const [opening = ''] = (await write(asked)).primary_text.split('\n')
      expect({ opening, met: words(opening).some((word) => known.has(stem(word))) }).toEqual({ opening, met: true })
    }
  },
)

describe('the pace of a text', () => {
  test.each([
    ['“Why?” They ask.', 'What then?', true],
    ['Sound familiar?', 'What then?', false],
    ['Sound familiar?', 'It happens. What then?', true],
    ['¿Otra vez?', '¿Y ahora?', false],
    ['« Encore ? »', 'Et puis ?', false],
    ['It happens.', 'Again? Really?', false],
  ])('after %j, %j may stand: %j', (before, next, may) => {
    const pace = new Pace(0)
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) pace.note('It happens.')
    pace.note(before)
    expect(pace.allows(next)).toBe(may)
  })

  test('an idle line is followed by something said, and there are no more of them than were given', () => {
    const pace = new Pace(2)
    expect(pace.mayIdle).toBe(true)
    pace.note('It happens.', true)
    expect(pace.mayIdle).toBe(false)
    pace.note('Rates are shown first.')
    expect(pace.mayIdle).toBe(true)
    pace.note('It happens.', true)
    pace.note('Rates are shown first.')
    expect(pace.mayIdle).toBe(false)
  })

  test('one question may stand anywhere, a second when there are four sentences to each', () => {
    const pace = new Pace(0)
    pace.note('Again?')
    for (const _ of [1, 2, 3, 4, 5]) {
      pace.note('It happens.')
      expect(pace.allows('Again?')).toBe(false)
    }
    pace.note('It happens.')
    expect(pace.allows('Again?')).toBe(true)
  })
})

test('no headline of ours opens on a word that refers to nothing', () => {
  for (const level of awarenessLevels) {
    const lines = wordingFor('en').levels[level].headlines
    expect(lines.filter((line) => /\b(?:that|it|these|those)\b/i.test(line))).toEqual([])
  }
})

describe('the lines of one list are closed alike', () => {
  test.each([
    [
      ['More than 300 members', 'Repairs take a week.'],
      ['More than 300 members', 'Repairs take a week'],
    ],
    [
      ['open daily', 'No plastic'],
      ['Open daily', 'No plastic'],
    ],
    [
      ['Open daily.', 'No plastic.'],
      ['Open daily', 'No plastic'],
    ],
    [
      ['It holds. It lasts.', 'No plastic'],
      ['It holds. It lasts.', 'No plastic.'],
    ],
    [
      ['Is it safe?', 'No plastic'],
      ['Is it safe?', 'No plastic.'],
    ],
    [
      ['“It holds.”', 'No plastic'],
      ['“It holds.”', 'No plastic.'],
    ],
    [
      ['Price from £4.50', 'No plastic'],
      ['Price from £4.50', 'No plastic'],
    ],
  ])('%j', (texts, lines) => {
    expect(listed(texts)).toEqual(lines)
  })

  test('in a text as well', async () => {
    const grounding = grounded({
      name: 'Taller Nuño',
      description: 'Un taller de Valencia que arregla bicicletas.',
      language: 'es',
      value_propositions: ['Los arreglos tardan una semana, a veces más', 'Sin plástico', 'Contesta una persona.'],
      proof_points: ['Más de 300 socios.', 'Taller fundado en 1998', 'Cerrado los lunes.'],
    })
    const lists = []
    for (const asked of places('facebook', { grounding, brief: 'calma' })) {
      const lines = (await write(asked)).primary_text.split('\n').filter((line) => /^[•→✓–] /u.test(line))
      if (lines.length > 0) lists.push(lines)
      expect(new Set(lines.map((line) => line.endsWith('.'))).size).toBeLessThanOrEqual(1)
    }
    expect(lists.length).toBeGreaterThan(2)
  })
})

describe('two statements become one sentence', () => {
  const factsIn = (language: string, texts: readonly string[]) =>
    factsOf(
      request({
        brief: 'calm',
        grounding: grounded(
          { name: 'Zed', description: 'Zed.', language },
          {
            brand_brief: texts.map((text, index) => ({ file_id: 'f', text, start: index * 99, end: index * 99 + 98 })),
          },
        ),
      }),
    ).filter(({ kind }) => kind === 'knowledge')

  test.each([
    ['en', 'Rates are shown before anybody signs.', 'The board is unpaid.', ', and the board is unpaid'],
    ['en', 'Save any page.', 'Read it without a network.', ', and read it without a network'],
    ['de', 'Der Rahmen kommt aus Soest.', 'Die Steuerung zeigt den Weg.', ', und die Steuerung zeigt den Weg'],
    ['fr', 'Le savon sèche six semaines.', 'La boutique ouvre le mardi.', ', et la boutique ouvre le mardi'],
    ['es', 'La sala abre a las ocho.', 'El patio queda libre.', ', y el patio queda libre'],
  ])('%s: %s %s', (language, one, other, end) => {
    const [first, second] = factsIn(language, [one, other])
    if (first === undefined || second === undefined) throw new RangeError('both are facts')
    expect(joinedIn(language, first, second, new Set())).toBe(`${first.text}${end}`)
  })

  test.each([
    ['en', 'Rates are shown before anybody signs.', 'Larkfield lends in the valley.'],
    ['en', 'Rates are shown early, and in full.', 'The board is unpaid.'],
    ['en', 'Repay a loan early at no charge', 'Three branches in the valley'],
    ['en', 'Save any page.', 'The board is unpaid.'],
    ['en', 'Rates are shown before anybody signs.', 'The board, which is unpaid, meets in May.'],
    ['de', 'Der Rahmen kommt aus Soest.', 'Essen steht auf dem Tisch.'],
    ['de', 'Der Rahmen ist leicht und stabil.', 'Die Steuerung zeigt den Weg.'],
    ['ja', '毎週新しい本が入ります。', '絵本と詩集がそろっています。'],
  ])('%s, never: %s %s', (language, one, other) => {
    const [first, second] = factsIn(language, [one, other])
    if (first === undefined || second === undefined) throw new RangeError('both are facts')
    expect(joinedIn(language, first, second, new Set())).toBeNull()
  })
})

describe('Instagram and Facebook', () => {
  const pairs = async (over: Partial<GenerationRequest>) =>
    Promise.all(
      places('instagram', over).map(async (asked) => [
        (await write(asked)).primary_text,
        (await write({ ...asked, platform: 'facebook' })).primary_text,
      ]),
    )

  test('the same everything is told in other words, in shorter paragraphs and without a link', async () => {
    const texts = await pairs({ offer: { name: 'Trial week', url: 'https://trial.example/' } })
    for (const [instagram = '', facebook = ''] of texts) {
      expect(instagram).not.toBe(facebook)
      expect(instagram).not.toContain('http')
      const plain = instagram.split('\n\n').filter((paragraph) => !paragraph.includes('\n'))
      for (const paragraph of plain) expect(sentencesIn(paragraph).length).toBeLessThanOrEqual(4)
    }
    const count = (index: number) => texts.reduce((sum, pair) => sum + (pair[index] ?? '').split('\n\n').length, 0)
    expect(count(0)).toBeGreaterThan(count(1))
    expect(texts.filter(([, facebook = '']) => facebook.includes('https://trial.example/')).length).toBeGreaterThan(6)
  })

  test('what Instagram shows of a caption holds the opening paragraph, or its one sentence is longer', async () => {
    for (const [instagram = ''] of await pairs({})) {
      const [opening = ''] = instagram.split('\n\n')
      expect(graphemes(opening) <= 125 || sentencesIn(opening).length === 1).toBe(true)
    }
  })

  test('no hashtag and no emoji is made up', async () => {
    for (const texts of await pairs({})) expect(texts.join('\n')).not.toMatch(/#\p{L}|\p{Extended_Pictographic}/u)
  })
})

describe('an offer', () => {
  const offer: OfferContent = {
    name: 'Starter plan',
    price: '€9 per month',
    valid_until: '31 December 2026',
    terms: ['Billed monthly', 'Cancel any time.'],
  }

  test.each(Object.entries({ zotero, inbox }))('changes the copy of %s by itself', async (_, grounding) => {
    for (const asked of places('facebook', { grounding })) {
      expect(await write({ ...asked, offer })).not.toEqual(await write(asked))
    }
  })

  test.each(Object.entries({ zotero, inbox, bakery }))(
    'has its price named with all it hangs on, or not at all (%s)',
    async (_, grounding) => {
      let priced = 0
      for (const asked of places('facebook', { grounding, offer })) {
        const { headline, primary_text: text, description = '' } = await write(asked)
        expect(`${headline}\n${description}`).not.toContain('€9')
        if (!text.includes('€9')) continue
        priced += 1
        for (const term of ['Billed monthly', 'Cancel any time', '31 December 2026']) expect(text).toContain(term)
      }
      expect(priced).toBeGreaterThan(3)
    },
  )

  test('is not named in the opening for the unaware, even where a trouble of theirs holds its name', async () => {
    const grounding = {
      ...inbox,
      avatars: [{ name: 'A', pains: ['Asking for a starter plan in every shop', 'Waiting for a reply'] }],
    }
    for (const asked of places('facebook', { grounding, offer })) {
      if (asked.awarenessLevel !== 'unaware') continue
      const { headline, primary_text: text, description = '' } = await write(asked)
      expect(`${headline}\n${text.split('\n\n')[0]}\n${description}`).not.toMatch(/starter plan/i)
    }
  })
})

test('a restriction on one field leaves the others alone', async () => {
  const profile = {
    ...inbox.profile,
    restrictions: ['No numbers in the headline.', 'Never say "Gmail" in the description.'],
  }
  const copies = await Promise.all(places('facebook', { grounding: { ...inbox, profile } }).map(write))
  for (const { headline, description = '' } of copies) {
    expect(headline).not.toMatch(/\d/)
    expect(description).not.toContain('Gmail')
  }
  expect(copies.filter(({ primary_text: text }) => /\d/.test(text)).length).toBeGreaterThan(3)
  expect(copies.some(({ primary_text: text }) => text.includes('Gmail'))).toBe(true)
})

test('a restriction on the primary text leaves the headline its words', async () => {
  const profile = { ...inbox.profile, restrictions: ['No numbers in the primary text.'] }
  for (const asked of places('facebook', { grounding: { ...inbox, profile } })) {
    expect((await write(asked)).primary_text).not.toMatch(/\d/)
  }
})
