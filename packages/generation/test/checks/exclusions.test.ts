import type { BrandProfile, Copy } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { excludedTerms } from '../../src/checks/exclusions.ts'
import { holdsTerm } from '../../src/checks/holds-term.ts'
import { CopyReading } from '../../src/checks/reading.ts'
import { restrictions } from '../../src/checks/restrictions.ts'
import { grounded, request } from '../fixtures.ts'

type Language = 'en' | 'de' | 'fr' | 'es'
const terms: Record<Language, string[]> = {
  en: ['cheap', 'rock bottom', 'guarantee', 'easy', 'plagiarism-proof', 'a live', 'café'],
  de: ['billig', 'günstig', 'Schnäppchen', 'schön', 'kaufen'],
  fr: ['gratuit', 'bon marché', 'solder', 'côté'],
  es: ['barato', 'oferta', 'año', 'comprar'],
}

function holds(language: Language, primary_text: string): boolean {
  const profile: BrandProfile = { name: 'Zed', description: 'Zed.', language, excluded_terms: terms[language] }
  const copy: Copy = { headline: 'One thing', primary_text }
  return excludedTerms.find(new CopyReading(copy, request({ grounding: grounded(profile) }))).length > 0
}

describe('an excluded term is seen', () => {
  test.each<[Language, string]>([
    ['en', 'CHEAP'],
    ['en', 'The cheapest, cheaper, cheaply.'],
    ['en', 'Guaranteed. Guaranteeing. Guarantees.'],
    ['en', 'Easier, easily, easiest.'],
    ['en', 'Rock-bottom prices'],
    ['en', 'Rockbottom prices'],
    ['en', 'Rock\nbottom'],
    ['en', 'plagiarism proof'],
    ['en', 'ch\u00adeap'],
    ['en', 'ch\u200beap'],
    ['en', 'c\u2060h\u200de\u200ca\u2063p'],
    ['en', 'ch\u2800e\u3164ap'],
    ['en', 'сhеаp'],
    ['en', 'сһеар'],
    ['en', 'chéap'],
    ['en', 'c̶h̶e̶a̶p̶'],
    ['en', 'ｃｈｅａｐ'],
    ['en', '𝐜𝐡𝐞𝐚𝐩'],
    ['en', '🅲🅷🅴🅰🅿'],
    ['en', 'ᴄʜᴇᴀᴘ'],
    ['en', 'c h e a p'],
    ['en', 'c.h.e.a.p'],
    ['en', 'C-H-E-A-P!'],
    ['en', 'che-ap'],
    ['en', 'ch3ap!'],
    ['en', 'che@p'],
    ['en', 'ch**p'],
    ['en', 'cafe'.replace('e', 'é')],
    ['de', 'Billige, billiger, am billigsten.'],
    ['de', 'Ein Billig-Angebot'],
    ['de', 'Günstiges, günstigere'],
    ['de', 'GUENSTIG'],
    ['de', 'Die Schnäppchens'],
    ['de', 'Gekauft? Kauft und kaufe!'],
    ['fr', 'Gratuite, gratuitement, gratuits'],
    ['fr', 'Un bon-marché'],
    ['fr', 'Soldé et soldées'],
    ['es', 'Baratas, baratísimo'],
    ['es', 'Ofertas'],
    ['es', 'Compra, compre, compras'],
  ])('%s: %s', (language, text) => expect(holds(language, text)).toBe(true))
})

describe('what only looks like an excluded term is left alone', () => {
  test.each<[Language, string]>([
    ['en', 'A cheapskate laughs.'],
    ['en', 'Rock and bottom.'],
    ['en', 'The easel is here. Uneasy. Ease.'],
    ['en', 'It is alive.'],
    ['en', 'Peach, heap, chap, cheat.'],
    ['en', 'A, B and C. I, a p.'],
    ['en', 'Chapter 3: a p'],
    ['de', 'Schon gut, sehr schonend.'],
    ['de', 'Der Bill-Gates-Weg'],
    ['de', 'Kaufhaus und Kaufmann'],
    ['fr', 'La cote monte.'],
    ['fr', 'Un bon café au marché'],
    ['es', 'Compromiso y compañía'],
    ['es', 'Un aro y una mano'],
  ])('%s: %s', (language, text) => expect(holds(language, text)).toBe(false))
})

/** A term, what it is seen in, and what only resembles it. */
const forms: ReadonlyArray<[Language, string, seen: string[], other: string[]]> = [
  ['en', 'child', ['Children', "a child's desk"], ['Chile', 'chill']],
  ['en', 'children', ['A child'], ['Chilled']],
  ['en', 'man', ['Men', 'A man'], ['Many', 'mane', 'menu']],
  ['en', 'sell', ['Sold out', 'Selling', 'sells'], ['Self', 'cells']],
  ['en', 'sold', ['sold'], ['Sell', 'solder']],
  ['en', 'ad', ['Ads', 'an ad'], ['Add', 'adding', 'fad']],
  ['en', 'ads', ['An ad', 'ads'], ['Adds']],
  ['en', 'buy', ['Buying', 'bought', 'buyers', 'buys'], ['Busy', 'but']],
  ['en', 'win', ['Winning', 'won', 'winner'], ['Wine', 'wind', 'wing']],
  ['en', 'car', ['Cars'], ['Care', 'cares', 'card', 'caring']],
  ['en', 'bargains', ['A bargain'], ['Barge']],
  ['en', 'get rich', ['Getting rich', 'got rich'], ['Get a rich sauce']],
  ['en', 'special offers', ['A special offer'], ['Specially, offer']],
  ['en', 'bonus', ['Bonuses', 'bonus'], ['Bone']],
  ['de', 'Rabatt', ['Rabatte', 'Sonderrabatt', 'Rabattaktion'], ['Rabatz', 'Raben']],
  ['de', 'Arzt', ['Ärzte', 'Ärzten', 'Arztes'], ['Erz', 'Arznei']],
  ['de', 'Ärzte', ['Arzt', 'Ärzten'], ['Erz']],
  ['de', 'Haus', ['Häuser', 'Häusern'], ['Hastig', 'Maus']],
  ['de', 'stark', ['Stärker', 'am stärksten', 'starke'], ['Storch', 'Start']],
  ['de', 'billig', ['Billigangebot', 'spottbillig', 'billiger'], ['Billigung', 'Billard']],
  ['de', 'Schnäppchen', ['Schnäppchenjagd', 'Superschnäppchen'], ['Schnaps']],
  ['de', 'Wunder', ['Wundermittel', 'Wunders'], ['Verwundert', 'wunderlich', 'Wunde', 'bewundert']],
  ['de', 'kaufen', ['Gekauft', 'kauft'], ['Einkaufen', 'verkaufen', 'Kaufhaus']],
  ['de', 'kostenloser Versand', ['kostenlosen Versand', 'kostenloser Versandservice'], ['Kosten für den Versand']],
  ['fr', 'cheval', ['Chevaux', 'cheval'], ['Chevalet', 'cheveux']],
  ['fr', 'chevaux', ['Un cheval'], ['Cheveux']],
  ['fr', 'actif', ['Active', 'actives', 'actifs'], ['Action']],
  ['fr', 'heureux', ['Heureuse', 'heureuses'], ['Heure']],
  ['fr', 'cher', ['Chère', 'chers', 'chères'], ['Chercher', 'chérir']],
  ['fr', 'bon', ['Bons', 'bonne'], ['Bonbon', 'bond']],
  ['fr', 'garantir', ['Garanti', 'garantie', 'garantissons'], ['Garage', 'gare']],
  ['fr', 'vendre', ['Vendu', 'vendons', 'vendent'], ['Vendredi', 'vent']],
  ['fr', 'offre spéciale', ['Offres spéciales'], ['Une offre, spécialement']],
  ['fr', 'blanc', ['Blanche', 'blancs'], ['Blanchir']],
  ['es', 'luz', ['Luces', 'luz'], ['Lucir', 'lupa']],
  ['es', 'luces', ['La luz'], ['Lucha']],
  ['es', 'año', ['Años', 'un año'], ['Aro', 'añil', 'baño']],
  ['es', 'camión', ['Camiones', 'camión'], ['Camino', 'camisa']],
  ['es', 'perder', ['Pierde', 'perdido', 'pierdes'], ['Perdiz', 'pera']],
  ['es', 'garantizar', ['Garantizamos', 'garantice', 'garantizado'], ['Garaje']],
  ['es', 'oferta especial', ['Ofertas especiales'], ['Especialmente, una oferta']],
  ['es', 'fácil', ['Fáciles', 'fácil'], ['Faca']],
]

test.each(forms)('%s: %s', (language, term, seen, other) => {
  expect(seen.filter((text) => !holdsTerm(text, term, language))).toEqual([])
  expect(other.filter((text) => holdsTerm(text, term, language))).toEqual([])
})

const breaks = (language: Language, restriction: string, primary_text: string) =>
  restrictions.find(
    new CopyReading(
      { headline: 'One thing', primary_text },
      request({ grounding: grounded({ name: 'Zed', description: 'Zed.', language, restrictions: [restriction] }) }),
    ),
  ).length > 0

describe('a restriction is kept', () => {
  test.each<[Language, string, string, boolean]>([
    ['en', 'Never say "heirloom".', 'An heir-loom.', true],
    ['en', 'Never say "heirloom".', 'An heir and a loom.', false],
    ['en', 'No emoji.', 'A flag 🇫🇷', true],
    ['en', 'No emoji.', 'A star: #', false],
    ['en', 'No exclamation marks.', 'Now！', true],
    ['en', 'Do not use all caps', 'NOTHING here', true],
    ['en', 'Do not use all caps', 'USA and EU', false],
    ['en', 'Always say "please".', 'Please.', false],
    ['de', 'Keine Emojis.', 'Brot 🥖', true],
    ['de', 'Keine Ausrufezeichen verwenden', 'Brot!', true],
    ['de', 'Niemals „billig“ sagen.', 'Billiges Brot', true],
    ['de', 'Niemals das Wort Dumping verwenden.', 'Ein Dumping', true],
    ['de', 'Niemals das Wort Dumping verwenden.', 'Wir verwenden Mehl.', false],
    ['fr', "Pas d'émojis.", 'Du pain 🥖', true],
    ['fr', 'Ne jamais dire « artisanal ».', 'Un pain artisanal', true],
    ['fr', 'Ne jamais parler de politique.', 'La politique', true],
    ['fr', 'Ne jamais parler de politique.', 'On en parle.', false],
    ['es', 'Sin emojis.', 'Pan 🥖', true],
    ['es', 'Nunca digas "casero".', 'Pan casero', true],
    ['es', 'No mencionar precios.', 'Los precios', true],
    ['es', 'No mencionar precios.', 'Lo mencionamos.', false],
  ])('%s: %s · %s', (language, restriction, text, broken) => expect(breaks(language, restriction, text)).toBe(broken))
})
