import { rulesOf } from './rule.ts'

/** Terms of offers: what is free, taken off, paid back, or asks for nothing. */
export const offers = rulesOf('offer_term', [
  [
    'free',
    'of its noun',
    [
      '(?<!(?:feel|feels|set|sets|break|breaks|broke) )free(?!-)(?! (?:up|your|time|hands?|tables?|chairs?|mornings?|afternoons?|evenings?|weekends?|minutes?|hours?|moments?|from|will|speech|of (?!charge|cost|fees?)|to (?!use|download|try|join|start|read|play)))',
      "for free|(?:without|no|free of) charge|at no (?:extra )?cost|complimentary|on (?:us|the house)|(?:zero|no) cost|(?:pay|costs?|charges?|owe) nothing|nothing to pay|(?:not|n't) (?:cost|pay|spend) (?:you )?(?:a (?:penny|cent)|anything)|without (?:paying|spending) (?:a (?:penny|cent)|anything)|(?<=(?:bring|get|take|come|join|try|comes)(?: \\p{L}+){0,3} )for nothing|our treat|(?<=first (?:\\p{L}+ )?is )(?:a|our) gift",
      'kostenlos\\p{L}{0,2}|kostenfrei\\p{L}{0,2}|gratis|umsonst|geschenkt|frei haus|(?:versand|liefer)(?:kosten)?frei\\p{L}{0,2}|portofrei\\p{L}{0,2}|(?:kosten(?:los)?|kostet|zahlen?) (?:(?:sie|dich) )?(?:nichts|keinen (?:cent|pfennig))|ohne (?:aufpreis|berechnung)|null euro|(?<=(?:anfahrt|versand|lieferung|zustellung|porto|eintritt|parken)(?![^.;!?\\n]*(?:von|vor|für) $)(?: [^.;!?\\n]{0,40})? )frei(?=[.,;:!?\\n]|$)|geh(?:t|en) (?:auf uns|aufs haus)|auf kosten des hauses',
      "gratuite?s?|gratuitement|offerte?s?|sans (?:frais supplémentaires|supplément)|ne (?:vous |te )?coûte(?:nt)? (?:rien|pas un (?:centime|sou))|rien à payer|en cadeau|(?<=premi(?:er|ère) (?:\\p{L}+ )?(?:est|c'est) )pour nous(?=[.,!\\n]|$)|aux frais de la maison",
      'gratuit[oa]s?|gratuitamente|de regalo|sin (?:coste|cargo)(?: alguno)?|no (?:te |le )?(?:cuestan?|pagas?|pagan?) (?:nada|ni un (?:céntimo|euro))|coste cero|a coste cero|(?:corre|va) (?:de|por) (?:nuestra cuenta|cuenta de la casa)|invita la casa|la invitamos nosotros',
    ],
  ],
  [
    'no fees',
    'of its noun',
    [
      '(?:no|zero|without(?: any)?|free of|[£$€]0) (?:\\p{L}+ ){0,2}(?:fees?|commissions?)(?: at all)?|(?:no|zero|without(?: any)?|free of) (?:hidden|extra|additional|further|surprise) (?:costs?|charges?|extras)|(?:fee|commission)[- ]free',
      '(?:keine|ohne|null) (?:\\p{L}+ ){0,1}(?:\\p{L}*gebühr(?:en)?|provision(?:en)?|kommission|kosten)|gebührenfrei\\p{L}{0,2}|provisionsfrei',
      '(?:sans|aucune?|zéro|pas de) (?:frais|coûts?|commissions?)(?: cachée?s?)?',
      '(?:sin|cero|ningún) (?:comisi(?:ón|ones)|costes|gastos|cargos)(?: (?:ocult|añadid)[oa]s?)?',
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
      'discounts?|discounted|pays? less(?! attention)|price cut|(?:reduced|lower(?:ed)?|special|sale) prices?|marked down|rabatte?s?|rabatten|preisnachlass|vergünstigung\\p{L}{0,2}|reduziert\\p{L}{0,2}|(?:be)?zahl(?:en|t|st) weniger|(?:aktions|sonder)preise?s?|remises?|rabais|pa(?:ie|ient|yez) moins|réductions? de prix|prix (?:cassée?s?|réduits?|bradés?|barrés?)|descuentos?|pagan? menos|rebajas?|rebajad[oa]s?|precios? (?:rebajad[oa]s?|reducid[oa]s?|especial(?:es)?)',
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
      "(?<=(?:free|day|week|month)[ -])trials?|trial (?:periods?|subscriptions?|version)|probeabos?|probezeitr\\p{L}{1,4}|testphase|gratistest|probemonat|(?:période|version|mois) d'essai|(?<!\\p{L})essais?(?= gratuits?)|prueba(?= gratuita)|(?:per[ií]odo|días|mes) de prueba|try before you (?:buy|pay|decide)",
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
      "cancel (?:any ?time|when(?:ever)? you (?:like|want))|cancell?ation|(?:no|without(?: any)?) (?:long[- ]term )?(?:commitment|lock-?in|ties|strings(?: attached)?|minimum term)|jederzeit kündbar|(?:keine|ohne) (?:mindestlaufzeit|(?:vertrags)?bindung)|(?:sans|aucun|pas d') ?engagement|résiliable|(?:sin|ni|no hay) (?:permanencia|ataduras)|cancela cuando quieras",
    ],
  ],
  [
    'no contract',
    'alone',
    [
      '(?:no|without(?: an?| any)?) (?:(?:long|fixed|yearly|annual|long-term) )?contracts?|(?:kein(?:en)?|ohne) vertr(?:ag|äge)|(?:sans|aucun|pas de) contrat|sin contratos?',
    ],
  ],
  [
    'no obligation',
    'alone',
    [
      "(?:no|without(?: any)?) obligation|unverbindlich\\p{L}{0,2}|(?:ohne|keine) verpflichtung(?:en)?|(?:sans|aucune) obligation(?: d'achat)?|sin (?:compromiso|obligación(?: de compra)?)",
    ],
  ],
  [
    'no minimum',
    'alone',
    [
      "(?:no|without(?: a)?) minimum (?:spend|order|purchase)|(?:kein(?:en)?|ohne) mindest(?:bestellwert|bestellmenge|umsatz)|(?:sans|aucun|pas de) minimum (?:d'achat|de commande)|sin (?:pedido|compra|importe) mínim[oa]",
    ],
  ],
  [
    'no deposit',
    'alone',
    [
      "(?:no|without(?: a)?|zero) (?:deposit|down payment)|(?:keine|ohne) (?:anzahlung|kaution)|(?:sans|aucun|pas d['e]) ?(?:acompte|caution|dépôt)|sin (?:depósito|fianza|entrada|anticipo)(?=[.,;:!\\n]|$)",
    ],
  ],
  [
    'pay later',
    'alone',
    [
      '(?:buy now,? )?pay (?:later|afterwards)|(?:you )?only pay (?:if|when|once|for what)|später (?:be)?zahlen|(?:be)?zahlen (?:sie )?(?:später|erst,? wenn)|pay(?:ez|er) (?:plus tard|après)|paiement différé|pag(?:a|ue|ar) (?:después|más tarde)',
    ],
  ],
  [
    'pay what you can',
    'alone',
    [
      'pay (?:only )?(?:what(?:ever)?|as (?:much|little) as) you (?:can|like|want|wish|please|feel)|pay as you (?:like|feel)|name your (?:own )?price|zahl(?:en sie|e|t)?,? (?:nur )?(?:was|so ?viel|wie ?viel) (?:sie|du|ihr) (?:können|wollen|möchten|mögen|kannst|willst|magst|möchtest|könnt|wollt)',
      'payez (?:ce que|autant que) vous (?:pouvez|voulez|souhaitez)|prix libre|pag(?:a|ue|uen) (?:solo )?(?:lo que|cuanto) (?:pued|quier)\\p{L}+|precio libre',
    ],
  ],
  [
    'all included',
    'alone',
    [
      'all[- ]inclusive|(?:all|everything)(?: is)? included|alles inklusive|tout (?:est )?(?:compris|inclus)|todo incluido',
    ],
  ],
  [
    'fixed price',
    'alone',
    [
      "(?:fixed|guaranteed|locked(?:-in)?) prices?|price (?:match|lock|freeze|promise)|match any price|prices? (?:never|won't|will not|does not|doesn't|do not) (?:ever )?(?:changes?|rises?|goes? up|increases?)|festpreise?|preisgarantie|prix (?:fixes?|garantis?|bloqués?)|precios? (?:fij|cerrad|garantizad)os?",
    ],
  ],
  [
    'unlimited',
    'of its noun',
    [
      'as (?:many|much)(?= (?!(?:time|questions)(?!\\p{L}))(?:\\p{L}+ ){0,2}as you (?:like|want|please))|all you can eat|so ?viele?(?= (?!(?:zeit|fragen)(?!\\p{L}))(?:\\p{L}+,? )?(?:sie|du) (?:wollen|möchten|willst|möchtest))|à volonté|barra libre',
    ],
  ],
  [
    'instalments',
    'alone',
    [
      '(?:in|by|monthly) instal?lments|ratenzahlung|in raten|(?:en|trois|quatre|dix) (?:fois|mensualités) sans frais|a plazos',
    ],
  ],
])
