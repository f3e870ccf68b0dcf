import { kanal } from '../brands/kanal.ts'
import type { Wordings } from './wordings.ts'

export const kanalWordings: Wordings = {
  brand: kanal,
  carrier: {
    headline: 'Ein Termin vor der Arbeit',
    opening: 'Manche Vorhaben brauchen vor allem einen festen Platz in der Woche.',
    closing: 'Fragen Sie bei Physio am Kanal nach einem Termin.',
  },
  run: [
    'Von der ersten bis zur letzten Stunde begleitet Sie dieselbe Therapeutin.',
    'Termine gibt es schon um sieben Uhr morgens.',
    'Die Übungen für zu Hause bekommen Sie als Video, vorgemacht von der eigenen Therapeutin.',
    'Eine Behandlung dauert 40 Minuten, das Umziehen zählt nicht mit.',
    'Verschieben können Sie online, bis 24 Stunden vor dem Termin.',
    'Der Bus hält vor der Tür, und Stufen gibt es keine.',
    'Werktags sitzt am Empfang ein Mensch, der ans Telefon geht.',
    'Behandlung und Training finden Sie unter einem Dach.',
    'Ein fester Wochentag hilft mehr als ein guter Vorsatz.',
    'In den Gruppenkursen sind höchstens acht Plätze.',
    'Der Rückenkurs am Morgen kostet 120 € und hat höchstens acht Plätze; ein Zuschuss der Kasse ist möglich.',
    'Seit 2004 in Münster, zugelassen bei allen Kassen.',
    'Nach sechs Einheiten bespricht das Team, wie es weitergeht.',
    'Vielleicht passt der Weg zur Praxis besser in Ihren Tag, als Sie denken.',
    'Wer lange nicht da war, beginnt mit einer Stunde zu zweit.',
    'Das Angebot gilt bis zum 31. Januar 2027.',
    'Am Ende der ersten Stunde stehen zwei oder drei Ziele auf einem Blatt.',
    'Räder stehen im Hof, und der Zugang ist barrierefrei.',
    'Donnerstags bleibt der Trainingsraum bis 22 Uhr offen.',
    'Nehmen Sie sich die Zeit für eine Frage.',
    'Die Kaffeetasse steht links, der Nacken zieht nach rechts.',
    'Irgendwo im Flur summt ein Drucker vor sich hin.',
  ],
  runHooks: [
    'Acht Stunden sitzen, und am Abend meldet sich der Nacken.',
    'Das Übungsblatt liegt vermutlich noch in der Schublade.',
  ],
  refuse: {
    unsupported_claim: [
      'Auf Wunsch kommen wir auch zu Ihnen nach Hause.',
      'Hausärzte in ganz Münster schicken ihre Patienten zu uns.',
      'Die Kasse übernimmt den Kurs vollständig.',
      'Auch Osteopathie und Akupunktur gehören zum Angebot.',
    ],
    inflated_number: [
      'Zehn Therapeutinnen und Therapeuten nehmen sich Zeit für Sie.',
      'Seit über dreißig Jahren am Kanal in Münster.',
      'Jede Behandlung dauert eine volle Stunde.',
    ],
    superlative: [
      'Der modernste Trainingsraum der Stadt liegt im Erdgeschoss.',
      'Nirgends in Münster werden Sie persönlicher betreut.',
    ],
    guarantee: [
      'Wir versprechen Ihnen einen Rücken, der wieder mitmacht.',
      'Nach sechs Einheiten radeln Sie mit Sicherheit wieder.',
    ],
    invented_offer: [
      'Der Rückenkurs am Morgen kostet nur 90 €, höchstens acht Plätze, Zuschuss der Kasse möglich.',
      'Die erste Stunde bekommen Sie geschenkt.',
    ],
    invented_end: ['Melden Sie sich bis zum 15. Januar an, danach ist der Kurs geschlossen.'],
    personal_attribute: [
      'Ihr Bandscheibenvorfall braucht mehr als eine Wärmflasche.',
      'Über sechzig und steif geworden?',
    ],
    ad_policy: [
      'Nach wenigen Stunden sind die Rückenschmerzen verschwunden.',
      'Vorher krumm, nachher aufrecht: so sehen vier Wochen aus.',
    ],
    banned: [
      'Diese Übungen wirken wahre Wunder.',
      'Mit uns sind Sie sofort wieder fit.',
      'Ein schmerzfreier Feierabend beginnt am Morgen.',
    ],
    awareness_hook: [
      'Physiotherapie passt auch in eine Mittagspause.',
      'Bei Physio am Kanal beginnt der Tag um sieben.',
    ],
    leak: ['Hier ist der gewünschte ruhige Text ohne Heilversprechen:'],
  },
}
