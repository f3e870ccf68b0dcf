import { isAmong } from '../concepts.ts'
import { contentOf } from '../near.ts'
import { rulesOf } from './rule.ts'

/** On in the clause. */
const on = (reach: number) => `[^.,!?;:\\n]{0,${reach}}?`

/** What is won, and what is no prize: "der Preis" and "le prix" are what something costs, too. */
const prize = {
  en: '(?:awards?|prizes?|troph(?:y|ies)|medals?|titles?|honou?rs?|rosettes?|stars?)',
  de: '(?:\\p{L}*(?:preis|auszeichnung|medaille|pokal|gütesiegel|titel|orden|diplom)(?:e?n|e?s)?|stern(?:e|en)?)',
  fr: '(?:prix(?! (?:bas|fixe|doux|juste)(?!\\p{L}))|trophées?|distinctions?|étoiles?|palmes?|médailles?|labels?|concours|titre)',
  es: '(?:premios?|distinci(?:ón|ones)|galard(?:ón|ones)|trofeos?|estrellas?|concursos?|título)',
}
const firms = {
  en: '(?:lender|employer|retailer|supplier|producer|baker|chef|pub|caf[eé]|business|start-?up|maker|firm|gym|studio|school|library|workshop|charity|brand|shop|restaurant|product|app|tool|software|service|practice|clinic|farm|grower|club|union|venue|hotel|book)',
  de: '\\p{L}*(?:bäcker|arbeitgeber|händler|betrieb|werkstatt|gastgeber|praxis|programm|software|werkzeug|küche|hof|lieferant|unternehmen|start-?up|laden|restaurant|produkt|marke)',
}
/** Those whose word counts because of their trade or their number. */
const judges = {
  en: '(?:chefs|critics|reviewers|professionals|pros|athletes|doctors|gps|nurses|midwives|vets|teachers|celebrities|architects|editors|journalists|food writers|bloggers|experts|librarians|professors|connoisseurs|insiders|restaurants|hotels|hospitals|universities)',
  de: '(?:\\p{L}*köche|kritiker|profis|sportler|\\p{L}*ärzte|hebammen|lehrkräfte|prominente|stars|architekten|journalisten|blogger|experten|fachleute|kenner|apotheker|handwerker|meister|gastronomen|spitzengastronomen|hoteliers|kliniken|universitäten)',
  fr: '(?:chefs|cuisiniers|critiques|restaurateurs|professionnels|médecins|sages-femmes|enseignants|architectes|artisans|stars|célébrités|journalistes|pharmaciens|experts|connaisseurs|hôteliers|sportifs|blogueurs)',
  es: '(?:críticos|chefs|cocineros|restauradores|profesionales|médicos|matronas|maestros|profesores|arquitectos|artistas|famosos|periodistas|farmacéuticos|expertos|entendidos|hosteleros|deportistas|blogueros)',
}
const media = {
  en: '(?:press|newspapers?|magazines?|guides?|guidebooks?|critics|reviewers|bloggers|broadcasters|media|travel guides|food writers)',
  de: '(?:\\p{L}*presse|medien|\\p{L}*zeitung(?:en)?|\\p{L}*magazine?n?|zeitschriften|fernsehen|reiseführern?|restaurantführern?|kritiker(?:n)?)',
  fr: '(?:presse|médias|guides?|journaux|magazines|critiques|télévision|blogs)',
  es: '(?:prensa|medios|guías?|periódicos|revistas|crítica|críticos|televisión|blogs)',
}
const esteemed = {
  en: '(?:big|biggest|leading|major|famous|well-known|renowned|top|household|celebrated|prestigious|acclaimed)',
  de: '(?:bekannte|große|namhafte|führende|renommierte|berühmte|angesehene)n?',
}

/** Begins the key of a prize that is said to be the brand's: the wording follows. */
export const prizeKey = 'prize '

const winning =
  /^(?:w[io]n|won|earn|receiv|held|holds?$|pick|took|home|collect|gew[aio]nn|erh[aie]lt|bek[ao]m|geholt|holte|verlieh|remport|décroch|décern|reç|gagn|obten|obtuv|gan(?:ó|a|ó)|recib|conced|otorg|logr|has$|have$|we$|twice$|once$|also$|ausgezeichnet|geehrt|distingu)/u
const ranked =
  /(?<!\p{L})(?:gold|silver|bronze|first|second|third|silber|argent|or(?= )|oro|plata|bronce|platinum|platin)(?!\p{L})/giu
const almost =
  /(?<!\p{L})(?:finalist|shortlist|nominat|runner|commended|nominiert|nommée?|nominad|candidat|applied|bewerb)/iu

/** Whether a sentence names the prize that a key tells of, of the same metal, and as won where it is said to be. */
export function namesPrize(key: string, claim: string, sentence: string): boolean {
  if (!key.startsWith(prizeKey) || (almost.test(sentence) && !almost.test(claim))) return false
  const known = contentOf(sentence)
  const said = contentOf(key.slice(prizeKey.length)).filter((word) => !winning.test(word))
  const metals = (claim.match(ranked) ?? []).map((word) => word.toLowerCase())
  const holds = sentence.toLowerCase()
  return said.length > 0 && said.every((word) => isAmong(word, known)) && metals.every((metal) => holds.includes(metal))
}

/** What others are said to do for the brand without a name: prizes, groups who recommend it, known customers, the press. */
export const renown = rulesOf('endorsement', [
  [
    (wording) => `${prizeKey}${wording}`,
    'alone',
    [
      `(?:named|crowned|voted|chosen|elected|winner|won)${on(50)} of the (?:year|month|decade)|${firms.en} of the (?:year|decade)`,
      `(?<!(?:nobody|never|noone|no one) (?:\\p{L}+ )?)(?:we|it|has|have|our \\p{L}+|that|which|which has|just|once|also|twice) (?:\\p{L}+ )?(?:won|earned|received|picked up|took home|collected|holds?|held)(?: \\p{L}+){1,5} ${prize.en}|winners? of|honou?red with|shortlisted for|(?:highly )?commended (?:by|in|at)|finalists? (?:in|at|of)|runner-up (?:in|at)|prize for (?:the )?(?:best|its|our)`,
      `mit (?:\\p{L}+ ){0,4}${prize.de} (?:ausgezeichnet|geehrt|gewürdigt|bedacht|gekürt|prämiert)|(?:ausgezeichnet|geehrt|gewürdigt|prämiert) mit (?:\\p{L}+ ){0,3}${prize.de}`,
      `(?:gewann(?:en)?|gewonnen|gewinner(?:in)? de[rs]|trägerin de[rs]|träger de[rs]|erhielt(?:en)?|bekam(?:en)?|holten?|verlieh(?:en)?) (?:\\p{L}+ ){0,4}${prize.de}|(?:hat|haben) (?:\\p{L}+ ){0,4}${prize.de} (?:\\p{L}+ ){0,2}(?:gewonnen|erhalten|bekommen|verliehen|geholt)|\\p{L}{3,}preisträger(?:in)?`,
      `(?:gekürt|gewählt|ernannt|ausgezeichnet)${on(40)} des jahres|zu[mr] ${on(30)} des jahres (?:gekürt|gewählt|ernannt)|${firms.de} des jahres|zu[mr] (?:beliebtest|best|schönst|freundlichst)\\p{L}+ (?:\\p{L}+ ){1,4}(?:gewählt|gekürt)`,
      `(?:remport|décroch|décern|obten)\\p{L}+ (?:\\p{L}+ |l'|d'|le |un ){0,4}${prize.fr}|(?:reçu|gagné|obtenu) (?:\\p{L}+ ){0,3}(?:prix (?:de|du|des|d')|trophée|distinction|étoile|label|médaille)|distingué(?:e|s|es)? (?:par|au|aux)|(?:élue?|nommée?|sacrée?|désignée?)s?${on(40)} de l'année|${on(0)}prix (?:d'excellence|du jury|du public|de l'innovation)`,
      `(?:gan(?:ó|amos|aron|ado|adora?)|obtuv\\p{L}+|obtenido|recib(?:ió|imos|ido)|conced\\p{L}+|otorg\\p{L}+|distinguid[oa]s?|reconocid[oa]s?|logr(?:ó|ado)) (?:\\p{L}+ ){0,5}${prize.es}|(?:elegid|nombrad|designad|proclamad)[oa]s?${on(40)} del año|ganador(?:a|es|as)? del?|distinguid[oa]s? (?:por|con)`,
    ],
  ],
  [
    'recommended',
    'by an agent',
    [
      '(?<=(?<!\\p{L})(?!(?:always|sometimes|perhaps|yes|this|does|us)(?!\\p{L}))(?:\\p{L}{3,}s|people|women|men|children|half of \\p{L}+|everyone) (?:(?:all|already|regularly|often|warmly|now|happily|gladly|also) )?)recommend(?= (?:it|us|our|this|these|them|the|one another)(?!\\p{L}))',
      '(?<=(?<!\\p{L})(?!(?:wir|sie|ihr|ihnen|dir|euch|und|gern|gerne|auch|immer|dazu|dafür|können|dürfen|möchten)(?!\\p{L}))\\p{L}{4,} (?:(?:gern|gerne|selbst|auch) )?)empfehlen(?= (?:\\p{L}+ )?(?:uns|unser\\p{L}*|es|ihn|sie|das|diese\\p{L}*|weiter|die|den|einander)(?!\\p{L}))|(?<=(?:uns|es|sie|ihn) )empfehlen(?= (?!wir|sie)\\p{L})',
    ],
  ],
  [
    'used',
    'by an agent',
    [
      `used(?= (?:by|in|at) (?:${esteemed.en} |most |many |half |(?:\\p{L}+ )?${judges.en} (?:at|in|across|all over|everywhere|from|who)(?!\\p{L})|${judges.en}(?=[.,!]|$)))`,
      `(?:genutzt|verwendet|eingesetzt)(?= (?:von|in|an|bei) (?:${esteemed.de} |den meisten |vielen \\p{L}+ (?:der|des|im|in) ))`,
      'utilisée?s?(?= (?:par|dans) (?:(?:la plupart|de grand(?:e)?s|les plus grand(?:e)?s) ))',
      'usad[oa]s?(?= (?:por|en) (?:la mayoría|l[ao]s (?:mejores|grandes|principales)|grandes) )',
    ],
  ],
  [
    null,
    'by an agent',
    [
      `(?<!(?<!\\p{L})(?:we|i|you|who|would|to|can|that) )(?:swears? by|raves? about|vouch(?:es)? for|speaks? (?:highly|warmly) of|sings? the praises of|rel(?:y|ies) on) (?:it|us|our|this|these|them)|(?<=(?!this|does)\\p{L}{3,}s )trust (?:us|our)(?! with)`,
      `(?:${judges.en}|locals|families|neighbours|regulars)(?: (?:from|in|across|of|all over)(?: \\p{L}+){1,3})? (?:already |also |now |regularly |even )?(?:(?:use|choose|prefer|buy|order|love) (?:it|this|our|ours|us|from us)|(?:shop|buy|order|book|come|eat|train|stock up|learn) (?:here|with us|from us|at ours|this way|like this|for ours))`,
      `(?<!sie |du |ihr |wir )(?:vertrauen|schwören|setzen) (?:\\p{L}+ )?auf (?:uns|unser\\p{L}*)|${esteemed.de} \\p{L}+ (?:\\p{L}+ )?(?:vertrauen|setzen|nutzen|arbeiten|kaufen|bestellen)`,
      `${judges.de}(?: (?:aus|in|im|der|von)(?: \\p{L}+){1,3})? (?:\\p{L}+ )?(?:kaufen|bestellen|holen|nutzen|buchen|arbeiten|trainieren|essen|kommen|schwärmen|reservieren) (?:\\p{L}+ )?(?:bei uns|hier|unser\\p{L}*|so|damit|zu uns|längst so|mit uns)`,
      "(?<!(?:vous|tu|nous) )(?:nous|lui) (?:font|accordent) (?:\\p{L}+ )?confiance|ne jurent que par (?:nous|notre|nos|lui|elle|ce)|(?:font|fait) l'éloge de (?:nos?|notre|ce)",
      `(?:viennent|vient|aiment) s'y (?:fournir|approvisionner|servir|habiller|former)|se (?:fournissent|servent|approvisionnent) (?:chez nous|ici|à l'atelier|au jardin)|s'y (?:fournissent|approvisionnent)|${judges.fr}(?: (?:de|du|des|en) ?(?:\\p{L}+ ?){1,3})? (?:\\p{L}+ )?(?:y (?:achètent|viennent|commandent)|l'(?:utilisent|adorent|ont adopté|ont choisi)|(?:achètent|commandent|réservent|viennent) (?:déjà )?(?:ici|chez nous|ainsi|comme ça))`,
      `confían en (?:nosotr|nuestr)[oa]s?|(?:hablan|habla) (?:muy )?bien de (?:nosotr|nuestr)[oa]s?|${judges.es}(?: \\p{L}+){0,3} (?:ya |también |nos |se |lo |la |siempre ){1,2}(?:reserv|compr|elig|us|vien|confí|surt|abastec|prefier|pid)\\p{L}*(?! (?:la|el|una?|mesa)(?!\\p{L}))|(?:vienen|acuden) a (?:abastecerse|surtirse|comprar aquí)|se (?:surten|abastecen) (?:aquí|con nosotros|en nuestr\\p{L}+)`,
    ],
  ],
  [
    'sent by experts',
    'alone',
    [
      '(?:sends?|refers?) (?:us (?:their|its|her|his)|(?:their|its|her|his) (?:own )?(?:patients?|clients?|customers?|students?|pupils) (?:here|our way|to us))',
      '(?:schicken|überweisen|verweisen|senden) (?:uns )?(?:\\p{L}+ )?(?:ihre|viele) (?:\\p{L}+ )?(?:patient|kund|klient|mandant|schüler|gäste)\\p{L}*(?= (?:zu uns|hierher|her|in unsere|an uns|gern|vorbei|weiter)|[.,!]|$)|(?:schicken|überweisen) uns (?:ihre|viele) \\p{L}+',
      '(?:envoient|adressent|orientent) (?:\\p{L}+ )?leurs (?:patient|client|malade|élève)\\p{L}*(?= (?:ici|chez nous|à nous|vers nous)|[.,!]|$)|nous (?:envoient|adressent)',
      '(?:envían|mandan|derivan|remiten) (?:\\p{L}+ )?(?:a )?sus (?:pacientes|clientes|alumnos)(?= (?:aquí|a nosotros|con nosotros|a nuestr\\p{L}+)|[.,!]|$)|nos (?:envían|mandan|derivan|remiten) (?:a )?(?:sus|pacientes|clientes)',
    ],
  ],
  [
    null,
    'with a complement',
    [
      `(?:our|the|its|whose) (?:clients|customers|users|guests|patrons|regulars) include|counts? (?:\\p{L}+ ){1,8}(?:among|as) (?:our|its|their) (?:clients|customers|users|guests|regulars)|(?:among|amongst) (?:our|its) (?:clients|customers|users|guests|regulars)|${esteemed.en} (?:brands|names|companies|retailers|firms|chefs|restaurants|hotels|athletes|universities|hospitals|publishers|banks) (?:\\p{L}+ )?(?:use|choose|trust|rely|buy|order|shop|come to|work with|count on|run on|book)`,
      'zu (?:den|unseren|ihren|seinen|deren) (?:\\p{L}+ )?(?:kunden|kundinnen|auftraggebern|nutzern|referenzen|stammgästen|stammkunden|gästen|partnern) (?:zählen|gehören|zählt|gehört)|(?:zählen|gehören|zählt|gehört) (?:\\p{L}+ )?zu (?:unseren|den|ihren) (?:\\p{L}+ )?(?:kunden|kundinnen|auftraggebern|nutzern|referenzen|stammgästen|stammkunden)|unter (?:unseren|ihren) (?:kunden|gästen|auftraggebern) (?:ist|sind)|zählen (?:\\p{L}+ ){1,6}zu unseren kunden',
      '(?:compte(?:nt)?|comptons|figure(?:nt)?) (?:\\p{L}+ ){0,6}parmi (?:nos|ses|leurs) (?:clients|utilisateurs|habitués)|(?:nos|ses) (?:clients|habitués|références) (?:comptent|incluent)|parmi (?:nos|ses) (?:clients|habitués|références)',
      'entre (?:nuestros|sus) (?:clientes|usuarios|habituales)|(?:nuestros|sus) clientes (?:incluyen|son)|(?:contamos|cuenta) con (?:\\p{L}+ ){1,5}entre (?:nuestros|sus) clientes',
    ],
  ],
  [
    null,
    'alone',
    [
      `(?:listed|mentioned|praised|reviewed|recommended|written up|appears?|covered|celebrated|profiled) (?:in|by) (?:all |every |most |the |several |many |local |national |food |leading |glossy )*${media.en}|as (?:heard|read|reviewed|mentioned|featured|told) (?:on|in) (?:the )?\\p{L}+|${media.en} (?:\\p{L}+ )?(?:praise|recommend|feature|featured|wrote about|write about|love|rave|raved|call|called|rank) (?:us|it|our|this)|the talk of (?:the town|\\p{L}+)|(?:local|firm|family|crowd|cult|staff|household|customer|reader)s?'? favou?rites?`,
      `(?:in|aus|von) (?:allen |jedem |der |den |dem |vielen |mehreren |aller |großen )*${media.de} (?:gelobt|empfohlen|erwähnt|bekannt|vorgestellt|gefeiert|besprochen)|(?:die |der )?${media.de} (?:lobt|loben|schwärmt|schwärmen|feiert|feiern|empfiehlt|berichtet|berichten) (?:\\p{L}+ )?(?:uns|über uns|von uns|darüber|es|unser\\p{L}*)|steht in (?:jedem|allen) \\p{L}*führern?|in aller munde|stadtgespräch`,
      `(?:figure(?:nt)?|citée?s?|parue?s?|vue?s?|saluée?s?|mentionnée?s?|référencée?s?|présente?s?) (?:dans|par|à) (?:tous |toute |de nombreux |plusieurs )?(?:les |la |l')?${media.fr}|(?:la |les )${media.fr} (?:en parle(?:nt)?|nous (?:cite|salue|adore|recommande)\\p{L}*|saluent? (?:nos?|notre))`,
      `(?:aparece|aparecemos|sale|salimos|figura|figuramos|citad[oa]|mencionad[oa]|elogiad[oa])s? (?:\\p{L}+ )?(?:en|por) (?:tod[oa]s |much[oa]s |vari[oa]s )?(?:l[ao]s? )?${media.es}|(?:la |las |los )${media.es} (?:habla|nos (?:cita|elogia|recomienda)|hablan)\\p{L}*(?: de (?:nosotros|nuestr\\p{L}+))?|en boca de todos`,
    ],
  ],
])
