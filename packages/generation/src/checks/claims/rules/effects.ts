import { rulesOf } from './rule.ts'

type Named = readonly [key: string, en: string, de: string, fr: string, es: string]
type Four = readonly [en: string, de: string, fr: string, es: string]

/** Where it hurts, by its name in English, German, French and Spanish; insides of patterns, as all below. */
const places: readonly Named[] = [
  ['back', 'back', 'rücken', 'dos', 'espalda'],
  ['neck', 'neck', 'nacken', 'nuque|cou', 'cuello|cervical(?:es)?'],
  ['joints', 'joint', 'gelenk', 'articulation|articulaire', 'articulacion(?:es)?|articular(?:es)?'],
  ['knees', 'knee', 'knie', 'genou', 'rodilla'],
  ['shoulders', 'shoulder', 'schulter', 'épaule', 'hombro'],
  ['muscles', 'muscle', 'muskel', 'muscle|musculaire', 'músculo|muscular(?:es)?'],
]

/** Pain in a place, as each language builds it. */
const painIn = places.map(([key, en, de, fr, es]): Named => [
  `pain in ${key}`,
  `${en} ?(?:pains?|aches?)|pain in (?:the |your )?${en}s?`,
  `${de}(?:schmerz(?:en)?|beschwerden|verspannungen)|schmerzen (?:im|in den|in der) ${de}\\p{L}{0,2}`,
  `(?:mal|maux|douleurs?) (?:(?:d'|de |du |des |au |aux |à la |à l'|dans le )(?:la |l')?)?(?:${fr})s?`,
  `dolor(?:es)? (?:(?:de |del |en |en el |en la )(?:la |el |los |las )?)?(?:${es})s?`,
])

const ailments: readonly Named[] = [
  ...painIn,
  [
    'arthritis',
    'arthritis|osteoarthritis|rheumatism',
    'arthrose|arthritis|rheuma',
    'arthrose|arthrite',
    'artrosis|artritis|reuma',
  ],
  ['migraines', 'migraines?', 'migränen?', 'migraines?', 'migrañas?'],
  ['eczema', 'eczema|psoriasis', 'ekzeme?|neurodermitis', 'eczéma|psoriasis', 'eccemas?|psoriasis'],
  ['itching', 'itch(?:es|ing)?', 'juckreiz', 'démangeaisons?', 'picor(?:es)?|picazón'],
  ['acne', 'acne', 'akne', 'acné', 'acné'],
  ['insomnia', 'insomnia', 'schlaflosigkeit|schlafstörungen', 'insomnies?', 'insomnio'],
  ['inflammation', 'inflammations?', 'entzündung(?:en)?', 'inflammations?', 'inflamaci(?:ón|ones)'],
  [
    'blood pressure',
    'blood pressure',
    'blutdruck',
    'tension(?: artérielle)?(?! (?:dans|entre|au|aux|sur|avec|d[eu])(?!\\p{L}))',
    'presión arterial|tensión(?: arterial)?(?! (?:en|entre|con|de|del)(?!\\p{L}))',
  ],
  ['cholesterol', 'cholesterol', 'cholesterin(?:spiegel|werte?)?', 'cholestérol', 'colesterol'],
  ['blood sugar', 'blood (?:sugar|glucose)', 'blutzucker(?:spiegel)?', 'glycémie', 'glucosa|azúcar en (?:la )?sangre'],
]

/** Words for troubles that are none of the body as well: "the pain of filing", "headaches at month end". */
const figurative: readonly Named[] = [
  ['headaches', 'headaches?', 'kopfschmerzen', 'm(?:al|aux) de têtes?', 'dolor(?:es)? de cabeza'],
  [
    'pain',
    '(?:pain|aches)(?! (?:of|points?|at|for)(?!\\p{L}))',
    'schmerzen(?! (?:bei[mn]?|mit|de[sr])(?!\\p{L}))',
    "douleurs?(?! (?:d[eu]s?(?!\\p{L})|d'))",
    'dolor(?:es)?(?! del?(?!\\p{L}))',
  ],
]

const defences: readonly Named[] = [
  [
    'immune system',
    'immune system|immunity',
    'immunsystem|abwehrkräfte|immunabwehr',
    'système immunitaire|(?:vos|tes|les) défenses|défenses (?:naturelles|immunitaires)|immunité',
    'sistema inmun(?:e|itario|ológico)|defensas',
  ],
  ['metabolism', 'metabolism', 'stoffwechsel', 'métabolisme', 'metabolismo'],
]

const whose: Four = [
  '(?:(?:your|their|chronic|severe|mild|high|any|some) |the (?!pain))*',
  '(?:(?:sie|ihnen|den|die|das|ihren?|deinen?|dein|ihr|chronische|akute|hohen) )*',
  "(?:(?:le|la|les|vos|votre|leurs?|un|une|des) |l'|d')*",
  '(?:(?:el|la|los|las|tu|tus|su|sus|un|una) )*',
]
const treats: Four = [
  'relieves?|relieving|soothes?|soothing|treat(?:s|ing)?|treatment (?:of|for)|relief (?:from|of|for)',
  'linder(?:t|n)|behandel(?:t|n)|(?:behandlung|linderung) (?:von|bei)',
  'soulage(?:nt|r|z)?|apaise(?:nt|r|z)?|calme(?:nt|r|z)?|traite(?:nt|r)?|(?:traitement|soulagement) (?:du|de|des)',
  'alivia(?:n|r)?|calma(?:n|r)?|trata(?:n|r)?|(?:tratamiento|alivio) (?:del?|para)',
]
const lessens: Four = [
  `${treats[0]}|eas(?:es?|ing)|reduc(?:es?|ing)|lower(?:s|ing)?|regulat(?:es?|ing)|fight(?:s|ing)?|help(?:s|ing)? (?:with|against)|good (?:for|against)`,
  `${treats[1]}|senk(?:t|en)|reguliere?[nt]|reduziere?[nt]|minder[nt]|bekämpf(?:t|en)|nimmt|(?:hilft|helfen|gut|wirkt) (?:bei|gegen)|gegen`,
  `${treats[2]}|rédui(?:t|re|sent|sez)|baisser?|abaisse|régule|combat|contre`,
  `${treats[3]}|bajar?|reduc(?:e|en|ir)|regula|combate|contra`,
]
const prevents: Four = [
  'prevents?|preventing',
  'verhindert|beugt|schützt vor',
  'prévient|prévenir',
  'previene|prevenir',
]
const strengthens: Four = [
  'strengthens?|boosts?|supports?|stimulates?|improves?',
  'stärk(?:t|en)|fördert|stimuliert|verbessert',
  'renforce(?:nt|r|z)?|stimule(?:nt|r|z)?|booste(?:nt|r|z)?|améliore(?:nt|r|z)?',
  'refuerzan?|reforzar|fortalecen?|estimulan?|mejoran?',
]
/** A verb at the end of its clause. */
const germanEnds = '(?:zu )?(?:lindern|senken|reduzieren|behandeln|bekämpfen|vorbeugen|stärken)'

const namesIn = (things: readonly Named[], language: 1 | 2 | 3 | 4) => things.map((thing) => thing[language]).join('|')

/** What is done to things, a wording for each language. */
function doneTo(verbs: Four, things: readonly Named[]): string[] {
  const [en, de, fr, es] = ([1, 2, 3, 4] as const).map((language) => namesIn(things, language))
  return [
    `(?:${verbs[0]}) ${whose[0]}(?:${en})`,
    `(?:${verbs[1]}) ${whose[1]}(?:${de})|(?:${de}) ${germanEnds}`,
    `(?:${verbs[2]}) ${whose[2]}(?:${fr})`,
    `(?:${verbs[3]}) ${whose[3]}(?:${es})`,
  ]
}

const all = [...ailments, ...figurative, ...defences].map(
  ([key, ...names]) => [key, new RegExp(`(?:${names.join('|')})`, 'u')] as const,
)
/** Wordings about one ailment state the same, in whatever language; what eases one does not prevent it. */
const keyed = (done: string) => (wording: string) =>
  `${done} ${all.find(([, named]) => named.test(wording))?.[0] ?? wording}`

/** What a thing does to a body: to ease one pain is not to ease another. */
export const effects = rulesOf('guarantee', [
  [
    keyed('eases'),
    'alone',
    [
      ...doneTo(lessens, ailments),
      ...doneTo(treats, figurative),
      '(?:pain|ache)[- ]relie(?:f|ving)|(?:schmerz|entzündungs|blutdruck|cholesterin)(?:lindernd|stillend|hemmend|senkend)\\p{L}{0,2}',
    ],
  ],
  [keyed('prevents'), 'alone', doneTo(prevents, ailments)],
  [keyed('strengthens'), 'alone', doneTo(strengthens, defences)],
  [
    'no medicine',
    'alone',
    [
      '(?:no need for|without|instead of|need no(?: more)?|no longer need|throw away your) (?:pills|tablets|medication|medicines?|painkillers)',
      'brauch(?:t|en|st) keine (?:tabletten|medikamente|schmerzmittel) mehr|(?:ohne|statt) (?:tabletten|medikamente|schmerzmittel)',
      '(?:plus besoin de|sans) (?:médicaments|cachets|comprimés)',
      '(?:ya no necesit\\p{L}+|sin) (?:pastillas|medicamentos|analgésicos)',
    ],
  ],
])
