import type { Thing } from './things.ts'

/** Where it hurts. */
const places: readonly Thing[] = [
  ['back', 'back', 'rücken', 'dos', 'espalda'],
  ['neck', 'neck', 'nacken', 'nuque|cou', 'cuello|cervical(?:es)?'],
  ['joints', 'joint', 'gelenk', 'articulation|articulaire', 'articulacion(?:es)?|articular(?:es)?'],
  ['knees', 'knee', 'knie', 'genou', 'rodilla'],
  ['shoulders', 'shoulder', 'schulter', 'épaule', 'hombro'],
  ['muscles', 'muscle', 'muskel', 'muscle|musculaire', 'músculo|muscular(?:es)?'],
]

/** Pain in a place, as each language builds it. */
const painIn = places.map(([key, en, de, fr, es]): Thing => [
  `pain in ${key}`,
  `${en} ?(?:pains?|aches?)|pain in (?:the |your )?${en}s?`,
  `${de}(?:schmerz(?:en)?|beschwerden|verspannungen)|schmerzen (?:im|in den|in der) ${de}\\p{L}{0,2}`,
  `(?:mal|maux|douleurs?) (?:(?:d'|de |du |des |au |aux |à la |à l'|dans le )(?:la |l')?)?(?:${fr})s?`,
  `dolor(?:es)? (?:(?:de |del |en |en el |en la )(?:la |el |los |las )?)?(?:${es})s?`,
])

/** A tension that is none of the blood: "between kitchen and floor". */
const tensionsOfOthers = '(?:entre|dans|en|de|del|du|des|con|avec|qui|que|au|sur|sobre)(?!\\p{L})'

export const ailments: readonly Thing[] = [
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
  ['acne', 'acne|pimples', 'akne|pickel', 'acné', 'acné'],
  ['insomnia', 'insomnia', 'schlaflosigkeit|schlafstörungen', 'insomnies?', 'insomnio'],
  ['inflammation', 'inflammations?', 'entzündung(?:en)?', 'inflammations?', 'inflamaci(?:ón|ones)'],
  [
    'blood pressure',
    'blood pressure',
    'blutdruck',
    `tension(?: artérielle)?(?! ${tensionsOfOthers})`,
    `presión arterial|tensión(?: arterial)?(?! ${tensionsOfOthers})`,
  ],
  ['cholesterol', 'cholesterol', 'cholesterin(?:spiegel|werte?)?', 'cholestérol', 'colesterol'],
  ['blood sugar', 'blood (?:sugar|glucose)', 'blutzucker(?:spiegel)?', 'glycémie', 'glucosa|azúcar en (?:la )?sangre'],
  [
    'itching',
    'itch(?:ing|es)?|rash(?:es)?',
    'juckreiz|ausschlag',
    'démangeaisons?|irritations?',
    'picor(?:es)?|picazón|irritaciones',
  ],
  [
    'infections',
    'colds|(?:the )?flu|infections?',
    'erkältung(?:en)?|grippe|infekten?',
    'rhumes?|grippe',
    'resfriados?|gripe',
  ],
  ['bloating', 'bloating|heartburn', 'blähungen|sodbrennen', 'ballonnements', 'acidez de estómago|gases'],
  [
    'stress',
    'stress(?! (?:of|at|on|for|in|when|before)(?!\\p{L}))|anxiety',
    'stress(?! (?:bei[mn]?|im|in|am|vor|de[rs])(?!\\p{L}))|erschöpfung',
    "stress(?! (?:d[eu]s?|au|dans|en|avant)(?!\\p{L})| d')|anxiété",
    'estrés(?! (?:del?|en|al|antes)(?!\\p{L}))|ansiedad',
  ],
  ['wrinkles', 'wrinkles', 'fältchen|hautalterung', 'rides', 'arrugas'],
]

/** Words for troubles that are none of the body as well: "the pain of filing", "headaches at month end". */
export const figurative: readonly Thing[] = [
  ['headaches', 'headaches?', 'kopfschmerzen', 'm(?:al|aux) de têtes?', 'dolor(?:es)? de cabeza'],
  [
    'pain',
    '(?:pain|aches)(?! (?:of|points?|at|for)(?!\\p{L}))',
    'schmerzen(?! (?:bei[mn]?|mit|de[sr])(?!\\p{L}))',
    "douleurs?(?! (?:d[eu]s?(?!\\p{L})|d'))",
    'dolor(?:es)?(?! del?(?!\\p{L}))',
  ],
]

export const defences: readonly Thing[] = [
  [
    'immune system',
    'immune system|immunity|(?:natural )?defences',
    'immunsystem|abwehrkräfte|immunabwehr|abwehr',
    'système immunitaire|défenses(?: naturelles| immunitaires)?|immunité',
    'sistema inmun(?:e|itario|ológico)|defensas',
  ],
  ['metabolism', 'metabolism', 'stoffwechsel', 'métabolisme', 'metabolismo'],
  [
    'circulation',
    '(?:blood )?circulation',
    'durchblutung|kreislauf',
    'circulation(?: sanguine)?',
    'circulación(?: sanguínea)?',
  ],
  ['digestion', 'digestion', 'verdauung', 'digestion|transit', 'digestión|tránsito intestinal'],
]

/** Parts of a body that are none of a thing: not the back of a chair, nor the heart of a city. */
export const parts: readonly Thing[] = [
  [
    'skin',
    'skin|complexion|scalp|pores',
    'haut|teint|kopfhaut|poren',
    'peaux?|teint|cuir chevelu|pores',
    'piel(?:es)?|cutis|cuero cabelludo|poros',
  ],
  [
    'wounds',
    'wounds?|scars?|sores?|grazes',
    'wunden?|narben?|schürfwunden?',
    'plaies?|cicatrices?|coupures|crevasses',
    'heridas?|cicatri(?:z|ces)|grietas de las manos',
  ],
  [
    'digestion',
    'digestion|bowels?|stomachs?',
    'verdauung|magen',
    'digestion|estomac|flore intestinale',
    'digestión|estómago|flora intestinal',
  ],
  ['liver', 'liver|kidneys', 'leber|nieren', 'foie|reins', 'hígado|riñones'],
  [
    'spine',
    'spine|your back',
    'wirbelsäule|rücken|bandscheiben',
    'colonne(?: vertébrale)?|dos',
    'columna(?: vertebral)?|espalda',
  ],
  [
    'joints',
    'joints|knees|muscles|stiff shoulders|(?:stiff )?necks?',
    'gelenke|knie|muskeln|muskulatur|nacken|verspannungen',
    'articulations|muscles|nuque|genoux',
    'articulaciones|músculos|cervicales|rodillas',
  ],
  ['hormones', 'hormones?', 'hormone|hormonhaushalt', 'hormones', 'hormonas'],
  ['body', 'your bod(?:y|ies)', 'körper|organismus', 'corps|organisme', 'cuerpo|organismo'],
  [
    'health',
    'health(?! of(?!\\p{L}))',
    'gesundheit(?! de[sr](?!\\p{L}))',
    "santé(?! (?:d[eu]s?(?!\\p{L})|d'))",
    'salud(?! del?(?!\\p{L}))',
  ],
  ['gut', 'gut', 'darm', 'intestins?|microbiote', 'intestinos?'],
]
