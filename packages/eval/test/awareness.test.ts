import type { AwarenessLevel } from '@adcopy/contract'
import { examine } from '@adcopy/generation'
import { describe, expect, test } from 'vitest'
import { brands } from '../src/brands/index.ts'

/** What a check says of a headline and an opening for one of the brands; the rest of the copy is all the same. */
function verdictOf(brandId: string, check: string, awarenessLevel: AwarenessLevel, opening: string, headline: string) {
  const brand = brands.find(({ id }) => id === brandId)
  if (brand === undefined) throw new Error(`no brand ${brandId}`)
  const { grounding } = brand
  const copy = { headline, primary_text: `${opening}\n\n${grounding.profile.name}` }
  const request = { platform: 'facebook', awarenessLevel, copyLength: 'medium', brief: 'Spring', grounding } as const
  const { verdicts } = examine(copy, { ...request, offer: brand.offers[0] ?? null, seed: 'a' })
  return verdicts.find((verdict) => verdict.check === check)?.passed
}

const plainHeadline: Readonly<Record<string, string>> = {
  kanal: 'Am Abend',
  ostermann: 'Am Abend',
  radwerk: 'Am Abend',
  savonnerie: 'Un matin',
  potager: 'Un matin',
  comanda: 'Por la tarde',
  barro: 'Por la tarde',
}

type Table = ReadonlyArray<readonly [brand: string, refused: readonly string[], kept: readonly string[]]>

const unaware: Table = [
  [
    'zotero',
    [
      'References in order.',
      'A manager for sources.',
      'Zotero on a Monday.',
      'zotero.example',
      'Reference management.',
    ],
    ['A draft at midnight.', 'Retyping the same reference.', 'The library closes at ten.', 'A pile of papers.'],
  ],
  [
    'bluebird',
    [
      'Fresh bread?',
      'Bluebird in the morning.',
      'A loaf on the table.',
      'The baker is up.',
      'A Saturday box.',
      'The bakery.',
    ],
    ['Breakfast on a slow Saturday.', 'The street is still dark.', 'A family at the table.', 'A bird on the fence.'],
  ],
  [
    'larkfield',
    ['A loan for the roof.', 'Savings first.', 'Larkfield on a Friday.', 'The bank on the corner.', 'A mortgage?'],
    ['The boiler breaks in January.', 'A union of two families.', 'Pay day comes on a Friday.', 'The rent is due.'],
  ],
  [
    'kanal',
    ['Physiotherapie am Abend.', 'Die Praxis.', 'Krankengymnastik?', 'Der Rückenkurs am Morgen.', 'Physio hilft.'],
    ['Ein Abend am Kanal.', 'Acht Stunden Schreibtisch.', 'Der Rücken am Abend.', 'Eine lange Bahnfahrt.'],
  ],
  [
    'ostermann',
    ['Förderstrecken.', 'Ostermann im Lager.', 'Der Hersteller.', 'Ein Hallencheck.'],
    ['Pakete bis zur Decke.', 'Montag, sechs Uhr, im Lager.', 'Der Gabelstapler piept.'],
  ],
  [
    'radwerk',
    ['Die Werkstatt.', 'Ein Fahrrad im Flur.', 'Fahrräder überall.', 'Lindow am Abend.', 'Die Werkstattkarte.'],
    ['Der Weg zur Arbeit.', 'Eine Kette, die bei jedem Tritt knackt.', 'Regen auf dem Radweg.'],
  ],
  [
    'savonnerie',
    ['Un savon.', 'La savonnerie.', 'Savonner, rincer.', 'Le coffret des trois moulins.'],
    ['Le lavabo du matin.', 'Le soleil au levant.', 'Une étiquette que personne ne sait lire.'],
  ],
  [
    'potager',
    ['La ferme.', 'Des légumes ?', 'Le maraîcher du coin.', 'Le panier du mardi.'],
    ['Les mêmes trois légumes depuis l’automne.', 'Un soir de semaine.', 'Le marché du samedi.'],
  ],
  [
    'comanda',
    ['Un programa nuevo.', 'Reservas sin papel.', 'Comanda por la tarde.', 'El Plan Sala.', '49 € al mes.'],
    ['Una mesa junto a la ventana.', 'El teléfono suena en pleno servicio.', 'La sala está llena.'],
  ],
  [
    'barro',
    ['El taller.', 'Cerámica para todos.', 'Una tarde de alfarería.', 'El bono de ocho clases.'],
    ['Un patio con sombra.', 'Una semana entera delante de una pantalla.', 'Las manos quietas.'],
  ],
]

const problemAware: Table = [
  [
    'zotero',
    ['We keep notes and PDFs in one place.', 'Zotero is free and open source.', 'Our library holds sources.'],
    ['Losing an evening to commas.', 'The page number is missing.', 'Which source was it? You cannot find it.'],
  ],
  [
    'bluebird',
    ['We bake sourdough.', 'Our loaves rest for a day. They are sold from the counter.', 'Sourdough from our oven.'],
    [
      'Breakfast is always late.',
      'Tired of dry toast?',
      'There is never enough time in the morning.',
      'The queue is too long.',
    ],
  ],
  [
    'larkfield',
    ['Larkfield has three branches.', 'Our members own Larkfield. We lend to them.'],
    ['The boiler breaks in the one month with nothing to spare.', 'The money runs out by the twentieth.'],
  ],
  [
    'kanal',
    ['Wir behandeln und trainieren.', 'Unsere Praxis hat zwölf Geräte.'],
    ['Der Nacken zieht nach acht Stunden am Schreibtisch.', 'Der Rücken tut weh.', 'Kein Termin frei.'],
  ],
  [
    'ostermann',
    ['Wir bauen Förderstrecken.', 'Unsere Rollen laufen leise. Ostermann liefert sie.'],
    ['Die Pakete stauen sich vor dem Packtisch.', 'Das Band steht schon wieder.', 'Die Suche kostet jeden Tag Zeit.'],
  ],
  [
    'savonnerie',
    ['Nous coupons nos savons à la main.', 'Notre savonnerie est à Nyons.'],
    [
      'Une étiquette que personne ne sait lire.',
      'Il sèche trop vite et finit à la poubelle.',
      'Encore un flacon à moitié vide.',
    ],
  ],
  [
    'comanda',
    ['Nuestro plano de sala está al día.', 'Comanda tiene una sola agenda.'],
    ['Dos grupos con la misma mesa.', 'El teléfono suena y nadie contesta.', 'Las mesas se quedan vacías.'],
  ],
]

const solutionAware: Table = [
  [
    'larkfield',
    ['The kettle is on and a chair stands by the window.', 'Monday again.', 'Something for people.'],
    ['A loan you can repay early.', 'Savings, in five pots.', 'Larkfield, since 1989.'],
  ],
  [
    'kanal',
    ['Ein Morgen am Wasser.', 'Schön, dass Sie da sind.'],
    ['Behandlung und Training.', 'Kurse in kleinen Gruppen.'],
  ],
  [
    'savonnerie',
    ['Une belle journée.', 'Le train part à midi.'],
    ['Des savons coupés à la main.', 'Six ingrédients sur l’étiquette.'],
  ],
  ['comanda', ['Hace buen día.', 'Un lunes cualquiera.'], ['El plano de sala al día.', 'Reservas en una sola agenda.']],
]

describe.each([
  ['awareness_hook', 'unaware', unaware],
  ['awareness_conformance', 'problem_aware', problemAware],
  ['awareness_conformance', 'solution_aware', solutionAware],
] as const)('%s of %s copy', (check, level, table) => {
  const passes = (brand: string, opening: string) =>
    verdictOf(brand, check, level, opening, plainHeadline[brand] ?? 'At the end of the day')
  describe.each(table)('%s', (brand, refused, kept) => {
    test.each(refused)('refused: %s', (opening) => expect(passes(brand, opening)).toBe(false))
    test.each(kept)('kept: %s', (opening) => expect(passes(brand, opening)).toBe(true))
  })
})
