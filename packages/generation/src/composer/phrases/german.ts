import type { Wording } from '../wording.ts'
import { problemAware, solutionAware, unaware } from './german-levels.ts'

/** German; `<Sie|du>` follows the voice. */
export const german: Wording = {
  levels: { unaware, problem_aware: problemAware, solution_aware: solutionAware },
  desireFrames: {
    sentence: [
      '{X}. [Wäre das etwas?|Klingt das gut?|Warum eigentlich nicht?]',
      '[Und wenn es so wäre|Ein schöner Gedanke|Das wäre schön]: „{X}“.',
      '{X}. [Ein bescheidener Wunsch|Ein schöner Gedanke|Das wäre doch etwas].',
    ],
  },
  leads: [
    '[Gut|Nützlich|Praktisch] zu wissen[, gerade im Alltag|, bevor es losgeht|].',
    '[Ein Blick auf|Und nun|Zunächst] die [Einzelheiten|Details|Kleinigkeiten].',
    'Was gehört [noch|außerdem|sonst noch] dazu[, wenn man genauer hinsieht|]?',
    '[Im Alltag|In der Praxis|Konkret] [heißt das Folgendes|sieht das so aus].',
    '[Dazu kommt|Hinzu kommt|Nicht zu vergessen ist] die [praktische|alltägliche|stillere] Seite.',
    'Für alle, die es [genau|genauer|noch genauer] wissen wollen.',
    '[Weiter zum|Nun zum|Und damit zum] nächsten [Punkt|Thema|Detail].',
    'Wie sieht das [im Alltag|in der Praxis|an einem gewöhnlichen Tag] aus?',
    'Und wenn man [nachfragt|näher hinsieht|weiterliest]?',
    'Was fiele [wohl |vielleicht |]als Nächstes auf?',
    '<Stellen Sie sich|Stell dir> einen gewöhnlichen [Tag|Morgen|Nachmittag] vor.',
    '[Manches|Einiges] lässt sich [in einem Satz|in wenigen Worten|ganz schlicht] sagen.',
    '[Noch ein|Und noch ein] [Punkt|Detail|Gedanke][ für die Notizen| am Rande|].',
    'Und [darüber hinaus|sonst|im Übrigen]?',
  ],
  addresses: [
    'Für {who} [das Praktische zuerst|in aller Kürze|ein paar Zeilen].',
    'Was [bringt|heißt] das für {who}?',
    '[Ein Hinweis|Ein paar Einzelheiten|Eine kurze Notiz] für {who}.',
    'Was {who} [wissen möchten|interessieren könnte|vielleicht fragen].',
  ],
  proofs: [
    '[Die Einzelheiten|In Stichworten|Auf einen Blick|Punkt für Punkt]:',
    '[Zum Abhaken|Zum Nachprüfen|Für den Vergleich|Für die Liste]:',
    'Was {brand} mitbringt:',
    '{brand} [auf einen Blick|in Stichworten|in Kürze]:',
    'Für {who} [auf einen Blick|in Kürze]:',
  ],
  withBrand: null,
  isA: 'ist',
  quotes: ['„', '“'],
  question: '{theme}?',
  occasions: [
    '{When} ist ein guter Moment, {brand} [kennenzulernen|anzusehen|zu fragen].',
    '<Lernen Sie|Lern> {brand} {when} kennen.',
    '<Sehen Sie sich|Sieh dir> {brand} {when} [in Ruhe |einmal |]an.',
    'Ein guter Zeitpunkt für {brand}: {when}.',
    'Wie wäre es {when} mit {brand}?',
    '{When} [noch |schon |]etwas vor? <Denken Sie|Denk> an {brand}.',
    'Planen <Sie|wir> {when} [etwas|einen Moment] Zeit für {brand} ein.',
  ],
  offered: [
    '<Fragen Sie|Frag> [heute|diese Woche|einfach|in Ruhe] nach {offer}.',
    '{offer} [ist|wäre] [ein Anfang|ein guter Anfang|ein erster Schritt].',
    '[Neugierig|Interessiert|Lust bekommen]? <Sehen Sie sich|Sieh dir> {offer} [in Ruhe |diese Woche |]an.',
    'Der erste Schritt [kann|darf] [klein|einfach] sein: {offer}.',
    '[Heute|Diese Woche|Heute Abend] ist ein guter Moment, nach {offer} zu [fragen|sehen].',
  ],
  calls: [
    '[Heute|Jetzt|In Ruhe] [genauer ansehen|kennenlernen|nachfragen]',
    '[Selbst|In Ruhe|Frei] entscheiden',
    '{brand} [kennenlernen|ansehen]',
    'Fragen [willkommen|sind willkommen]',
    'Erst [ansehen|fragen], dann wählen',
    '[Mehr|Alles Weitere] erfahren',
  ],
  topics: null,
  offer: {
    briefHeads: ['{name}: {price}', 'Das Angebot: {name}, {price}'],
    heads: ['{name}: {price}', 'Das Angebot: {name}, {price}', 'Im Angebot: {name} ({price})'],
    bare: ['Das Angebot: {name}', 'Im Angebot: {name}', 'Auch im Angebot: {name}'],
    until: 'Gültig bis {until}',
  },
}
