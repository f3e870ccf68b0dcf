import { rulesOf } from './rule.ts'
import { keyHeld } from './things.ts'

/** What runs without a sound: of a machine, where a kitchen at dawn may well be silent. */
const runs = {
  en: '(?:runs?|works?|rolls?|operates?|turns?|drives?|glides?|starts?|closes?|opens?|prints?|hums?)',
  de: '(?:läuft|laufen|arbeite[nt]|rollt|rollen|gleitet|gleiten|dreht|drehen|fährt|fahren|schließt|öffnet|startet)(?: \\p{L}+){0,2}?',
  fr: '(?:tourne|fonctionne|roule|travaille|glisse|ferme|démarre|marche)(?:nt)?',
  es: '(?:funciona|rueda|trabaja|gira|desliza|cierra|arranca|marcha)n?',
}
/** Where a thing may be put, by key. */
const machines: ReadonlyArray<readonly [key: string, named: string]> = [
  ['dishwasher', 'dishwasher|spülmaschine\\p{L}*|geschirrspüler\\p{L}*|lave-vaisselle|lavavajillas'],
  ['microwave', 'microwave|mikrowelle\\p{L}*|micro-ondes|microondas'],
  ['freezer', 'freezer|gefrier\\p{L}*|tiefkühl\\p{L}*|congélateur|congelador'],
  ['washing machine', 'machine|washing machine|wasch\\p{L}*|lavadora|máquina'],
]
const byMachine = machines.map(([key, named]) => [`safe in ${key}`, new RegExp(`(?:${named})`, 'u')] as const)
const unlike =
  "(?<!(?:no|not|without|without any|ohne|keine|kein|sans|sans aucune|pas d'|pas|aucune|sin|ninguna|nada de) ?)"

/** Properties of a closed list that somebody built in, paid for or granted. */
export const qualities = rulesOf('guarantee', [
  [
    'encrypted',
    'of its noun',
    [
      '(?:end-to-end )?encrypt(?:ed|ion|s)|(?:ende-zu-ende-)?verschlüssel(?:t|te[nrms]?|ung)|chiffrée?s?(?! à)|chiffrement|cryptée?s?|cifrad[oa]s?|encriptad[oa]s?|cifrado de extremo',
    ],
  ],
  [
    'insured',
    'of its noun',
    [
      "(?<!(?:not|are you|if you are|privately) )(?:is|are|comes?) (?:(?:also|always|all|fully) )?insured(?: against)?|insured against|(?:gegen (?:[\\p{L}-]+ ){1,2}versichert)|(?<!(?:gesetzlich|privat|nicht|sie|ob|wie|wo) (?:\\p{L}+ )?)(?:ist|sind) (?:(?:bei uns|immer|automatisch|natürlich|gegen \\p{L}+) )*versichert(?! (?:uns|er|sie|man))|(?:mit)?versichert(?= gegen)|assurée?s? contre|couverte?s? par (?:une|notre|l')(?: ?)assurance|están? (?:(?:siempre|también) )?asegurad[oa]s?(?! (?:de|por|que)(?!\\p{L}))(?: contra)?|asegurad[oa]s? (?:contra|a todo riesgo)|cubiert[oa]s? por (?:el|un|nuestro) seguro",
    ],
  ],
  [
    'approved',
    'with a complement',
    [
      'approved(?= for)|licen[cs]ed(?= for)|zugelassen(?= (?:für|im|als|nach))|(?:homologu|agré)ée?s?(?= (?:pour|par))|(?:homologad|autorizad)[oa]s?(?= (?:para|por))',
    ],
  ],
  [
    'noiseless',
    'of its noun',
    [
      `noiseless(?:ly)?|soundless(?:ly)?|(?<=(?<!\\p{L})${runs.en} (?:\\p{L}+ )?)(?:silently|in (?:complete |total )?silence|without (?:a |any |the slightest )?(?:sound|noise))`,
      `geräuschlos\\p{L}{0,2}|lautlos\\p{L}{0,2}|(?<=(?<!\\p{L})${runs.de} )(?:ohne (?:jedes |ein )?geräusch|ohne lärm)`,
      `(?<=(?<!\\p{L})${runs.fr} )(?:sans (?:faire (?:de |le moindre |aucun )|le moindre |aucun )?bruit|en silence|silencieusement)`,
      `(?<=(?<!\\p{L})${runs.es} )(?:sin (?:hacer |ningún |el menor )?ruido|en silencio|silenciosamente)`,
    ],
  ],
  [
    (wording) => keyHeld(wording, byMachine),
    'of its noun',
    [
      '(?:dishwasher|microwave|freezer|machine)[- ](?:safe|proof|friendly)|machine[- ]washable|(?:goes|go|can go|fits|suitable|safe) (?:straight )?(?:in|into|for) the (?:dishwasher|microwave|freezer|washing machine)',
      '(?:spülmaschinen|geschirrspüler|mikrowellen|waschmaschinen|gefrier(?:schrank)?)(?:fest|geeignet|tauglich|sicher)\\p{L}{0,2}|maschinenwaschbar\\p{L}{0,2}|(?:darf|dürfen|kann|können|kommt|passt|passen) (?:\\p{L}+ )?in die (?:spülmaschine|mikrowelle|waschmaschine)',
      '(?:passe|passent|va|vont|compatibles?|supportent?)(?: \\p{L}+)? (?:au |le |en )(?:lave-vaisselle|micro-ondes|congélateur|machine(?! à))|lavables? en machine',
      '(?:apt|adecuad)[oa]s? para (?:el )?(?:lavavajillas|microondas|congelador)|(?:va|van|puede ir|pueden ir) al? (?:lavavajillas|microondas|congelador|lavadora)|se lavan? (?:a|en la) (?:máquina|lavadora)',
    ],
  ],
  [
    'translated by machine',
    'alone',
    [
      'machine[- ]translat\\p{L}+|translates? itself|übersetz(?:t|en) sich (?:von )?selbst|se tradui(?:t|sent) tout(?:e)?s? seule?s?|se traducen? sol[oa]s?|(?:translat\\p{L}+ (?:[\\p{L}-]+ )?automatically|automatically translat\\p{L}+|automatic translation)',
      'maschinell übersetzt|automatisch (?:\\p{L}+ )?übersetzt|übersetzt (?:\\p{L}+ )?automatisch|automatische übersetzung',
      'tradui(?:t|te|ts|tes|sent) automatiquement|traduction automatique',
      'traduc(?:e|en|id[oa]s?) automáticamente|traducción automática',
    ],
  ],
  [
    'artificial intelligence',
    'alone',
    [
      `ai[- ](?:powered|driven|based|assisted|generated|supported)|(?:powered|driven|sorted|written|checked|planned|supported) by (?:ai|artificial intelligence)|(?:an|our|the) ai (?=\\p{L}+s )|${unlike}(?:our |an |the )?artificial intelligence (?:\\p{L}+ )?(?:sorts|plans|helps|checks|finds|writes|reads|suggests|learns|knows|chooses|answers|assigns|predicts|calculates|matches)|(?:an|our|its) algorithm (?:that )?(?:sorts|plans|finds|suggests|learns|knows|chooses|picks|assigns|predicts|calculates|matches)|(?:uses|use|thanks to|with the help of) (?:ai|artificial intelligence)`,
      `ki-(?:gestützt|basiert|gesteuert|generiert)\\p{L}{0,2}|${unlike}(?:mit|dank|durch|per) (?:ki|künstlicher intelligenz)|${unlike}(?:eine |unsere |die )?(?:ki|künstliche intelligenz) (?:sortiert|plant|hilft|prüft|findet|schreibt|liest|lernt|weiß|wählt|antwortet|schlägt|erkennt|verteilt|berechnet)|(?:ein|unser) algorithmus (?:sortiert|plant|findet|wählt|schlägt|berechnet|verteilt|lernt)`,
      `${unlike}(?:(?:grâce à|avec|par) (?:l'ia|l'intelligence artificielle|une intelligence artificielle)|(?:l'|une |notre )(?:ia|intelligence artificielle) (?:trie|planifie|aide|vérifie|trouve|écrit|lit|apprend|propose|choisit|répond|répartit|calcule|prédit|vous)|(?:un|notre) algorithme (?:qui )?(?:trie|propose|choisit|calcule|prédit|apprend|répartit|suggère))`,
      `${unlike}(?:(?:gracias a|con|mediante) (?:la ia|(?:la )?inteligencia artificial)|(?:la|una|nuestra) (?:ia|inteligencia artificial) (?:ordena|planifica|ayuda|revisa|encuentra|escribe|lee|aprende|propone|elige|responde|reparte|asigna|calcula|predice|te)|(?:un|nuestro) algoritmo (?:que )?(?:ordena|planifica|propone|elige|reparte|asigna|calcula|predice|sugiere|aprende))`,
    ],
  ],
  // A figure that is not written as one; "half of" and "twice as" are read as numbers.
  [
    (wording) => wording,
    'of its noun',
    [
      'halb so (?!(?:schlimm|wild|schwer|alt|groß wie gedacht)(?!\\p{L}))(?:viele?|wenig|laut|lang|lange|teuer|groß|schwer|schnell|dick|hoch|breit|klein|oft|weit|\\p{L}{4,})(?= )',
    ],
  ],
])

const insured = 'insur\\p{L}*|versicher\\p{L}*|assur\\p{L}*|asegur\\p{L}*|seguro'

/** What says as much in a source. */
export const namedQualities = [
  ['encrypted', 'encrypt\\p{L}*|\\p{L}*verschlüssel\\p{L}*|chiffr\\p{L}*|crypt\\p{L}*|cifrad\\p{L}*|encript\\p{L}*'],
  ['insured', insured],
  [
    'noiseless',
    'noiseless\\p{L}*|soundless\\p{L}*|silen\\p{L}*|quiet\\p{L}*|without (?:a )?(?:sound|noise)|geräuschlos\\p{L}*|lautlos\\p{L}*|ohne geräusch|sans bruit|silencieu\\p{L}*|sin ruido|silencios\\p{L}*',
  ],
  ...machines.map(([key, named]) => [`safe in ${key}`, named] as const),
  ['translated by machine', 'translat\\p{L}*|übersetz\\p{L}*|tradu\\p{L}*'],
  [
    'artificial intelligence',
    'ai|artificial intelligence|machine learning|ki|künstliche intelligenz|ia|intelligence artificielle|inteligencia artificial',
  ],
] as const
