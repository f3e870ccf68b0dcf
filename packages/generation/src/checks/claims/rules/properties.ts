import { wordStart } from '../../../text.ts'
import { rulesOf } from './rule.ts'
import { keyHeld, namesOf, type Thing } from './things.ts'

/** What nobody wants in a product, by its name in English, German, French and Spanish; insides of patterns. */
const unwanted: readonly Thing[] = [
  ['preservatives', 'preservatives?', 'konservierungs(?:stoffe?|mittel)', 'conservateurs?', 'conservantes?'],
  ['additives', 'additives?', 'zusatzstoffe?|zusätze', 'additifs?', 'aditivos?'],
  ['parabens', 'parabens?', 'parabene?', 'parabènes?', 'parabenos?'],
  ['sulphates', 'sul(?:ph|f)ates?', 'sulfate?', 'sulfates?', 'sulfatos?'],
  ['silicones', 'silicones?', 'silikone?', 'silicones?', 'siliconas?'],
  ['palm oil', 'palm oil', 'palmöl', 'huile de palme', 'aceite de palma'],
  ['pesticides', 'pesticides?', 'pestizide?', 'pesticides?', 'pesticidas?'],
  ['gmo', 'gmos?', 'gentechnik', 'ogm', 'transgénicos|ogm'],
  ['bpa', 'bpa', 'bpa', 'bpa', 'bpa'],
  ['antibiotics', 'antibiotics', 'antibiotika', 'antibiotiques', 'antibióticos'],
  ['hormones', 'hormones', 'hormone', 'hormones', 'hormonas'],
  ['side effects', 'side effects?', 'nebenwirkung(?:en)?', 'effets? secondaires?', 'efectos? secundarios?'],
  [
    'cruelty',
    'animal testing|cruelty',
    'tierversuche',
    'cruauté|tests? sur les animaux',
    'crueldad|pruebas en animales',
  ],
]

/** What a product may be free of besides, and is no claim to speak of: "no sugar for me". */
const absent: readonly Thing[] = [
  ...unwanted,
  ['gluten', 'gluten', 'gluten', 'gluten', 'gluten'],
  ['lactose', 'lactose|dairy', 'laktose', 'lactose', 'lactosa'],
  ['nuts', 'nuts?', 'nüssen?|nuss', 'noix|fruits à coque', 'frutos secos'],
  ['sugar', 'sugar(?! coat)', 'zucker(?:zusatz)?', 'sucres?', 'azúcar(?:es)?'],
  ['alcohol', 'alcohol', 'alkohol', 'alcool', 'alcohol'],
  ['fragrance', 'fragrances?|perfume', 'duftstoffe?|parfüm', 'parfums?', 'perfumes?|fragancias?'],
  ['colourings', 'colou?r(?:ing)?s?', 'farbstoffe?', 'colorants?', 'colorantes?'],
  ['plastic', 'plastics?', 'plastik|kunststoff', 'plastiques?', 'plásticos?'],
  ['chemicals', 'chemicals', 'chemie', 'produits chimiques', 'químicos'],
  ['metals', 'nickel|alumini?um', 'nickel|aluminium', 'nickel|aluminium', 'níquel|aluminio'],
  ['allergens', 'allergens?', 'allergene?', 'allergènes?', 'alérgenos?'],
  ['odour', 'odou?rs?', 'geruch|gerüche', 'odeurs?', 'olor(?:es)?'],
  ['maintenance', 'maintenance', 'wartung', 'entretien', 'mantenimiento'],
  [
    'downtime',
    'downtime|outages?',
    'ausfälle?|ausfallzeit(?:en)?|stillstand',
    "pannes?|temps d'arrêt",
    'averías?|paradas',
  ],
  ['waste', 'waste', 'abfall|abfälle|müll', 'déchets?', 'residuos?|desperdicios?'],
  ['pain', 'pain', 'schmerz(?:en)?', 'douleurs?', 'dolor(?:es)?'],
]

/** "A week without plastic" is a week and no product. */
const spanOfLife =
  '(?<!(?:mornings?|evenings?|nights?|part(?:y|ies)|abende?|fest|soirées?|matins?|fêtes?|noches?|tardes?|mañanas?|fiestas?|days?|weeks?|months?|years?|life|lives|world|city|tage?|wochen?|monate?|jahre?|leben|welt|jours?|journées?|semaines?|mois|années?|vies?|monde|días?|semanas?|mes(?:es)?|años?|vidas?|mundo) )'

const [en, de, fr, es] = namesOf(absent)
const [noEn, noDe, noFr, noEs] = namesOf(unwanted)

/** Wordings that name the same thing state the same of it, in whatever language. */
const byThing = absent.map(
  ([key, ...words]) => [`free of ${key}`, new RegExp(`${wordStart}(?:${words.join('|')})`, 'u')] as const,
)
const thingIn = (wording: string) => keyHeld(wording, byThing)

/** What is vegan, in each language, but not who: people and how they eat are no goods. */
const vegan = {
  en: "vegan(?= (?!(?:friends?|guests?|people|sister|brother|daughter|son|aunt|uncle|cousin|neighbours?|colleagues?|who|and|or|is|was|at|in|for)(?!\\p{L}))\\p{L}{3})|(?<!(?:an?|the|every|any|my|your|one|each|lives|eats|(?:she|he|who|friend|sister|brother|daughter|son) is|she's|he's|i'm|i am|goes|went) )vegan(?=$|[.,;:!?\\n])",
  de: 'vegane[nrms]?(?= (?!(?:(?:freund|gäst|gast|schwester|bruder|tochter|sohn|tante|nachbar|kolleg)\\p{L}*|und|oder|am|im|in)(?!\\p{L}))\\p{L})|(?<!(?:isst|lebt|kocht|leben|essen|kochen|esse|lebe|(?:schwester|bruder|tochter|sohn|freundin?) ist) )vegan(?= (?!(?:leben|essen|kochen|lebt|isst|zu)(?!\\p{L}))\\p{L}|$|[.,;:!?\\n])',
  fr: '(?<!(?:une?|les?|la|des|chaque|ami|amie|invitée?|mange|cuisine|(?:sœur|frère|fille|fils|mère|père|amie?|voisine?) est) )(?:véganes?|vegan|végétalien(?:ne)?s?)',
  es: '(?<!(?:una?|el|la|los|las|cada|amig[oa]|invitad[oa]|come|(?:herman[oa]|hij[oa]|madre|padre|amig[oa]|vecin[oa]) es) )vegan[oa]s?',
}

/** Properties that are measured or tested, and what a product is free of. */
export const properties = rulesOf('guarantee', [
  [
    thingIn,
    'alone',
    [
      `(?:${en})[- ]free|free (?:of|from) (?:(?:any|added|artificial|harsh|synthetic) )?(?:${en})|${spanOfLife}without (?:(?:any|added|artificial|harsh|synthetic) )?(?:${en})|no (?:added|artificial|harsh|synthetic) (?:${en})|no (?:${noEn})`,
      `(?:${de})s?-?frei(?:e[nrms]?)?|frei von (?:${de})n?|${spanOfLife}ohne (?:(?:jede[ns]?|zugesetzte[nr]?|künstliche|synthetische) )?(?:${de})n?|keine(?:rlei)? (?:${noDe})n?`,
      `${spanOfLife}sans (?:aucune? )?(?:${fr})|exempte?s? d(?:e |')(?:${fr})|zéro (?:${fr})|(?:aucune?|pas d(?:e |')) ?(?:${noFr})`,
      `${spanOfLife}sin (?:ningún |ninguna )?(?:${es})|libres? de (?:${es})|cero (?:${es})|(?:ningún|ninguna|nada de) (?:${noEs})`,
    ],
  ],
  [
    'hypoallergenic',
    'of its noun',
    ['hypo-?allergenic|hypoallergen\\p{L}{0,2}|hypoallergéniques?|hipoalerg[eé]nic[oa]s?'],
  ],
  ['kind to skin', 'of its noun', ['skin-?friendly|hautverträglich\\p{L}{0,2}|hautfreundlich\\p{L}{0,2}']],
  [
    'non-toxic',
    'of its noun',
    ['non-?toxic|ungiftig\\p{L}{0,2}|schadstoffgeprüft\\p{L}{0,2}|non[- ]toxiques?|no tóxic[oa]s?|atóxic[oa]s?'],
  ],
  [
    'biodegradable',
    'of its noun',
    ['biodegradables?|biologisch abbaubar\\p{L}{0,2}|biodégradables?|compostables?|kompostierbar\\p{L}{0,2}'],
  ],
  [
    'climate neutral',
    'of its noun',
    [
      '(?:carbon|climate|co2)[- ]neutral|net[- ]zero|klimaneutral\\p{L}{0,2}|co2-neutral\\p{L}{0,2}|neutres? en carbone|neutral(?:es)? en carbono',
    ],
  ],
  [
    'kind to nature',
    'of its noun',
    [
      "eco-?friendly|environmentally friendly|umwelt(?:freundlich|schonend)\\p{L}{0,2}|respectueu(?:x|ses?) (?:de l'environnement|de la planète)|respetuos[oa]s? con (?:el medio ambiente|el planeta)",
    ],
  ],
  [
    'waterproof',
    'of its noun',
    // A coat is called so too: "a sandwich and a waterproof", "un imperméable".
    [
      "(?<!(?:an?|the|your|my|his|her|their|old|new) )waterproof|waterproof(?= (?!(?:and|or|on|in|over|by|at|is|was|for|if|when|that|from|to|with)(?!\\p{L}))\\p{L})|watertight|wasserdicht\\p{L}{0,2}|(?<!(?:une?|les?|des|mon|ton|son|votre|vos|ses|mes|vieil) |l')imperméables?|étanches? à l'eau|(?<!(?:un|el|los|unos|tu|su|mi|tus|sus|viejo) )impermeables?",
    ],
  ],
  [
    'organic',
    'of its noun',
    [
      `organic(?! (?:growth|chemistry|traffic|reach|search|results?|posts?|shapes?|forms?|waste|whole|process)(?!\\p{L}))|organically grown`,
      'biologisch angebaut\\p{L}{0,2}|aus biologischem anbau|(?<!(?:horloge|rythme|père|mère|parent|agriculture|agriculture est) )biologiques?|(?:[ld]\\P{L})?agriculture (?:est )?biologique|(?<!(?:huella|conciencia|transición) )ecológic[oa]s?',
    ],
  ],
  [
    'organic',
    'of its noun',
    [
      'bio-(?!müll|tonne|abfall|logie)\\p{L}+|bio(?:brot|brötchen|qualität|milch|obst|gemüse|eier|fleisch|baumwolle|siegel|kaffee|tee|wein|bier|mehl|anbau|lebensmittel|produkt|ware|laden|hof|bäckerei|zutaten|käse|honig|kost)\\p{L}*',
    ],
    ['de'],
  ],
  ['organic', 'of its noun', ['(?<!(?:en|la|notre|ma|sa|ta) )bio(?!-)'], ['fr']],
  ...Object.entries(vegan).map(([language, words]) => ['vegan', 'of its noun', [words], [language]] as const),
  [
    'antibacterial',
    'of its noun',
    ['anti-?bacterial|antibakteriell\\p{L}{0,2}|antibactérien(?:ne)?s?|antibacterian[oa]s?'],
  ],
  // What is free of anything else: but not of work, of school or of clouds.
  [
    null,
    'alone',
    [
      '(?!(?:schul|hitze|arbeits|dienst|vogel|sorgen|jugend|zweifels|wolken|schnee|eis|vor|auto|unfall|ein)?frei|befrei|einwandfrei)(?!\\p{L}*(?:kosten|gebühren|zins|risiko|provisions)frei)\\p{L}{3,20}frei(?:e[nrms]?)?',
    ],
    ['de'],
  ],
])
