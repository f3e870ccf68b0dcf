import type { Wording } from '../wording.ts'
import { solutionAware } from './french-comparing.ts'
import { problemAware, unaware } from './french-levels.ts'

/** French; `<vous|tu>` follows the voice. Spaces before high marks are made unbreakable later. */
export const french: Wording = {
  levels: { unaware, problem_aware: problemAware, solution_aware: solutionAware },
  desireFrames: {
    sentence: [
      '{X}. [Ce serait bien, non ?|Cela <vous|te> dirait ?|Et pourquoi pas ?]',
      '{X}. [Ce n’est pas trop demander|Voilà une belle idée|Une envie toute simple].',
      'Une envie [toute simple|qui revient souvent|de tous les jours] : « {X} ».',
    ],
  },
  addresses: [
    'Pour les {who}, [l’essentiel d’abord|quelques lignes|en bref].',
    'Et pour les {who}, [concrètement|en pratique] ?',
    '[Un mot|Quelques détails|Une petite note] pour les {who}.',
    'Ce que les {who} [voudront sans doute savoir|aiment savoir avant de choisir].',
  ],
  proofs: [
    '[Les détails|En bref|Point par point|En quelques points] :',
    '[À cocher|À comparer|À retenir|Pour <votre|ta> liste] :',
    'Ce que propose {brand} :',
    '{brand} [en bref|en quelques points|point par point] :',
    'Pour les {who}, en bref :',
  ],
  withBrand: null,
  isA: 'est',
  quotes: ['« ', ' »'],
  question: '{theme} ?',
  occasions: [
    '{When}, [<faites|fais> un tour chez|<découvrez|découvre>] {brand}.',
    '{When}, pourquoi pas {brand} ?',
    'Un bon moment pour découvrir {brand} : {when}.',
    'Et si <vous faisiez|tu faisais> connaissance avec {brand} {when} ?',
    '<Gardez|Garde> un moment pour {brand} {when}.',
    'Quelque chose à prévoir {when} ? <Faites|Fais> un tour chez {brand}.',
  ],
  offered: [
    '[Cette semaine|Aujourd’hui], <demandez|demande> {offer}.',
    '{offer} [peut être|serait] un [bon |]début.',
    '[Envie d’essayer|Envie d’en savoir plus|Cela <vous|te> tente] ? <Commencez|Commence> par {offer}.',
    'Pour [commencer|un premier pas|commencer en douceur] : {offer}.',
    '[Aujourd’hui|Cette semaine|Ce soir], <regardez|regarde> {offer} de plus près.',
  ],
  calls: [
    '<Venez|Viens> [voir|jeter un œil]',
    '<Découvrez|Découvre> {brand}',
    '<Posez|Pose> [<vos|tes> questions|la question]',
    '<Prenez|Prends> le temps de [voir|choisir]',
    '<Regardez|Regarde> de plus près',
    '[En savoir plus|Voir de plus près]',
  ],
  topics: null,
  offer: {
    briefHeads: ['{name} : {price}', 'L’offre : {name}, {price}'],
    heads: ['{name} : {price}', 'L’offre : {name}, {price}', 'En ce moment : {name} ({price})'],
    bare: ['L’offre : {name}', 'En ce moment : {name}', 'À découvrir aussi : {name}'],
    until: 'Valable jusqu’au {until}',
    untilAbout: 'Valable jusqu’à {until}',
  },
}
