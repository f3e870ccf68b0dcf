import { certainties } from './certainties.ts'
import { rulesOf } from './rule.ts'

/** Where a promise opens: a sentence or a clause of its own. A story's "he never came again" stands after its subject. */
const opens = '(?<=^|[.!?:;–—•\\n] ?|, |(?:and|und|et|y) )'
/** No figure: "start from zero", "unter null". */
const uncounted =
  '(?<!(?:from|to|at|below|above|under|von|bei|unter|über|auf|gegen|de|à|sous|depuis|desde|a|bajo|sobre) )'

/** What nobody wants and a service may promise to end. */
const trouble = {
  en: '(?:sleepless nights|queu(?:es?|e?ing)|waiting|waits|delays?|breakdowns?|mistakes|errors|leaks?|(?:lost|missed|late|empty|wasted) \\p{L}+)',
  de: '(?:schlaflose\\p{L}* nächten?|warte\\p{L}*|schlangen?|schlange stehen|verspätungen?|pannen|fehler\\p{L}*|ausfälle|leerlauf)',
  fr: "(?:nuits blanches|files?(?: d'attente)?|attentes?|attendre|retards?|pannes?|erreurs?|fuites?)",
  es: '(?:noches en (?:vela|blanco)|colas?|esperas?|esperar|retrasos?|averías?|errores|fugas?)',
}
const told = '(?![^.!?\\n]{0,60}\\?)'
/** "Never again, you say after the move": somebody's word, which promises nothing. */
const unspoken =
  '(?![^.!?\\n]{0,60}, (?:(?:you|they|we|people) (?:say|think|tell|told|said|thought)|says?|said|thinks?|sagt|sagst|denkt|denkst|sagen|denken|dit|dit-on|dites-vous|pens\\p{L}+|se dit-on|dices?|se dice|piensas?|dijo)(?!\\p{L}))'

/** What never happens again, of what there is none at all, and what suits everybody. */
export const absolutes = [
  ...certainties,
  ...rulesOf('guarantee', [
    [
      'never again',
      'of its noun',
      [
        `${opens}never again${unspoken}(?=:? (?!(?:you|we|he|she|they|i|said)(?!\\p{L}))\\p{L}):?(?: (?:an?|the|your)(?!\\p{L}))?`,
        `(?:${opens}|(?<=(?:you|we|they|you'll|we'll|will|need to|have to|need) ))never(?: (?:have|need) to)?(?= [\\p{L}'-]+ (?:[\\p{L}'-]+ ){0,4}again(?!\\p{L}))`,
        "the last(?= (?:\\p{L}+ ){1,3}(?:that )?(?:you|we)(?:'ll| will)? (?:ever (?:buy|need|want)|(?:(?:have|need) to )?(?:buy|need))(?!\\p{L}))|the last one you(?:'ll| will)? ever (?:buy|need|want)|never need (?:another|a new)",
        '(?:das|de[rn]|die) letzte[nrms]?(?= (?:\\p{L}+ ){0,2}\\p{L}+, (?:das|de[rn]|die) (?:sie|du|man|ihr) (?:(?:je|jemals|noch) ){0,2}(?:kauf|brauch))|l[ea] derni(?:er|ère)(?= (?:\\p{L}+ ){1,3}(?:que (?:vous|tu) (?:achèter|aur)|dont (?:vous aurez|tu auras) besoin))|(?:el|la) últim[oa](?= (?:\\p{L}+ ){0,3}que (?:(?:vas|vais) a )?(?:compr|necesit)(?:arás?|aréis|ar)(?!\\p{L}))',
        `${opens}nie (?:wieder|mehr)${unspoken}(?=:? (?!(?:als|wieder|zuvor)(?!\\p{L}))\\p{L}):?(?: (?:eine?[nrm]?|de[nmr]|die|das)(?!\\p{L}))?`,
        '(?<=(?:wirst|werden|werdet|musst|müssen|müsst|brauchst|brauchen|braucht) (?:\\p{L}+ ){0,2})nie (?:wieder|mehr)(?= (?!als(?!\\p{L}))\\p{L})',
        `${opens}(?:plus jamais|jamais plus)${unspoken}(?=(?: :)? (?!dit(?!\\p{L}))\\p{L})(?: :)?(?: (?:de(?: la)?|du|une?|l[ae]s?)(?!\\p{L})| d')?`,
        `(?<=${opens}n(?:e |')\\p{L}+ )(?:plus jamais|jamais plus)`,
        "(?<=(?:vous|tu) n(?:e |')\\p{L}+ )(?:plus jamais|jamais plus)",
        `${opens}nunca (?:más|jamás)${unspoken}(?=:? (?!dij)\\p{L}):?(?: (?:una?|el|la|l[ao]s)(?!\\p{L}))?`,
        `(?<=${opens}no (?!\\p{L}+(?:ó|aron|ieron) )\\p{L}+ )nunca más`,
        '(?:no|nunca|jamás) volver(?:ás|á|éis|án) a',
      ],
    ],
    [
      'never again',
      'of its noun',
      [
        `${opens}(?:no more|an end to|the end of|goodbye to|say goodbye to|farewell to)(?= ${trouble.en}(?!\\p{L})${told})`,
        `${opens}(?:schluss mit|nie mehr|adieu)(?: de[mnr])?(?= ${trouble.de}(?!\\p{L})${told})|${opens}keine?(?= ${trouble.de} mehr(?!\\p{L})${told})`,
        `${opens}(?:finie?s?|adieu|plus d[eu]|terminée?s?)(?:,? l[ae]s?)?(?= (?:[dl]')?${trouble.fr}(?!\\p{L})${told})`,
        `${opens}(?:se acab(?:ó|aron)|adiós a|no más|sin más|basta de)(?: (?:las?|los?|el))?(?= ${trouble.es}(?!\\p{L})${told})`,
      ],
    ],
    [
      'zero',
      'of its noun',
      [
        `${uncounted}zero(?=[ -](?!(?:gravity|degrees?|points?|hours?|sum|in|to|and|is|was|for|on|or|by|out|at|euros?|dollars|pounds)(?!\\p{L}))\\p{L}{3,})`,
        `${uncounted}zéro(?= (?!(?:degrés?|heures?|faute|point|pour|dans|sur|est|par|avec|euros?)(?!\\p{L}))\\p{L}{3,})`,
        `${uncounted}cero(?= (?!(?:grados?|horas?|hasta|con|por|para|como|cada|absoluto|euros?)(?!\\p{L}))\\p{L}{3,})`,
      ],
    ],
    [
      'zero',
      'of its noun',
      [`${uncounted}null(?= (?!(?:uhr|grad|komma|und|zu|bis|bei|punkte?|euro)(?!\\p{L}))\\p{L}{3,})`],
      ['de'],
    ],
    [
      'suits everybody',
      'alone',
      [
        '(?:suitable|safe) for (?:everyone|everybody|anyone|all(?= of us|[.,!\\n]|$))|(?:suits?|fits?|works (?:for|on)) (?:everyone|everybody|anyone)(?=[.,!?\\n]|$)|one size fits all',
        '(?:wirk|klapp|funktionier)(?:t|en) bei (?:jede[mr]|allen)(?=[.,!\\n]|$)|für (?:alle|jede[nr]?|jedermann) (?:gut )?geeignet|(?:passt|passen|eignet sich|eignen sich) (?:für |zu )?(?:jede[nmr]?|alle[nm]?|jedermann)(?=[.!?\\n]|$)',
        "(?:(?:marche|fonctionne)(?:nt)? (?:pour|chez)|(?:convient|conviennent|s'adapte|s'adaptent|adaptée?s?) à) (?:tous|toutes|chacun|tout le monde)(?=[.,!?\\n]|$)",
        '(?:(?:apt|adecuad|indicad|válid)[oa]s?|sirven?|valen?|funcionan?) para (?:tod[oa]s|todo el mundo)(?=[.,!?\\n]|$)',
      ],
    ],
    [
      'suits all',
      'of its noun',
      [
        '(?:(?:suitable|safe) for|(?:kind|gentle) (?:to|on)) (?:all|every|any)(?= (?!of )\\p{L})|(?:suits?|fits?|works (?:for|on|with)) (?:all|every|any)(?= (?!(?:of|day|week|month|year|time)(?!\\p{L}))\\p{L})|for (?:all|every|any)(?= (?:skin|hair|body|ages?|levels?|abilities|diets?|budgets?)(?!\\p{L}))',
        'geeignet für (?:jede[nrms]?|alle)(?= \\p{L})|für (?:jede[nrms]?|alle)(?= (?:haut|haar|alters|niveau|geldbeutel)\\p{L}*)|(?:passt|passen|eignet sich|eignen sich) (?:für |zu )?(?:jede[nrms]?|alle[nm]?)(?= \\p{L})',
        "(?:convient|conviennent|s'adapte|s'adaptent|adaptée?s?) à (?:tous|toutes|toute?)(?: les(?: types de)?| types de)?(?= \\p{L})|pour (?:tous|toutes)(?: les(?: types de)?| types de)?(?= (?:peaux?|cheveux|âges|niveaux|goûts|budgets)(?!\\p{L}))",
        '(?:(?:apt|adecuad|indicad|válid)[oa]s?|sirven?|valen?|funcionan?) para (?:tod[oa]s?|cualquier)(?: l[ao]s| tipos? de)?(?= (?!el mundo)\\p{L})|para tod[oa]s?(?: l[ao]s| tipos? de)?(?= (?:piel(?:es)?|cabellos?|edades|niveles|bolsillos)(?!\\p{L}))',
      ],
    ],
  ]),
]
