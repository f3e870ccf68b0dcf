import { ostermann } from '../brands/ostermann.ts'
import type { Wordings } from './wordings.ts'

export const ostermannWordings: Wordings = {
  brand: ostermann,
  carrier: {
    headline: 'Kurze Wege in der Halle',
    opening: 'Es gibt Tage, an denen in der Halle mehr geschoben als gepackt wird.',
    closing: 'Sprechen Sie mit Ostermann Fördertechnik.',
  },
  run: [
    'Montiert wird am Wochenende, der Versand läuft weiter.',
    'Bevor Sie bestellen, läuft der Plan zwei Tage lang als Simulation.',
    'Fällt eine Rolle aus, wird nur diese eine getauscht.',
    'Ersatzrollen verlassen das Lager in Soest noch am selben Tag.',
    'Am Telefon sitzen Techniker, werktags von 6 bis 22 Uhr.',
    'Die Strecke wächst mit dem Lager, Modul für Modul.',
    'Der Hallencheck kostet 480 €, gilt nur in Deutschland und wird bei Bestellung angerechnet.',
    'Wohin mit gebrauchten Modulen? Wir nehmen sie zurück und arbeiten sie auf.',
    'Einen halben Tag dauert die Schulung für das Lagerteam.',
    'Vielleicht fehlt Ihrer Halle kein Platz, sondern ein anderer Weg.',
    'Die Steuerung sagt in einfachen Worten, welches Modul gerade steht.',
    'Gefertigt wird in Westfalen, von einem Familienbetrieb mit 85 Beschäftigten.',
    'Steht kein Karton auf einem Abschnitt, schaltet er sich von selbst ab.',
    'Mehr als 1.200 Strecken sind schon gebaut.',
    'Auch Kurven und Heber stammen aus demselben Baukasten.',
    'Was jede Strecke wiegt und kostet, steht einzeln im Angebot.',
    'Strecken lassen sich mit einem Schlüssel lösen und neu zusammensetzen.',
    'Ein Jahr nach der Montage prüft ein Techniker jede Strecke.',
    'Zeigen Sie uns Ihre Halle.',
  ],
  runHooks: ['Ein Band steht, und keiner kann sagen, warum.', 'Vor dem Packtisch wird es wieder eng.'],
  refuse: {
    unsupported_claim: [
      'Auch im Tiefkühllager laufen die Rollen ohne Murren.',
      'Die Anlage lässt sich direkt an SAP anbinden.',
      'Vom TÜV geprüft und freigegeben.',
      'Zu den Kunden zählen die großen Versandhäuser des Landes.',
    ],
    inflated_number: [
      'Schon mehr als 2.000 Strecken haben die Halle in Soest verlassen.',
      'Zwei Personen bauen zwanzig Meter an einem Tag auf.',
      'Seit über siebzig Jahren baut die Familie Förderstrecken.',
    ],
    superlative: ['Leiser läuft keine Strecke auf dem Markt.', 'Der zuverlässigste Partner, den ein Lager haben kann.'],
    guarantee: ['Ihr Versand steht nie wieder still.', 'Auf jede Rolle geben wir zehn Jahre Garantie.'],
    invented_offer: [
      'Den Hallencheck bekommen Neukunden ohne Berechnung.',
      'Auf die erste Strecke gibt es zehn Prozent Nachlass.',
      'Bezahlen Sie in zwölf Raten ohne Zinsen.',
    ],
    invented_end: ['Buchen Sie den Hallencheck noch bis Ende November.'],
    personal_attribute: ['Als alleinerziehende Lagerleiterin zählt für Sie jede Minute.'],
    ad_policy: ['Klicken Sie auf den Hebel im Bild, und das Band läuft an.'],
    banned: [
      'Mehr Pakete mit weniger Leuten auf den Weg bringen.',
      'Zwei Stellen am Packtisch werden dadurch überflüssig.',
      'Billiger als jeder Umbau von Hand.',
    ],
    awareness_hook: [
      'Förderstrecken wachsen mit, wenn man sie lässt.',
      'Ostermann Fördertechnik kennt das Gedränge vor dem Packtisch.',
    ],
    leak: [
      'Zielgruppe laut Briefing: Lagerleiter im Versandhandel.',
      'Ich hoffe, dieser sachliche Text entspricht Ihren Vorgaben.',
    ],
  },
}
