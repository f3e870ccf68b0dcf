import { expect, test } from 'vitest'
import { unsupportedIn } from '../src/checks/claims.ts'
import { ascribesAttribute } from '../src/checks/policies/personal-attributes.ts'
import { wordingsOf } from '../src/composer/phrasing.ts'
import { wordingFor } from '../src/composer/wording.ts'
import { grounded, linesOf } from './fixtures.ts'

test.each(['en', 'de', 'fr', 'es', 'xx'])(
  'no connecting line (%s) claims anything or ascribes an attribute',
  (language) => {
    const grounding = grounded({ name: 'Zed', description: 'Zed.', language: language === 'xx' ? 'en' : language })
    // Whatever stands in a blank is somebody's own: the offer's, where a line says until when.
    const sources = { grounding, offer: { name: 'Zed', price: 'Zed', valid_until: '2026-12-24' } }
    const lines = linesOf(wordingFor(language))
      .flatMap(wordingsOf)
      .map((line) => line.replace('{until}', sources.offer.valid_until).replace(/\{\w+\}/g, 'Zed'))
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      expect({ line, unsupported: unsupportedIn(line, sources) }).toEqual({ line, unsupported: [] })
      expect(ascribesAttribute(line)).toBe(false)
    }
  },
)
