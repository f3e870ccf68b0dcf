import { expect, test } from 'vitest'
import { extractFacts } from '../../src/index.ts'

const factsOf = (text: string) => extractFacts(text).map((fact) => fact.text)

test.each([
  ['The first month costs nothing.', 'After that the plan is £9 a month.'],
  ['Delivery to the door is free.', 'Only orders above £50 qualify.'],
  ['The counter opens every morning at nine.', 'Except on public holidays and in August.'],
  ['Frames are guaranteed for ten years.', 'Unless they were used outdoors.'],
  ['Returns are taken within thirty days.', 'Not valid for goods cut to size.'],
  ['A loan lasts for one week.', 'Otherwise a fee of £2 a day is due.'],
  ['Bread is delivered by cargo bike.', 'Minimum order is three loaves.'],
  ['Der erste Monat kostet nichts.', 'Danach kostet das Abo neun Euro.'],
  ['Die Lieferung ist für alle frei.', 'Nur Bestellungen über 50 Euro zählen.'],
  ['Der Schalter öffnet jeden Morgen um neun.', 'Ausgenommen sind Feiertage und der August.'],
  ['Le premier mois ne coûte rien.', 'Ensuite la formule coûte neuf euros.'],
  ['La livraison à domicile est gratuite.', 'Seules les commandes de plus de 50 euros en profitent.'],
  ['Le guichet ouvre chaque matin à neuf heures.', 'Sauf les jours fériés et en août.'],
  ['El primer mes no cuesta nada.', 'Después el plan cuesta nueve euros.'],
  ['La entrega a domicilio es gratis.', 'Solo los pedidos de más de 50 euros.'],
  ['La ventanilla abre cada mañana a las nueve.', 'Excepto los festivos y en agosto.'],
])('what limits a statement stays with it: %s %s', (statement, limit) => {
  expect(factsOf(`${statement} ${limit}`)).toEqual([`${statement} ${limit}`])
})

test.each([
  ['cannot be told', 'Except where https://shop.test/terms says so for some of them.'],
  ['makes it too long', `Except on ${'public holidays and '.repeat(16)}Sundays.`],
])('a statement whose limit %s goes with it', (_, limit) => {
  expect(factsOf(`The shop bakes rye bread. Delivery to the door is free. ${limit}`)).toEqual([
    'The shop bakes rye bread.',
  ])
})

test('an exception in the next paragraph or item takes the statement before it along, one below a heading does not', () => {
  expect(factsOf('- Delivery to the door is free\n- Except on islands and in the mountains\n')).toEqual([])
  expect(factsOf('Delivery to the door is free.\n\nExcept on islands and in the mountains.')).toEqual([])
  expect(factsOf('- Delivery to the door is free\n\n# Terms\n\nExcept on islands and in the mountains.')).toEqual([
    'Delivery to the door is free',
  ])
})

test.each([
  'Delivery to the door is free.*',
  'Delivery to the door is free*',
  'Delivery to the door† is free.',
  'Delivery is free for all.¹',
])('a statement with the mark of a footnote has its condition elsewhere: %s', (statement) =>
  expect(factsOf(statement)).toEqual([]),
)

test.each([
  'Only rain water is used in the greenhouse.',
  'Nur Regenwasser wird im Gewächshaus verwendet.',
  'Seule l’eau de pluie arrose la serre.',
  'Solo se riega con agua de lluvia.',
  'Es gibt jeden Tag frischen Tee im Garten.',
  'Il y a du thé au jardin chaque jour.',
  'The **first** loaf is baked at four.',
  'Flats of 60 m² are heated with wood.',
])('a statement that limits nothing stands alone: %s', (statement) => {
  expect(factsOf(statement)).toEqual([statement.replaceAll('*', '')])
})

test.each([
  ['Chinese', '本店自1990年起每天早上烘焙面包。所有面粉都来自附近的农场。', 2],
  ['Japanese', '当店は1990年から毎朝パンを焼いています。小麦粉は近くの農家から届きます。', 2],
  ['Thai', 'ร้านของเราอบขนมปังทุกเช้าตั้งแต่ปี 1990', 1],
  ['Korean', '우리 가게는 1990년부터 매일 아침 빵을 굽습니다.', 1],
  ['Arabic', 'يخبز المتجر الخبز كل صباح منذ عام 1990.', 1],
])('a statement in %s is a fact', (_, text, count) => {
  expect(factsOf(text)).toHaveLength(count)
})

test.each([
  ['Chinese', '您想了解更多关于我们面包的信息吗？'],
  ['Japanese', '新しいパン'],
  ['Arabic', 'هل تريد أن تعرف المزيد عن خبزنا؟'],
])('a question or a few words in %s are none', (_, text) => {
  expect(factsOf(text)).toEqual([])
})

test('a line that was broken within Chinese words is joined without a space', () => {
  expect(factsOf('本店自1990年起每天早\n上烘焙面包。')).toEqual(['本店自1990年起每天早上烘焙面包。'])
})

test.each([
  ['pictures that do not end', '!['.repeat(300_000)],
  ['emphasis that does not end', '**a _b '.repeat(100_000)],
  ['links that do not end', '[a]('.repeat(150_000)],
  ['abbreviations', 'no. '.repeat(150_000)],
  ['one word', 'a'.repeat(600_000)],
  ['Chinese without an end', '面'.repeat(200_000)],
  ['words of instructions', 'always only every caption '.repeat(25_000)],
])('600 KB of %s take no more than seconds', { timeout: 10_000 }, (_, text) => {
  expect(factsOf(text)).toEqual([])
})
