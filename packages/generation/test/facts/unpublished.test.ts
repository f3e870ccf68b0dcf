import { expect, test } from 'vitest'
import { extractFacts } from '../../src/index.ts'
import { around, bakery } from './around.ts'

const factsOf = (text: string) => extractFacts(text).map((fact) => fact.text)

const unpublished = {
  en: [
    'INTERNAL ONLY: the margin on rye is 70%.',
    'Internal – the lease of the shop ends in March.',
    '**Confidential:** our supplier charges us £1 a loaf.',
    'Strictly confidential: the mill is going to be sold.',
    'Draft: the price of a loaf will be £9.',
    '[DRAFT] A loaf costs £9 from January.',
    'TODO check whether the ovens are electric ones.',
    'Note: ask Anna whether this is still right.',
    'NDA - the recipe comes from a hotel in Bath.',
    'For internal use only, the shop makes a loss in May.',
    'Not for publication: two bakers have given notice.',
    'The margin on rye is 70% (internal).',
    'Copyright 2024 Zed Ltd. All rights reserved everywhere.',
    '© 2024 Zed Ltd, bakers of Leeds in England.',
    'Yes, all of our breads are vegan.',
    'No, we never deliver on Sundays.',
    'A: We deliver on every day but Sunday.',
    'Our competitor Acme sells 500 loaves a day.',
    'Most competitors bake with frozen dough.',
    'The competition charges twice as much for rye.',
    'We plan to open a second shop in 2027.',
    'A second shop will open next spring.',
    'We are planning to add cakes to the list.',
    'A café is planned for the summer of 2027.',
  ],
  de: [
    'INTERN: Die Marge auf Roggenbrot beträgt 70 %.',
    'Vertraulich: Der Müller verlangt einen Euro je Laib.',
    'Streng vertraulich – die Mühle wird verkauft.',
    'Entwurf: Das Brot kostet ab Januar neun Euro.',
    'Anmerkung: Das muss Anna noch einmal prüfen.',
    'Nur für den internen Gebrauch: Im Mai macht der Laden Verlust.',
    'Die Marge auf Roggenbrot beträgt 70 % (vertraulich).',
    'Alle Rechte vorbehalten, auch die der Übersetzung.',
    'Ja, alle unsere Brote sind vegan.',
    'Nein, sonntags wird nicht geliefert.',
    'Antwort: Wir liefern an jedem Tag außer Sonntag.',
    'Unser Konkurrent Acme verkauft 500 Brote am Tag.',
    'Die Konkurrenz backt mit gefrorenem Teig.',
    'Wir planen, 2027 einen zweiten Laden zu eröffnen.',
    'Ein zweiter Laden ist für 2027 geplant.',
  ],
  fr: [
    'INTERNE : la marge sur le seigle est de 70 %.',
    'Confidentiel : le meunier demande un euro par pain.',
    'Brouillon : le pain coûtera neuf euros en janvier.',
    'Usage interne – le bail se termine en mars.',
    'À usage interne uniquement, la boutique perd de l’argent en mai.',
    'Remarque : Anna doit encore vérifier ce point.',
    'La marge sur le seigle est de 70 % (confidentiel).',
    'Tous droits réservés pour tous les pays.',
    'Oui, tous nos pains sont végétaliens.',
    'Non, nous ne livrons jamais le dimanche.',
    'Réponse : nous livrons tous les jours sauf le dimanche.',
    'Notre concurrent Acme vend 500 pains par jour.',
    'La concurrence cuit de la pâte surgelée.',
    'Nous prévoyons d’ouvrir une deuxième boutique en 2027.',
    'Un café est prévu pour le printemps 2027.',
  ],
  es: [
    'INTERNO: el margen del centeno es del 70 %.',
    'Confidencial: el molinero nos cobra un euro por pan.',
    'Borrador: el pan costará nueve euros en enero.',
    'Solo uso interno: la tienda pierde dinero en mayo.',
    'Nota interna – el alquiler termina en marzo.',
    'Pendiente: confirmar con Ana el precio del pan.',
    'TODO confirmar con Ana el precio del pan.',
    'El margen del centeno es del 70 % (confidencial).',
    'Todos los derechos reservados en todos los países.',
    'Sí, todos nuestros panes son veganos.',
    'No, nunca repartimos los domingos por la mañana.',
    'Respuesta: repartimos todos los días menos el domingo.',
    'Nuestro competidor Acme vende 500 panes al día.',
    'La competencia vende pan congelado todo el año.',
    'Tenemos previsto abrir una segunda tienda en 2027.',
    'Está prevista una cafetería para el verano de 2027.',
  ],
}

const honest = {
  en: [
    'Our draft beer comes from the brewery next door.',
    'Internal doors are made of oak from the valley.',
    'Every conversation with a coach is confidential.',
    'Notes of cherry and smoke linger in the cup.',
    'Copyright law is taught by a judge on Mondays.',
    'No loaf is older than a day.',
    'Yes-or-no questions are answered within an hour.',
    'Competitors from nine countries run the marathon.',
    'Unlike most shops, we bake with our own yeast.',
    'We plan gardens for houses of every size.',
    'Guests who plan to stay overnight get a key.',
    'The doors will open on their own when you come near.',
    'A staff of twelve looks after the ovens.',
    'Private rooms – with a view of the lake – hold twelve people.',
  ],
  de: [
    'Interne Schulungen finden jeden Dienstag statt.',
    'Jede Beratung ist vertraulich und kostet nichts.',
    'Entwürfe zeichnen wir mit der Hand.',
    'Wir planen und bauen Gärten am Hang.',
    'Wir planen Ihre Küche am Bildschirm.',
    'Ja sagen hier viele Paare im Garten.',
    'Kein Brot ist älter als einen Tag.',
    'Die Küche wird gemeinsam am Bildschirm geplant.',
  ],
  fr: [
    'Les portes internes sont en chêne du pays.',
    'Chaque entretien reste confidentiel et gratuit.',
    'Notes de cerise et de fumée dans la tasse.',
    'Nous prévoyons un repas pour les végétariens.',
    'Non loin de la gare, la boutique ouvre à sept heures.',
    'Aucun pain n’a plus d’un jour.',
  ],
  es: [
    'Las puertas internas son de roble del valle.',
    'Cada consulta es confidencial y no cuesta nada.',
    'Notas de cereza y de humo en la taza.',
    'Planeamos tu boda de principio a fin.',
    'No hay pan de más de un día.',
    'La competencia de natación se celebra en junio.',
    'Todo el pan se hornea aquí cada mañana.',
    'Todo se amasa a mano en el obrador.',
  ],
}

const languages = ['en', 'de', 'fr', 'es'] as const
const rows = (of: Record<(typeof languages)[number], readonly string[]>) =>
  languages.flatMap((language) => of[language].map((line) => [language, line] as const))

test.each(rows(unpublished))('not for readers (%s): %s', (language, line) => {
  expect(factsOf(around(language, line))).toEqual(bakery[language])
})

test.each(rows(honest))('for readers (%s): %s', (language, line) => {
  expect(factsOf(around(language, line))).toContain(line)
})

test('a label covers what follows it in its paragraph', () => {
  expect(factsOf('The shop bakes rye bread. Internal: the rent is £900. The lease ends in March.')).toEqual([
    'The shop bakes rye bread.',
  ])
})

test.each([
  '## Internal notes',
  '## Confidential',
  '## DRAFT',
  '## Margins (confidential)',
  '## Draft – price list',
  '## Vertrauliche Angaben',
  '## Notes internes',
  '## Información confidencial',
  'Internal notes\n--------------',
  '**INTERNAL ONLY**\n',
  'Intern:',
])('a heading covers its section: %s', (heading) => {
  const text = `The shop bakes rye bread.\n\n${heading}\n\nThe rent is £900 a month.\n\n### Lease\n\n- The lease of the shop ends in March\n\n## Ovens\n\nTwo ovens are fired with wood.\n`
  const kept = heading.startsWith('**') || heading === 'Intern:' ? ['The lease of the shop ends in March'] : []
  expect(factsOf(text)).toEqual(['The shop bakes rye bread.', ...kept, 'Two ovens are fired with wood.'])
})

test.each(['## Notes', '## Internal doors', '## Draft beer', '## Staff', '## Confidential advice for families'])(
  'a heading of the trade covers nothing: %s',
  (heading) => {
    expect(factsOf(`${heading}\n\nThe rent is £900 a month.\n`)).toEqual(['The rent is £900 a month.'])
  },
)

test('the mark of a source is cut, a line of sources is none', () => {
  expect(factsOf('The bread is organic since 2015, [1] by the mill.[2] [3] Rye rests for two days.')).toEqual([
    'The bread is organic since 2015, by the mill.',
    'Rye rests for two days.',
  ])
  expect(factsOf('[1] The Mill Gazette, a report on bread of 2015.')).toEqual([])
  expect(factsOf('Delivery to the door is free.[^1]')).toEqual([])
})

test.each([
  'Product  Price\nRye loaf  £5 a piece of it',
  'Rye loaf with seeds\t£5 a piece',
  '- Rye loaf with seeds    £5 a piece',
])('cells apart by spaces or tabs are a row: %s', (row) => {
  expect(factsOf(row)).toEqual([])
})

test('a slip of two spaces, and two after a full stop, part no cells', () => {
  expect(factsOf('Rye bread  is baked on Fridays.  Flour comes from the mill.\nThe shop has a  bench.\n')).toEqual([])
  expect(factsOf('Rye bread  is baked on Fridays.  Flour comes from the mill.')).toEqual([
    'Rye bread is baked on Fridays.',
    'Flour comes from the mill.',
  ])
})
