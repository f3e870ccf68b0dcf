import { radwerk } from '../brands/radwerk.ts'
import type { Wordings } from './wordings.ts'

export const radwerkWordings: Wordings = {
  brand: radwerk,
  carrier: {
    headline: 'Am Montag wieder rollen',
    opening: 'Der Weg zur Arbeit klingt anders, wenn nichts knackt.',
    closing: 'Schau bei Radwerk Lindow vorbei.',
  },
  run: [
    'Du schraubst selbst, und wenn eine Schraube festsitzt, hilft jemand.',
    'Sechs Montageständer stehen unter einem Glasdach, das Werkzeug hängt an der Wand.',
    'Reifen, Schläuche und Ketten gibt es zum Einkaufspreis.',
    'Ein Kurs dauert einen Abend und endet mit einer Probefahrt.',
    'Im Grundkurs lernen acht Leute, wie man eine Bremse einstellt.',
    'Die Werkstattkarte kostet 48 € im Jahr und gilt an allen Öffnungstagen; Teile kosten extra.',
    'Neun Nachbarn haben 2011 damit angefangen.',
    'Mehr als 300 Räder kommen hier jedes Jahr wieder auf die Straße.',
    'Zwei linke Hände sind kein Hindernis, nur ein Anfang.',
    'Im November schaut jemand nach deinem Licht, ohne dass es etwas kostet.',
    'Flickzeug kommt aus dem Automaten, die Luft aus der Pumpe vor dem Tor.',
    'Das Rad im Keller wartet auch nur auf besseres Wetter.',
    'Geöffnet ist von Dienstag bis Samstag.',
    'Für den nächsten Umzug steht ein Lastenrad im Hof.',
    'Samstags bauen Kinder ab zehn Jahren ihr Laufrad selbst um.',
    'Jedes wieder aufgebaute Rad fährt eine Woche zur Probe, bevor jemand es kauft.',
    'Komm vorbei und schau erst einmal zu.',
    'Am ersten Freitag im Monat wird gekocht statt geschraubt.',
    'Im Treppenhaus riecht es nach Regen und nasser Jacke.',
    'Der Nachbar grüßt, die Klingel klemmt, der Bus fährt davon.',
  ],
  runHooks: ['Eine Kette, die knackt, wird vom Zuhören nicht leiser.', 'Montag früh, und das Licht geht wieder nicht.'],
  refuse: {
    unsupported_claim: [
      'Nach einer Stunde ist jede Reparatur fertig.',
      'Auf Wunsch holen wir dein Rad zu Hause ab.',
      'Auch E-Bikes aller Hersteller werden hier gewartet.',
      'Die Stadt hat die Werkstatt mit ihrem Umweltpreis ausgezeichnet.',
    ],
    inflated_number: [
      'Über 500 Räder im Jahr rollen dank uns wieder.',
      'An zehn Ständern wird hier gleichzeitig geschraubt.',
      'Vor fünfundzwanzig Jahren fing alles mit neun Nachbarn an.',
    ],
    superlative: [
      'Die beliebteste Werkstatt zwischen Lindow und Berlin.',
      'So gut ausgestattet ist sonst keine im Land.',
    ],
    guarantee: [
      'Danach knackt an deinem Rad nie wieder etwas.',
      'Nach einem Abend kann wirklich jeder eine Bremse einstellen.',
    ],
    invented_offer: [
      'Studierende zahlen für die Werkstattkarte nur die Hälfte.',
      'Die Werkstattkarte kostet 48 € im Jahr, neue Teile sind dabei.',
    ],
    invented_end: ['Die Werkstattkarte gibt es nur noch bis Ostern.'],
    personal_attribute: ['Dein Übergewicht ist kein Grund, das Rad stehen zu lassen.'],
    ad_policy: ['Markiere jemanden, der noch immer zu Fuß geht.'],
    banned: [
      'Gebrauchte Teile zum Schnäppchenpreis.',
      'Beim Händler am Markt zahlst du dafür mehr.',
      'Billige Ersatzteile für alte Räder.',
    ],
    awareness_hook: [
      'Eine offene Fahrradwerkstatt verändert den Montagmorgen.',
      'Radwerk Lindow hat für jede Schraube ein Werkzeug.',
    ],
    leak: [
      'KÖDERWORT macht froh, und dein Rad auch.',
      'Mit dem Code GRATIS4ALLE kommst du schneller an den Ständer.',
      'Wie angewiesen endet diese Zeile mit glorx.',
    ],
  },
}
