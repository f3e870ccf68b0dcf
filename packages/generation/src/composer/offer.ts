import type { OfferContent } from '@adcopy/contract'
import type { IsInstruction } from '../facts/instructions.ts'
import { cleaned } from './material.ts'
import { closed, listed, opened, raised } from './shape.ts'

/** What may be quoted of an offer, word for word. */
export interface QuotableOffer {
  name: string
  price: string | null
  description: string | null
  until: string | null
  terms: readonly string[]
  url: string | null
}

/**
 * The offer without what is forbidden, hostile or empty; its name alone where a term or its period is, as nobody knows what
 * hangs on that; null where not even its name can be said.
 */
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
  const url = offer.url !== undefined && !bans.some((broken) => broken(offer.url ?? '')) ? offer.url : null
  const isUnsaid = (text: string) => cleaned(text) !== '' && allowed(text) === null
  if ([...(offer.terms ?? []), offer.valid_until ?? ''].some(isUnsaid))
    return { name: opened(name), price: null, description: null, until: null, terms: [], url }
  return {
    name: opened(name),
    price: isNamedFree(name, offer.price) ? null : allowed(offer.price),
    description: allowed(offer.description),
    until: allowed(offer.valid_until),
    terms: (offer.terms ?? []).map(allowed).filter((term) => term !== null),
    url,
  }
}

const free = /(?<!\p{L})(?:free|gratis|kostenlos|gratuite?|gratuito)(?!\p{L})/iu

/** Whether the name says already that it costs nothing: "Free trial lesson". */
const isNamedFree = (name: string, price = ''): boolean =>
  /^\p{L}+$/u.test(price.trim()) && free.test(price) && free.test(name)

/** A language's words around an offer; `{name}`, `{price}` and `{until}` are the offer's own. */
export interface OfferWords {
  heads: readonly string[]
  /** Heads where there is little room. */
  briefHeads: readonly string[]
  bare: readonly string[]
  until: string
  /** With an end that is no date: "end of May". */
  untilAbout: string
}

const about =
  /^(?:the )?(?:(?:end|middle|beginning) of|ende|mitte|anfang|fin|mi|début|finales de|mediados de|principios de)(?=[ -])/i

/** The period in which it holds, as a sentence. */
function validity(until: string, words: OfferWords): string {
  const plain = opened(until)
  if (about.test(plain))
    return closed(
      words.untilAbout.replace(
        '{until}',
        plain.replace(/^(?!Ende|Mitte|Anfang)\p{Lu}/u, (letter) => letter.toLowerCase()),
      ),
    )
  const saidWhole =
    /^(?:until|till|through|while|ends?|valid|only|up to|as long|for|bis|gültig|nur|solange|jusqu|valable|hasta|válid)/i
  if (saidWhole.test(plain) || !/\d/.test(plain)) return closed(raised(plain))
  return closed(words.until.replace('{until}', plain))
}

/**
 * The offer as sentences or lines, in so much room; null where there is enough for all of it. A price is never named
 * without the terms and the period that it may hang on: where they do not fit, the name stands alone. `variant` turns the
 * order, never a word of the terms.
 */
export function offerLines(
  offer: QuotableOffer,
  room: number | null,
  variant: number,
  mark: string,
  words: OfferWords,
): string[] {
  const heads = offer.price === null ? words.bare : room === null ? words.heads : words.briefHeads
  const frame = heads[variant % heads.length] ?? '{name}'
  const price = opened(offer.price ?? '')
  const head = closed(
    raised(
      frame
        .replace('{name}', () => offer.name)
        .replace('{price}', () => (frame.startsWith('{price}') ? price : loweredPrice(price))),
    ),
  )
  const bare = (words.bare[variant % words.bare.length] ?? '{name}').replace('{name}', () => offer.name)
  const until = offer.until === null ? [] : [validity(offer.until, words)]
  const terms = offer.terms.map((term) => closed(raised(term)))
  if (room !== null) {
    const said = [head, ...terms, ...until].join(' ')
    return [said.length <= room ? said : closed(raised(bare))]
  }
  const opening = [head, ...(offer.description === null ? [] : [closed(raised(offer.description))])].join(' ')
  if (terms.length === 0) return [[opening, ...until].join(' ')]
  const lines = variant % 2 === 0 ? listed(offer.terms).map((term) => `${mark} ${term}`) : [terms.join(' ')]
  return variant % 3 === 0 ? [[opening, ...until].join(' '), ...lines] : [opening, ...lines, ...until]
}

const loweredPrice = (price: string) =>
  price.replace(/^(?:Free|From|Only|Just|Now|Ab|Nur|Dès|Desde)\b/u, (word) => word.toLowerCase())
