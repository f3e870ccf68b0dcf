import { rulesOf } from './rule.ts'
import { keyHeld } from './things.ts'

/** For whom or how long a card or a price may be valid, by key in all languages. */
const validFor: ReadonlyArray<readonly [key: string, named: string]> = [
  ['family', 'famil(?:y|ies)|familien?|familles?|familias?'],
  ['household', 'household|haushalt|haushalts|foyer|maisonnée|hogar'],
  ['friends', 'friends?|guests?|freunde?|freundin|gäste|begleitung|amis?|invités?|amig[oa]s|invitad[oa]s'],
  ['partner', 'partners?|couples?|partner(?:in)?|paare?|conjoints?|parejas?'],
  ['children', 'children|kids|kinder|enfants|hij[oa]s|niñ[oa]s'],
  ['colleagues', 'colleagues|teams?|staff|kollegen|mitarbeiter|équipes?|collègues|equipos?|compañer[oa]s'],
  ['all year', 'year|seasons?|jahr|saison|année|saison|año|temporada'],
  ['all branches', 'branches|shops|stores|locations|filialen|standorte|läden|boutiques|agences|tiendas|sucursales'],
]
const byHolder = validFor.map(
  ([key, named]) => [`valid for ${key}`, new RegExp(`(?<!\\p{L})(?:${named})(?!\\p{L})`, 'u')] as const,
)
const holder = validFor.map(([, named]) => named).join('|')
const whole = {
  en: '(?:the |your |all |a |every |any )?(?:whole |entire |rest of the )?(?:of (?:the|your) )?',
  de: '(?:die |den |das |der |ihre |deine |alle |eine |ihren |deinen )?(?:ganze[nrs]? |gesamte[nrs]? )?',
  fr: "(?:tout(?:e|es)? |tous )?(?:la |le |les |l'|votre |vos |un |une )?",
  es: '(?:tod[oa]s? )?(?:la |el |los |las |tu |tus |un |una )?',
}
/** The period of a price is held against the sources with the price: "£18 covers the year". */
const noPrice = `(?!(?<=(?:[£$€] ?[\\p{N}.,]+|[\\p{N}.,]+ ?[£$€]|(?<!\\p{L})(?:pounds|dollars|euros)) )(?:\\p{L}+ ){1,3}?(?:${whole.en}|${whole.de}|${whole.fr}|${whole.es})(?:year|jahr|année|an|año)(?!\\p{L}))`
/** "That goes for the whole family", "Dasselbe gilt für …" tell of no card. */
const noCard =
  noPrice +
  '(?<!(?:^|[.!?:;,\\n] ?|(?<!\\p{L}))(?:that|this|it|which|same|the same|das|dies|dasselbe|es|was|gleiche|cela|ça|ce qui|ceci|eso|esto|lo mismo|lo que)(?: \\p{L}+)? )'

/** Days and times, by key in all languages. */
const days: ReadonlyArray<readonly [key: string, named: string]> = [
  ['monday', 'mondays?|montage?s?|lundis?|lunes'],
  ['tuesday', 'tuesdays?|dienstage?s?|mardis?|martes'],
  ['wednesday', 'wednesdays?|mittwoche?s?|mercredis?|miércoles'],
  ['thursday', 'thursdays?|donnerstage?s?|jeudis?|jueves'],
  ['friday', 'fridays?|freitage?s?|vendredis?|viernes'],
  ['saturday', 'saturdays?|samstage?s?|sonnabende?s?|samedis?|sábados?'],
  ['sunday', 'sundays?|sonntage?s?|dimanches?|domingos?'],
  ['weekend', 'weekends?|wochenenden?|week-ends?|fin(?:es)? de semana'],
  ['holiday', '(?:bank |public )?holidays?|feiertagen?|feiertage|jours? fériés?|festivos?'],
  ['evening', 'evenings?|abende?n?|soir(?:ée)?s?|tardes?'],
]
const byDay = days.map(
  ([key, named]) => [`${key} included`, new RegExp(`(?<!\\p{L})(?:${named})(?!\\p{L})`, 'u')] as const,
)
const day = `(?:${days.map(([, named]) => named).join('|')})`
const shut =
  'closed|shut|except\\p{L}*|excluding|geschlossen|außer|ausgenommen|ruhetag|fermée?s?|sauf|hors|cerrad[oa]s?|cerramos|salvo|excepto'

/** Ends the key of what a source says in the offer alone. */
export const inOffer = ' in the offer'

/** What is said to come with a thing at no price of its own. */
const withIt = [
  '(?<!(?:all|everything) (?:is )?)included in the price|(?<!alles )im preis (?:enthalten|inbegriffen|inklusive)|(?<!tout (?:est )?)(?:compris|inclus)e?s? dans le prix|(?<!todo )incluid[oa]s? en el precio',
  "(?<!(?:not|never|feel|feels|felt|being|be|everyone|everybody) )(?:is |are |comes? )?included(?! in the price)(?: (?:(?:in|with)(?= (?:the|your|every|each|our|it)(?!\\p{L}))|where|wherever|when|for)(?!\\p{L}))?(?<!(?:all|everything)(?: is)? included)|thrown in|(?:we|we'll) throw in(?: (?:an?|the|some))?|(?:is|are) part of the (?:price|package|bundle)|(?:is|are) (?:slipped|tucked|packed|put) into (?:your|each|every|the) (?:\\p{L}+ )?(?:order|box|basket|parcel|bag|package|hamper)",
  '(?:plan|card|membership|subscription|ticket|pass|order|package|deal|box|set|offer|basket) includes(?: (?:an?|the|your|some))?|(?<=(?:every|each|your|the|all) (?:\\p{L}+ )?(?:plan|card|membership|subscription|ticket|pass|order|package|deal|box|set|offer|basket|bike|loaf|tool|loan)s? )comes? with(?: (?:an?|the|your|some))?|comes? with(?= (?:every|each|your|all) (?:\\p{L}+ )?(?:plan|card|membership|subscription|ticket|pass|order|package|deal|box|set|offer|basket|bike|loaf|tool|loan)s?)',
  '(?<!(?:nicht|alles) )(?:ist|sind) (?:(?:schon|bereits|auch|natürlich|gleich|immer) )*(?:in (?:der|dem|ihrem|deinem|jeder|jedem) (?:\\p{L}+ )?|im (?!preis)\\p{L}+ )?(?:mit )?(?:enthalten|inbegriffen|inklusive|mit drin)|(?<!(?:sie|wir|ihr|du|er|kinder|hund|freunde|leute|alle|familie|eltern|freundin|freund|jemand|niemand|ich) (?:\\p{L}+ )?)(?:ist|sind) (?:(?:schon|bereits|gleich|auch) )*(?:mit )?dabei(?=[.,!;]|$)',
  '(?:gibt es|gibt’s|bekommen sie|bekommst du|erhalten sie|erhältst du|legen wir|packen wir)(?: \\p{L}+){0,3}? (?:dazu|obendrauf|obendrein|mit dazu|drauf)|(?<=^|[.!?:;\\n] ?)(?:dazu|obendrauf|obendrein) (?:gibt es|bekommen sie|bekommst du|erhalten sie|erhältst du|legen wir|packen wir)(?: (?:eine?n?|die|den|das))?|zu jede[rm] (?:karte|bestellung|mitgliedschaft|box|kiste|buchung|\\p{L}+karte) (?:gehört|gibt es|bekommen sie|bekommst du|kommt)(?: (?:eine?n?|die|der|den|das))?',
  "(?<!(?:bien|mal|tout|tous|toutes|pas|jamais|mieux|n'est pas|ne sont pas|être|sens|sent|sentir) )(?:est|sont|vient|viennent|va|vont) (?:(?:aussi|déjà|toujours) )*(?:inclus|compris)e?s?(?! dans le prix| que| par)|(?:est|sont) (?:glissé|ajouté|joint)e?s? (?:dans|à) (?:chaque|votre|ton|le|la|l') ?\\p{L}+|en prime(?! sur)|(?:formule|carte|abonnement|adhésion|offre|forfait|pack|panier|coffret) (?:comprend|inclut)(?: (?:une?|le|la|les|des|votre))?|(?:formule|carte|abonnement|adhésion|offre|forfait|pack|panier|coffret|commande) s'accompagne d(?:'une?|e la|es?|u)",
  '(?<!(?:no|todo|todos|todas) )(?:va|van|está|están|viene|vienen) (?:(?:también|ya|siempre) )*incluid[oa]s?(?! en el precio)|incluid[oa]s?(?= (?:en|con) (?:el|la|tu|cada|todos|todas)(?! precio)(?!\\p{L}))|incluid[oa]s(?=[.,!;]|$)|(?:plan|bono|tarjeta|cuota|abono|oferta|paquete|cesta|caja|pedido) incluye(?: (?:una?|el|la|l[oa]s))?|con (?:el|la|cada|tu) (?:plan|bono|tarjeta|cuota|abono|oferta|paquete|cesta|caja|pedido) (?:viene|va|recibes|te llevas)(?: (?:una?|el|la|l[oa]s))?|(?:te|os) regalamos(?: (?:una?|el|la|l[oa]s))?',
]

/** What comes with an offer, and who may use it, where no other word says that it is one. */
export const inclusions = rulesOf('offer_term', [
  [
    (wording) => keyHeld(wording, byDay),
    'alone',
    [
      `${day} (?:is |are )?included`,
      `${day} (?:ist|sind) (?:(?:auch|schon|natürlich) )*(?:mit )?(?:enthalten|inbegriffen|inklusive|mit drin|dabei)`,
      `${day} (?:est|sont) (?:(?:aussi|même) )*(?:inclus|compris)e?s?`,
      `${day} (?:(?:va|van|está|están) )?incluid[oa]s?`,
    ],
  ],
  ['included', 'of its noun', withIt],
  [
    (wording) => keyHeld(wording, byHolder),
    'alone',
    [
      `${noCard}(?:(?:is |are )?(?:valid|good) for|covers|works for|is enough for|does for|can be shared with|(?:is|are) for(?= (?:the|your) (?:whole|entire))) ${whole.en}(?:${holder})(?!s? (?:room|home|law|history|doctor|size|tree|life)(?!\\p{L}))`,
      '(?:can|may) (?:all )?share (?:one|the same|a single) (?:card|membership|pass|ticket|plan|account|subscription)|teilen sich (?:eine|ein|die|das) (?:\\p{L}*karte|mitgliedschaft|abo|konto)|(?:partagent|se partagent) (?:une seule|une|un seul|un|la même) (?:carte|abonnement|adhésion|compte)|comparten un(?:a)?(?: sol[oa]| mism[oa])? (?:bono|tarjeta|cuenta|abono)',
      `${noCard}(?:gilt|gelten|reicht|reichen|gültig)(?: (?:auch|sogar|gleich|das ganze|immer))* für ${whole.de}(?:${holder})|(?:gilt|gelten|gültig)(?: (?:auch|sogar))* (?:das ganze jahr|in allen (?:filialen|läden)|an allen standorten)`,
      `${noCard}(?:vaut|valent|(?:est |sont )?valables?|suffit|suffisent|sert|servent)(?: (?:aussi|même))* (?:pour|dans) ${whole.fr}(?:${holder})|(?:valables?|vaut) tout(?:e)? (?:l'année|la saison)`,
      `${noCard}(?:vale|valen|(?:es |son )?válid[oa]s?|sirven?|bastan?|alcanzan?)(?: (?:también|incluso|hasta))* (?:para|en) ${whole.es}(?:${holder})`,
    ],
  ],
])

/** What says in a source that a thing comes with another; in the offer itself it is enough to join the two. */
const joined =
  'includ\\p{L}*|inclusive|comes? with|along with|thrown in|inkl\\p{L}*|inbegriffen|enthalten|dabei|dazu|samt|inclus\\p{L}*|compris\\p{L}*|glissée?s?|accompagnée?s?|incluid\\p{L}*|incluye\\p{L}*'
const joinedInOffer = `${joined}|with|and|plus|mit|und|avec|et|con|y`

/** What says as much in a source: the thing is looked for beside it. */
export const namedInclusions = [
  ...days.map(([key, named]) => [`${key} included`, `(?<!(?:${shut})[^.]*)(?:${named})(?![^.]*(?:${shut}))`] as const),
  ['included', joined] as const,
  [`included${inOffer}`, joinedInOffer] as const,
  ...validFor.map(
    ([key, words]) =>
      [
        `valid for ${key}`,
        words,
        'valid\\p{L}*|for|covers?|gilt|gelten|gültig\\p{L}*|für|reich\\p{L}*|valables?|vaut|pour|vale|válid\\p{L}*|para|sirve',
      ] as const,
  ),
]
