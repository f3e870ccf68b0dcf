import { matchesOf } from '../../../text.ts'
import { isFirstOfRow } from './rows.ts'
import { type Rule, rulesOf } from './rule.ts'
import { unsurpassedIn } from './unsurpassed.ts'

/** Kinds of firms, as they name themselves: one that is the only or the first of its kind ranks itself. */
const trades = {
  en: '(?:bakery|bank|maker|provider|company|firm|brand|shop|store|supplier|service|app|software|programme?|tool|gym|clinic|practice|agency|manufacturer|seller|restaurant|school|studio|workshop|farm|cooperative|credit union)',
  de: '(?:\\p{L}*bäckerei|bank|hersteller|anbieter|firma|marke|\\p{L}*laden|geschäft|dienst|app|software|programm|werkzeug|\\p{L}*studio|praxis|agentur|\\p{L}*werkstatt|restaurant|schule|hof|betrieb|genossenschaft)',
  fr: '(?:boulangerie|banque|fabricant|marque|magasin|boutique|service|application|logiciel|outil|salle|agence|atelier|savonnerie|ferme|restaurant|école|cabinet|coopérative|entreprise|maison)',
  es: '(?:panadería|banco|fabricante|marca|tienda|servicio|aplicación|programa|herramienta|gimnasio|clínica|agencia|taller|granja|restaurante|escuela|estudio|cooperativa|empresa)',
}
/** What is said of goods by nobody but their seller. */
const merits = {
  en: 'lasts?|works?|helps?|holds?|fits?|stays|cleans|delivers|keeps its|does it all',
  fr: 'dure|durent|tien(?:t|nent)|marche|fonctionne|résiste|convient|nettoie|nourrit|vaille',
  es: 'dura|funciona|aguanta|resiste|sirve|cumple|limpia|cuida',
}
/** What a scene has one of: "the only light that works". */
const scenery = {
  en: 'question|sound|noise|light|lamp|lift|door|clock|day|hour|moment|time|room|seat|table|bus|train|rule|sign|word|reason|people|person|plan|key|radiator|heater',
  de: 'frage|geräusch|licht|lampe|tür|uhr|tag|stunde|moment|zeit|raum|platz|tisch|bus|zug|regel|zeichen|wort|grund|mensch|plan|schlüssel|heizung',
  fr: 'question|bruit|lumière|lampe|porte|horloge|jour|heure|moment|temps|pièce|place|table|bus|train|règle|mot|raison|personne|plan|clé|radiateur',
  es: 'pregunta|ruido|luz|lámpara|puerta|reloj|día|hora|momento|tiempo|sala|sitio|mesa|autobús|tren|regla|palabra|razón|persona|plan|llave|radiador',
}
const opens = '(?<=^|[.!?:;,–—\\n•] ?|(?:is|are|ist|sind|bleibt|est|sont|reste|es|son|sigue siendo) )'
const closes = '(?=$|[.,;:!?\\n–—]'

/** Words that rank, whatever they rank. */
export const superlatives: readonly Rule[] = rulesOf('superlative', [
  [
    null,
    'of its noun',
    [
      `best|greatest|finest|cheapest|fastest|easiest|safest|leading|leader|top[- ]rated|first-class|(?<=(?:is|are|was|were|truly|really|simply) )first class|first class(?= (?:${trades.en}|service|quality|bread|food|care|advice|treatment|teachers?|staff|team|support|products?|ingredients?|experience|results?|value|workmanship|materials?|coffee)(?!\\p{L}))|world[- ]class|perfect(?:ly)?|flawless(?:ly)?|effortless(?:ly)?|unbeatable|unrivall?ed|unmatched|unparalleled|ultimate|revolutionary|game[- ]chang(?:er|ing)|exclusive|premium|one of a kind|only one of its kind|world['’]s first|gold standard`,
    ],
  ],
  [
    'number one',
    'of its noun',
    [
      '#\\s?1|no\\. ?1|number[- ]one|nummer[- ]eins|nummer 1|nr\\. ?1|numéro (?:un|1)|n° ?1|número (?:uno|1)|nº ?1|nr1|numero uno',
    ],
  ],
  [
    'above others',
    'of its noun',
    [
      "second to none|\\p{L}{3,12}er than (?:any(?:one|body|thing)?|every(?:one|body)|all|the (?:rest|others|competition)|others)|more \\p{L}+ than (?:any|all|every)\\p{L}*(?! (?:needs?|wants?|likes?|asked|expect(?:s|ed)|remembers?|admits?|cares?|knows?|thinks?|would (?:like|think|expect|want))(?!\\p{L}))|nothing beats|superior to|better than(?! (?:none|nothing|yesterday|today|last|before|ever|never|you|i|expected|that|it|late|(?:we|any of us|words) (?:can|could|ever can|ever could|did))(?!\\p{L}))|unlike (?:any|other|every)|ahead of (?:the (?:competition|rest)|everyone|all)|beats? (?:any|every|all|them all)|\\p{L}{3,12}er \\p{L}+ than (?:the (?:high street|banks?|shops?)|(?:at )?any(?:(?:one|body|where)(?! (?:needs?|wants?|asked|thinks?|expect(?:s|ed))(?!\\p{L})))?|every(?:one|body))|more \\p{L}+ than (?:at any|the (?:high street|banks?|shops?))|(?:cannot|can't|could never) (?:match|beat)(?! up)|(?:won't|will not|cannot|can't) find (?:\\p{L}+ )?(?:anywhere|elsewhere)|nowhere else",
      '\\p{L}{3,14}er als (?:alle|jede[rs]?|irgend\\p{L}*|die (?:anderen|konkurrenz))|besser als(?! (?:nichts|gestern|gedacht|erwartet|nie|vorher|früher|wir(?: es)?(?: je)? k[öo]nnt?en)(?!\\p{L}))|allen überlegen|(?:günstiger|billiger|preiswerter|besser) als (?:im|in|beim|bei)|nirgend(?:s|wo) sonst|überlegen|unvergleichlich\\p{L}{0,2}',
      "(?:mieux|meilleure?s?) (?:que|qu')(?! ?(?:rien|jamais|prévu|hier|avant|vous|nous)(?!\\p{L}))(?= |)|supérieure?s? à|(?:moins ch(?:er|ère)s?|meilleure?s?) qu'(?:en|au|à|ailleurs)|nulle part ailleurs|(?:moins|plus) \\p{L}+ que (?:tous|toutes|tout le monde|n'importe|personne|les autres)",
      'mejor(?:es)? que(?! (?:nada|nunca|ayer|antes|nosotr[oa]s)(?!\\p{L}))|superior(?:es)? a|(?:más barat[oa]s?|mejor(?:es)?) que en|en ningún otro (?:sitio|lugar)|(?:más|menos) \\p{L}+ que (?:nadie|todos|todas|cualquier\\p{L}*|los demás)',
    ],
  ],
  [
    'top',
    'of its noun',
    [
      "the top \\p{L}+(?= (?:maker|provider|brand|company|choice|seller|supplier|shop|store|studio|bank|gym|bakery|clinic|agency))|(?:the|a|our|your) top (?:brand|choice|maker|provider|company|seller|supplier|quality)|spitzenreiter|marktführ\\p{L}+|market[- ]lead\\p{L}+|(?:bakery|brand|product|company|shop|app|employer|restaurant|bäckerei|marke|produkt|boulangerie|marque|produit|panadería|marca|producto) (?:of the year|des jahres|de l'année|del año)|industry[- ]lead\\p{L}+|leader du marché|référence (?:mondiale|absolue|du marché)|l[ea] seule? \\p{L}+ vraiment \\p{L}+|l[ea] préférée? des \\p{L}+|(?:el|la) (?:favorit|preferid)[oa] de l[ao]s \\p{L}+|(?:vermont|london|britain|germany|\\p{L}+)'s (?:favou?rite|no\\. ?1)",
    ],
  ],
  [
    'only',
    'of its noun',
    [
      `the only(?= (?!(?:thing|${scenery.en})(?!\\p{L}))\\p{L}+(?: \\p{L}+)? (?:(?:that |which )?(?:you|we)(?:'ll| will)? (?:ever |really |actually )?(?:need|want)(?!\\p{L})|(?:that|which) (?:really |truly |actually )?(?:${merits.en})(?!\\p{L})))|the only thing you(?:'ll| will)? ever need`,
      `d(?:er|ie|as) einzige[nrms]?(?= (?!(?:${scenery.de})(?!\\p{L}))\\p{L}+, (?:die|das|den|der) (?:sie|du|man|ihr|wir) (?:\\p{L}+ )?(?:brauch|benötig)|, (?:was|das|die|den) (?:sie|du|man|ihr|wir) (?:\\p{L}+ )?(?:brauch|benötig))`,
      `l[ea]s? seule?s?(?= (?:(?!(?:chose|${scenery.fr})(?!\\p{L}))\\p{L}+ (?:\\p{L}+ )?)?(?:qui (?:${merits.fr})(?!\\p{L})|qu'il (?:vous|te) (?:faut|faudra)|dont (?:vous avez|vous aurez|tu as|tu auras|on a) (?:\\p{L}+ )?besoin))`,
      `(?:el|la|l[oa]s) únic[oa]s?(?= (?:(?!(?:cosa|${scenery.es})(?!\\p{L}))\\p{L}+ (?:\\p{L}+ )?)?que (?:(?:de verdad|realmente|vas a|vais a) )?(?:necesit|(?:${merits.es})(?!\\p{L})|(?:te |os |le )?hace falta))`,
    ],
  ],
  ...(['only', 'first'] as const).map((key) => {
    const [en, de, fr, es] =
      key === 'only' ? ['only', 'einzige', 'seule?', 'únic[oa]'] : ['first', 'erste', 'premi(?:er|ère)', 'primera?']
    return [
      key,
      'of its noun',
      [
        `the (?:very )?${en}(?= (?:\\p{L}+ )?${trades.en} (?:in|on|of|to|that|with|for|around)(?!\\p{L}))`,
        `(?:die|der|das) (?:aller)?${de}(?= (?:\\p{L}+ )?${trades.de} (?:in|im|auf|der|des|mit|ohne|für|von|weit)(?!\\p{L})|[^.!?\\n]{0,30}, d(?:ie|er|as) )`,
        `(?:l[ea] ${fr})(?= ${trades.fr}(?: \\p{L}+)? (?:de|du|des|à|au|en|qui|avec|sur)(?!\\p{L}))`,
        `(?:el|la) ${es}(?= ${trades.es}(?: \\p{L}+)? (?:de|del|en|que|con)(?!\\p{L}))`,
      ],
    ] as const
  }),
  [
    'original',
    'of its noun',
    [
      `${opens}the (?:one |only |true |real )?original${closes}| since(?!\\p{L})| from(?!\\p{L})| \\p{L}+(?:[.!\\n]|$| since(?!\\p{L})| from(?!\\p{L})))`,
      `${opens}das (?:einzige |echte |einzig wahre )?original${closes}| seit(?!\\p{L})| aus(?!\\p{L}))`,
      `${opens}l'originale?${closes}| depuis(?!\\p{L}))`,
      `${opens}(?:el|la) (?:auténtic[oa] )?original${closes}| desde(?!\\p{L}))`,
    ],
  ],
  [
    'imitated',
    'alone',
    [
      'the one and only|(?:often|much) (?:copied|imitated)|accept no (?:imitations?|substitutes?)|(?:oft|gern) kopiert|(?:das|die|der) einzig wahre|nie (?:erreicht|kopiert)|souvent (?:copiée?s?|imitée?s?)|jamais égalée?s?|(?:le|la) seule? et unique|(?:muchas veces|a menudo) (?:imitad|copiad)[oa]s?|nunca igualad[oa]s?|inimitables?|(?:el|la) únic[oa] e inimitable',
    ],
  ],
  ['best', 'of its noun', ['beste[nmrs]?|meilleure?s?|mejor(?:es)?']],
  [
    null,
    'of its noun',
    [
      'führend\\p{L}{0,2}|einzigartig\\p{L}{0,2}|unschlagbar\\p{L}{0,2}|unübertroffen\\p{L}{0,2}|konkurrenzlos\\p{L}{0,2}|weltbeste\\p{L}?|perfekt\\p{L}{0,2}',
    ],
    ['de'],
  ],
  [
    null,
    'of its noun',
    ['inégalée?s?|imbattables?|incomparables?|sans égale?|parfaite?s?|parfaitement|uniques? (?:au monde|en france)'],
    ['fr'],
  ],
  [
    null,
    'of its noun',
    ['líder(?:es)?|inigualables?|imbatibles?|incomparables?|perfect[oa]s?|perfectamente|únic[oa]s? en el mundo'],
    ['es'],
  ],
])

const englishRanks =
  /(?<![\p{L}\p{N}])(?:(?:the|its|our|their|your|by far the|world's) (?:most|least) (?!of(?!\p{L})|people|likely|important|days|part|time)\p{L}{3,20}|(?:most|least) \p{L}{2,20}(?:ed|ful|able|ible|ive|ous|ant|ent|al|ic|ly|ing)(?!\p{L})|\p{L}{2,}est(?:-\p{L}+)?(?![\p{L}\p{N}]))/giu
/** Words in -est that rank nothing; an adjective has a vowel or an r before the r that -est follows: "footrest" has none. */
const plainWords =
  /^(?:(?:near|furth|farth|lat|earli)est|\p{L}*[^aeiouyr]rest|\p{L}*(?:interest|request|forest|harvest|guest|quest)|(?:re)?invest|divest|infest|suggest|contest|protest|digest|ingest|arrest|(?:dis)?honest|(?:im)?modest|earnest|manifest|tempest|attest|detest|(?:re)?test|(?:un)?rest|(?:mid|north|south)?west|nest|chest|vest|jest|zest|crest|pest|priest|lest|este|everest|request|behest|unblest|pre?test|budapest)$/iu
const ranks: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}\p{N}])(?:am (?!ersten|nächsten|letzten|besten)\p{Ll}{2,20}sten|\p{L}{2,20}(?:ig|lich|bar|sam|haft|iv|al|ell|er|nd|isch|l|n|r)ste[nmrs]?|\p{L}{3,20}[tdßzs]este[nmrs]?|[gG]rößte[nmrs]?|[hH]öchste[nmrs]?|meistverkauft\p{Ll}{0,2})(?![\p{L}\p{N}])/gu,
  fr: /(?<![\p{L}\p{N}])(?:l[ea]s?|l'|nos|notre|votre|son|sa|ses) ?(?:plus|moins) (?!de |d'|que |en |ou |tard|tôt|souvent|proche)\p{L}{2,20}(?![\p{L}\p{N}])/giu,
  es: /(?<![\p{L}\p{N}])(?:el|la|los|las|nuestr[oa]s?|tu|su) (?:\p{L}{2,20} )?(?:más|menos) (?!de |que |tarde|temprano|cercan|allá|cuarto|cinco|diez|veinte)\p{L}{2,20}(?![\p{L}\p{N}])/giu,
}
const notRanks =
  /^(?:erste|nächste|letzte|ernste|meiste|oberste|unterste|äußerste|(?:un)?bewusste|robuste|feste|selbste|künste|fenste|günste|zumindeste|wenigste|wolltest|.*dienste|.*gäste|.*geräte|.*künste|.*kunste|.*leiste|.*reste|.*kasten|.*kosten|.*posten|.*tasten|.*westen|.*osten|.*fasten|.*listen|.*testen|.*festen|.*gesten|.*fenster|.*muster|.*meister|.*schwester|.*register|.*master)[nmrs]?$/iu

/** Words that rank by their form: "sturdiest", "am schnellsten", "le plus tendre", "no finer". */
export function ranksOf(text: string, language: string): Array<{ start: number; end: number; word: string }> {
  const pattern = ranks[language] ?? englishRanks
  return matchesOf(pattern, text)
    .map((match) => ({ start: match.index, end: match.index + match[0].length, word: match[0].toLowerCase() }))
    .filter(
      ({ word }) =>
        !plainWords.test(word.replace(/(?<=est)-.*$/u, '')) &&
        !(language === 'de' && !word.startsWith('am ') && notRanks.test(word)),
    )
    .filter(({ start, end }) => pattern !== englishRanks || !countsMost(text, start, end))
    .filter(({ start, word }) => language !== 'de' || !/^\p{Lu}/u.test(text.slice(start)) || nominal.test(word))
    .concat(unsurpassedIn(text, language))
}

/** "Most bookkeeping courses start late": most of them, not the most bookkeeping. */
const countsMost = (text: string, start: number, end: number) =>
  /^most /iu.test(text.slice(start, end)) &&
  /(?:^|[.!?:;,–—•\n] ?|(?:and|but|that|like) )$/iu.test(text.slice(Math.max(0, start - 6), start)) &&
  /^ \p{L}{2,}(?<!s)s (?!(?:in|of|on|for|from|with|at|around|this|here|to|and)(?!\p{L}))\p{L}/iu.test(
    text.slice(end, end + 50),
  )

/** German nouns in -ste are seldom superlatives: only those of adjectives, and the first word of a sentence. */
const nominal = /(?:ig|lich|bar|sam|haft)ste[nmrs]?$|^(?:höchst|größt|schnellst)e[nmrs]?$/u

/** One key for all forms of a word that ranks. */
export function keyOfRank(word: string): string {
  return word
    .replace(/^(?:am|the|its|our|their|your|by far the|world's|l[ea]s?|l'|nos|notre|votre|son|sa|ses) ?(?=\p{L})/u, '')
    .replace(/^(?:el|la|los|las|nuestr[oa]s?|tu|su) (?:\p{L}{2,20} )?(?=más|menos)/u, '')
    .replace(/(?<=st|frei)e[nmrs]?$/u, '')
    .replace(/(?<=^(?:plus|moins|más|menos) \p{L}+?)(?:es|as|os|[aeos])$/u, '')
}

const heads: readonly RegExp[] = [
  /^ (?:\p{L}+ )?(?:parts?|bits?|days?|times?|hours?|moments?|mornings?|afternoons?|evenings?|nights?|weekends?|minutes?|things?|steps?|questions?|seat|memor(?:y|ies)|letters?|ideas?|stories|season|years?|wishes|place to (?:start|begin)|of (?:luck|both)|intentions|friends?|child(?:ren)?|kids?|brother|sister|son|daughter|cousins?|aunt|uncle|neighbours?|colleague)(?!\p{L})/iu,
  /^ (?:\p{L}+ )?(?:teil|tag|zeit|zeitpunkt|anfang|stunden?|moment|morgen|abend|augenblick|minuten?|schritt|woche|mal|fall|jahre?|freund(?:e|in)?|geschichten?|kind(?:er)?|bruder|schwester|sohn|tochter|tante|onkel|nachbar(?:in)?|kolleg(?:e|in))(?!\p{L})/iu,
  /^ (?:\p{L}+ )?(?:matins?|jours?|d[eu]s? (?:lundis?|dimanches?|matins?)|débuts?|moments?|soirs?|partie|heures?|temps|souvenirs?|instants?|étape|années?|amie?|histoires?|enfants?|frère|sœur|fils|fille|cousine?s?|tante|oncle|voisine?)(?!\p{L})/iu,
  /^ (?:\p{L}+ )?(?:horas?|días?|comienzo|mañanas?|momentos?|parte|noches?|tardes?|recuerdos?|pasos?|años?|amig[oa]|historias?|niñ[oa]s?|herman[oa]|hij[oa]|prim[oa]s?|tí[oa]|vecin[oa])(?!\p{L})/iu,
]
const idioms: ReadonlyArray<readonly [behind: RegExp, word: RegExp, ahead: RegExp]> = [
  [
    /$/u,
    /^best$/iu,
    /^ (?:enjoyed|served|eaten|before|with|when|kept|drunk|used|read|shared|wishes|regards)(?!\p{L})/iu,
  ],
  [/(?:your|my|their|his|her|its|one's) $/iu, /^best$/iu, /^(?:$|[.,;:!?\n]| (?:on|in|to|for|at|and) )/iu],
  // With itself alone something is compared: "the market at its quietest".
  [/ at (?:its|their|your|his|her|my) $/iu, /^(?:busi|quiet|loud|slow|cold|hott|dark|earli|messi|wor)e?st$/iu, /^/u],
  [/(?:at|all the|the very|hope for the|make the) $/iu, /^best$/iu, /^(?:$|[.,;:!?\n])/u],
  // Of ways to do something, and of where to begin, it says what is easy for the reader: "the gentlest way in is".
  [/$/u, /./u, /^ way (?:to (?:\p{L}+ ){1,3}|in (?:to (?:\p{L}+ ){1,3})?)is /iu],
  [/$/u, /./u, /^ (?:\p{L}*einstieg|anfang|start|weg)(?: (?:hinein|dazu|zum \p{L}+))? ist /iu],
  [
    /(?:façon|manière|entrée|porte d'entrée|entrée en matière) $/iu,
    /^l[ea] plus \p{L}+$/iu,
    /^(?: (?:de |d'|pour )(?:\p{L}+ ?){1,3})?,? ?(?:c'est|est) /iu,
  ],
  [/$/u, /^la (?:forma|manera|entrada) más \p{L}+$/iu, /^(?: (?:de|para) (?:\p{L}+ ?){1,3})? ?es /iu],
  // With ourselves somebody else is compared: "more punctual than any of us".
  [
    /$/u,
    / (?:than|als|que|qu'|que n'importe|que cualquiera) ?\p{L}*$/iu,
    /^ (?:of us|von uns|d'entre nous|de nous|de nosotr[oa]s)(?!\p{L})/iu,
  ],
  [/(?:^|[.!?\n]\s*)am $/iu, /^besten$/iu, /^/u],
  [/(?:zum|sein|dein|ihr|unser|mein) $/iu, /^besten?s?$/iu, /^/u],
  [/(?:^|[.!?:\n]\s*)(?:das|zum) $/iu, /^\p{L}+ste[ns]?$/iu, /^ (?:am|an|daran|vom|gehört)(?!\p{L})/iu],
  [/$/u, /^le (?:plus|moins) \p{L}+$/iu, /^(?:,| est (?:de|d'|parfois|souvent)| c'est| à faire| reste)/iu],
  [/(?:^|\s)lo $/iu, /^mejor$/iu, /^ (?:del? (?:la )?(?:día|mañana|semana|noche)|es|está|empieza)(?!\p{L})/iu],
  [/(?:^|[.!?:\n]\s*)$/u, /^mejor$/iu, /^ (?:que (?:nada|nunca)|con|sin|así|aún|todavía|tarde|hoy|en|si)(?!\p{L})/iu],
  [/(?:a lo|quizá|tal vez) $/iu, /^mejor$/iu, /^/u],
  // Of a beginning or an end it is no praise: "The first step is the hardest."
  [
    /(?:first|last) \p{L}+ (?:is|was)(?: (?:often|always|usually))?(?: the)? $/iu,
    /^(?:the )?(?:hardest|longest|worst|trickiest|toughest)$/iu,
    /^/u,
  ],
  [
    /(?:erste|letzte) \p{L}+ (?:ist|war)(?: (?:oft|immer|meist))?(?: de[rn]| die| das)? $/iu,
    /^(?:am )?(?:schwer|schwierig|läng|schlimm|härte)st(?:e|en)$/iu,
    /^/u,
  ],
  [
    /(?:premier|première|dernier|dernière) \p{L}+ (?:est|était)(?: (?:souvent|toujours))? $/iu,
    /^l[ea] plus (?:dure?|difficile|longue?)$/iu,
    /^/u,
  ],
  [
    /(?:primer|primera|último|última) \p{L}+ (?:es|era)(?: (?:siempre))? $/iu,
    /^(?:el|la) más (?:difícil|dur[oa]|larg[oa])$/iu,
    /^/u,
  ],
  // A saying, whatever it is said of: "The best camera is the one you use."
  [/the $/iu, /^best$/iu, /^ \p{L}+ is the one (?:that )?(?:you|people|we) (?:\p{L}+ ){0,2}\p{L}+(?:$|[.,!\n])/iu],
  [
    /d(?:as|er|ie) $/iu,
    /^beste$/iu,
    /^ \p{L}+ ist d(?:as|er|ie)(?:jenige)?, d(?:as|en|ie) (?:man|du) \p{L}+(?:$|[.,!\n])/iu,
  ],
  [/l[ea] $/iu, /^meilleure?$/iu, /^ \p{L}+ est (?:celui|celle) qu(?:'on|e l'on|e tu|e vous) \p{L}+(?:$|[.,!\n])/iu],
  [/(?:el|la) $/iu, /^mejor$/iu, /^ \p{L}+ es (?:el|la) que (?:se|tú) \p{L}+(?:$|[.,!\n])/iu],
]
/** An occasion, for which anything may be right: "Perfect for a slow Tuesday evening". */
const occasion =
  /^ (?:for|für|pour|para) (?:\p{L}+ ){0,4}(?:\p{L}*(?:days?|mornings?|afternoons?|evenings?|nights?|weekends?|abende?|morgen|nachmittage?|sonntage?|wochenende|tage?)|soirées?|soirs?|matins?|dimanches?|lundis?|après-midi|week-ends?|tardes?|noches?|mañanas?|domingos?|lunes|fin de semana|día|jour|journée)(?!\p{L})/iu
const perfect = /^(?:perfect|perfekt|parfait|perfect[oa])/iu

/** Whether a word ranks no goods: "the best part of the day", "do your best", "no one is perfect". */
export function isIdiom(text: string, start: number, end: number): boolean {
  const [behind, word, ahead] = [
    text.slice(Math.max(0, start - 40), start),
    text.slice(start, end),
    text.slice(end, end + 60),
  ]
  if (heads.some((head) => head.test(ahead))) return true
  if (perfect.test(word)) {
    if (occasion.test(ahead)) return true
    if (/(?:no one|nobody|nothing|niemand|nichts|personne|rien|nadie|nada)(?: \S+){1,3} $/iu.test(behind)) return true
    if (/^ (?:\p{L}+ )?(?:takes|does not|doesn't|existiert|gibt es nicht|n'existe|no existe|\?)/iu.test(ahead))
      return true
  }
  if (isFirstOfRow(text, start, end)) return true
  return idioms.some(([before, itself, after]) => before.test(behind) && itself.test(word) && after.test(ahead))
}
