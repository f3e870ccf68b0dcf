import { nearBodies } from './near-wordings.ts'

/** By language and policy on people: wordings that break it in other words than its plainest, and honest ones close to them. */
export const wordingsOnPeople: Readonly<
  Record<string, Readonly<Record<string, { broken: readonly string[]; kept: readonly string[] }>>>
> = {
  en: {
    unrealistic_outcomes: {
      broken: [
        'Your back will stop hurting.',
        'After one class the back pain is gone.',
        'Before: stooped. After: upright.',
        'Stiff before, supple after.',
        'Yesterday limping, today dancing.',
      ],
      kept: [
        ...nearBodies.en,
        'Before: flour. After: bread.',
        'Bent wheels before, true wheels after.',
        'Cold before, warm after.',
        'Before noon, stiff dough.',
        'Yesterday rain, today bread.',
      ],
    },
    personal_attributes: {
      broken: [
        'Turned down by your bank because of your credit record?',
        'Refused by your landlord again?',
        'Since you cannot afford a strimmer of your own, borrow this one.',
        'As a single mother of two, you know.',
        'As a retired teacher, you have time.',
        'At your age, rest matters.',
        'Skin marked by age?',
        'Mature skin?',
        'Single mothers, you know the feeling.',
        'Can’t afford a dentist?',
        'Feeling your age?',
      ],
      kept: [
        'Turned down the music?',
        'If you cannot pay on the day, call us.',
        'As a teacher with a garden, you know.',
        'You cannot afford to miss it.',
        'Bread marked by hand?',
        'As a member, you vote.',
        'Refused by the cat?',
        'A bank that says no?',
        'Since you cannot be everywhere, we deliver the news.',
      ],
    },
  },
  de: {
    unrealistic_outcomes: {
      broken: [
        'Nach wenigen Stunden sind die Rückenschmerzen verschwunden.',
        'Vorher krumm, nachher gerade.',
        'Gestern noch steif, heute beweglich.',
        'Vorher krumm, nachher aufrecht: so sehen vier Wochen aus.',
      ],
      kept: [
        ...nearBodies.de,
        'Vorher Chaos, nachher Ordnung.',
        'Die Felge: vorher krumm, nachher rund.',
        'Gestern noch Teig, heute Brot.',
        'Nachher ist man klüger.',
      ],
    },
    personal_attributes: {
      broken: [
        'Ihre Schmerzen sind nach einer Woche vergessen.',
        'Als alleinerziehende Lagerleiterin zählt für Sie jede Minute.',
        'Als Witwe zählt für Sie jeder Abend.',
        'Von der Bank abgelehnt?',
        'Weil Sie sich keinen Urlaub leisten können, bleiben Sie hier.',
        'Weil Sie sich einen Urlaub nicht leisten können.',
        'Haut vom Alter gezeichnet?',
        'Reife Haut?',
        'In Ihrem Alter zählt Ruhe.',
        'Als Rentnerin mit kleiner Pension wissen Sie das.',
        'Sie werden auch nicht jünger.',
      ],
      kept: [
        'Als Lagerleiterin zählt für Sie jede Minute.',
        'Als Witwe backte sie Brot.',
        'Von der Bank aus sieht man den Kanal.',
        'Als Mitglied haben Sie eine Stimme.',
        'Reife Birnen?',
        'Weil Sie wenig Zeit haben.',
        'Als alleinerziehende Mutter gründete sie die Bäckerei.',
        'Haut und Haar?',
      ],
    },
  },
  fr: {
    personal_attributes: {
      broken: [
        'Votre mal de dos disparaît.',
        'Une peau marquée par l’âge ?',
        'Refusé par votre banque ?',
        'Puisque vous ne pouvez pas vous offrir de vacances, restez.',
        'En tant que mère célibataire de deux enfants, vous savez.',
        'Peau mature ?',
        'À votre âge, on choisit.',
        'Veuves, vous savez cela.',
        'Vous n’avez pas les moyens.',
      ],
      kept: [
        'Une table marquée par le pain ?',
        'Refusé par le chat ?',
        'En tant que membre, vous votez.',
        'Puisque vous passez par là.',
        'Poires mûres ?',
        'Veuves et orphelins dans un roman.',
        'Comme une mère, elle pétrit.',
      ],
    },
    unrealistic_outcomes: {
      broken: ['Votre dos ne vous fera plus mal.', 'Avant : voûté. Après : droit.', 'Hier raide, aujourd’hui souple.'],
      kept: [
        ...nearBodies.fr,
        'Avant la pluie, après la pluie.',
        'Hier farine, aujourd’hui pain.',
        'Avant, raide était la pente.',
      ],
    },
  },
  es: {
    unrealistic_outcomes: {
      broken: [
        'El dolor de espalda desaparece.',
        'Tu espalda dejará de doler.',
        'Antes encorvado, después derecho.',
        'Ayer cojo, hoy bailando.',
      ],
      kept: [...nearBodies.es, 'Antes barro, después taza.', 'Ayer lluvia, hoy sol.', 'Antes de las nueve, calma.'],
    },
    personal_attributes: {
      broken: [
        'Como madre soltera, cada minuto cuenta para ti.',
        '¿Te ha rechazado el banco?',
        '¿Rechazado por tu banco?',
        'Como no puedes permitirte vacaciones, quédate.',
        '¿Una piel marcada por la edad?',
        'A tu edad, calma.',
        '¿Piel madura?',
        'Ya no eres joven.',
      ],
      kept: [
        'Como madre soltera abrió el horno.',
        '¿Un banco en la plaza?',
        'Como socia, votas.',
        '¿Una mesa marcada por el pan?',
        'Como no puedes venir, llámanos.',
        '¿Peras maduras?',
        'No puedes perdértelo.',
      ],
    },
  },
}
