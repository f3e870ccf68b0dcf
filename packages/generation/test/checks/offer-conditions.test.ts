import type { Copy, OfferContent } from '@adcopy/contract'
import { expect, describe, test } from 'vitest'
import { offerConditions } from '../../src/checks/offer-conditions.ts'
import { CopyReading } from '../../src/checks/reading.ts'
import { grounded, request } from '../fixtures.ts'

const descriptions = {
  en: 'Zed is a credit union and a bakery in Leeds with a mill on the hill.',
  de: 'Zed ist eine Bäckerei in Leeds und die Mühle ist auf dem Berg.',
  fr: 'Zed est une boulangerie à Leeds avec un moulin sur la colline.',
  es: 'Zed es una panadería en Leeds con un molino en la colina.',
}
type Language = keyof typeof descriptions

const reasons = (language: Language, offer: OfferContent | null, copy: Pick<Copy, 'headline' | 'primary_text'>) =>
  offerConditions.find(
    new CopyReading(
      copy,
      request({ offer, grounding: grounded({ name: 'Zed', description: descriptions[language], language }) }),
    ),
  )

const loan: OfferContent = { name: 'Roof loan', price: '8.9% APR', terms: ['Subject to status', 'Loans from £500'] }
const box: OfferContent = { name: 'Box', price: '£12', terms: ['Free delivery above £50', 'New customers only'] }
const check: OfferContent = { name: 'Hofcheck', price: '480 €', terms: ['Wird angerechnet', 'Nur in Deutschland'] }
const basket: OfferContent = { name: 'Panier', price: '18 €', terms: ['Réservé aux nouveaux adhérents'] }
const plan: OfferContent = { name: 'Plan', price: '49 €', terms: ['Primer mes gratis', 'Solo para nuevos clientes'] }
const order: OfferContent = { name: 'Box', price: '£12', terms: ['Minimum order £30', 'Only £1 to open'] }

const lowered: OfferContent = {
  name: 'IT-Check',
  price: '190 € statt 390 €',
  valid_until: '30. Juni 2026',
  terms: ['Wird angerechnet'],
}
const everyone: OfferContent = { name: 'Check', price: 'Free', terms: ['New and existing clients'] }
const first: OfferContent = { name: 'Curso', price: '49 €', terms: ['Solo para quien no ha sido socio'] }
const narrow: OfferContent = {
  name: 'Check',
  price: '£12',
  terms: ['Only for bakeries with five to sixty desks within forty miles of the mill on the hill'],
}

describe('copy that states the price or a benefit of the offer states who may have it', () => {
  test.each<[Language, OfferContent | null, string, string]>([
    ['en', loan, 'Roof loan: 8.9% APR', 'Subject to status.'],
    ['en', loan, 'Roof loan', '8.9% APR, subject to your status, loans from £500.'],
    ['en', loan, 'Roof loan', 'A loan for the roof.'],
    ['en', box, 'For new customers', 'The box is £12.'],
    ['en', box, 'The box', 'Bread on Saturday.'],
    ['en', order, 'The box is £12', 'From an order of £30.'],
    ['en', null, 'The box is £12', 'Bread on Saturday.'],
    ['de', check, 'Hofcheck für 480 €', 'Nur in Deutschland.'],
    ['de', check, 'Hofcheck', 'Wir messen nach.'],
    ['fr', basket, 'Le panier à 18 €', 'Pour les nouveaux adhérents, réservé à eux.'],
    ['es', plan, 'El plan a 49 €', 'Solo para nuevos clientes.'],
    ['de', lowered, 'IT-Check für 190 €', 'Zwei Stunden, bis 30. Juni.'],
    ['de', lowered, 'IT-Check', 'Zwei Stunden in der Bäckerei.'],
    ['en', everyone, 'The check is free', 'Bread on Saturday.'],
    ['es', first, 'El curso a 49 €', 'Si todavía no has sido socio.'],
  ])('kept in %s: %o, %s, %s', (language, offer, headline, primary_text) => {
    expect(reasons(language, offer, { headline, primary_text })).toEqual([])
  })

  test.each<[Language, OfferContent, string, string]>([
    ['en', loan, 'Roof loan: 8.9% APR', 'Loans from £500.'],
    ['en', box, 'The box', 'The box is £12.'],
    ['en', box, 'The box', 'Free delivery above £50, and a new loaf.'],
    ['en', order, 'The box is £12', 'Only £1 to open.'],
    ['de', check, 'Hofcheck für 480 €', 'Wird angerechnet.'],
    ['fr', basket, 'Le panier à 18 €', 'Chaque mardi.'],
    ['es', plan, 'El plan a 49 €', 'Sin prisas.'],
    ['es', plan, 'El plan', 'Primer mes gratis.'],
    ['de', lowered, 'IT-Check', 'Zwei Stunden, 190 € statt 390 €.'],
    ['es', first, 'El curso a 49 €', 'Sin prisas.'],
  ])('refused in %s: %o, %s, %s', { tags: ['D-COPY-3'] }, (language, offer, headline, primary_text) => {
    expect(reasons(language, offer, { headline, primary_text })).not.toEqual([])
  })

  test('a price that the brand states for everybody needs no condition of the offer', () => {
    const grounding = grounded({
      name: 'Zed',
      description: descriptions.en,
      language: 'en',
      proof_points: ['The box is £12.'],
    })
    const copy = { headline: 'The box', primary_text: 'The box is £12.' }
    expect(offerConditions.find(new CopyReading(copy, request({ offer: box, grounding })))).toEqual([])
  })

  test.each([
    ['short', 0],
    ['medium', 1],
  ] as const)('in %s copy a condition is asked for where half of it has room', (copyLength, asked) => {
    const grounding = grounded({ name: 'Zed', description: descriptions.en, language: 'en' })
    const copy = { headline: 'The check', primary_text: 'The check is £12.' }
    expect(offerConditions.find(new CopyReading(copy, request({ offer: narrow, grounding, copyLength })))).toHaveLength(
      asked,
    )
  })

  test('the reason names the claim and the condition, for a repair', () => {
    expect(reasons('en', loan, { headline: 'Roof loan: 8.9% APR', primary_text: 'Loans from £500.' })).toEqual([
      'states "8.9%" of the offer without its condition "Subject to status"',
    ])
  })
})
