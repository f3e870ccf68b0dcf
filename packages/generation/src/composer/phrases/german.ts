import type { Wording } from '../wording.ts'
import { solutionAware } from './german-comparing.ts'
import { problemAware, unaware } from './german-levels.ts'

/** German; `<Sie|du>` follows the voice. */
export const german: Wording = {
  levels: { unaware, problem_aware: problemAware, solution_aware: solutionAware },
  desireFrames: {
    sentence: [
      '{X}. [Wäre das etwas?|Klingt gut, oder?|Warum eigentlich nicht?]',
      '{X}. [Nicht zu viel verlangt, oder?|Viel verlangt ist das nicht.|Das wäre doch was.]',
      'Ein Wunsch, der [bleibt|hängen bleibt|wiederkommt]: „{X}“.',
      '{X}. [Ein schöner Gedanke|Ein Wunsch, der wiederkommt|So könnte es sein].',
    ],
  },
  addresses: [
    'Für {who} [in aller Kürze|kurz zusammengefasst|ohne Umschweife].',
    'Und was haben {who} davon?',
    '[Gut zu wissen|Ein Hinweis|Ein paar Zeilen] für {who}.',
    'Was {who} [interessieren dürfte|gern vorher wissen|vielleicht fragen].',
  ],
  proofs: [
    '[Auf einen Blick|In Stichworten|Kurz und knapp|Punkt für Punkt]:',
    '[Zum Abhaken|Zum Nachlesen|Für den Vergleich|Für den Merkzettel]:',
    'Was {brand} mitbringt:',
    '{brand} [auf einen Blick|in Stichworten|in Kürze]:',
    'Für {who} [auf einen Blick|kurz notiert]:',
    'Das [spricht für|gehört zu] {brand}:',
  ],
  withBrand: null,
  isA: 'ist',
  quotes: ['„', '“'],
  question: '{theme}?',
  occasions: [
    '{When} lohnt [ein Blick auf|eine Frage an] {brand}.',
    '<Lernen Sie|Lern> {brand} {when} kennen.',
    '<Schauen Sie sich|Schau dir> {brand} {when} [in Ruhe |einmal |]an.',
    'Ein guter Zeitpunkt für {brand}: {when}.',
    'Wie wäre es {when} mit {brand}?',
    '{When} noch etwas zu erledigen? <Denken Sie|Denk> an {brand}.',
    '<Planen Sie|Plane> {when} [etwas|ein wenig|einen Moment] Zeit für {brand} ein.',
    'Kommt {brand} {when} auf <Ihre|deine> Liste?',
  ],
  offered: [
    '<Fragen Sie|Frag> [heute|diese Woche|einfach|direkt] nach {offer}.',
    '{offer} [ist|wäre] ein [guter |]Anfang.',
    '[Neugierig|Interesse|Lust bekommen]? <Schauen Sie sich|Schau dir> {offer} [in Ruhe |diese Woche |]an.',
    'Ein [guter|einfacher|kleiner] erster Schritt: {offer}.',
    '[Heute|Diese Woche] ist ein guter Moment, nach {offer} zu fragen.',
    'Klingt gut? Dann <fragen Sie|frag> [einfach |gleich |]nach {offer}.',
  ],
  calls: [
    '[Jetzt|In Ruhe] [kennenlernen|ansehen|nachfragen]',
    '[Einfach|Jetzt|Gleich] nachfragen',
    '{brand} [kennenlernen|ansehen]',
    'Fragen sind [willkommen|gern gesehen]',
    'Erst [ansehen|fragen], dann entscheiden',
    '[Mehr|Alles Weitere] erfahren',
  ],
  topics: null,
  offer: {
    briefHeads: ['{name}: {price}', 'Das Angebot: {name}, {price}'],
    heads: ['{name}: {price}', 'Das Angebot: {name}, {price}', 'Im Angebot: {name} ({price})'],
    bare: ['Das Angebot: {name}', 'Im Angebot: {name}', 'Auch im Angebot: {name}'],
    until: 'Gültig bis {until}',
    untilAbout: 'Gültig bis {until}',
  },
}
