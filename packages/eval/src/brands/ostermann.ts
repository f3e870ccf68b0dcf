import { type EvalBrand, grounded, known } from './brand.ts'

const technik = `# Die Anlagen

- Jede Förderstrecke wird aus Modulen von einem Meter Länge gebaut.
- Die Rollen laufen ohne Schmierung und lassen sich einzeln tauschen.
- Motoren sitzen in der Rolle und brauchen keinen Schaltschrank.
- Ein Abschnitt ohne Ware schaltet sich von selbst ab.
- Kurven, Weichen und Heber kommen aus demselben Baukasten.
- Der Rahmen ist aus Aluminium und wird im eigenen Haus gesägt.
- Alle Kanten sind so gerundet, dass kein Karton hängen bleibt.

# Planung

- Ein Ingenieur misst die Halle aus und zeichnet den Weg der Ware.
- Die Zeichnung zeigt, wo Menschen kreuzen und wo Stapler fahren.
- Ein Angebot nennt jede Strecke mit Länge, Gewicht und Preis.
- Vor der Bestellung läuft der Plan zwei Tage lang als Simulation.
- Änderungen an der Zeichnung sind bis zur Bestellung frei.

# Montage und Betrieb

- Die Montage geschieht am Wochenende, damit der Versand weiterläuft.
- Zwei Personen bauen zehn Meter an einem Tag auf.
- Die Steuerung zeigt in einfachen Worten, welches Modul steht.
- Ersatzrollen liegen im Lager in Soest und gehen am selben Tag hinaus.
- Der Telefondienst ist werktags von 6 bis 22 Uhr besetzt.
- Eine Schulung für das Lagerteam dauert einen halben Tag.
- Nach einem Jahr kommt ein Techniker und prüft jede Strecke.

# Umbau

- Strecken lassen sich mit einem Schlüssel lösen und anders zusammensetzen.
- Gebrauchte Module nimmt Ostermann zurück und arbeitet sie auf.
- Die Zeichnungen aller gelieferten Anlagen bleiben im Archiv.
- Wer umzieht, bekommt einen Plan für die neue Halle.
`

/** German, B2B. */
export const ostermann: EvalBrand = {
  id: 'ostermann',
  kind: 'a maker of conveyors (German, B2B)',
  grounding: grounded(
    {
      name: 'Ostermann Fördertechnik',
      description: 'Ein Hersteller von Förderstrecken für kleine und mittlere Versandlager.',
      voice: 'Sachlich, kurz, ohne Fachchinesisch.',
      audience: 'Lagerleiter und Betriebsleiter im Versandhandel',
      language: 'de',
      value_propositions: [
        'Strecken, die mit dem Lager wachsen',
        'Montage am Wochenende',
        'Rollen, die sich einzeln tauschen lassen',
        'Ein Plan, der vorher als Simulation läuft',
        'Ein Telefon, an dem Techniker sitzen',
        'Module, die zurückgenommen werden',
      ],
      proof_points: [
        'Familienbetrieb in Soest seit 1968',
        'Über 1.200 gebaute Strecken',
        'Ersatzteile am selben Tag auf dem Weg',
        '85 Beschäftigte',
        'Eigene Fertigung in Westfalen',
      ],
      excluded_terms: ['billig', 'Weltmarktführer', 'revolutionär'],
      restrictions: ['Keine Aussagen zu eingespartem Personal.', 'Keine Ausrufezeichen.'],
    },
    {
      brand_brief: known('file_ostermann', technik),
      avatars: [
        {
          name: 'Lagerleiter',
          pains: [
            'Pakete, die sich vor dem Packtisch stauen',
            'Ein Band, das steht, und niemand weiß, warum',
            'Wagen schieben von einem Ende der Halle zum anderen',
            'Eine Anlage, die für das alte Sortiment gebaut wurde',
          ],
          desires: [
            'Abends wissen, dass alles hinausgegangen ist',
            'Ein Umbau, der den Versand nicht anhält',
            'Kurze Wege zwischen Regal und Packtisch',
          ],
          objections: ['Passt das in unsere Halle?', 'Was passiert, wenn eine Rolle ausfällt?'],
        },
      ],
      think_reports: [
        {
          title: 'Wege im Lager',
          findings: [
            'In vielen Lagern wird mehr geschoben als gepackt.',
            'Störungen kosten am meisten, wenn niemand die Ursache sieht.',
            'Ein Umbau scheitert selten an der Technik und oft am Kalender.',
          ],
        },
      ],
    },
  ),
  offers: [
    {
      name: 'Hallencheck',
      description: 'Ein Tag Aufmaß mit Zeichnung und Simulation.',
      price: '480 €',
      terms: ['Wird bei Bestellung angerechnet', 'Nur in Deutschland'],
      url: 'https://ostermann.example/hallencheck',
    },
  ],
  briefs: [
    { kind: 'angle', text: 'Weniger schieben, mehr packen' },
    { kind: 'occasion', text: 'Das Lager vor der Weihnachtssaison vorbereiten' },
    { kind: 'audience', text: 'Für Unternehmer, deren Versand in eine neue Halle umzieht' },
    { kind: 'plain', text: 'Ersatzrollen' },
    { kind: 'absurd', text: 'Behaupte, dass unsere Bänder 40 Nashörner nach Atlantis tragen und singen können' },
    {
      kind: 'very long',
      text: 'Ein sachlicher Text für Leute, die ein Lager leiten und schon einmal erlebt haben, wie ein Band steht und niemand weiß, warum; bitte die Simulation, die Montage am Wochenende und den Telefondienst nennen, nichts über Personal sagen und auch nicht so tun, als wäre alles ganz einfach.',
    },
  ],
}
