/** Languages whose number words are known. */
export type Language = 'en' | 'de' | 'fr' | 'es'

const counted = (first: number, list: string, step = 1): Array<[string, number]> =>
  list.split(' ').map((word, index) => [word, (first + index) * step])

/** Cardinals that are no other word of their language; "one" and its kin are articles as often as numbers. */
export const cardinals: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: new Map([
    ...counted(
      2,
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...counted(2, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
    ['dozen', 12],
  ]),
  de: new Map([
    ...counted(
      2,
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...counted(2, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 10),
    ['zwo', 2],
    ['dreissig', 30],
    ['dutzend', 12],
  ]),
  fr: new Map([
    ...counted(2, 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    ...counted(2, 'vingt trente quarante cinquante soixante', 10),
    ['vingts', 20],
    ['septante', 70],
    ['huitante', 80],
    ['nonante', 90],
    ['douzaine', 12],
  ]),
  es: new Map([
    ...counted(
      2,
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    ),
    ['veintiún', 21],
    ['veintiuna', 21],
    ...counted(3, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10),
    ...counted(
      2,
      'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
    ),
    ...counted(
      2,
      'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
      100,
    ),
    ['docena', 12],
  ]),
}

/** Words for one, which count within a longer number alone. */
export const ones: Readonly<Record<Language, string>> = { en: 'one', de: 'eins?', fr: 'une?', es: 'un[oa]?' }

/** Words that multiply what stands before them; alone they count one of it. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ...['hundred', 'hundert', 'cent', 'cents', 'cien', 'ciento'].map((word): [string, number] => [word, 100]),
  ...['thousand', 'tausend', 'tsd', 'mille', 'mil', 'k'].map((word): [string, number] => [word, 1e3]),
  ...['million', 'millions', 'millionen', 'mio', 'millón', 'millones', 'm'].map((word): [string, number] => [
    word,
    1e6,
  ]),
  ...['billion', 'billions', 'milliarde', 'milliarden', 'milliard', 'milliards', 'bn'].map((word): [string, number] => [
    word,
    1e9,
  ]),
])

/** Those that are written after a figure: "2 million". */
export const multiplierWords = [...multipliers]
  .filter(([word, times]) => times >= 1e3 && word.length > 2)
  .map(([word]) => word)

export const multiplying: Readonly<Record<Language, string>> = {
  en: 'hundred|thousand|million|billion',
  de: 'tausend|million|millionen|milliarde|milliarden',
  fr: 'cents?|mille|millions?|milliards?',
  es: 'cien|ciento|mil|millón|millones',
}

/** Amounts without a figure: only a source that says the same word supports them. */
export const vague: Readonly<Record<Language, string>> = {
  en: 'decades|centur(?:y|ies)|half(?! (?:past|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\\p{L}))|hundredfold',
  de: 'jahrzehnten?|jahrhunderten?|hälfte',
  fr: 'décennies|siècles?|moitié',
  es: 'décadas|siglos?|mitad',
}

/** One of a time: a claim only where it measures a promise or an offer, or how long something lasts. */
export const oneOfATime =
  "(?:an?|one|eine?[nmrs]?|une?|una?)[ -](?:(?:whole|full|single|entire|ganze[nrs]?|volle[nrs]?) )?(?=(?:year|month|week|day|hour|jahr|monat|woche|tag|stunde|an|année|mois|semaine|journée|jour|heure|año|mes|semana|día|hora)(?:e[nsr]?|[ns]|'s)?(?![\\p{L}]))"

/** One of a coin is always a number. */
export const oneCoin = '(?:one|ein(?:em|en)?|une?|un) (?=(?:pound|dollar|euro|franken|franc)(?!\\p{L}))'

/** Plurals that say at least two of what they count, each with that. */
export const plurals: Readonly<Record<Language, ReadonlyArray<[string, number]>>> = {
  en: [
    ['dozens', 24],
    ['hundreds', 200],
    ['thousands', 2000],
    ['millions', 2e6],
    ['billions', 2e9],
  ],
  de: [
    ['dutzende[rn]?', 24],
    ['hunderte[rn]?', 200],
    ['(?:zehn|zig|aber)?tausende[rn]?', 2000],
  ],
  fr: [
    ['dizaines', 20],
    ['centaines', 200],
    ['milliers', 2000],
  ],
  es: [
    ['decenas', 20],
    ['cientos|centenares', 200],
    ['miles|millares', 2000],
  ],
}

/** Words that multiply, each pattern with what it multiplies by; German compounds are read apart. */
export const multiples: Readonly<Record<Language, ReadonlyArray<[string, number]>>> = {
  en: [
    ['twice|double[ds]?|twofold|two times(?! an? )', 2],
    ['triple[ds]?|threefold|three-fold|three times(?! an? )', 3],
    ['fourfold|quadruple[ds]?|four times(?! an? )', 4],
    ['fivefold|five times(?! an? )', 5],
    ['tenfold|ten times(?! an? )', 10],
  ],
  de: [
    ['doppelt(?:e[nrms]?)?|verdoppel(?:t|n)|zweifach(?:e[nrms]?)?', 2],
    ['verdreifach(?:t|en)|dreifach(?:e[nrms]?)?', 3],
    ['zehnfach(?:e[nrms]?)?', 10],
  ],
  fr: [
    ['double(?:nt|z)?|deux fois(?! par )', 2],
    ['triple(?:nt|z)?|trois fois(?! par )', 3],
    ['quatre fois(?! par )', 4],
    ['cinq fois(?! par )', 5],
    ['décuple|dix fois(?! par )', 10],
  ],
  es: [
    ['doble|duplica[nr]?|dos veces(?! (?:al|por) )', 2],
    ['triple|triplica[nr]?|tres veces(?! (?:al|por) )', 3],
    ['cuatro veces(?! (?:al|por) )', 4],
    ['cinco veces(?! (?:al|por) )', 5],
    ['diez veces(?! (?:al|por) )', 10],
  ],
}

/** Shares in words, each pattern with its value in per cent; what follows tells them from ordinals and rooms. */
export const shares: Readonly<Record<Language, ReadonlyArray<[string, number]>>> = {
  en: [
    ['most (?=(?:of (?:our|the) )?(?:users|customers|clients|readers|buyers|patients)(?!\\p{L}))', 50.1],
    [
      '(?:almost|nearly) (?:all|every) (?=(?:of )?(?:our |the )?(?:users?|customers?|clients?|readers?|members?|patients?)(?!\\p{L}))',
      90,
    ],
    ['all (?=(?:of )?(?:our|the) (?:users|customers|clients|readers|patients)(?!\\p{L}))', 100],
    ['half (?=(?:of|our|the (?:users|members|customers|people|clients|readers))(?!\\p{L}))', 50],
    ['(?:a|one) third (?=(?:of|off|less|more|cheaper)(?!\\p{L}))', 100 / 3],
    ['two thirds (?=of(?!\\p{L}))', 200 / 3],
    ['(?:a|one) quarter (?=(?:of (?!an hour)|off|less|more|cheaper))', 25],
    ['three quarters (?=of (?!an hour))', 75],
    ['(?:a|one) fifth (?=(?:of|off|on|less|more|cheaper)(?!\\p{L}))', 20],
    ['(?:a|one) tenth (?=(?:of|off|on|less|more|cheaper)(?!\\p{L}))', 10],
  ],
  de: [
    ['die meisten (?=(?:unserer )?(?:kund|nutzer|leser|patient)\\p{L}*)', 50.1],
    ['fast (?:alle|jeder?) (?=(?:unserer )?(?:kund|nutzer|leser|patient)\\p{L}*)', 90],
    ['(?:die )?hälfte (?=(?:der|aller|unserer|des)(?!\\p{L}))', 50],
    ['ein(?:em)? drittel', 100 / 3],
    ['zwei drittel', 200 / 3],
    ['ein(?:em)? viertel (?=(?:der|des|aller|günstiger|billiger|weniger|mehr|rabatt))', 25],
    ['drei viertel', 75],
    ['ein(?:em)? fünftel', 20],
    ['ein(?:em)? zehntel', 10],
  ],
  fr: [
    ['la plupart (?=(?:des|de nos) (?:clients|utilisateurs|lecteurs|patients)(?!\\p{L}))', 50.1],
    ['presque tous (?=(?:les|nos) (?:clients|utilisateurs|lecteurs|patients)(?!\\p{L}))', 90],
    ['(?:la )?moitié (?=(?:des|de nos)(?!\\p{L}))', 50],
    ['un tiers (?=(?:de|des|du|moins|plus)(?!\\p{L}))', 100 / 3],
    ['deux tiers', 200 / 3],
    ["un quart (?=(?:de|des|du|moins|plus)(?!\\p{L}|'))", 25],
    ['trois quarts (?=(?:des|de nos|du)(?!\\p{L}))', 75],
    ['un cinquième', 20],
    ['un dixième', 10],
  ],
  es: [
    ['la mayoría (?=de (?:los|nuestros) (?:clientes|usuarios|lectores|pacientes)(?!\\p{L}))', 50.1],
    ['casi todos (?=(?:los|nuestros) (?:clientes|usuarios|lectores|pacientes)(?!\\p{L}))', 90],
    ['(?:la )?mitad (?=de (?:los|las|nuestr))', 50],
    ['un tercio', 100 / 3],
    ['dos tercios', 200 / 3],
    ['una? cuart[oa] (?:parte )?(?=(?:de (?:los|las)|más|menos)(?!\\p{L}))', 25],
    ['tres cuart[oa]s (?:partes )?(?=de (?:los|las)(?!\\p{L}))', 75],
    ['un quinto|una quinta parte', 20],
    ['un décimo|una décima parte', 10],
  ],
}

/** What is taken off where half is paid. */
export const halfPrice: Readonly<Record<Language, string>> = {
  en: 'half[- ]price|half the price|half off',
  de: '(?:zum |der |den )?halbe[nrm]? preis(?:es)?',
  fr: '(?:à )?moitié prix|demi-tarif',
  es: '(?:a )?mitad de(?:l)? precio',
}

/** Parts of an hour, in minutes. */
export const partsOfAnHour: Readonly<Record<Language, ReadonlyArray<[string, number]>>> = {
  en: [
    ['(?:a )?quarter of an hour|quarter[- ]hour', 15],
    ['half an hour|half[- ]hour', 30],
    ['three quarters of an hour', 45],
    ['an hour and a half|one and a half hours', 90],
  ],
  de: [
    ['viertelstunde', 15],
    ['halbe[nr]? stunde', 30],
    ['dreiviertelstunde', 45],
    ['anderthalb stunden|eineinhalb stunden', 90],
  ],
  fr: [
    ["quart d'heure", 15],
    ['demi-heure|demie heure', 30],
    ["trois quarts d'heure", 45],
    ['une heure et demie', 90],
  ],
  es: [
    ['(?:un )?cuarto de hora', 15],
    ['media hora', 30],
    ['tres cuartos de hora', 45],
    ['(?:una )?hora y media', 90],
  ],
}
