import { rulesOf } from './rule.ts'
import { keyHeld } from './things.ts'

/** Those who may stand behind a brand without a name: by key, in English, German, French and Spanish; insides of patterns. */
const institutions: ReadonlyArray<readonly [key: string, named: string]> = [
  [
    'university',
    'universit(?:y|ies)|(?:hoch|fachhoch)schulen?|universitäte?n?|universités?|universidad(?:es)?|college',
  ],
  [
    'council',
    'council|city|town(?! hall)|municipality|stadt|gemeinde|kommune|stadtverwaltung|ville|mairie|commune|municipalité|ayuntamiento|municipio|ciudad',
  ],
  [
    'state',
    'state|government|ministry|county|region|land|bund|ministerium|bundesland|landkreis|kreis|état|région|métropole|département|ministère|gouvernement|gobierno|estado|ministerio|diputación|región|junta|generalitat|eu|union européenne|europäische union|unión europea',
  ],
  [
    'chamber',
    "(?:chamber|guild)(?: of \\p{L}+)?|(?:handwerks|handels)?kammer|innung|chambre (?:de commerce|des métiers|d'agriculture)|cámara (?:de \\p{L}+|municipal)|gremio",
  ],
  [
    'hospital',
    'hospitals?|clinics?|health service|nhs|\\p{L}*klinik(?:en|um)?|krankenh(?:aus|äuser)|krankenkassen?|hôpital|hôpitaux|cliniques?|clínicas?|hospital(?:es)?',
  ],
  ['museum', 'museums?|librar(?:y|ies)|museen|bibliothek(?:en)?|musées?|bibliothèques?|museos?|bibliotecas?'],
  [
    'foundation',
    'foundations?|lottery|charit(?:y|ies)|stiftung(?:en)?|lotterie|fondations?|loterie|fundaci(?:ón|ones)|lotería',
  ],
  ['school', 'schools?|schulen?|écoles?|lycées?|colegios?|escuelas?|institutos?'],
  ['bank', 'banks?|sparkassen?|banken|banques?|bancos?|cajas? de ahorros'],
]
/** Those whose word counts because of what they are. */
const authorities: ReadonlyArray<readonly [key: string, named: string]> = [
  [
    'starred chef',
    '(?:michelin[- ])?star(?:red)? (?:chef|cook)s?|michelin chefs?|(?:tv|celebrity|famous|award-winning) (?:chef|cook|baker|gardener|designer|architect|doctor)s?|(?:sterne|fernseh|tv-|promi-?)(?:koch|köchin|köche|bäcker|gärtner|designer)(?:in|s|n)?|(?:chef|cuisinier|cuisinière)s? étoilée?s?|grands? chefs?|(?:chefs?|cociner[oa]s?) (?:con|de) estrellas?(?: michelin)?',
  ],
  [
    'nutritionist',
    'nutritionists?|dieti[ct]ians?|ernährungs(?:berater|wissenschaftler|experte)(?:in|innen|n)?|diätassistent(?:in|en)?|nutritionnistes?|diététicien(?:ne)?s?|nutricionistas?|dietistas?',
  ],
  [
    'doctor',
    '(?:doctor|orthop(?:a)?edist|dermatologist|physician|surgeon|dentist|pharmacist|vet|midwife)s?|(?:haut|tier|zahn|haus|kinder)?(?:arzt|ärztin|ärzte)|dermatolog(?:e|in|en)|orthopäd(?:e|in|en)|apotheker(?:in)?|hebammen?|médecins?|dermatologues?|dentistes?|pharmaciene?s?|vétérinaires?|sages?-femmes?|médic[oa]s?|dermatólog[oa]s?|dentistas?|farmacéutic[oa]s?|veterinari[oa]s?|matronas?',
  ],
  [
    'professor',
    "professors?|scientists?|researchers?|professor(?:in|en)?|wissenschaftler(?:in|innen)?|forscher(?:in|innen)?|professeure?s? d'université|chercheu(?:r|se)s?|scientifiques?|catedrátic[oa]s?|científic[oa]s?|investigador(?:a|es|as)?",
  ],
]
/** Who buys, serves or sells. */
const buyers: ReadonlyArray<readonly [key: string, named: string]> = [
  [
    'starred restaurants',
    '(?:michelin[- ])?star(?:red)? restaurants|sternerestaurants?|restaurants? étoilés?|tables étoilées|restaurantes? (?:con|de) estrellas?(?: michelin)?',
  ],
  ['restaurants', 'restaurants?|caf[eé]s|pubs|bistros|gaststätten|wirtshäuser|restaurantes?|bares|cafeterías?'],
  ['hotels', 'hotels?|hôtels?|hoteles|hostales'],
  ['canteens', 'canteens?|kantinen?|mensen|mensa|cantines?|comedores(?: escolares)?|comedor escolar'],
  [
    'schools',
    'schools|nurser(?:y|ies)|kindergartens|schulen|kitas|kindergärten|écoles|crèches|colegios|escuelas|guarderías',
  ],
  [
    'hospitals',
    'hospitals|clinics|care homes|kliniken|krankenhäuser|pflegeheime|altenheime|hôpitaux|cliniques|maisons de retraite|hospitales|clínicas|residencias',
  ],
  ['pharmacies', 'pharmac(?:y|ies)|chemists|apotheken|drogerien|pharmacies|parapharmacies|farmacias|parafarmacias'],
  [
    'shops',
    'supermarkets|department stores|delis|retailers|supermärkte(?:n)?|kaufhäuser|kaufhäusern|feinkostläden|händler|supermarchés|épiceries|grandes surfaces|supermercados|grandes almacenes',
  ],
  [
    'companies',
    'companies|corporations|offices|firms|banks|\\p{L}*unternehmen|versandhäuser|konzerne|firmen|banken|entreprises|banques|bureaux|empresas|bancos|oficinas',
  ],
  [
    'universities',
    'universities|libraries|museums|universitäten|bibliotheken|museen|universités|bibliothèques|musées|universidades|bibliotecas|museos',
  ],
]

const anyOf = (table: ReadonlyArray<readonly [string, string]>) => table.map(([, named]) => named).join('|')
const keyed = (of: string, table: ReadonlyArray<readonly [string, string]>) => {
  const patterns = table.map(
    ([key, named]) => [`${of} ${key}`, new RegExp(`(?<!\\p{L})(?:${named})(?!\\p{L})`, 'u')] as const,
  )
  return (wording: string) => keyHeld(wording, patterns)
}
const [institution, authority, buyer] = [anyOf(institutions), anyOf(authorities), anyOf(buyers)]

const ours = {
  en: '(?:us|our|every|each|this|these|all (?:our|of our)|it(?!s?\\p{L}))',
  de: '(?:uns|unser\\p{L}*|jede[nrms]?|diese[nrms]?|alle|das projekt)',
  fr: "(?:notre|nos|chaque|cet(?:te)?|ces|ce|tous nos|toutes nos|le projet|l'atelier)",
  es: '(?:nuestr[oa]s?|cada|est[ea]s?|estos|tod[oa]s nuestr[oa]s|el proyecto|el taller)',
}
const backs = {
  en: '(?:supports?|funds?|backs?|sponsors?|subsidi[sz]es?|co-?funds?|accompan(?:y|ies)|oversees?|advises?|monitors?|endorses?|pays for|vouch(?:es)? for|works? with|partners? with|collaborates? with)',
  de: '(?:fördert|fördern|unterstützt|unterstützen|begleitet|begleiten|finanziert|finanzieren|bezuschusst|bezuschussen|berät|beraten|sponsert|überwacht|trägt mit|bürgt für)',
  fr: '(?:soutien(?:t|nent)|(?:financ|accompagn|subventionn|parrain|conseill|supervis|encourag)e(?:nt)?|suit|suivent)',
  es: '(?:apoyan?|financian?|acompañan?|subvencionan?|patrocinan?|asesoran?|supervisan?|avalan?|respaldan?|impulsan?)',
}
/** "You need not be a starred chef." */
const likened =
  "(?<!(?:be|being|like|as|than|no|not|is|kein|keine|wie|als|sein|être|d'être|comme|qu'|que|pas|pas un|pas une|ser|como|que|es|ningún) (?:an? |the |ein |eine |un |une |una )?)"
const authored = {
  en: '(?:writes?|wrote|has written|designs?|designed|develops?|developed|checks?|checked|signs off|oversees?|composes?|composed|creates?|created|cooks?|chooses?|chose|tastes?|reviews?|approves?|tests?) (?:(?:the|our|all|every|each|all of|all our) )',
  de: '(?:schreibt|schreiben|schrieb|entwickelt|entwickeln|entwirft|prüft|prüfen|kocht|kochen|wählt|wählen|verkostet|testet|testen|begleitet|begleiten|betreut|erfindet) (?:(?:die|unsere?n?|alle|jedes?|jeden|das|den) )',
  fr: '(?:écri(?:t|vent)|signe(?:nt)?|compose(?:nt)?|crée(?:nt)?|conçoi(?:t|vent)|choisi(?:t|ssent)|relit|relisent|vérifie(?:nt)?|goûte(?:nt)?|valide(?:nt)?|élabore(?:nt)?|imagine(?:nt)?|contrôle(?:nt)?) (?:(?:les?|la|nos|notre|toutes les|tous les|chaque) )',
  es: '(?:escriben?|firman?|componen?|crean?|diseñan?|eligen?|revisan?|prueban?|validan?|elaboran?|cocinan?|supervisan?) (?:(?:l[ao]s?|el|nuestr[oa]s?|tod[oa]s l[oa]s|cada) )',
}
const some = {
  en: '(?:(?:several|many|some|local|nearby|most|a few|two|three|lots of|countless|the) ){1,3}',
  de: '(?:(?:mehrere[nr]?|viele[nr]?|einige[nr]?|etliche[nr]?|manche[nr]?|zahlreiche[nr]?|örtliche[nr]?|die|den|allen|zwei|drei) ){0,2}',
  fr: '(?:(?:plusieurs|de nombreux|de nombreuses|des|quelques|certains|certaines|les|deux|trois|beaucoup de|nombre de) ?){1,2}',
  es: '(?:(?:vari[oa]s|much[oa]s|algun[oa]s|numeros[oa]s|l[oa]s|dos|tres|ciert[oa]s) )?',
}
const word = "[\\p{L}'-]+"

/** Partners, sponsors, authors and customers who are told by what they are. */
export const backing = rulesOf('endorsement', [
  [
    keyed('backed by', institutions),
    'alone',
    [
      `(?:(?:the|an?|our|local|several|many) )?(?:${word} )?(?:${institution})(?: of ${word})?(?: (?:also|now|even))? ${backs.en} ${ours.en}|(?:supported|funded|backed|sponsored|subsidi[sz]ed|overseen|monitored|financed|developed|designed|created|built) (?:by|with|at) (?:the|an?|our) (?:${word} )?(?:${institution})|in (?:partnership|cooperation|collaboration) with (?:the|an?|our|several) (?:${word} )?(?:${institution})`,
      `(?:die|der|das|eine?|unsere|mehrere|viele) (?:${institution})(?: \\p{L}+)? (?:arbeite[nt]|kooperier(?:t|en)) (?:\\p{L}+ )?mit (?:uns|unser\\p{L}*)|(?:gefördert|finanziert|unterstützt) (?:aus|mit) mitteln (?:der|des|vom?) (?:${institution})|(?:die|der|das|eine?|unsere|mehrere|viele) (?:${institution})(?: \\p{L}+)? ${backs.de}(?: (?:auch|seit jahren|inzwischen))? ${ours.de}|(?:gefördert|unterstützt|finanziert|begleitet|bezuschusst|entwickelt) (?:von|vom|durch|mit|an) (?:der|dem|den|einer|einem)? ?(?:${institution})|(?:von|vom|durch|mit) (?:der|dem|den|einer|einem)? ?(?:${institution})(?: \\p{L}+)? (?:gefördert|unterstützt|finanziert|begleitet|bezuschusst|entwickelt)|in (?:zusammenarbeit|kooperation|partnerschaft) mit (?:der|dem|den|einer|einem|mehreren) (?:${institution})`,
      `(?:la |le |les |l'|une? |notre |plusieurs )(?:${institution})(?: de \\p{L}+)? (?:nous ${backs.fr}|(?:travaillent?|collabore(?:nt)?) avec (?:nous|notre|l'atelier|la ferme))|(?:la |le |les |l'|une? |notre |plusieurs )(?:${institution})(?: de \\p{L}+)? ${backs.fr}(?: aussi)? ${ours.fr}|(?:soutenu|financé|accompagné|subventionné|parrainé|développé|conçu)e?s? (?:par|avec) (?:la |le |les |l'|une? |des )(?:${institution})|avec le soutien (?:de la |du |des |de l'|d'une? )(?:${institution})|en (?:partenariat|collaboration|coopération) avec (?:la |le |les |l'|une? |des |plusieurs )(?:${institution})`,
      `(?:la|el|los|las|una?|nuestr[oa]|vari[oa]s) (?:${institution})(?: de (?:la )?\\p{L}+)? (?:también )?(?:nos ${backs.es}|colaboran? con (?:nosotros|nuestr\\p{L}+|el taller|la empresa))|(?:la|el|los|las|una?|nuestr[oa]|vari[oa]s) (?:${institution})(?: de \\p{L}+)? (?:también )?${backs.es} (?:a )?${ours.es}|(?:apoyad|financiad|acompañad|subvencionad|patrocinad|desarrollad|diseñad|cread)[oa]s? (?:por|con) (?:la|el|los|las|una?) (?:${institution})|con el apoyo (?:de la|del|de los|de las|de una?) (?:${institution})|en (?:colaboración|cooperación|alianza) con (?:la|el|los|las|una?|vari[oa]s) (?:${institution})`,
    ],
  ],
  [
    keyed('made by', authorities),
    'alone',
    [
      `${likened}(?:${authority})(?: (?:from|in|at|of) ${word}(?: ${word})?)? ${authored.en}${word}`,
      `${likened}(?:${authority})(?: (?:aus|in|von) ${word}(?: ${word})?)? ${authored.de}${word}`,
      `${likened}(?:${authority})(?: (?:de|du|à) ${word}(?: ${word})?)? ${authored.fr}${word}`,
      `${likened}(?:${authority})(?: (?:de|del|en) ${word}(?: ${word})?)? ${authored.es}${word}`,
    ],
  ],
  [
    keyed('bought by', buyers),
    'alone',
    [
      `(?:is|are) (?:(?:also|now|already) )?(?:served|sold|stocked|poured|used|found|on sale|on the menu) (?:(?:also|too) )?(?:in|at|by) (?:${some.en})?(?:${buyer})|(?:you(?:'ll| will)? (?:also )?(?:find|meet|taste) (?:it|them|our ${word})(?: (?:also|too))?) (?:in|at) (?:${some.en})?(?:${buyer})|(?:${some.en})?(?:${buyer})(?: ${word}){0,3}? (?:already )?(?:use our|(?:shop|borrow|cook|eat|train|order|buy) (?:here|with us)|(?:work|cook|bake) with (?:us|our)|(?:order|buy) (?:from us|here|our)|rely on (?:us|our)|serve our|sell our|stock our|choose us)`,
      `(?:gibt es|wird|werden|(?:sie finden|du findest|man findet|ihr findet)(?: (?:es|sie|uns|unser\\p{L}* ${word}))?|finden sie(?: (?:es|sie|uns|unser\\p{L}* ${word}))?|findest du(?: (?:es|sie|uns|unser\\p{L}* ${word}))?|steht|stehen|liegt|liegen|bekommen sie(?: es| sie)?)(?: (?:auch|bereits|schon|inzwischen|längst))* (?:in|bei|an|auf) ${some.de}(?:${buyer})n?(?: (?:serviert|verkauft|verwendet|angeboten|genutzt|eingesetzt))?|${some.de}(?:${buyer})(?: ${word}){0,2}? (?:arbeiten|kochen|backen)(?: (?:bereits|schon|auch|längst))* mit (?:uns|unser\\p{L}*)|${some.de}(?:${buyer}) (?:bestellen|kaufen|beziehen)(?: (?:bereits|schon|auch|längst|ihr ${word}))* (?:bei uns|von uns)|${some.de}(?:${buyer}) (?:servieren|verkaufen|führen)(?: (?:bereits|schon|auch))* (?:unser|unsere|unseren)(?!\\p{L})|${some.de}(?:${buyer})(?: (?:aus|in) ${word})? (?:nutzen|verwenden|benutzen)(?: (?:bereits|schon|auch))* unser\\p{L}*|${some.de}(?:${buyer})(?: (?:aus|in) ${word})? (?:setzen unser\\p{L}* (?:${word} )?ein|lassen (?:bei uns|hier))`,
      `(?:servi|vendu|utilisé|proposé|distribué)e?s? (?:aussi )?(?:dans|par|à|aux|en) (?:${some.fr})?(?:${buyer})|on (?:les|le|la|nous) (?:trouve|retrouve|sert)(?: (?:aussi|également|même|déjà))* (?:dans|à|aux|en|chez) (?:${some.fr})?(?:${buyer})|${some.fr}(?:${buyer})(?: ${word}){0,2}? (?:travaillent|cuisinent)(?: (?:déjà|aussi))* avec (?:nous|nos|notre)|${some.fr}(?:${buyer})(?: ${word}){0,2}? (?:(?:commandent|achètent)(?: (?:déjà|aussi))* chez nous|(?:servent|vendent|utilisent|cuisinent|choisissent) (?:déjà )?(?:nos|notre))`,
      `(?:se (?:sirven?|venden?|usan?|encuentran?)|servid[oa]s?|vendid[oa]s?)(?: (?:también|ya))* (?:en|por) ${some.es}(?:${buyer})|(?:también )?(?:l[oa]s?|nos) (?:encuentras|encontrarás|puedes encontrar)(?: también)? en ${some.es}(?:${buyer})|${some.es}(?:${buyer})(?: (?:ya|también))? (?:trabajan|cocinan)(?: (?:ya|también))? con (?:nosotros|nuestr\\p{L}+)|${some.es}(?:${buyer})(?: (?:ya|también))? (?:compran|piden)(?: (?:ya|también))? (?:con nosotros|aquí|en nuestr\\p{L}+)|${some.es}(?:${buyer})(?: (?:ya|también))? (?:sirven|venden) nuestr\\p{L}+|${some.es}(?:${buyer})(?: (?:de|en) ${word})? (?:ya )?(?:sirven|venden|usan|utilizan|cocinan) (?:con |en )?nuestr\\p{L}+`,
    ],
  ],
])

const named = (of: string, table: ReadonlyArray<readonly [string, string]>, said: string) =>
  table.map(([key, words]) => [`${of} ${key}`, words, said] as const)

/** What names them in a source, with what they are said to do there, each in any place of a sentence. */
export const namedBackers = [
  ...named(
    'backed by',
    institutions,
    'support\\p{L}*|fund\\p{L}*|back\\p{L}*|sponsor\\p{L}*|subsid\\p{L}*|partner\\p{L}*|accompan\\p{L}*|oversee\\p{L}*|collaborat\\p{L}*|together|geförder\\p{L}*|förder\\p{L}*|unterstütz\\p{L}*|finanz\\p{L}*|begleite\\p{L}*|zusammen\\p{L}*|kooper\\p{L}*|zuschuss|soutien\\p{L}*|souten\\p{L}*|financ\\p{L}*|accompagn\\p{L}*|subvention\\p{L}*|parten\\p{L}*|collabor\\p{L}*|apoy\\p{L}*|subvencion\\p{L}*|patrocin\\p{L}*|colabor\\p{L}*|acompañ\\p{L}*',
  ),
  ...named('made by', authorities, '\\p{L}+'),
  ...named(
    'bought by',
    buyers,
    'us(?:e|es|ed|ing)|custom\\p{L}*|client\\p{L}*|work\\p{L}*|serv\\p{L}*|sold|sell|sells|order\\p{L}*|buy|buys|stock\\p{L}*|cook\\p{L}*|suppl\\p{L}*|lends?|lent|lending|loan\\p{L}*|borrow\\p{L}*|shop|shops|shopping|eat|eats|eating|train\\p{L}*|bak(?:e|es|ed|ing)|rel(?:y|ies|ied)|choos\\p{L}*|chosen?|pour\\p{L}*|found|find|menus?|genutzt|nutz\\p{L}*|kund\\p{L}*|arbeit\\p{L}*|verkauf\\p{L}*|bestell\\p{L}*|einsatz|beliefer\\p{L}*|kauf\\p{L}*|käuf\\p{L}*|servier\\p{L}*|\\p{L}*leih\\p{L}*|gekocht|koch\\p{L}*|back\\p{L}*|bäckt|gebacken|bezieh\\p{L}*|führ\\p{L}*|geführt|verwend\\p{L}*|benutz\\p{L}*|eingesetzt|angeboten|utilis\\p{L}*|travaill\\p{L}*|vend\\p{L}*|command\\p{L}*|achèt\\p{L}*|achet\\p{L}*|prêt(?:e|ent|er|é|ée|és|ées|s)?|emprunt\\p{L}*|cuisin\\p{L}*|chois\\p{L}*|propos\\p{L}*|distribu\\p{L}*|fourni\\p{L}*|livr\\p{L}*|usa\\p{L}*|trabaj\\p{L}*|sirv\\p{L}*|compr\\p{L}*|prest\\p{L}*|cocin\\p{L}*|ped\\p{L}*|pid\\p{L}*|utiliz\\p{L}*|encuentr\\p{L}*|encontr\\p{L}*|para',
  ),
] as const
