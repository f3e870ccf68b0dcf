import { describe, expect, test } from 'vitest'
import { CopyReading } from '../../src/checks/reading.ts'
import { foreignIn } from '../../src/checks/written-language.ts'
import { grounded, request } from '../fixtures.ts'

function foreign(language: string, primary_text: string, headline = '50 %') {
  const profile = { name: 'Zed bikes', description: 'Zed bikes.', language }
  const { foreign: found, sure } = foreignIn(
    new CopyReading({ headline, primary_text }, request({ grounding: grounded(profile) })),
  )
  return found === null ? 'none' : sure ? 'sure' : 'likely'
}

const latin: Readonly<Record<string, string>> = {
  en: 'The week fills up before anybody has looked at the calendar. An hour on the mat waits for you after work.',
  de: 'Die Woche ist voll, bevor jemand in den Kalender gesehen hat. Eine Stunde wartet auf der Matte.',
  fr: 'La semaine se remplit avant que personne ne regarde son agenda. Une heure attend sur le tapis.',
  es: 'La semana se llena antes de que nadie mire el calendario. Una hora espera en la esterilla.',
  pl: 'Tydzień zapełnia się, zanim ktokolwiek spojrzy w kalendarz. Godzina na macie czeka po pracy.',
}

describe.each([
  'ar',
  'ru',
  'uk',
  'el',
  'ja',
  'ko',
  'zh',
  'he',
  'fa',
  'th',
  'hi',
  'ka',
  'hy',
  'bn',
  'ta',
  'ru-RU',
  'zh-Hant-TW',
])('a brand in %s, whose letters are not Latin', (language) => {
  test.each(Object.keys(latin))('is not given copy in %s', (written) => {
    expect(foreign(language, latin[written] ?? '')).toBe('sure')
  })
})

test.each([
  ['ru', 'Коврики Manduka PROlite и блоки Jade Harmony ждут в зале Zed bikes на Невском.', 'Zed bikes'],
  ['ru', 'Запись: zed.example/hour или hello@zed.example, а ещё @zedbikes и #zedbikes.', 'Zed'],
  ['el', 'Ελάτε στο Zed bikes, 12 Great Russell Street, London WC1B 3DG.', 'Zed bikes'],
  ['ja', 'Zed bikesのe-bikeはShimano STEPS E6100を使っています。', 'Zed bikes E6100'],
  ['ja', 'iPhoneとAndroidのアプリで予約できます。', 'Zed bikes'],
  ['ar', 'دراجات Zed bikes من Brompton و Riese & Müller في الرياض.', 'Zed bikes'],
  ['he', 'אופניים של Zed bikes.', 'Zed bikes'],
  ['zh', '我们卖 Brompton、Tern 和 Riese & Müller。', 'Zed bikes'],
  ['sr', 'Nedelja se napuni pre nego što iko pogleda u kalendar. Sat na prostirci čeka posle posla.', 'Sat za sebe'],
  [
    'hi-Latn',
    'Hafta bhar jaata hai, isse pehle ki koi calendar dekhe. Mat par ek ghanta intezaar karta hai.',
    'Ek ghanta',
  ],
  ['pl', latin['pl'] ?? '', 'Godzina'],
  ['vi', 'Bánh mì nóng mỗi sáng ở góc phố, và một giờ yên tĩnh sau giờ làm cho mọi người.', 'Một giờ'],
])('names, addresses and scripts of its own pass (%s: %s)', (language, text, headline) => {
  expect(foreign(language, text, headline)).toBe('none')
})

const unlisted: Readonly<Record<string, string>> = {
  sv: 'Veckan fylls innan någon har tittat i kalendern. En timme på mattan väntar efter jobbet och nära kontoret. Kom när du vill och stanna en stund med andra som sitter hela dagen precis som du gör.',
  pl: 'Tydzień zapełnia się, zanim ktokolwiek spojrzy w kalendarz. Godzina na macie czeka po pracy i blisko biura. Przyjdź, kiedy chcesz, i zostań z ludźmi, którzy siedzą cały dzień tak jak ty.',
  tr: 'Hafta, kimse takvime bakmadan doluyor. Minderde bir saat işten sonra ofise yakın bir yerde bekliyor. İstediğin zaman gel ve bütün gün oturan insanlarla kal.',
  fi: 'Viikko täyttyy ennen kuin kukaan on katsonut kalenteria. Tunti matolla odottaa töiden jälkeen lähellä toimistoa. Tule milloin haluat ja jää hetkeksi muiden kanssa.',
}

describe.each(['en', 'de', 'fr', 'es'])('a brand in %s', (language) => {
  // Swedish shares "en" and "du" with French, so often that only its other words would tell.
  test.each(Object.keys(unlisted).filter((written) => language !== 'fr' || written !== 'sv'))(
    'is given copy in %s, of which hardly a word is known, with a doubt at least',
    (written) => {
      expect(foreign(language, unlisted[written] ?? '')).not.toBe('none')
    },
  )
})

test.each([
  [
    'en',
    'Sourdough, rye, spelt, seeded, wholemeal, focaccia, ciabatta, baguettes, bagels, buns, rolls, pretzels, scones, muffins. All baked in Leeds, all on the counter by seven.',
  ],
  [
    'de',
    'Roggen, Dinkel, Weizen, Hafer, Gerste, Emmer, Einkorn, Buchweizen, Hirse, Mais. Alles aus der Region, alles frisch gemahlen, alles in einer Tüte, die man wieder verwendet.',
  ],
  [
    'fr',
    'Seigle, épeautre, froment, avoine, orge, sarrasin, maïs, millet. Tout vient de la région, tout est moulu sur place, et chaque sac se garde longtemps dans un placard.',
  ],
  [
    'es',
    'Centeno, espelta, trigo, avena, cebada, maíz, mijo, sarraceno. Todo viene de la comarca, todo se muele aquí, y cada bolsa se guarda meses en una despensa seca.',
  ],
])('a list in its own language passes (%s)', (language, text) => {
  expect(foreign(language, text)).toBe('none')
})

test('a word of the brand’s language is a sign of it, though its name has it too', () => {
  const profile = { name: 'La Cuerda', description: 'Un gimnasio.', language: 'es' }
  const copy = { headline: '50 %', primary_text: 'La guardería abre de 17:30 a 19:30: dos horas.' }
  const reading = new CopyReading(copy, request({ grounding: grounded(profile) }))
  expect(foreignIn(reading).foreign).toBeNull()
})
