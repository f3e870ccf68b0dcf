import { rulesOf } from './rule.ts'
import { keyHeld } from './things.ts'

/** Days, months, feasts and spans that something ends with, each by the name that all languages share. */
const days: ReadonlyArray<readonly [string, string]> = [
  ['monday', 'monday|montag|lundi|lunes'],
  ['tuesday', 'tuesday|dienstag|mardi|martes'],
  ['wednesday', 'wednesday|mittwoch|mercredi|miércoles'],
  ['thursday', 'thursday|donnerstag|jeudi|jueves'],
  ['friday', 'friday|freitag|vendredi|viernes'],
  ['saturday', 'saturday|samstag|sonnabend|samedi|sábado'],
  ['sunday', 'sunday|sonntag|dimanche|domingo'],
]
const months: ReadonlyArray<readonly [string, string]> = [
  ['january', 'january|januar|jänner|janvier|enero'],
  ['february', 'february|februar|février|febrero'],
  ['march', 'march|märz|mars|marzo'],
  ['april', 'april|avril|abril'],
  ['may', 'may|mai|mayo'],
  ['june', 'june|juni|juin|junio'],
  ['july', 'july|juli|juillet|julio'],
  ['august', 'august|août|agosto'],
  ['september', 'september|septembre|septiembre'],
  ['october', 'october|oktober|octobre|octubre'],
  ['november', 'november|novembre|noviembre'],
  ['december', 'december|dezember|décembre|diciembre'],
]
const spans: ReadonlyArray<readonly [string, string]> = [
  ['weekend', 'weekend|wochenendes?|week-end|fin de semana'],
  ['week', 'week|woche|semaine|semana'],
  ['month', 'month|monats?(?:ende)?|mois|mes'],
  ['term', 'term|semesters?(?:ende)?|schuljahres(?:ende)?|trimestre|fin de curso'],
  ['quarter', 'quarter|quartals?(?:ende)?'],
  ['holidays', '(?:summer )?holidays|\\p{L}*ferien|vacances|vacaciones'],
  ['year', "year|jahr(?:es)?(?:ende)?|l'année|año"],
  [
    'today',
    "today|tonight|midnight|heute(?: abend| nacht)?|mitternacht|ce soir|aujourd'hui|minuit|hoy|esta noche|medianoche",
  ],
  ['tomorrow', 'tomorrow(?: night)?|morgen(?: abend)?|demain(?: soir)?|mañana'],
  ['soon', 'soon|bald|bientôt|pronto'],
]
const seasons: ReadonlyArray<readonly [string, string]> = [
  ['season', '(?:the )?season|saison|(?:la )?temporada'],
  ['spring', 'spring|frühling|frühjahr|printemps|primavera'],
  ['summer', "summer|sommer|l'été|verano"],
  ['autumn', "autumn|herbst|l'automne|otoño"],
  ['winter', "winter|l'hiver|invierno"],
  ['pentecost', 'whitsun|pfingsten|pentecôte|pentecostés'],
  ['easter', 'easter|ostern|pâques|pascua|semana santa'],
  ['christmas', 'christmas|weihnachten|noël|navidad'],
  ['new year', "new year(?:'s eve)?|neujahr|silvester|nouvel an|año nuevo|nochevieja"],
]
const ends = [...months, ...spans, ...days, ...seasons].map(
  ([name, words]) => [name, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
)

const keyOf = (name: string) => `ends ${name}`

/** How the date of an offer, in small letters, names an end by its key: "31 May" and "fin mai" name one; null of no end. */
export function endNamed(key: string): ((date: string) => boolean) | null {
  if (key === 'limited time') return () => true
  const named = ends.find(([name]) => keyOf(name) === key)?.[1]
  return named === undefined ? null : (date) => named.test(date)
}

const anyOf = (...tables: ReadonlyArray<typeof days>) =>
  tables.flatMap((table) => table.map(([, words]) => words)).join('|')
const article =
  '(?:the|this|next|coming|dies\\p{L}{0,2}|kommend\\p{L}{0,2}|zu[mr]|[ai]m|de[nmr]|das|le|la|ce|cette|el|este|esta|próxim[oa])'
const endOf = "(?:(?:the )?end of|ende|(?:la )?fin(?: d[eu])?|final(?:es)?(?: del?)?) (?:(?:the|this|la|el) |l')?"
const weekday = `(?:${anyOf(days)}),? (?:the |le |den )?`
/** A date in figures is read as a number: it stays out, or it would count as part of the term. */
const timeOf = (named: string) => `(?:${article} ){0,2}(?:${endOf})?(?:${weekday})?(?:${named})(?: (?:night|evening))?`
const when = timeOf(anyOf(months, spans, days, seasons))
/** A day, a month or a span without a season or a feast. */
export const day = timeOf(anyOf(months, spans, days))

const until = "(?:until|till|bis|jusqu'(?:à|au|en)|hasta)"
const by = "(?:until|till|by|before|bis|vor|avant|d'ici|jusqu'(?:à|au|en)|hasta|antes del?)"
/** What has an end of its own, of which no offer is told: "the week ends on Friday". */
const scenes =
  '(?:\\p{L}*(?:weeks?|days?|months?|years?|term|school|season|summer|winter|spring|autumn|holidays?|work|shift|meeting|film|movie|story|book|game|match|night|evening|morning|exams?|quarter|sprint|project|life|party|training|everything|all)|' +
  '\\p{L}*(?:woche|tag|monat|jahr|schule|semester|saison|sommer|herbst|frühling|ferien|arbeit|schicht|spiel|abend|urlaub|quartal|unterricht|alles)|' +
  'semaine|journée|jour|mois|année|école|saison|été|hiver|vacances|travail|soirée|réunion|tout|' +
  'semana|día|mes|año|colegio|temporada|verano|invierno|vacaciones|trabajo|turno|película|partido|noche|reunión|todo)'
const noScene = `(?<!(?<!\\p{L})${scenes} (?:(?:that|which|at|in|of|on|for|im|am|der|in der|à|au|de|du|des|en|del) (?:\\p{L}+ ){0,2})?)`
/** What grows ends with its season: "the tomato harvest ends in October". */
const grown =
  '(?:harvest|crop|asparagus|strawberries|tomatoes|\\p{L}*ernte|weinlese|spargel|erdbeeren|tomaten|récolte|cueillette|moisson|vendange|fraises|tomates|cosecha|vendimia|recolección|fresas)'
const noHarvest = `(?<!(?:^|[.!?:;,–—\\n] ?)(?:(?:the|our|die|der|unsere|la|les|notre|el|las|los|nuestra) )?(?:tomato |apple |grape )?${grown} (?:(?:of|von|der|de|des|du|del) (?:\\p{L}+ ){1,2})?)`
/** What says in the sentence that it tells of an offer. */
const offered =
  "(?:[£$€%]|half[- ](?:price|off)|for free|free of charge|(?:is|are|stays?) free|offers?|prices?|deals?|sale|discounts?|promotion|trial|valid|(?<!(?:not|n't|never|nobody is) )available|" +
  'angebot|aktion|rabatt|\\p{L}*preise?|gilt|gültig|gratis|kostenlos|erhältlich|offre|promo|remise|prix|valables?|gratuite?s?|offerte?s?|' +
  'oferta|promoción|descuento|precios?|válid[oa]s?)'
const taking =
  '(?:order|book|buy|sign up|join|register|apply|enrol|enroll|reserve|subscribe|claim|grab|get yours|' +
  'bestell(?:en|t|e)?|buch(?:en|t|e)?|melden|sichern|kaufen|commande[rz]?|réserve[rz]?|inscri(?:vez|s)|profite[rz]?|achete[rz]?|' +
  'reserva|reserve|pide|pida|compra|compre|apúnt\\p{L}+|inscríb\\p{L}+|aprovech\\p{L}+)'
/** What somebody does who takes up an offer, of others than the reader. */
const takes = {
  en: '(?:joins?|orders?|books?|buys?|signs? up|registers?|enrols?|subscribes?|applies|apply)',
  de: '(?:bestellt|bucht|beitritt|kauft|anmeldet|abschließt|reserviert|zugreift|unterschreibt)',
  fr: '(?:inscri(?:t|vent)|command(?:e|ent)|réserve(?:nt)?|achète(?:nt)?|adhère(?:nt)?|abonne(?:nt)?)',
  es: '(?:apunte|apunta|inscriba|inscribe|reserve|reserva|compre|compra|pida|pide|apunten|reserven|compren)',
}
/** "Noch vor den Ferien", "bis zu den Ferien". */
const prior = '(?:zu )?'
/** A price that is said to be over soon. */
const formerPrice =
  "(?:(?:the |this |last |at the |at )?(?:old|former|previous|last year's|this year's) (?:prices?|rates?|fees?)|(?:den|zum|der) alten? (?:preis|tarif|beitrag)|l'ancien (?:prix|tarif)|(?:el|al) (?:precio|tarifa) (?:antigu[oa]|de antes|anterior))"
const opener = '(?<=(?:^|[.!;:,–—•\\n¡] ?))'
const closer = '(?= ?(?:[.!;–—•\\n]|$))'
/** "Only this week has seven days". */
const tellsNothing = '(?! (?:has|have|is|was|were|did|does|feels|hat|ist|war|a|est|fut|tiene|es|fue)(?!\\p{L}))'

/** The name of the end that a wording holds, in all languages, or the wording itself. */
export const nameOfEnd = (wording: string): string => keyHeld(wording, ends)

const key = (wording: string) => keyOf(nameOfEnd(wording))

const few = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|\\p{N}+|a few|a couple of|a handful of|the last|some',
  de: 'eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\p{N}+|ein paar|wenige|einige|einzelne',
  fr: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\p{N}+|quelques|peu de|une poignée de',
  es: 'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\p{N}+|poc[oa]s|unas pocas|unos pocos|algun[oa]s',
}
/** What is sold or booked by the piece. */
const goods = {
  en: '(?:places?|spots?|seats?|spaces?|slots?|tickets?|boxes|box|baskets?|copies|pieces?|units?|dates|appointments|rooms|tables)',
  de: '(?:\\p{L}*pl(?:atz|ätze)|exemplare?|stücke?|karten|kisten|körbe|boxen|termine?|zimmer|tische)',
  fr: '(?:places?|créneaux?|billets?|coffrets?|paniers?|exemplaires?|pièces?|chambres?|lots?|cartons?|rendez-vous)',
  es: '(?:plazas?|huecos?|entradas?|cajas?|cestas?|lotes?|unidades|ejemplares|citas|habitaciones|cupos?|turnos?)',
}
/** Of what there is little in a scene. */
const passing = {
  en: '(?:crumbs|minutes|hours|seconds|steps|miles|pages|words|drops|leaves|memories)(?!\\p{L})',
  fr: '(?:miettes?|minutes?|heures?|jours?|secondes?|pas|mètres|kilomètres|pages|lignes|gouttes|feuilles|mots|marches|souvenirs|cendres|traces|bruits?|fois|semaines?|mois)(?!\\p{L})',
}

/** When an offer ends, and how little of it there is. */
export const deadlines = rulesOf('offer_term', [
  [
    key,
    'alone',
    [
      `${noScene}${noHarvest}(?:ends|ending|expires|runs out|is over|endet|enden|(?:se termine|prend fin|s'achève|finit|expire)(?:nt)?|(?:termina|acaba|finaliza|vence|expira)n?)(?: (?:on|at|in|by|after|with|mit|im|avec|en|au|con))? ${when}`,
      `(?<=(?:offer|sale|deal|registration|enrolment|enrollment|bookings?|applications?|entries|sign-?ups?|list|intake|plan|membership|pot|account) )closes?(?: (?:on|at|in|with))? ${when}|closes? to (?:new|more|further|all)(?: \\p{L}+)? (?:(?:on|at|in|with) )?${when}|closes? to newcomers (?:(?:on|at|in|with) )?${when}`,
      `(?<=(?:anmeldung|liste|warteliste|buchung|bewerbung|aktion|angebot|aufnahme)(?:en)? )(?:schließt|schließen|ist geschlossen) (?:ab )?${when}`,
      `(?<=(?:inscriptions?|réservations?|liste|offre|commandes|souscriptions?|adhésions?) )(?:ferment|ferme|s'arrêtent|s'arrête|se ferment|se ferme|clôturent|(?:sont|est) (?:close|fermée|clôturée)s?)(?: (?:en|dès|avec))? ${when}`,
      `(?<=(?:inscripci(?:ón|ones)|reservas?|lista|oferta|matrículas?|plazo) )(?:se )?(?:cierran?|terminan?|acaban?)(?: (?:en|con))? ${when}`,
      `${noScene}(?:läuft|laufen) ${when} (?:ab|aus)`,
      `(?:deadline|closing date|(?:anmelde|bewerbungs|bestell)schluss|date limite|fecha límite)(?::| is| ist| est| es)?(?: on| am)? ${when}`,
      `not (?:valid|available) (?:after|beyond) ${when}`,
      `(?<=(?:prices?|fees?) )(?:rises?|go(?:es)? up|increases?) (?:again )?(?:on|in|from|after) ${when}|(?<=(?:preise? |beitrag ))(?:steigt|steigen) (?:ab |wieder )?${when}|(?<=prix )(?:augmente|monte)(?:nt)?(?: (?:en|dès))? ${when}|(?<=precios? )suben?(?: en)? ${when}|(?:ab |im |nach )${when} (?:wird|werden|kostet|kosten) (?:[\\p{L}-]+ ){1,3}?(?:teurer|mehr)`,
    ],
  ],
  [
    key,
    'alone',
    [
      `${opener}${until} (?!(?:tomorrow|morgen|demain|mañana|soon|bald|bientôt|pronto)(?!\\p{L}))${when}${closer}`,
      `(?:(?:only|just) (?:until|till)|nur (?:noch )?bis|seulement jusqu'(?:à|au)|(?:solo|sólo|únicamente) hasta) ${when}`,
      `${until} ${when} (?:only|seulement|uniquement|solamente)`,
      `(?=${by} )(?<=${offered}(?!\\p{L})[^.!?\\n]{0,60} )${by} ${when}`,
      `${until} ${when}(?=[,:]? [^.!?\\n]{0,60}(?:[£$€%]|half[- ](?:price|off)|for free|zum halben preis|moitié prix|mitad de precio))`,
      `(?=${by} )(?<=(?<!\\p{L})${taking} (?:\\p{L}+ ){0,5})${by} ${day}`,
      `(?:bis|vor) ${day} (?:bestellen|buchen|anmelden|sichern|kaufen|zugreifen)`,
      `(?<=(?<!\\p{L})(?:whoever|who|anyone who|those who|everyone who) (?:still )?${takes.en} )${by} ${when}|(?<=(?<!\\p{L})wer (?:sich )?(?:noch )?)(?:bis|vor) ${prior}${when}(?= (?:noch )?${takes.de})|(?<=(?<!\\p{L})qui (?:s')?${takes.fr} )${by} ${when}|(?<=(?<!\\p{L})(?:quien|quienes|los que|el que) (?:se )?${takes.es} )${by} ${when}`,
      `${until} ${prior}${when}(?=,? [^.!?\\n]{0,40}(?<!\\p{L})(?:costs?|stays? at|kostet|kosten|coûte(?:nt)?|reste(?:nt)? à|cuestan?|se quedan? en)(?!\\p{L}))|last orders:? (?:by |on |for )?${when}`,
      `${by} ${prior}${when}(?=[,:]? [^.!?\\n]{0,60}${formerPrice}(?!\\p{L}))`,
    ],
  ],
  [
    key,
    'alone',
    [
      `(?:this (?:week|weekend|month|quarter|season|[a-z]+day)|today|for (?:one|a single|\\p{N}+) (?:day|night|week|weekend|month)s?) only|(?:only|just) (?:(?:available|open|on sale|offered|on offer) )?(?:today|this (?:week|weekend|month|quarter|season|[a-z]+day))${tellsNothing}`,
      `nur (?:noch )?(?:heute|(?:an |in )?diese[nmrs]? (?:woche|wochenende|monat|quartal|semester|jahr|saison|[a-z]+tag))${tellsNothing}`,
      `(?:cette semaine|ce week-end|ce mois-ci|ce trimestre|cette saison|aujourd'hui) (?:seulement|uniquement)|(?:seulement|uniquement) (?:cette semaine|ce week-end|ce mois-ci|aujourd'hui)${tellsNothing}`,
      `(?:solo|sólo|únicamente) (?:por )?(?:hoy|esta semana|este fin de semana|este mes|este trimestre|esta temporada)${tellsNothing}|(?:esta semana|este fin de semana|hoy) (?:solamente|únicamente)`,
    ],
  ],
  [
    'ends soon',
    'alone',
    [
      `last chance|final (?:days|hours)|${opener}(?:the )?last days${closer}`,
      'letzte chance|letzte tage|dernière chance|derniers? jours?|última oportunidad|últim[oa]s días',
    ],
  ],
  [
    'limited time',
    'alone',
    [
      'limited[- ]time|for a (?:limited|short) time only|for a limited time|for (?:only )?a few (?:more (?:days|weeks|months)|(?:days|weeks|months) (?:more|longer|only))|nur für kurze zeit|noch (?:ein paar|wenige) (?:tage|wochen|monate) (?:lang|nur)|encore quelques (?:jours|semaines)|(?:solo|sólo) unos (?:pocos )?(?:días|meses)|unos días más|offre limitée|durée limitée|(?:por )?tiempo limitado',
    ],
  ],
  [
    'price rises soon',
    'alone',
    [
      "(?:still|for now|while you can|get it|one last time|once more)(?: \\p{L}+){0,3} (?:at|for|pay) the old (?:price|rate)|at the old (?:price|rate) (?:while|until|for now|one last|once more)|(?:still )?pays? (?:the old|last year's) (?:price|rate)",
      "noch (?:\\p{L}+ ){0,2}?(?:zum|den|der) alten? (?:preis|tarif|beitrag)|(?:encore|une dernière fois) à l'ancien (?:prix|tarif)|pa(?:ie|ient|yez) (?:encore )?l'ancien (?:prix|tarif)|(?:todavía|aún|una última vez) (?:al|a la) (?:precio|tarifa) (?:antigu[oa]|de antes|anterior)|pagan? (?:el|la) (?:precio|tarifa) (?:antigu[oa]|de antes|anterior)",
    ],
  ],
  [
    'stocks last',
    'alone',
    [
      "(?:while|as long as) (?:the )?(?:stocks?|supplies) lasts?|solange (?:der )?vorrat reicht|jusqu'à épuisement(?: des stocks?)?|dans la limite des (?:stocks?|places) disponibles?|quantités limitées|hasta (?:agotar|fin de) (?:las )?existencias|mientras (?:duren|haya) (?:las )?existencias",
    ],
  ],
  [
    'scarce',
    'alone',
    [
      'limited (?:places|spots|seats|stock|editions?|availability|numbers?|quantit(?:y|ies)|offer|run|release)|(?:places|spaces|spots|seats|stocks?|supplies|numbers|tickets|availability) (?:are|is) (?:very |strictly )?limited',
      `(?<!the )only (?:\\p{N}+|a few|a handful|\\p{L}+) (?:(?!${passing.en})\\p{L}+ )?(?:left|remaining)|only (?:a few|a handful of|\\p{N}+|two|three|four|five|six) (?:(?!${passing.en})[\\p{L}-]+ ){1,3}remain(?!\\p{L})|just a (?:few|handful)(?: of)? (?:\\p{L}+ )?(?:left|remaining)|(?:almost|nearly) (?:gone|sold out|full)|last (?:few )?(?:places|spaces|spots|seats|pieces|tickets)|few (?:places|spots|seats|pieces)? ?left`,
      `sell(?:s|ing) (?:out )?fast|going fast|(?:places|spaces|spots|seats|tickets|slots|dates|baskets|boxes|class(?:es)?|courses?|workshops?|pots?|lists?) (?:goe?s?|fills?(?: up)?|sells?(?: out)?|disappears?) (?:fast|quickly|soon|early)|before (?:it's|it is|they're|they are) (?:all )?gone|once (?:it's|it is|they're|they are) gone|first[- ]come,? first[- ]served`,
      `(?<=(?:^|[.!?;:,–—\\n] ?|(?<!\\p{L})(?:so|and|but) ))hurry(?=[.,!;\\n]|$| up| while| before)`,
      '(?:nur noch|es gibt nur noch) (?:wenige|\\p{N}+|ein paar|eine handvoll|einzelne)(?: \\p{L}+)?|fast (?:weg|ausverkauft|ausgebucht)|letzten? (?:plätze|exemplare|stücke)|begrenzte (?:plätze|stückzahl|auflage)|limitierte auflage|(?:plätze|stückzahl(?:en)?|karten) (?:sind|ist) (?:\\p{L}+ )?(?:begrenzt|limitiert|knapp)',
      '(?:nur )?wenige (?:plätze|exemplare|stücke|karten) (?:frei|übrig|verfügbar)|(?<=(?:also|jetzt|heißt es|gilt) )schnell sein|wer zuerst kommt(?:,? mahlt zuerst)?|beeil(?:en sie sich|t euch| dich)|(?:plätze|karten) (?:gehen|sind) schnell weg',
      `plus que (?:quelques|\\p{N}+)(?: \\p{L}+)?|dernière?s? (?:places|pièces|exemplaires)|places (?:sont )?(?:limitées|comptées)|(?:stocks?|quantités) (?:sont )?limité(?:e?s)?|presque (?:épuisé|complet)|édition limitée|dépêche(?:z-vous|-toi)|il (?:ne )?reste (?:que )?(?:peu de|quelques) (?:places|pièces|exemplaires)|(?:places|paniers|coffrets|pains|billets|créneaux|cartes) (?:partent|s'arrachent|s'écoulent)(?: (?:très|toujours))? vite|(?<=il reste )peu (?:de |d')(?!(?:temps|choses?|bruit|lumière)(?!\\p{L}))\\p{L}+|premiers? arrivés?,? premiers? servis?`,
      `(?:${few.en}) (?:\\p{L}+ )?${goods.en} (?:(?:are|is) )?(?:still )?(?:left|free|open|available|remaining)(?! (?:in|on|at) the (?:kitchen|plate|shelf|table)(?!\\p{L}))|(?:${goods.en}|they) (?:are|is) running (?:out|low)|(?:${goods.en}|loaves|they|it) (?:will|are|is) (?:soon be|soon|nearly) (?:gone|sold out|full)|(?:they|these) (?:will not|won't) last(?: long)?(?=[.,!;]|$)|soon (?:sold out|fully booked)`,
      `(?:es sind |es ist |sind )?noch (?:${few.de}) (?:\\p{L}+ )?${goods.de}(?: (?:sind|ist))? (?:frei|übrig|da|zu haben|verfügbar)|noch (?:${few.de}) (?:freie[nr]? )?(?:plätze|exemplare|karten)(?=[.!,;]|$)|(?:(?:sind|ist|wird|werden) )?bald (?:vergriffen|ausverkauft|ausgebucht|weg)`,
      `il (?:ne |n'en |en )?reste (?:plus )?que (?:${few.fr}) (?!${passing.fr})\\p{L}+|il (?:en )?reste(?: encore)? (?:${few.fr}) ${goods.fr}|(?:plus que|encore) (?:${few.fr}) ${goods.fr}(?: (?:libres?|disponibles?|à prendre))?|bientôt (?:épuisée?s?|complet(?:s|e|es)?|en rupture)`,
      `(?:todavía |aún |ya )?(?:sol[oa]s? |sólo )?quedan? (?:sol[oa]s? )?(?:${few.es}) ${goods.es}|(?:todavía|aún) hay (?:${few.es}) ${goods.es}|(?<=(?<!\\p{L})(?:${goods.es}|panes|piezas) )se (?:agotan|acaban|terminan)|(?<=(?:bono|plaza|taller|curso|cesta|oferta) )se agota|(?:cestas|panes|bonos|entradas|cajas) vuelan|(?:pronto|casi) (?:estar(?:á|án) )?(?:agotad|complet)[oa]s?`,
      'quedan (?:poc[oa]s|sol[oa]s?|\\p{N}+)(?: \\p{L}+)?|últim[oa]s (?:plazas|unidades|piezas)|plazas (?:son )?limitadas|casi (?:agotad|complet)[oa]s?|edición limitada|date prisa|plazas (?:vuelan|se agotan)|por orden de llegada|hasta completar (?:el )?(?:aforo|plazas)',
    ],
  ],
  // An end of which no name is known.
  [
    null,
    'alone',
    [
      "(?<=offer )(?:ends|closes)(?: (?:on|at|in) \\p{L}+)?|(?:valid|gültig|valables?|válid[oa]s?) (?:until|till|bis|jusqu'(?:à|au)|hasta(?: el)?) (?!(?:el|le|the|zum)(?!\\p{L}))\\p{L}+",
    ],
  ],
])
