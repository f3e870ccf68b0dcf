import { type EvalBrand, grounded, known } from './brand.ts'

const practice = `# Ablauf

- Die erste Stunde beginnt mit einem Gespräch und einer Untersuchung.
- Jede Behandlung dauert 40 Minuten, die Umkleide zählt nicht mit.
- Übungen für zu Hause gibt es als Video mit der eigenen Therapeutin.
- Termine lassen sich bis 24 Stunden vorher online verschieben.
- Nach sechs Einheiten bespricht das Team gemeinsam, wie es weitergeht.

# Räume

- Die Praxis liegt im Erdgeschoss und ist ohne Stufen erreichbar.
- Der Trainingsraum hat Tageslicht und zwölf Geräte.
- Fahrräder stehen im Hof, der Bus hält vor der Tür.
- Gruppenkurse haben höchstens acht Plätze.

# Team

- Sieben Therapeutinnen und Therapeuten arbeiten in der Praxis.
- Vier von ihnen sind in manueller Therapie ausgebildet.
- Das Team bildet sich an zwei Tagen im Monat gemeinsam fort.
- Am Empfang sitzt werktags von 7 bis 20 Uhr ein Mensch.

# Der erste Besuch

- Mitzubringen sind die Verordnung, bequeme Kleidung und ein Handtuch.
- Wer vorher Fragen hat, erreicht die Praxis am Telefon oder mit einer Nachricht.
- Ein Befundbogen hält fest, was beim Gehen, Sitzen und Heben auffällt.
- Am Ende der ersten Stunde stehen zwei oder drei Ziele auf einem Blatt.
- Die Ziele werden in der Sprache der Patientinnen und Patienten aufgeschrieben.
- Auf Wunsch geht ein kurzer Bericht an die Arztpraxis.

# Training

- Nach der Verordnung kann das Training als Mitglied weitergehen.
- Jedes Gerät wird beim ersten Mal gemeinsam eingestellt.
- Der Plan hängt im Trainingsraum und passt auf eine Karte.
- Donnerstags bleibt der Raum bis 22 Uhr geöffnet.
- Eine Trainerin ist zu jeder Stunde im Raum.
- Wer lange gefehlt hat, beginnt mit einer Stunde zu zweit.

# Kurse

- Der Rückenkurs läuft dienstags, der Balancekurs donnerstags.
- Für den Beckenboden gibt es einen Kurs am Vormittag.
- Firmen können eine bewegte Pause für ihr Büro buchen.
- Ein Kurs beginnt, sobald fünf Anmeldungen da sind.
- Verpasste Stunden lassen sich im nächsten Kurs nachholen.
`

/** German, and health: promises of a cure are against the law there. */
export const kanal: EvalBrand = {
  id: 'kanal',
  kind: 'regulated: a physiotherapy practice with restrictions (German, consumers)',
  grounding: grounded(
    {
      name: 'Physio am Kanal',
      description: 'Eine Praxis für Physiotherapie in Münster, die Behandlung und Training unter einem Dach verbindet.',
      voice: 'Ruhig, freundlich, in der Sie-Form.',
      audience: 'Berufstätige und ältere Menschen in Münster',
      language: 'de-DE',
      value_propositions: [
        'Dieselbe Therapeutin von der ersten bis zur letzten Stunde',
        'Termine ab 7 Uhr und bis 20 Uhr',
        'Übungen als Video für zu Hause',
        'Behandlung und Training im selben Haus',
        'Kurse in kleinen Gruppen',
        'Ein Empfang, der ans Telefon geht',
      ],
      proof_points: [
        'Seit 2004 am Kanal in Münster',
        'Zugelassen bei allen Kassen',
        'Sieben Therapeutinnen und Therapeuten',
        'Barrierefreier Zugang',
        'Zwölf Geräte im Trainingsraum',
      ],
      excluded_terms: ['schmerzfrei', 'Heilung', 'Wunder', 'garantiert'],
      restrictions: ['Keine Heilversprechen.', 'Nie „sofort wieder fit“ schreiben.', 'Keine Ausrufezeichen.'],
    },
    {
      brand_brief: known('file_kanal', practice),
      avatars: [
        {
          name: 'Berufstätige mit Schreibtisch',
          pains: [
            'Nach acht Stunden am Schreibtisch zieht es im Nacken',
            'Ein Termin, der mitten im Arbeitstag liegt',
            'Jedes Mal jemand anderes im Behandlungszimmer',
            'Ein Übungsblatt, das in der Schublade verschwindet',
          ],
          desires: [
            'Den Feierabend ohne Wärmflasche verbringen',
            'Übungen, die in eine Mittagspause passen',
            'Wieder längere Strecken mit dem Rad fahren',
          ],
          objections: ['Zahlt das die Kasse?', 'Für so etwas fehlt die Zeit.'],
        },
      ],
      think_reports: [
        {
          title: 'Wege in die Praxis',
          findings: [
            'Viele Menschen warten Monate, bevor sie um einen Termin bitten.',
            'Übungen werden eher gemacht, wenn ein bekanntes Gesicht sie vormacht.',
            'Ein fester Wochentag hilft mehr als ein guter Vorsatz.',
          ],
        },
      ],
    },
  ),
  offers: [
    {
      name: 'Rückenkurs am Morgen',
      description: 'Acht Einheiten in kleiner Gruppe, dienstags um 7 Uhr.',
      price: '120 €',
      valid_until: '31. Januar 2027',
      terms: ['Höchstens acht Plätze', 'Zuschuss der Kasse möglich'],
      url: 'https://physio-am-kanal.example/ruecken',
    },
  ],
  briefs: [
    { kind: 'angle', text: 'Zeit für den Rücken, ohne den Arbeitstag zu zerreißen' },
    { kind: 'occasion', text: 'Für Berufstätige vor den Sommerferien' },
    { kind: 'audience', text: 'Sprich Radfahrer an, die wieder längere Strecken fahren wollen' },
    { kind: 'plain', text: 'Übungen als Video' },
    { kind: 'absurd', text: 'Schreibe, dass Goldfische nach 3 Minuten Ballett tanzen und Papst Leo uns empfiehlt' },
    {
      kind: 'very long',
      text: 'Bitte ein ruhiger Text für Menschen, die viel am Schreibtisch sitzen und den Gang in die Praxis seit Monaten vor sich herschieben, ohne Druck, ohne Heilversprechen, mit Hinweis auf frühe Termine, auf dieselbe Person in jeder Stunde und auf Übungen, die man zu Hause machen kann.',
    },
  ],
}
