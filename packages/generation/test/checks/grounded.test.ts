import { describe, expect, test } from 'vitest'
import { CopyReading } from '../../src/checks/reading.ts'
import { groundedStatements } from '../../src/checks/grounded.ts'
import { grounded, inbox, request } from '../fixtures.ts'
import { german } from './brands.ts'

const kiln = grounded({
  name: 'Horno Azul',
  description: 'Un taller de cerámica con ocho tornos y un horno de leña, en la calle Olmo.',
  language: 'es',
  value_propositions: ['Clases por la tarde', 'Una estantería propia para las piezas'],
})
const soap = grounded({
  name: 'Savon Clair',
  description: 'Une savonnerie de village qui coupe ses savons à la main.',
  language: 'fr',
  value_propositions: ['Livraison en carton sans plastique', "L'atelier se visite le samedi"],
})

const reading = (text: string, over: Parameters<typeof request>[0] = {}) =>
  new CopyReading({ headline: 'Now', primary_text: text }, request({ grounding: inbox, brief: 'A calm week', ...over }))
const noticed = (text: string, over?: Parameters<typeof request>[0]) => groundedStatements.find(reading(text, over))

describe('a sentence of words that no source uses is noticed', { tags: ['D-COPY-3'] }, () => {
  test.each([
    ['a feature', inbox, 'Tidewater Desk transcribes phone calls.'],
    ['an integration in small letters', inbox, 'Tidewater Desk plugs into spreadsheets and calendars.'],
    ['a service', german, 'Wir rösten auch Kaffee und Mandeln.'],
    ['an ingredient', soap, 'Nos savons contiennent du miel et de la cire.'],
    ['a use', kiln, 'Nuestras tazas aguantan el lavavajillas y el microondas.'],
  ])('%s', (_, grounding, text) => expect(noticed(text, { grounding })).toHaveLength(1))
  test('with the words, and not with the sentence', () =>
    expect(noticed('Our inbox transcribes phone calls.')).toEqual([
      'no source says this of the brand: "transcribes", "phone"',
    ]))
  test('as they are written, whatever they mean', () =>
    expect(noticed('Our subscribers borrow parcels.')).toEqual([
      'no source says this of the brand: "subscribers", "borrow", "parcels"',
    ]))
  test('in every field, each sentence by itself', () => {
    const copy = {
      headline: 'Our podcasts overnight',
      primary_text: 'Every conversation.\nOur robots vacuum.',
      description: 'Our elevators hum',
    }
    expect(groundedStatements.find(new CopyReading(copy, request({ grounding: inbox })))).toHaveLength(3)
  })
})

describe('what is said of the brand is told from what is not', { tags: ['D-COPY-3'] }, () => {
  const cats = grounded(
    {
      name: 'Harbour Vets',
      description: 'A small animal clinic with separate rooms for cats and for dogs.',
      value_propositions: ['Nurses who see dogs and cats by appointment', 'Dogs are welcome on 3 of our 5 paths'],
    },
    { brand_brief: [{ file_id: 'file_1', text: 'Rowan Hale took the clinic over in May.', start: 0, end: 39 }] },
  )
  const hall = grounded({
    name: 'Sportraum',
    description: 'Ein Studio mit Geräten und Kursen.',
    language: 'de',
    value_propositions: ['Kündigen mit zehn Tagen Frist', 'Im Schnitt nach 40 Sekunden ein Trainer am Telefon'],
  })
  const atelier = grounded({
    name: 'Le Fournil',
    description: 'Un atelier de cuisine avec des cours du soir.',
    language: 'fr',
    value_propositions: ['Les cours ont lieu du mardi au vendredi'],
  })
  const club = grounded({
    name: 'Club Norte',
    description: 'Un gimnasio con clases y piscina.',
    language: 'es',
    value_propositions: ['La cuota se puede congelar hasta dos meses al año'],
  })

  test.each([
    ['speaks as the brand', cats, 'We knit blankets from alpaca.'],
    ['names the brand', cats, 'Harbour Vets smells of lavender.'],
    ['has the brand’s people as its subject', cats, 'Rowan collects vintage tractors.'],
    ['has the brand’s goods as its subject', cats, 'The rooms smell of lavender.'],
    ['goes on from one of them', cats, 'We see dogs. They nap on sheepskin.'],
    ['goes on from nothing that was named', cats, 'Rain.\n\nIt smells of lavender.'],
    ['tells a thing of the brand by where it is', hall, 'Im Studio duftet Lavendel neben Zirbenholz.'],
    ['tells of one what a source limits', cats, 'Dogs are welcome on every path.'],
    ['promises always what a source gives on average', hall, 'Am Telefon geht immer ein Trainer ran.'],
    ['promises when you like what a source limits', club, 'La cuota se congela cuando quieras.'],
    ['denies for good', cats, 'Our nurses never scold dogs.'],
  ])('noticed where it %s', (_, grounding, text) => expect(noticed(text, { grounding })).toHaveLength(1))

  test.each([
    ['a scene', cats, 'The cupboard door creaks, and the spaniel is under the sofa.'],
    ['a scene with its object', cats, 'The carrier comes down from the loft, and somebody hides beneath the bed.'],
    ['what readers do', cats, 'You find the thermometer behind the biscuit tin.'],
    ['what readers are asked to do', cats, 'Bring the blanket, the mouse with one ear and some patience.'],
    ['what somebody says', cats, '“We knit blankets from alpaca.”'],
    ['everybody', cats, 'We’ve all wrestled a hamster.'],
    ['a scene in German', hall, 'Viertel vor sieben, Küche, Socken auf kalten Fliesen.'],
    ['a clause that says when', hall, 'Wenn die Gabel klappert, wandert der Blick zum Balkon.'],
    ['a scene in French', atelier, 'Une gousse roule sous le radiateur, le chat la regarde.'],
    ['people in Spanish', club, 'Hay quien baja en chándal con cara de almohada.'],
    ['people in Spanish by their verb alone', club, 'Llevan un rato en el pasillo, descalzos, negociando los dibujos.'],
    ['streets', kiln, 'Las calles se vacían sin murmullos.'],
    ['somebody with a thing of the brand', kiln, 'Alguien frena el torno y sopla la ceniza.'],
    ['somebody who was not named', cats, 'A drawer opens.\n\nHe takes the corner sideways and drags the rug.'],
    ['function words and forms of common ones', hall, 'Wir hätten’s trotzdem längst vermutlich ohnehin gelernt.'],
    ['contractions', cats, 'We’d say something’s wrong, and we’ve said it before.'],
    ['a limit that is kept', cats, 'Dogs are welcome on 3 of our paths, every one of them by appointment.'],
    ['what a source says without a limit', cats, 'All cats are seen by appointment.'],
  ])('not noticed: %s', (_, grounding, text) => expect(noticed(text, { grounding })).toEqual([]))

  test.each([
    ['a thing of the brand in a scene', 'The small separate rooms smell of lavender. A sofa grumbles.', 0],
    ['the brand by its name', 'Harbour Vets smells of lavender.', 1],
    ['where it speaks as the brand', 'Our kitchen smells of lavender.', 1],
  ])('before an unaware reader has met the brand: %s', (_, hook, times) =>
    expect(noticed(`${hook}\n\nRain.`, { grounding: cats, awarenessLevel: 'unaware' })).toHaveLength(times),
  )
  test('with its field and sentence for a repair', () => {
    const told = reading('Rain.\n\nIt smells of lavender.', { grounding: cats })
    expect(groundedStatements.placed?.(told)).toEqual([
      'in the primary_text, "It smells of lavender.": no source says this of the brand: "smells", "lavender"',
    ])
  })
})

describe('nothing is noticed of', { tags: ['D-COPY-3'] }, () => {
  test.each([
    ['a fact', inbox, 'See who is replying before you start typing.'],
    [
      'a fact in other forms and another order',
      inbox,
      'Customer conversations are kept in one place, and the right person is assigned.',
    ],
    [
      'words that hold any text together',
      inbox,
      'Sooner or later somebody has to decide, so why not take a closer look today.',
    ],
    ['one word that no source uses', inbox, 'Customers breathe when replies are saved.'],
    ['a question', inbox, 'Would elephants type on submarines?'],
    ['a compound of known words', german, 'Brotlieferung in Freiburg, jeden Morgen.'],
    ['a fact in French', soap, 'Les savons se coupent à la main, et la livraison se passe de plastique.'],
    ['a fact in Spanish', kiln, 'Cada pieza tiene su estantería, y el horno va con leña.'],
  ])('%s', (_, grounding, text) => expect(noticed(text, { grounding })).toEqual([]))
  test("the brief's words, which copy may use", () => {
    expect(noticed('Our sailing regattas.', { brief: 'Speak of a sailing regatta' })).toEqual([])
    expect(noticed('Our sailing regattas.', { brief: 'Speak of chess' })).toHaveLength(1)
  })
  test("the brief's words in letters apart from their marks", () =>
    expect(noticed('Our crème brûlée.', { brief: 'Speak of crème brûlée'.normalize('NFD') })).toEqual([]))
  test('what a claim says that a source carries', () => {
    const grounding = grounded({ name: 'Zed', description: 'Zed lends ladders for eighteen pounds a year.' })
    expect(noticed('Eighteen pounds a year.', { grounding })).toEqual([])
  })
  test('copy in another language than the sources', () => {
    const { profile } = inbox
    expect(
      noticed('Elefanten tippen Briefe.', { grounding: { ...inbox, profile: { ...profile, language: 'de' } } }),
    ).toEqual([])
  })
})

describe('a statement is kept with the sentence that says most of it', { tags: ['D-COPY-3'] }, () => {
  const brief = [
    {
      file_id: 'file_7',
      text: 'Assigning is done by dragging a name. Notes are searched by date.',
      start: 10,
      end: 75,
    },
  ]
  const grounding = { ...inbox, brand_brief: brief }
  const statements = (text: string) => reading(text, { grounding }).claims.filter(({ kind }) => kind === 'statement')

  test('of a knowledge file, with the file', () => {
    const text = 'Fine.\n\nDragging a name assigns a customer. Why not?'
    const [found, ...others] = statements(text)
    expect(others).toEqual([])
    expect(found).toMatchObject({
      field: 'primary_text',
      text: 'Dragging a name assigns a customer.',
      source: {
        part: 'brand_brief',
        item: 0,
        sentence: 'Assigning is done by dragging a name.',
        file: { file_id: 'file_7' },
      },
    })
    expect(text.slice(found?.start, found?.end)).toBe(found?.text)
  })
  test('of a list of the profile, with its entry', () =>
    expect(statements('You see who replies before typing.')).toMatchObject([
      { source: { part: 'profile', field: 'value_propositions', entry: 1 } },
    ]))
  test('and not where a word alone is shared, or most of it is told nowhere', () => {
    expect(statements('Typing.')).toEqual([])
    expect(statements('Notes by date for orchestras, tailors, bishops, sailors.')).toEqual([])
  })
})
