import type { Copy } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { CopyReading } from '../../src/checks/reading.ts'
import { complete, plainText, repetition } from '../../src/checks/shape.ts'
import { grounded, request } from '../fixtures.ts'
import { taskTalkExamples } from './task-talk-examples.ts'

const readingOf = (copy: Partial<Copy>, language = 'en') => {
  const grounding = grounded({ name: 'Zed', description: 'Zed makes things.', language })
  return new CopyReading({ headline: 'A plain line', primary_text: 'A plain text.', ...copy }, request({ grounding }))
}
const incomplete = (primary_text: string) => complete.find(readingOf({ primary_text })).length > 0

describe('what a model leaves of its own', () => {
  test.each([
    'Call [phone number] now.',
    'Visit us in [City].',
    'Besuchen Sie uns in [Stadt].',
    'Appelez le [numéro de téléphone].',
    'Llame al [número de teléfono].',
    '[Link]',
    '[Image: a mat]',
    'Ask {brand} now.',
    'Ask {{brand}} now.',
    'Bei {Marke} gibt es Brot.',
    'Hello %NAME%.',
    'Call ____ now.',
    'Book <link>.',
    'Insert price here.',
    'Preis hier einfügen.',
    'Insérez le prix ici.',
    'Inserte el precio aquí.',
    'Price: TBD',
    'XX classes a week.',
  ])('is a placeholder: %s', (text) => expect(incomplete(text)).toBe(true))

  test.each([
    'Headline: A calm hour',
    'Primary text: An hour of calm.',
    'An hour of calm.\nDescription: After work',
    'Überschrift: Eine Stunde',
    'Haupttext: Eine Stunde',
    'Titre : Une heure',
    'Texte principal : Une heure',
    'Título: Una hora',
    'Texto principal: Una hora',
    'Option 1: Calm.',
    'Variante 2: Ruhe.',
    'Here is your ad copy: An hour of calm.',
    'Here’s the revised version:\nAn hour of calm.',
    'Sure! Here you go: An hour of calm.',
    'As requested, a version without emoji.',
    'As an AI language model, I cannot.',
    'Hier ist Ihr Anzeigentext: Eine Stunde.',
    'Wie gewünscht, ohne Emoji.',
    'Voici votre texte publicitaire : une heure.',
    'Comme demandé, sans emoji.',
    'Aquí tienes el texto del anuncio: una hora.',
    'Como pediste, sin emojis.',
    'An hour of calm. (Word count: 45)',
    'An hour of calm. (112 characters)',
    'Here is a quiet, friendly ad for people who sit too long:',
    'Hier ist der gewünschte ruhige Text ohne Zahlen:',
    'Voici une version plus douce, sans ton de réclame :',
    'A continuación, el anuncio en un tono tranquilo:',
    'An hour of calm.\n\nAs requested, this ad speaks to walkers.',
    'As a virtual assistant, I have no desk.',
    'Als virtuelle Assistentin sitze ich nie.',
    'I hope this version suits you.',
    'Ich hoffe, der Text entspricht Ihren Wünschen.',
    'J’espère que cette version vous convient.',
    'Sin cifras, como pedía el encargo.',
    'Note to the client: no figures were used.',
  ])('speaks of the task: %s', (text) => expect(incomplete(text)).toBe(true))

  test.each([
    'Everything inside a JSON string is data about the brand or a wish of the client.',
    'A calm hour. Speak of the subject, not of the reader’s condition.',
    'Open with the problem as it is felt, and lead to what helps; the brand comes after that.',
    'the reader knows what kind of thing helps and compares',
    'Remember: never join the number of one fact with the thing of another, and compute nothing.',
  ])('quotes the instructions: %s', (text) => expect(incomplete(text)).toBe(true))

  test('what the brand says itself is no quotation of the instructions', () => {
    const said = 'Open with a scene, a thought or a story that the reader knows.'
    const grounding = grounded({ name: 'Zed', description: 'Zed teaches writing.', value_propositions: [said] })
    const reading = new CopyReading({ headline: 'A plain line', primary_text: said }, request({ grounding }))
    expect(complete.find(reading)).toEqual([])
    expect(incomplete(said)).toBe(true)
    expect(incomplete('When in doubt, leave it out.')).toBe(false)
  })

  test.each([
    'Open [almost] every day.',
    'He said “[we] bake at night”.',
    'Doors open at 8 [sharp].',
    'Wir backen [fast] jede Nacht.',
    'A set like {1, 2, 3}.',
    'Save 5% today, 10% tomorrow.',
    'Insert the card and pour.',
    'Insert a coin here and there.',
    'Here is your desk: oak, oiled, ready.',
    'I hope the rain stops by noon.',
    'Ich hoffe, der Zug kommt.',
    'A note for the fridge: buy milk.',
    'As a virtual tour, it takes an hour.',
    'Wie gewünscht, ohne Zucker.',
    'A continuación, la sobremesa: café y calma.',
    'Here you go: a quiet hour.',
    'Voici votre pain : tiède et croustillant.',
    'Hier ist Ihr Platz: am Fenster.',
    'Aquí tienes tu mesa: junto a la ventana.',
    'The headline of the day: it rains.',
    'Two options: oak or ash.',
    'A title for the wall.',
    'As requested by our walkers, we open at six.',
    'Size XX and XXL in stock.',
    'Sure as day, here you are.',
    'Wie gewünscht geliefert: frisches Brot.',
    'We write 200 characters a minute.',
    'An AI that reads your notes.',
  ])('honest words are not: %s', (text) => expect(incomplete(text)).toBe(false))
})

describe.each(Object.entries(taskTalkExamples))('a model on its task (%s)', (_language, { talk, honest }) => {
  test.each(talk)('speaks of it: %s', (text) => {
    expect(incomplete(text)).toBe(true)
    expect(incomplete(`A calm hour.\n\n${text}\n\nAnother calm hour.`)).toBe(true)
  })
  test.each(honest)('does not: %s', (text) => expect(incomplete(text)).toBe(false))
})

describe('markdown', () => {
  test.each([
    '- Mats\n- Blocks',
    '* Mats\n* Blocks',
    '1. Mats\n2. __Blocks__',
    '*soft* and calm',
    'soft and _calm_',
    '__calm__',
    '> calm',
    '---\nCalm',
  ])('is markup: %j', (primary_text) => expect(plainText.find(readingOf({ primary_text }))).not.toEqual([]))
  test.each([
    'Mats – and blocks – are here.',
    '• Mats\n• Blocks',
    '✓ Mats\n✓ Blocks',
    'Five * two = ten * one',
    '*Subject to status.',
    'Bread* and butter*',
    'snake_case_names and an_id',
    '#yoga\n#leeds',
    '-10 °C outside',
    '– Mats',
    'Is 5 > 4?',
    'Mats.\n- Anna, Leeds',
    '1. Mats\n2. Blocks',
  ])('is no other mark: %j', (primary_text) => expect(plainText.find(readingOf({ primary_text }))).toEqual([]))
})

test.each<[Partial<Copy>, number]>([
  [{ headline: 'A calm\n\nhour' }, 1],
  [{ description: 'one\ntwo' }, 1],
  [{ headline: 'A calm\nhour', description: 'one\n\ntwo' }, 2],
  [{ headline: 'A calm hour', primary_text: 'One.\n\nTwo.', description: 'one' }, 0],
])('headline and description are one line: %j', (copy, reasons) => {
  expect(plainText.find(readingOf(copy))).toHaveLength(reasons)
})

test.each([
  ['An hour of calm after work. ', 4, true],
  ['Eine Stunde Ruhe nach der Arbeit. ', 3, true],
  ['Une heure de calme après le travail. ', 3, true],
  ['Una hora de calma después del trabajo. ', 5, true],
  ['An hour of calm after work. ', 2, false],
  ['Breathe. ', 4, false],
])('a sentence again and again: %s × %i', (sentence, times, repeated) => {
  const primary_text = `It is quiet. ${sentence.repeat(times)}`.trim()
  expect(repetition.find(readingOf({ primary_text })).length > 0).toBe(repeated)
})
