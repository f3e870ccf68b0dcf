import type { OfferContent } from '@adcopy/contract'
import { looksHostile } from '../facts/hostile.ts'
import { cleaned } from './material.ts'
import { closed, opened } from './shape.ts'

/** What may be quoted of an offer, word for word. */
export interface QuotableOffer {
  name: string
  price: string | null
  description: string | null
  until: string | null
  terms: readonly string[]
  url: string | null
}

/** The offer without what is forbidden, hostile or empty; null where not even its name can be said. */
export function quotable(
  offer: OfferContent | null,
  bans: ReadonlyArray<(text: string) => boolean>,
): QuotableOffer | null {
  if (offer === null) return null
  const allowed = (text: string | undefined): string | null => {
    const plain = cleaned(text ?? '')
    return plain === '' || looksHostile(plain) || bans.some((broken) => broken(plain)) ? null : plain
  }
  const name = allowed(offer.name)
  if (name === null) return null
  return {
    name: opened(name),
    price: allowed(offer.price),
    description: allowed(offer.description),
    until: allowed(offer.valid_until),
    terms: (offer.terms ?? []).map(allowed).filter((term) => term !== null),
    url: offer.url !== undefined && !bans.some((broken) => broken(offer.url ?? '')) ? offer.url : null,
  }
}

/** The period in which it holds, as a sentence. */
function validity(until: string): string {
  const plain = opened(until)
  if (/^(?:until|till|through|while|ends?|valid|only|up to|as long|for)\b/i.test(plain))
    return closed(plain[0]?.toUpperCase() + plain.slice(1))
  return /\d/.test(plain) ? closed(`Valid until ${plain}`) : closed(`Valid: ${plain}`)
}

/** How the offer stands in a text of some room: name and price, with its period, or with everything that goes with it. */
export type OfferDetail = 'name' | 'brief' | 'full'

/** The offer as sentences or lines; `variant` turns the order, never a word of the terms. */
export function offerLines(offer: QuotableOffer, detail: OfferDetail, variant: number, mark: string): string[] {
  const price = offer.price === null ? null : opened(offer.price)
  const named = [
    closed(price === null ? offer.name : `${offer.name}: ${price}`),
    closed(price === null ? `On offer: ${offer.name}` : `${price}: ${offer.name}`),
    closed(price === null ? `The offer: ${offer.name}` : `The offer: ${offer.name}, ${price}`),
    closed(price === null ? `Now on: ${offer.name}` : `Ask for ${offer.name} (${price})`),
  ]
  const head = named[variant % named.length] ?? offer.name
  if (detail === 'name') return [head]
  const until = offer.until === null ? [] : [validity(offer.until)]
  if (detail === 'brief') return [[head, ...until, ...(offer.terms.length === 0 ? [] : ['Terms apply.'])].join(' ')]
  const described = offer.description === null ? [] : [closed(offer.description)]
  const terms =
    variant % 2 === 0
      ? offer.terms.map((term) => `${mark} ${term}`)
      : offer.terms.length === 0
        ? []
        : [offer.terms.map(closed).join(' ')]
  return variant % 3 === 0
    ? [[...described, head, ...until].join(' '), ...terms]
    : [[head, ...described].join(' '), ...terms, ...until]
}
