import { describe, expect, test } from 'vitest'
import { brand } from './fixtures.ts'
import { shareOf } from '../src/overlap.ts'
import { evaluateWordings } from '../src/wordings/evaluate.ts'
import { wordingGates } from '../src/wordings/gates.ts'
import { wordings } from '../src/wordings/index.ts'
import { measureWordings } from '../src/wordings/measure.ts'
import { summariseWordings } from '../src/wordings/summary.ts'
import { kindsOfRefusal, refusalKinds, type RefusalKind, type Wordings } from '../src/wordings/wordings.ts'

const none = Object.fromEntries(kindsOfRefusal.map((kind) => [kind, []])) as Record<RefusalKind, []>
const small: Wordings = {
  brand,
  carrier: {
    headline: 'A quiet hour',
    opening: 'Some days go by, and hardly anybody knows where.',
    closing:
      'There is time for that. Have a look at Zed whenever it suits you, and take as long as you like with it, today or later.',
  },
  run: ['Notes in one place.'],
  runHooks: ['Where did that thought go?'],
  refuse: none,
}

describe('the sentences', () => {
  const sorted = wordings.map(({ run, runHooks, refuse }) => ({
    run: [...run, ...runHooks],
    refuse: Object.values(refuse).flat(),
  }))

  test('are many, in four languages, about half of them fit to run', () => {
    const run = sorted.flatMap((set) => set.run).length
    const refuse = sorted.flatMap((set) => set.refuse).length
    expect(run + refuse).toBeGreaterThanOrEqual(240)
    expect(run / (run + refuse)).toBeGreaterThan(0.4)
    expect(run / (run + refuse)).toBeLessThan(0.6)
    const languages = wordings.map((set) => set.brand.grounding.profile.language?.slice(0, 2) ?? 'en')
    expect(new Set(languages)).toEqual(new Set(['en', 'de', 'fr', 'es']))
  })

  test('are no near-duplicates of each other within a sort', () => {
    const sorts = [sorted.flatMap((set) => set.run), sorted.flatMap((set) => set.refuse)]
    const near = sorts.flatMap((texts) => {
      const known = texts.map((text) => ({ text, words: wordsOf(text) }))
      return known.flatMap((one, index) =>
        known
          .slice(0, index)
          .filter((other) => shareOf(one.words, other.words) > 0.8)
          .map((other) => [one.text, other.text]),
      )
    })
    expect(near).toEqual([])
  })
})

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))

describe('measuring', () => {
  test('tells which check refuses a sentence, and nothing of one that passes', () => {
    const planted = { ...small, refuse: { ...none, superlative: ['The best library in the world.'] } }
    expect(measureWordings([planted])).toEqual([
      { brand: 'small', text: 'Notes in one place.', kind: null, refusedBy: [], noticed: false },
      { brand: 'small', text: 'Where did that thought go?', kind: null, refusedBy: [], noticed: false },
      {
        brand: 'small',
        text: 'The best library in the world.',
        kind: 'superlative',
        refusedBy: ['supported_claims'],
        noticed: false,
      },
    ])
  })

  test('has hooks open copy for an unaware reader, and the rest stand in the middle for one who knows', () => {
    const named = 'Zed keeps notes.'
    const planted = { ...small, run: [named], refuse: { ...none, awareness_hook: [named] } }
    expect(measureWordings([planted]).map(({ kind, refusedBy }) => [kind, refusedBy])).toEqual([
      [null, []],
      [null, []],
      ['awareness_hook', ['awareness_hook']],
    ])
  })

  test('goes no further where the copy around the sentences is refused by itself', () => {
    const dirty = { ...small, carrier: { ...small.carrier, opening: 'The best library in the world.' } }
    expect(() => measureWordings([dirty])).toThrow('the carrier of small is refused as middle: supported_claims')
  })
})

describe('the gates of the sentences', () => {
  const refused = { brand: 'small', text: 'No.', refusedBy: ['supported_claims'], noticed: false }
  const passed = { brand: 'small', text: 'Yes.', refusedBy: [], noticed: false }
  const perfect = [
    ...kindsOfRefusal.flatMap((kind) => Array.from({ length: 20 }, () => ({ ...refused, kind }))),
    ...Array.from({ length: 200 }, () => ({ ...passed, kind: null })),
  ]
  const broken = (measured: Parameters<typeof summariseWordings>[0]) =>
    wordingGates(summariseWordings(measured)).map((gate) => gate.passed)

  test('hold where the checks judge as a marketer does', () => {
    expect(broken(perfect)).toEqual([true, true, true, true, true])
  })

  test.each(kindsOfRefusal)('break when the checks let sentences of one kind pass: %s', (kind) => {
    const measured = perfect.map((wording) => (wording.kind === kind ? { ...passed, kind } : wording))
    expect(broken(measured)).toEqual([false, false, true, false, true])
    expect(wordingGates(summariseWordings(measured))[1]?.measured).toBe(`${refusalKinds[kind]}: 0 of 20; 0.0 %`)
  })

  test('break when the checks let most sentences pass', () => {
    expect(broken(perfect.map((wording) => ({ ...wording, refusedBy: [] })))).toEqual([false, false, true, false, true])
  })

  test('break when the checks refuse what is fit to run', () => {
    const measured = perfect.map((wording, index) =>
      wording.kind === null && index % 20 === 0 ? { ...refused, kind: null } : wording,
    )
    expect(broken(measured)).toEqual([true, true, false, true, true])
  })

  test('hold where what is not refused is noticed, and break where what is fit to run is noticed often', () => {
    const some = perfect.map((wording, index) =>
      index % 10 === 0 ? { ...passed, kind: wording.kind, noticed: true } : wording,
    )
    expect(broken(some)).toEqual([false, false, true, true, false])
  })

  test('name each sentence that the checks judge otherwise', () => {
    const planted: Wordings = {
      ...small,
      run: ['Quite the best place for notes.', 'Our tailors hum.'],
      refuse: { ...none, unsupported_claim: ['It smells of lavender.', 'It is on your side.'] },
    }
    const { summary } = evaluateWordings([planted])
    expect(summary.missed).toEqual(['small, unsupported_claim: It is on your side.'])
    expect(summary.only_noticed).toEqual(['small, unsupported_claim: It smells of lavender.'])
    expect(summary.wrongly_refused).toEqual(['small, supported_claims: Quite the best place for notes.'])
    expect(summary.wrongly_noticed).toEqual(['small: Our tailors hum.'])
    expect(summary.refuse).toEqual({ sentences: 2, refused: 0, noticed: 1 })
    expect(summary.run).toEqual({ sentences: 3, refused: 1, noticed: 1 })
  })
})
