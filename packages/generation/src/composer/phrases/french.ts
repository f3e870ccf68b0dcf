import type { Wording } from '../wording.ts'
import { problemAware, solutionAware, unaware } from './french-levels.ts'

/** French; `<vous|tu>` follows the voice. Spaces before high marks are made unbreakable later. */
export const french: Wording = {
  levels: { unaware, problem_aware: problemAware, solution_aware: solutionAware },
  desireFrames: {
    sentence: [
      '{X}. [Ce serait bien, non ?|Cela <vous|te> dirait ?|Et pourquoi pas ?]',
      '{X}. [Une belle idée|Une envie toute simple|Ce n’est pas trop demander].',
      '[Imaginons|Et si c’était possible|Une envie toute simple] : « {X} ».',
    ],
  },
  leads: [
    '[Bon|Utile|Pratique] à savoir[ au quotidien| avant de commencer| aussi|].',
    '[Et maintenant|Passons à|Venons-en à] la [pratique|question pratique].',
    'Qu’y a-t-il [d’autre|encore] à savoir[ avant de décider| pour commencer|] ?',
    '[Au quotidien|En pratique|Concrètement], [voici comment cela se passe|cela ressemble à ceci].',
    '[Regardons|Voyons|Prenons] [les détails|cela de plus près].',
    'Pour [les curieux|celles et ceux qui aiment les détails|qui veut en savoir plus].',
    '[Point suivant|Autre point|Autre détail|Une précision encore][, pour les notes|, en passant|].',
    'Comment cela se passe-t-il [au quotidien|en pratique|un jour ordinaire] ?',
    'Et si l’on [regarde d’un peu plus près|pousse la porte|pose la question suivante] ?',
    'Que [remarquerait-on|demanderait-on|verrait-on] [ensuite|d’abord|aussi] ?',
    '<Imaginez|Imagine> [une journée|une matinée|une semaine] ordinaire.',
    '[Certaines choses|Quelques points] se disent [en une phrase|simplement|en peu de mots].',
    'Il y a aussi [le côté pratique|ce qui se voit moins|la vie de tous les jours].',
    'Et [pour le reste|au-delà|à part cela] ?',
  ],
  addresses: [
    'Pour les {who}, [l’essentiel d’abord|quelques lignes|en bref].',
    'Qu’est-ce que cela [change|donne] pour les {who} ?',
    '[Un mot|Quelques détails|Une courte note] pour les {who}.',
    'Ce que les {who} [voudront peut-être savoir|demandent peut-être].',
  ],
  proofs: [
    '[Les détails|En bref|Point par point|En quelques points] :',
    '[À vérifier|À comparer|À cocher|Pour la liste] :',
    'Ce que propose {brand} :',
    '{brand} [en bref|en quelques points|point par point] :',
    'Pour les {who}, en bref :',
  ],
  withBrand: null,
  isA: 'est',
  quotes: ['« ', ' »'],
  question: '{theme} ?',
  occasions: [
    '{When}, [<faites|fais> un tour chez|<pensez|pense> à|<découvrez|découvre>] {brand}.',
    '<Venez|Viens> voir {brand} {when}.',
    'Un bon moment pour découvrir {brand} : {when}.',
    'Et si <vous faisiez|tu faisais> connaissance avec {brand} {when} ?',
    '<Prenez|Prends> un moment pour {brand} {when}.',
    'Quelque chose à prévoir {when} ? <Pensez|Pense> à {brand}.',
  ],
  offered: [
    '<Demandez|Demande> [cette semaine|aujourd’hui|simplement] {offer}.',
    '{offer} [peut être|serait] [un début|un bon début|un premier pas].',
    '[Envie d’essayer|Envie d’en savoir plus|Cela <vous|te> tente] ? <Commencez|Commence> par {offer}.',
    'Le premier pas peut être [petit|simple] : {offer}.',
    '[Aujourd’hui|Cette semaine|Ce soir], <regardez|regarde> de plus près {offer}.',
  ],
  calls: [
    '<Venez|Viens> [voir|regarder][ cette semaine| aujourd’hui|]',
    '<Découvrez|Découvre> {brand}',
    '<Posez|Pose> [<vos|tes> questions|la question]',
    '<Prenez|Prends> le temps de [voir|choisir]',
    'À voir, puis à décider',
    '[En savoir plus|Voir de plus près]',
  ],
  topics: null,
  offer: {
    briefHeads: ['{name} : {price}', 'L’offre : {name}, {price}'],
    heads: ['{name} : {price}', 'L’offre : {name}, {price}', 'En ce moment : {name} ({price})'],
    bare: ['L’offre : {name}', 'En ce moment : {name}', 'À découvrir aussi : {name}'],
    until: 'Valable jusqu’au {until}',
  },
}
