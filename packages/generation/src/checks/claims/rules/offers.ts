import { rulesOf } from './rule.ts'

/** Terms of offers: what is free, taken off, paid back, scarce or over soon. */
export const offers = rulesOf('offer_term', [
  [
    'free',
    'of its noun',
    [
      '(?<!(?:feel|feels|set|sets|break|breaks|broke) )free(?!-)(?! (?:up|your|time|hands?|mornings?|afternoons?|evenings?|weekends?|minutes?|hours?|moments?|from|will|speech|of (?!charge|cost|fees?)|to (?!use|download|try|join|start|read|play)))',
      'for free|(?:without|no|free of) charge|at no (?:extra )?cost|complimentary|on (?:us|the house)|(?:zero|no) cost|(?:pay|costs?|charges?|owe) nothing|nothing to pay',
      'kostenlos\\p{L}{0,2}|kostenfrei\\p{L}{0,2}|gratis|umsonst|geschenkt|frei haus|kosten(?:los)? nichts|kostet nichts|zahlen? (?:sie )?nichts|ohne (?:aufpreis|berechnung)|null euro',
      'gratuite?s?|gratuitement|offerte?s?|sans (?:frais supplémentaires|supplément)|ne coûte rien|rien à payer|en cadeau',
      'gratuit[oa]s?|gratuitamente|de regalo|sin (?:coste|cargo)(?: alguno)?|no (?:cuesta|pagas?|paga) nada|coste cero|a coste cero',
    ],
  ],
  [
    'no fees',
    'of its noun',
    [
      '(?:no|zero|without(?: any)?|free of|[£$€]0) (?:\\p{L}+ ){0,2}(?:fees?|commissions?)(?: at all)?|(?:fee|commission)[- ]free',
      '(?:keine|ohne|null) (?:\\p{L}+ ){0,1}(?:gebühren|provision(?:en)?|kommission)|gebührenfrei\\p{L}{0,2}|provisionsfrei',
      '(?:sans|aucune?|zéro) (?:frais|commissions?)',
      '(?:sin|cero) comisi(?:ón|ones)',
    ],
  ],
  [
    'no interest',
    'alone',
    [
      'interest[- ]free|(?:no|zero|0 ?%) interest|zinsfrei\\p{L}{0,2}|(?:null|0) ?(?:%|prozent) zinsen|ohne zinsen|(?:taux|intérêts?) (?:zéro|à 0 ?%)|sans intérêts?|(?:sin|cero) intereses|(?:al|a) 0 ?% de interés',
    ],
  ],
  [
    'discount',
    'with a complement',
    [
      'discounts?|discounted|price cut|(?:reduced|lower(?:ed)?|special|sale) prices?|marked down|rabatte?s?|rabatten|preisnachlass|vergünstigung\\p{L}{0,2}|reduziert\\p{L}{0,2}|(?:aktions|sonder)preise?s?|remises?|rabais|réductions? de prix|prix (?:cassée?s?|réduits?|bradés?|barrés?)|descuentos?|rebajas?|rebajad[oa]s?|precios? (?:rebajad[oa]s?|reducid[oa]s?|especial(?:es)?)',
    ],
  ],
  [
    'voucher',
    'with a complement',
    [
      'vouchers?|coupons?|promo(?:tion)? codes?|discount codes?|gutscheine?s?|gutscheincodes?|rabattcodes?|bons? de réduction|codes? promo|cupon(?:es)?|cupón|códigos? promocional(?:es)?',
    ],
  ],
  [
    'refund',
    'with a complement',
    [
      'refunds?|refunded|refundable|money[- ]back|cash[- ]?back|(?:your )?money (?:is )?(?:returned|refunded|back)|(?:give|pay|get|have) (?:you |it )?(?:your |all (?:your |the )?)?money back|(?:take|send|bring) it back and (?:we )?(?:pay|refund)',
      '(?:rück)?erstatt\\p{L}+|geld[- ]zurück|bekommen (?:sie )?(?:ihr |dein )geld|zurückgezahlt',
      'remboursements?|rembours(?:ée?s?|able|ons)|on vous rembourse',
      'reembols\\p{L}+|(?:devolvemos|devolución d)[el]* (?:el |su |tu |de su |de tu )?dinero|te devolvemos (?:el|tu) dinero',
    ],
  ],
  [
    'trial',
    'with a complement',
    [
      "(?<=(?:free|day|week|month)[ -])trials?|trial (?:periods?|subscriptions?|version)|probeabos?|probezeitr\\p{L}{1,4}|testphase|gratistest|probemonat|(?:période|version|mois) d'essai|(?<!\\p{L})essais?(?= gratuits?)|prueba(?= gratuita)|(?:per[ií]odo|días|mes) de prueba",
    ],
  ],
  [
    'sale',
    'alone',
    [
      'on sale|(?:flash|clearance|summer|winter|spring|autumn|holiday|black friday|season|closing[- ]down) sale|sale ends|(?:sommer|winter|früh\\p{L}{2,6})?schlussverkauf|(?:räumungs|aus)verkauf|soldes|liquidación|rebajas de',
    ],
  ],
  [
    'gift',
    'with a complement',
    [
      "(?<=free )gifts?|bonus(?:es)?|giveaways?|buy (?:one|two|\\d),? get (?:one|two|\\d)|(?:two|three|2|3) for (?:the price of )?(?:one|two|1|2)|bogof?|2 ?x ?1|3 ?x ?2|gewinnspiel\\p{L}{0,2}|(?:zwei|drei) (?:zum preis von|für) (?:einem?s?|zwei)|(?:deux|trois) pour (?:le prix d[e'] ?)?(?:une?|deux)|dos por uno|tres por dos|cadeau(?= offert)|sorteos?",
    ],
  ],
  [
    'no card',
    'alone',
    [
      'no (?:credit )?card|without (?:a )?(?:credit )?card|ohne kreditkarte|sans carte (?:bancaire|de crédit)|sin tarjeta(?: de crédito)?',
    ],
  ],
  [
    'cancel',
    'alone',
    [
      'cancel any ?time|cancell?ation|jederzeit kündbar|(?:keine|ohne) (?:mindestlaufzeit|vertragsbindung)|sans engagement|résiliable|sin permanencia|cancela cuando quieras',
    ],
  ],
  [
    'instalments',
    'alone',
    [
      '(?:in|by|monthly) instal?lments|ratenzahlung|in raten|(?:en|trois|quatre|dix) (?:fois|mensualités) sans frais|a plazos',
    ],
  ],
  [
    'scarce',
    'alone',
    [
      'limited (?:places|spots|seats|stock|editions?|availability|numbers?|quantit(?:y|ies)|offer|run|release)|(?<!the )only (?:\\p{N}+|a few|a handful|\\p{L}+) (?:\\p{L}+ )?(?:left|remaining)|(?:almost|nearly) (?:gone|sold out|full)|sell(?:s|ing) (?:out )?fast|going fast|last (?:few )?(?:places|spots|seats|pieces)|few (?:places|spots|seats|pieces)? ?left|(?<!no |a |any )hurry(?= up| while| before|!)',
      '(?:nur noch|es gibt nur noch) (?:wenige|\\p{N}+|ein paar)(?: \\p{L}+)?|fast (?:weg|ausverkauft|ausgebucht)|letzte (?:plätze|exemplare|stücke)|begrenzte (?:plätze|stückzahl|auflage)|limitierte auflage',
      'plus que (?:quelques|\\p{N}+)(?: \\p{L}+)?|dernière?s? (?:places|pièces|exemplaires)|places (?:limitées|comptées)|stock(?:s)? limités?|presque épuisé|édition limitée|dépêchez-vous',
      'quedan (?:poc[oa]s|sol[oa]s?|\\p{N}+)(?: \\p{L}+)?|últim[oa]s (?:plazas|unidades|piezas)|plazas limitadas|casi agotad[oa]s?|edición limitada|date prisa',
    ],
  ],
  [
    null,
    'alone',
    [
      'today only|only today|this (?:week|weekend|month) only|(?:order|book|buy|sign up) (?:before|by) (?:midnight|tonight|tomorrow|friday|saturday|sunday)|(?<=offer )(?:ends|closes)(?: (?:on|at|in) \\p{L}+)?|ends (?:today|tonight|tomorrow|soon|this week|on \\p{L}+)|last chance|valid (?:until|till) \\p{L}+|final (?:days|hours)|limited[- ]time|for a limited time|(?:while|as long as) (?:stocks?|supplies) lasts?|(?:until|till|by|before) (?:the )?end of (?:the )?\\p{L}+',
      'nur (?:noch )?heute|nur (?:noch )?diese woche|nur (?:noch )?bis \\p{L}+|letzte chance|gültig bis \\p{L}+|solange der vorrat reicht|nur für kurze zeit|bis ende \\p{L}+',
      "dernière chance|valables? jusqu'(?:à|au) \\p{L}+|quantités limitées|derniers? jours?|aujourd'hui seulement|jusqu'à \\p{L}+ seulement|offre limitée|durée limitée|jusqu'à (?:la )?fin (?:de |d'|du )?\\p{L}+",
      'solo (?:por )?hoy|solo hasta (?:el )?\\p{L}+|última oportunidad|válid[oa]s? hasta el \\p{L}+|últim[oa]s días|tiempo limitado|hasta (?:fin|final|finales) de \\p{L}+|hasta agotar existencias',
    ],
  ],
])
