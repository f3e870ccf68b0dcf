import { matchesOf, wordStart } from '../../text.ts'

/** What a statement says of its number: that it is exact, a bound, or near. */
export type Bound = 'none' | 'over' | 'up to' | 'under' | 'near' | 'from'

const currencies: ReadonlyArray<[RegExp, string]> = [
  [/^(?:US\$|\$|USD|dollars?|bucks|dólares|dólar)$/iu, 'usd'],
  [/^(?:€|EUR|euros?)$/iu, 'eur'],
  [/^(?:£|GBP|pounds?)$/iu, 'gbp'],
  [/^(?:¥|JPY|yen)$/iu, 'jpy'],
  [/^(?:₹|INR|rupees?)$/iu, 'inr'],
  [/^(?:CHF|francs?|franken|Fr\.)$/iu, 'chf'],
  [/^(?:R\$|BRL|reais)$/iu, 'brl'],
]
const signs = 'US\\$|R\\$|[$€£¥₹]|USD|EUR|GBP|CHF|JPY|INR|BRL'
const coins = `${signs}|dollars?|bucks|dólares|dólar|euros?|pounds?|yen|rupees?|francs?|franken|reais`
export const moneyBefore = new RegExp(`(?<![\\p{L}])(${signs})\\s?$`, 'iu')
export const moneyAfter = new RegExp(`^\\s?(${coins})(?![\\p{L}])`, 'iu')

export function currencyOf(written: string | undefined): string | null {
  if (written === undefined) return null
  return currencies.find(([pattern]) => pattern.test(written))?.[1] ?? written.toLowerCase()
}

const said = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\s*$`, 'iu')

/** In this order: "no more than" is no "more than". */
export const boundsBefore: ReadonlyArray<[Bound, RegExp]> = [
  [
    'up to',
    said(
      "(?:no|not|never|cannot|\\p{L}+n't) (?:\\p{L}+ ){0,2}(?:more than|over|above)|up to|at (?:the )?most|as (?:many|much) as|(?:a )?maximum(?: of)?|max\\.?|limited to|(?:nicht|nie|niemals|keine?) (?:mehr als|über)|bis zu|bis maximal|höchstens|maximal|(?:pas|jamais) plus d[e']|jusqu'à|au (?:plus|maximum)|au maximum de|(?:no|nunca) (?:\\p{L}+ )?más de|hasta|como (?:máximo|mucho)|a lo sumo|un máximo de",
    ),
  ],
  [
    'over',
    said(
      "(?:no|not|never) (?:less|fewer) than|over|more than|above|at least|upwards of|in excess of|beyond|(?:a )?minimum of|(?:exceed|surpass)(?:s|es|ed|ing)?|nicht (?:weniger|unter)(?: als)?|mehr als|über|mindestens|wenigstens|pas moins d[e']|plus d[e']|au (?:moins|minimum)|no menos de|más de|mas de|al menos|por lo menos|como mínimo|por encima de",
    ),
  ],
  ['under', said("under|(?:less|fewer) than|below|unter|weniger als|moins d[e']|menos de")],
  [
    'near',
    said(
      'about|around|some|almost|nearly|approximately|roughly|close to|circa|ca\\.|rund|gut|knapp|fast|beinahe|annähernd|etwa|presque|environ|quelque|près de|casi|unos|unas|aproximadamente|alrededor de|cerca de',
    ),
  ],
  [
    'from',
    said(
      'from(?: only| just)?|starting (?:at|from)|starts (?:at|from)|as (?:low|little) as|ab|schon ab|à partir de|dès|desde|a partir de',
    ),
  ],
]
export const boundsAfter: ReadonlyArray<[Bound, RegExp]> = [
  [
    'over',
    /^(?:\s?\+|\s(?:\p{L}+\s)?(?:or more|or above|and (?:up|more|above|counting)|at least|minimum|und mehr|oder mehr|mindestens|et plus|ou plus|au moins|minimum|o más|y más|al menos|como mínimo)(?!\p{L}))/iu,
  ],
  [
    'up to',
    /^\s(?:\p{L}+\s){0,2}(?:at (?:the )?most|maximum|max\.?|or (?:less|fewer|under)|höchstens|maximal|oder weniger|au (?:plus|maximum)|ou moins|como (?:máximo|mucho)|o menos)(?!\p{L})/iu,
  ],
]

export const percentAfter = /^[\s-]?(?:%|(?:percent|per cent|prozent|pour cent|por ciento)(?!\p{L}))/iu
export const timesAfter = /^(?:x|×)(?!\p{L})|^\s?×/iu
export const discountAfter =
  /^\s?-?\s?(?:off|discount|(?:price )?reduction|cheaper|less|rabatt|nachlass|günstiger|billiger|ermäßigung|(?:de )?(?:réduction|remise|rabais)|moins cher|de moins|(?:de )?(?:descuento|rebaja)|más barat[oa]s?)(?!\p{L})/iu
export const discountBefore =
  /(?:(?<!\p{L})(?:save|saving|discount of|reduced by|spare|sparen sie|sparst du|rabatt von|économisez|remise de|réduction de|ahorra|ahorre|descuento del?)\s(?:up to\s|bis zu\s|jusqu'à\s|hasta\s(?:un\s)?)?|(?<![\p{L}\p{N}])[-−]\s?)$/iu

const units =
  /^(?:[^\S\n]|-){0,2}(?:(second|sec|sekunde|seconde|segundo|minute|minuto|min|hour|hr|stunde|heure|hora|day|tag|jour|día|night|nacht|nächte|nuit|noche|week|woche|semaine|semana|month|monat|mois|mes|year|jahr|année|ans?|año|journée|kilogramme?|kilogramo?|kilo|gramme?|gram|gramo|mile|kilometer|kilometre|kilomètre|kilómetro|centimeter|centimetre|zentimeter|centimètre|centímetro|meter|metre|mètre|liter|litre|litro|metro|pound|lb|star|stern|étoile|estrella)(?:e[nsr]?|[ns])?|(gb|mb|tb|go|mo|kg|g|km|m|cm|mm|ml|l|a\.m|p\.m|pm|am(?= (?:to|and|on|until|till|or|every|each|in|at)(?!\p{L})|[.,;:!?)\n]|$)))(?![\p{L}])/iu
const canonical: Readonly<Record<string, string>> = {
  sec: 'second',
  sekunde: 'second',
  seconde: 'second',
  segundo: 'second',
  min: 'minute',
  minuto: 'minute',
  hr: 'hour',
  stunde: 'hour',
  heure: 'hour',
  hora: 'hour',
  tag: 'day',
  jour: 'day',
  journée: 'day',
  día: 'day',
  morning: 'day',
  morgen: 'day',
  matin: 'day',
  mañana: 'day',
  nacht: 'night',
  nächte: 'night',
  nuit: 'night',
  noche: 'night',
  woche: 'week',
  semaine: 'week',
  semana: 'week',
  mo: 'month',
  monat: 'month',
  mois: 'month',
  mes: 'month',
  quartal: 'quarter',
  trimestre: 'quarter',
  jahr: 'year',
  année: 'year',
  an: 'year',
  ans: 'year',
  año: 'year',
  yr: 'year',
  kilo: 'kg',
  kilogram: 'kg',
  kilogramm: 'kg',
  kilogramme: 'kg',
  kilogramo: 'kg',
  gram: 'g',
  gramm: 'g',
  gramme: 'g',
  gramo: 'g',
  kilometer: 'km',
  kilometre: 'km',
  kilomètre: 'km',
  kilómetro: 'km',
  centimeter: 'cm',
  centimetre: 'cm',
  zentimeter: 'cm',
  centimètre: 'cm',
  centímetro: 'cm',
  go: 'gb',
  metre: 'm',
  meter: 'm',
  mètre: 'm',
  metro: 'm',
  litre: 'l',
  liter: 'l',
  litro: 'l',
  pound: 'lb',
  stern: 'star',
  étoile: 'star',
  estrella: 'star',
  'a.m': 'am',
  'p.m': 'pm',
  personne: 'person',
  persona: 'person',
  kopf: 'person',
  head: 'person',
  tête: 'person',
  cabeza: 'person',
  nase: 'person',
  participant: 'person',
  teilnehmer: 'person',
  participante: 'person',
  nutzer: 'user',
  utilisateur: 'user',
  usuario: 'user',
}

const canonicalOf = (written: string) => {
  const plain = written.toLowerCase()
  return canonical[plain] ?? canonical[plain.replace(/s$/, '')] ?? plain.replace(/s$/, '')
}

/** Units of time that are so many of a smaller one: of minutes, and of months. */
const smaller: ReadonlyArray<Readonly<Record<string, number>>> = [
  { minute: 1, hour: 60, day: 1440, week: 10_080 },
  { month: 1, quarter: 3, year: 12 },
]

/** What a number of one unit of time is in another: an hour is 60 minutes; null where they do not measure alike. */
export function converted(value: number, from: string, to: string): number | null {
  for (const parts of smaller) {
    const [factor, divisor] = [parts[from], parts[to]]
    if (factor !== undefined && divisor !== undefined) return (value * factor) / divisor
  }
  return null
}

/** What a word names by itself, as a rate: "Stunde" an hour. */
export const unitNamed = (word: string): string => canonicalOf(word)

/** The unit that a text goes on with: `15-minute`, `2 GB`. */
export function unitAfter(text: string): string | null {
  const [, word, sign] = units.exec(text) ?? []
  const written = word ?? sign
  return written === undefined ? null : canonicalOf(written)
}

const spells =
  'hour|day|night|week|month|quarter|year|mo|yr|morning|season|term|stunde|tag|morgen|nacht|woche|monat|quartal|jahr|heure|jour|nuit|matin|semaine|mois|trimestre|an|année|hora|día|mañana|noche|semana|mes|año'
/** What is paid for each head or seat. */
export const perHead: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:an?|each|every|jede[nrsm]?|chaque|cada)\s(user|seat|person|nutzer|utilisateur|usuario|personne|persona)(?!\p{L})/giu,
]
const rates: readonly RegExp[] = [
  new RegExp(`^\\s(?:l[ae]|die|das|den)\\s(${spells})(?!\\p{L})`, 'giu'),
  new RegExp(`(?:^|\\s)?\\/\\s?(${spells}|user|seat|person)(?!\\p{L})`, 'giu'),
  /(?<![\p{L}\p{N}])(?:per|pro|je|par|por)\s(?!(?:cent|el|los?|las?|les?|un[oae]?s?|tod[oa]s?|tout|toute|den|das|die|der)(?!\p{L}))(\p{L}{2,20})/giu,
  new RegExp(
    `${wordStart}(?<!${wordStart}(?:in|within|after|for|of|during|once|half|quarter|nach|innerhalb|binnen|à|en)\\s)(?:an?|each|every|this|last|next|im|am(?! morgen)|l'|al(?<!(?:pon\\p{L}{1,3}|est\\p{L}{1,3}|siempre|todo) al)|a la|à l'|chaque|cada|jede[nrsm]?|diese[nrsm]?)\\s?(${spells})(?!\\p{L}|\\s\\p{N})`,
    'giu',
  ),
  new RegExp(`${wordStart}(?:per|pro|par|por)\\s\\p{L}{2,20}\\s(?:and|und|et|y)\\s(${spells})(?!\\p{L})`, 'giu'),
  ...perHead,
]
/** Whether a word says a measure or a rate, and so no thing: "months", "monthly". */
export const isMeasure = (word: string): boolean =>
  unitAfter(word) !== null || adverbs.some(([adverb]) => adverb.test(word))

/** Those that may lead a sentence: "every week, 12 trees". */
export const leading: readonly RegExp[] = [
  new RegExp(
    `${wordStart}(?:per|pro|je|par|por|each|every|chaque|cada|jede[nrsm]?|im|am(?= tag)|al)\\s(${spells}|user|person)(?!\\p{L}|\\s\\p{N})`,
    'giu',
  ),
  new RegExp(`${wordStart}(?:an?|ein|une?)\\s(${spells})(?=\\s(?:costs?|kostet|coûte|cuesta)(?!\\p{L}))`, 'giu'),
  // "Die Stunde kostet 96 €", "die Stunde 96 €".
  new RegExp(
    `${wordStart}(?:the|die|der|das|la|le|l'|el|pro|je)\\s?(${spells})(?=\\s(?:(?:costs?|is|kostet|macht|coûte|vaut|revient à|est à|cuesta|sale a|vale)\\s(?:\\p{L}+\\s)?)?$)`,
    'giu',
  ),
]
const adverbs: ReadonlyArray<[RegExp, string]> = [
  [/(?<!\p{L})(?:hourly|stündlich\p{L}*)(?!\p{L})/iu, 'hour'],
  [/(?<!\p{L})(?:daily|täglich\p{L}*|quotidien\p{L}*|diari[oa]s?)(?!\p{L})/iu, 'day'],
  [/(?<!\p{L})(?:weekly|wöchentlich\p{L}*|hebdomadaire\p{L}*|semanal(?:es|mente)?)(?!\p{L})/iu, 'week'],
  [
    /(?<!\p{L})(?:monthly|monatlich\p{L}*|mensuel\p{L}*|mensualités?|mensual(?:es|mente|idad(?:es)?)?)(?!\p{L})/iu,
    'month',
  ],
  [/(?<!\p{L})(?:yearly|annual(?:ly)?|jährlich\p{L}*|annuel\p{L}*|anual(?:es|mente)?)(?!\p{L})/iu, 'year'],
]

/** What a passage before or after a number says that it is counted or paid for: `month`, `user`; sorted, each once. */
export function ratesIn(passage: string, known: readonly RegExp[] = rates): string[] {
  const found = new Set(known.flatMap((rate) => matchesOf(rate, passage).map((match) => canonicalOf(match[1] ?? ''))))
  for (const [adverb, rate] of adverbs) if (adverb.test(passage)) found.add(rate)
  return [...found].toSorted()
}

/** "30. Juni 2026", "January 31, 2026": the year belongs to the date. */
export const monthBefore =
  /(?<!\p{L})(?:jan(?:uary?|uar|vier)?|jänner|enero|feb(?:ruary?|rero)?|février|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril|ma[iy]o?|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|août|agosto|sept?(?:ember|embre)?|septiembre|o[ck]t(?:ober|obre)?|octubre|nov(?:ember|embre)?|noviembre|de[cz](?:ember)?|décembre|diciembre)\.?,? (?:del? )?(?:\p{Nd}{1,2}(?:st|nd|rd|th)?,? )?$/iu

/** Of each who pays: "£365 pp", "62 € p. P.", "£12 a head". */
export const eachPays =
  /^(?:[^.,;:!?()–—]{0,30}?\s)?(?:p\.?\s?p\.?|pers\.?|each(?!\s(?!for|per|with|and|in|on)\p{L})|apiece|a head|jeweils|chacune?|cada un[oa])(?![\p{L}\p{N}])/iu

/** One of a period, in whatever words: "the whole year", "Jahresbeitrag", "chaque mardi". */
const periods: ReadonlyArray<readonly [RegExp, string]> = (
  [
    ['day', 'day|tag|jour|journée|día'],
    [
      'week',
      'week|woche|wochen(?!en?(?!\\p{L}))\\p{L}+|semaine|semana|(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|jeden \\p{L}+tag|(?:chaque|le) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|cada (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
    ],
    ['month', 'month|monat|monats\\p{L}+|(?:le|un|par|chaque|du) mois|mensualité|(?:el|un|por|cada|del|al) mes'],
    ['year', "year|jahr(?:es\\p{L}*)?|(?:l'|un |par )an|année|año"],
  ] as const
).map(([unit, words]) => [new RegExp(`${wordStart}(?:${words})(?:'s)?(?!\\p{L})`, 'giu'), unit])

/** The period named nearest to a place between two passages; null where neither names one. */
export function nearestPeriod(before: string, after: string): string | null {
  const named = [...periods, ...adverbs].flatMap(([pattern, unit]) => [
    ...matchesIn(pattern, before).map(
      ({ 0: word, index }) => [distance(before.slice(index + word.length)), unit] as const,
    ),
    ...matchesIn(pattern, after).map(({ index }) => [distance(after.slice(0, index)), unit] as const),
  ])
  return named.toSorted(([one], [other]) => one - other)[0]?.[1] ?? null
}

/** In characters; what stands in another clause is farther than anything in this one. */
const distance = (between: string) => between.length + (/[,;:()–—]/u.test(between) ? 1000 : 0)

const matchesIn = (pattern: RegExp, text: string) =>
  matchesOf(pattern.global ? pattern : new RegExp(pattern, 'giu'), text)
