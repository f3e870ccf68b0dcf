import { describe, expect, test } from 'vitest'
import { unsupportedIn } from '../../src/checks/claims.ts'
import { sourceTexts } from '../../src/facts/sources.ts'
import { grounded } from '../fixtures.ts'

const profile = { name: 'Zed', description: 'Zed is a bakery in Leeds.' }
const reasons = (text: string, stated: string) =>
  unsupportedIn(text, { grounding: grounded({ ...profile, proof_points: [stated] }), offer: null })

describe('what a label keeps among the brand’s own people supports nothing and is not told', () => {
  test.each([
    'INTERNAL: 40 models are in stock.',
    'Confidential: 40 models are in stock.',
    'Strictly confidential: 40 models are in stock.',
    'Internal use only: 40 models are in stock.',
    '[internal] 40 models are in stock.',
    'INTERN: 40 Modelle im Lager.',
    'Vertraulich: 40 Modelle im Lager.',
    'INTERNE : 40 modèles en stock.',
    'CONFIDENTIEL : 40 modèles en stock.',
    'INTERNO: 40 modelos en el almacén.',
    'Nota interna: 40 modelos en el almacén.',
    'Not for publication: 40 models are in stock.',
    'Bread is baked at night. Internal: 40 models are in stock.',
  ])('%s', { tags: ['D-COPY-3'] }, (stated) => {
    const grounding = grounded({ ...profile, proof_points: [stated] })
    expect(sourceTexts({ grounding, offer: null }).join(' ')).not.toContain('40')
    expect(reasons('40 models.', stated)).not.toEqual([])
  })

  test('of the offer too', () => {
    const offer = { name: 'Card', terms: ['CONFIDENTIAL: members get 40% off'] }
    expect(unsupportedIn('40% off.', { grounding: grounded(profile), offer })).not.toEqual([])
  })

  test.each([
    'Internal doors: 40 models in stock.',
    'Interns built 40 models.',
    'Confidential advice for 40 models.',
    'Internal and external doors, 40 models.',
    'An internal team of 40 models.',
  ])('kept: %s', (stated) => expect(reasons('40 models.', stated)).toEqual([]))
})

describe('what the offer joins comes with it', () => {
  const offer = {
    name: 'Hall check',
    description: 'A day of measuring with a drawing and a recipe.',
    terms: ['Parts extra'],
  }
  const inOffer = (text: string) => unsupportedIn(text, { grounding: grounded(profile), offer })
  test('kept', () => expect(inOffer('A drawing is included.')).toEqual([]))
  test('caught', { tags: ['D-COPY-3'] }, () => expect(inOffer('Parts are included.')).not.toEqual([]))
})
