import { describe, expect, test } from 'vitest'
import { examine } from '../src/index.ts'
import { ascribesAttribute } from '../src/checks/policies/personal-attributes.ts'
import { wordingsOf } from '../src/composer/phrasing.ts'
import { wordingFor } from '../src/composer/wording.ts'
import { grounded, linesOf, request } from './fixtures.ts'

/** Long enough for their language to be told. */
const descriptions: Readonly<Record<string, string>> = {
  en: 'Zed is a place for the people of the town.',
  de: 'Zed ist ein Ort für die Leute in der Stadt.',
  fr: 'Zed est un lieu pour les gens de la ville.',
  es: 'Zed es un lugar para la gente de la ciudad.',
}

test.each(['en', 'de', 'fr', 'es', 'xx'])(
  'every connecting line (%s), in every wording and both forms of address, passes every hard check by itself, and states nothing',
  (language) => {
    const brand = { name: 'Zed', description: descriptions[language] ?? 'Zed.' }
    const grounding = grounded({ ...brand, language: language === 'xx' ? 'en' : language })
    // Whatever stands in a blank is somebody's own: the offer's, where a line says until when.
    const offer = { name: 'Zed', price: 'Zed', valid_until: '2026-12-24' }
    const asked = request({ grounding, offer, awarenessLevel: 'solution_aware', copyLength: 'blog', brief: '' })
    const lines = new Set(
      linesOf(wordingFor(language))
        .flatMap(wordingsOf)
        .filter((line) => /\p{L}/u.test(line))
        .map((line) => line.replace('{until}', offer.valid_until).replace(/\{\w+\}/g, 'Zed')),
    )
    expect(lines.size).toBeGreaterThan(10)
    for (const line of lines) {
      const broken = examine({ headline: line, primary_text: line }, asked).verdicts.filter(
        ({ check, passed, severity }) => !passed && (severity === 'hard' || check === 'grounded_statements'),
      )
      expect({ line, broken, ascribes: ascribesAttribute(line) }).toEqual({ line, broken: [], ascribes: false })
    }
  },
  60_000,
)

describe.each(['en', 'de', 'fr', 'es'])('the lines of %s', (language) => {
  // What stands by itself in a field, is part of a line, or is put into one.
  const fragments = new Set(['headlines', 'calls', 'offer', 'topics', 'quotes', 'question', 'withBrand', 'isA'])
  const linesIn = (bank: unknown): string[] => {
    if (typeof bank === 'string') return [bank]
    if (typeof bank !== 'object' || bank === null) return []
    return Object.entries(bank).flatMap(([name, inner]) => (fragments.has(name) ? [] : linesIn(inner)))
  }

  test('end as sentences do, however they are worded', () => {
    const worded = linesIn(wordingFor(language)).flatMap(wordingsOf)
    expect(worded.length).toBeGreaterThan(300)
    expect(worded.filter((line) => !/(?:[.?!…:]|\})[”“»]?$/u.test(line))).toEqual([])
  })
})
