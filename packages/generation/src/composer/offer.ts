import type { OfferContent } from '@adcopy/contract'
import type { IsInstruction } from '../facts/instructions.ts'
import { cleaned } from './material.ts'
import { closed, opened, raised } from './shape.ts'

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
  isInstruction: IsInstruction,
): QuotableOffer | null {
  if (offer === null) return null
  const allowed = (text: string | undefined): string | null => {
    const plain = cleaned(text ?? '')
    return plain === '' || isInstruction(plain) || bans.some((broken) => broken(plain)) ? null : plain
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

/** A language's words around an offer; `{name}`, `{price}` and `{until}` are the offer's own. */
export interface OfferWords {
  heads: readonly string[]
  /** Heads that only the shortest text uses: the price before the name. */
  briefHeads: readonly string[]
  bare: readonly string[]
  until: string
}

/** The period in which it holds, as a sentence. */
function validity(until: string, words: OfferWords): string {
  const plain = opened(until)
  const saidWhole =
    /^(?:until|till|through|while|ends?|valid|only|up to|as long|for|bis|gültig|nur|solange|jusqu|valable|hasta|válid)/i
  if (saidWhole.test(plain) || !/\d/.test(plain)) return closed(raised(plain))
  return closed(words.until.replace('{until}', plain))
}

/** Terms that a price is not honest without. */
const decides =
  /\d|\b(?:billed|minimum|only|renew\w*|contract|first|until|new customers|once|trial|deposit|excl\w*|plus|monatlich|jährlich|nur|mindest\w*)\b/iu
export const decidingTerms = ({ terms }: QuotableOffer) => terms.filter((term) => decides.test(term))

const briefMax = 70

/** How the offer stands in a text of some room: name and price, with its period, or with everything that goes with it. */
export type OfferDetail = 'name' | 'brief' | 'full'

/** The offer as sentences or lines; `variant` turns the order, never a word of the terms. */
export function offerLines(
  offer: QuotableOffer,
  detail: OfferDetail,
  variant: number,
  mark: string,
  words: OfferWords,
): string[] {
  const heads = offer.price === null ? words.bare : detail === 'name' ? words.briefHeads : words.heads
  const frame = heads[variant % heads.length] ?? '{name}'
  const price = opened(offer.price ?? '')
  const head = closed(
    raised(
      frame
        .replace('{name}', () => offer.name)
        .replace('{price}', () => (frame.startsWith('{price}') ? price : loweredPrice(price))),
    ),
  )
  const until = offer.until === null ? [] : [validity(offer.until, words)]
  const decisive = decidingTerms(offer)
  if (detail === 'name') {
    // A price that conditions hang on is not named without them.
    const said = decisive.length === 0 ? head : [head, ...decisive.map(closed)].join(' ')
    return [said.length <= briefMax ? said : closed(raised(offer.name))]
  }
  if (detail === 'brief') {
    const whole = [head, ...decisive.map(closed), ...(decisive.length === 0 ? until : [])].join(' ')
    if (whole.length <= 200) return [whole]
    return [decisive.length === 0 ? [head, ...until].join(' ') : closed(raised(offer.name))]
  }
  const opening = [head, ...(offer.description === null ? [] : [closed(raised(offer.description))])].join(' ')
  if (offer.terms.length === 0) return [[opening, ...until].join(' ')]
  const terms = variant % 2 === 0 ? offer.terms.map((term) => `${mark} ${term}`) : [offer.terms.map(closed).join(' ')]
  return variant % 3 === 0 ? [[opening, ...until].join(' '), ...terms] : [opening, ...terms, ...until]
}

const loweredPrice = (price: string) =>
  price.replace(/^(?:Free|From|Only|Just|Now|Ab|Nur|Dès|Desde)\b/u, (word) => word.toLowerCase())
