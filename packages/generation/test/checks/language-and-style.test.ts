import type { CheckVerdict, Platform } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { examine } from '../../src/index.ts'
import { grounded, request } from '../fixtures.ts'

function failed(
  check: string,
  primary_text: string,
  {
    language = 'en',
    platform = 'facebook',
    headline = 'Brot',
  }: { language?: string; platform?: Platform; headline?: string } = {},
) {
  const profile = { name: 'Zed', description: 'Zed.', language }
  const { verdicts } = examine({ headline, primary_text }, request({ platform, grounding: grounded(profile) }))
  return verdicts.find((verdict: CheckVerdict) => verdict.check === check)?.passed === false
}

const texts: Record<string, string> = {
  en: 'There is a morning on which the whole house is quiet, and it is for you. Have a look at what we do, and take your time with it.',
  de: 'Es gibt einen Morgen, an dem das ganze Haus ruhig ist, und er ist für Sie. Sehen Sie sich an, was wir machen, und nehmen Sie sich Zeit.',
  fr: 'Il y a un matin où toute la maison est calme, et il est pour vous. Regardez ce que nous faisons, et prenez le temps qui vous plaît.',
  es: 'Hay una mañana en la que toda la casa está en calma, y es para usted. Mire lo que hacemos, y tómese el tiempo que quiera con su té.',
  it: 'C’è una mattina in cui tutta la casa è calma, ed è per te. Guarda quello che facciamo, e prendi il tempo che ti serve con il tuo tè.',
  nl: 'Er is een ochtend waarop het hele huis stil is, en die is voor u. Kijk naar wat wij doen, en neem de tijd die u met een kop thee wilt.',
}

describe('the language of the brand', () => {
  const ours = ['en', 'de', 'fr', 'es']
  const pairs = ours.flatMap((language) => Object.keys(texts).map((written): [string, string] => [language, written]))
  test.each(pairs)('a brand in %s, copy in %s', (language, written) => {
    expect(failed('brand_language', texts[written] ?? '', { language })).toBe(language !== written)
    expect(failed('brand_language_likely', texts[written] ?? '', { language })).toBe(false)
  })
  test.each(ours)('in %s, little text says nothing', (language) => {
    for (const text of ['Brot, Tee, Zed.', 'Zed 5.0', 'Le Monde', 'La vida es']) {
      expect(failed('brand_language', text, { language })).toBe(false)
      expect(failed('brand_language_likely', text, { language })).toBe(false)
    }
  })
  test('a short text in another language is doubted, softly', () => {
    const text = 'Der Tee ist heiß.'
    expect(failed('brand_language_likely', text)).toBe(true)
    expect(failed('brand_language', text)).toBe(false)
  })
  test.each([
    ['de', 'Fresh bread baked nightly.'],
    ['de', 'Order now, every day.'],
    ['fr', 'Fresh bread every morning.'],
    ['es', 'Made for you.\n\nFresh bread, every day.'],
    ['en', 'Frisches Brot für Sie, jeden Morgen.'],
    ['en', 'Du pain frais chaque matin pour vous.'],
    ['en', 'Pan fresco cada mañana para ti.'],
  ])('in %s, few words of another language and none of its own are doubted at least: %s', (language, text) => {
    expect(failed('brand_language', text, { language }) || failed('brand_language_likely', text, { language })).toBe(
      true,
    )
  })
  test('half a text in another language is refused, wherever it stands', () => {
    const half =
      'Wir backen das Brot und die Brötchen für Sie. The bread is baked for you and for all of the town, with time.'
    const own = texts['de'] ?? ''
    expect(failed('brand_language', half, { language: 'de' })).toBe(true)
    expect(failed('brand_language', own, { language: 'de', headline: 'The bread that you have with your tea' })).toBe(
      true,
    )
    expect(failed('brand_language', own, { language: 'de', headline: 'Das Brot, das Sie mögen' })).toBe(false)
  })
  test.each([
    ['en', 'A desk, a lamp, a chair'],
    ['en', 'Pasta, pizza, focaccia, gelato'],
    ['en', 'No desk? No chair? No.'],
    ['en', 'Come as a pro, do as a pro'],
    ['de', 'Tee, Kaffee, Croissants und Bagels'],
    ['de', 'Yoga, Pilates und Stretching am Abend'],
    ['de', 'Der Online-Shop für Sneaker und Hoodies'],
    ['fr', 'Le week-end, le brunch et le jazz'],
    ['fr', 'Un café, un croissant, et le journal'],
    ['es', 'El software, la app y el chat'],
    ['es', 'Un café con leche y un croissant'],
  ])('borrowed words are a language’s own (%s: %s)', (language, text) => {
    expect(failed('brand_language', text, { language, headline: text })).toBe(false)
    expect(failed('brand_language_likely', text, { language, headline: text })).toBe(false)
  })
  test('foreign names and words within a text are no other language', () => {
    const text = `${texts['en']} It is called “La Casa de las Flores”, after the song of the same name.`
    expect(failed('brand_language', text)).toBe(false)
  })
  test.each([
    ['ru', 'Добрый хлеб каждый день, и чай.', false],
    ['en', 'Добрый хлеб каждый день, и чай.', true],
    ['ja', '京都の小さな古本屋です', false],
    ['de', '京都の小さな古本屋です', true],
    ['zh', '京都的小书店', false],
    ['pl', texts['en'] ?? '', false],
  ])('script and unlisted languages (%s: %s)', (language, text, broken) => {
    expect(failed('brand_language', text, { language, headline: text.slice(0, 8) })).toBe(broken)
  })
})

const off = (text: string, platform: Platform, headline = 'Bread') =>
  failed('platform_style', text, { platform, headline })

describe('style by platform', () => {
  test.each<[Platform, string]>([
    ['instagram', 'See https://zed.example/x'],
    ['instagram', 'See www.zed.example'],
    ['instagram', 'See zed.com/spring'],
    ['instagram', '#a1 #b1 #c1 #d1 #e1 #f1'.replaceAll('1', 'x')],
    ['facebook', '#ax #bx #cx'],
    ['facebook', 'Now!!'],
    ['facebook', 'Really?!'],
    ['facebook', '🙂🙂🙂🙂🙂🙂'],
    ['instagram', '🙂'.repeat(11)],
    ['facebook', '1️⃣ one 2️⃣ two 3️⃣ three ❤️ four ☝🏽 five ↔️ six'],
    ['facebook', 'THIS BREAD TASTES GREAT TODAY'],
    ['facebook', 'Well, THIS BREAD TASTES of salt and of more than that, I believe'],
    ['instagram', 'FRESH BREAD EVERY DAY'],
  ])('%s: out of place: %s', (platform, text) => expect(off(text, platform)).toBe(true))

  test.each<[Platform, string]>([
    ['facebook', 'See https://zed.example/x'],
    ['instagram', 'See Node.js and Zed.'],
    ['instagram', '#ax #bx #cx #dx #ex'],
    ['facebook', '#ax #bx'],
    ['facebook', 'Now! Really?'],
    ['facebook', '👩‍👩‍👧‍👦🙂🙂🙂🇫🇷'],
    ['facebook', 'Kornhaus® and Kornbrot™ and Roggen® and Dinkel™ and Hafer® and © Kornhaus'],
    ['instagram', '🙂'.repeat(10)],
    ['facebook', 'AGPL, PDF and USA, in one list of words'],
    ['facebook', 'PDF AND EPUB'],
    ['facebook', 'From NASA and ESA to CERN'],
  ])('%s: in its place: %s', (platform, text) => expect(off(text, platform)).toBe(false))

  test('a headline has no hashtag and one emoji at most', () => {
    expect(off('Bread.', 'facebook', '#bread')).toBe(true)
    expect(off('Bread.', 'facebook', 'Bread 🥖🥖')).toBe(true)
    expect(off('Bread.', 'facebook', 'Bread 🥖')).toBe(false)
    expect(off('Bread.', 'facebook', 'Kornhaus® bread 🥖')).toBe(false)
  })
})
