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
  ['term', 'term|semesters?|trimestre'],
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
/** What says in the sentence that it tells of an offer. */
const offered =
  "(?:[£$€%]|half[- ](?:price|off)|for free|free of charge|(?:is|are|stays?) free|offers?|prices?|deals?|sale|discounts?|promotion|trial|valid|(?<!(?:not|n't|never|nobody is) )available|" +
  'angebot|aktion|rabatt|\\p{L}*preise?|gilt|gültig|gratis|kostenlos|erhältlich|offre|promo|remise|prix|valables?|gratuite?s?|offerte?s?|' +
  'oferta|promoción|descuento|precios?|válid[oa]s?)'
const taking =
  '(?:order|book|buy|sign up|join|register|apply|enrol|enroll|reserve|subscribe|claim|grab|get yours|' +
  'bestell(?:en|t|e)?|buch(?:en|t|e)?|melden|sichern|kaufen|commande[rz]?|réserve[rz]?|inscri(?:vez|s)|profite[rz]?|achete[rz]?|' +
  'reserva|reserve|pide|pida|compra|compre|apúnt\\p{L}+|inscríb\\p{L}+|aprovech\\p{L}+)'
const opener = '(?<=(?:^|[.!;:,–—•\\n¡] ?))'
const closer = '(?= ?(?:[.!;–—•\\n]|$))'
/** "Only this week has seven days". */
const tellsNothing = '(?! (?:has|have|is|was|were|did|does|feels|hat|ist|war|a|est|fut|tiene|es|fue)(?!\\p{L}))'

/** The name of the end that a wording holds, in all languages, or the wording itself. */
export const nameOfEnd = (wording: string): string => keyHeld(wording, ends)

const key = (wording: string) => keyOf(nameOfEnd(wording))

/** When an offer ends, and how little of it there is. */
export const deadlines = rulesOf('offer_term', [
  [
    key,
    'alone',
    [
      `${noScene}(?:ends|ending|expires|is over|endet|enden|(?:se termine|prend fin|s'achève|finit|expire)(?:nt)?|(?:termina|acaba|finaliza|vence|expira)n?)(?: (?:on|at|in|by|after))? ${when}`,
      `(?<=(?:offer|sale|deal|registration|enrolment|enrollment|bookings?|applications?|entries|sign-?ups?) )closes?(?: (?:on|at|in))? ${when}`,
      `${noScene}(?:läuft|laufen) ${when} (?:ab|aus)`,
      `(?:deadline|closing date|(?:anmelde|bewerbungs|bestell)schluss|date limite|fecha límite)(?::| is| ist| est| es)?(?: on| am)? ${when}`,
      `not (?:valid|available) (?:after|beyond) ${when}`,
      `(?<=(?:prices?|fees?) )(?:rises?|go(?:es)? up|increases?) (?:again )?(?:on|in|from|after) ${when}|(?<=(?:preise? |beitrag ))(?:steigt|steigen) (?:ab |wieder )?${when}|(?<=prix )augmentent ${when}|(?<=precios )suben ${when}`,
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
    ],
  ],
  [
    key,
    'alone',
    [
      `(?:this (?:week|weekend|month|[a-z]+day)|today|for (?:one|a single|\\p{N}+) (?:day|night|week|weekend|month)s?) only|(?:only|just) (?:available )?(?:today|this (?:week|weekend|month|[a-z]+day))${tellsNothing}`,
      `nur (?:noch )?(?:heute|(?:an |in )?diese[nmrs]? (?:woche|wochenende|monat|[a-z]+tag))${tellsNothing}`,
      `(?:cette semaine|ce week-end|ce mois-ci|aujourd'hui) (?:seulement|uniquement)|(?:seulement|uniquement) (?:cette semaine|ce week-end|ce mois-ci|aujourd'hui)${tellsNothing}`,
      `(?:solo|sólo|únicamente) (?:por )?(?:hoy|esta semana|este fin de semana|este mes)${tellsNothing}|(?:esta semana|este fin de semana|hoy) (?:solamente|únicamente)`,
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
      '(?<!the )only (?:\\p{N}+|a few|a handful|\\p{L}+) (?:\\p{L}+ )?(?:left|remaining)|just a (?:few|handful)(?: of)? (?:\\p{L}+ )?(?:left|remaining)|(?:almost|nearly) (?:gone|sold out|full)|last (?:few )?(?:places|spaces|spots|seats|pieces|tickets)|few (?:places|spots|seats|pieces)? ?left',
      `sell(?:s|ing) (?:out )?fast|going fast|(?:places|spaces|spots|seats|tickets|slots|dates) (?:go|fill(?: up)?|sell(?: out)?|disappear) (?:fast|quickly|soon)|before (?:it's|it is|they're|they are) (?:all )?gone|once (?:it's|it is|they're|they are) gone|first[- ]come,? first[- ]served`,
      `(?<=(?:^|[.!?;:,–—\\n] ?|(?<!\\p{L})(?:so|and|but) ))hurry(?=[.,!;\\n]|$| up| while| before)`,
      '(?:nur noch|es gibt nur noch) (?:wenige|\\p{N}+|ein paar)(?: \\p{L}+)?|fast (?:weg|ausverkauft|ausgebucht)|letzten? (?:plätze|exemplare|stücke)|begrenzte (?:plätze|stückzahl|auflage)|limitierte auflage|(?:plätze|stückzahl(?:en)?|karten) (?:sind|ist) (?:\\p{L}+ )?(?:begrenzt|limitiert|knapp)',
      '(?:nur )?wenige (?:plätze|exemplare|stücke|karten) (?:frei|übrig|verfügbar)|(?<=(?:also|jetzt|heißt es|gilt) )schnell sein|wer zuerst kommt(?:,? mahlt zuerst)?|beeil(?:en sie sich|t euch| dich)|(?:plätze|karten) (?:gehen|sind) schnell weg',
      'plus que (?:quelques|\\p{N}+)(?: \\p{L}+)?|dernière?s? (?:places|pièces|exemplaires)|places (?:sont )?(?:limitées|comptées)|(?:stocks?|quantités) (?:sont )?limité(?:e?s)?|presque (?:épuisé|complet)|édition limitée|dépêche(?:z-vous|-toi)|il (?:ne )?reste (?:que )?(?:peu de|quelques) (?:places|pièces|exemplaires)|places partent vite|premiers? arrivés?,? premiers? servis?',
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
