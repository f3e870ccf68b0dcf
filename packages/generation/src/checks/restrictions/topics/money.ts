import type { Topic } from './topic.ts'

const rise = {
  en: '(?:more|higher|extra|additional|increas\\p{L}+|boost\\p{L}*|grow(?:s|ing)?|rais(?:e|es|ing)|lift(?:s|ing)?|doubl\\p{L}+|bigger|rising|better|fatter|fuller)',
  de: '(?:mehr|höhere[nrms]?|steigende[nrms]?|steiger\\p{L}+|erhöh\\p{L}+|verdopp\\p{L}+|wachsende[nrms]?|größere[nrms]?|vollere[nrms]?|volle)',
  fr: "(?:plus d[e'u]|davantage d[e']|augment\\p{L}+|hausse|doubl\\p{L}+|gonfl\\p{L}+|boost\\p{L}+|meilleure?s?|dop\\p{L}+)",
  es: '(?:más|mayor(?:es)?|aument\\p{L}+|sub\\p{L}{1,4}|crec\\p{L}+|dispar\\p{L}+|duplic\\p{L}+|multiplic\\p{L}+|mejor(?:a|an|ar|es)|impuls\\p{L}+)',
}
const takings = {
  en: '(?:revenues?|incomes?|turnover|sales|profits?|earnings|takings|margins?(?! (?:for|of) error)|bottom line|tips)',
  de: '(?:umsatz|umsätzen?|einnahmen|gewinne?|erlöse?|einkommen|ertrag|erträge|verdienst|kasse|marge|trinkgeld)',
  fr: "(?:chiffre d'affaires|revenus?|bénéfices?|ventes|recettes|marges?(?! pour (?!(?:votre|notre)(?!\\p{L}))\\p{L}+(?:er|ir|re)(?!\\p{L}))|gains|pourboires)",
  es: '(?:ingresos?|facturación|ventas|beneficios|ganancias|caja|recaudación|márgenes|margen(?! para \\p{L}{2,}(?:ar|er|ir)(?:te|se|l[oa]s?)?(?!\\p{L}))|dinero|propinas|rentabilidad)',
}

export const moneyTopics: readonly Topic[] = [
  {
    label: 'debt',
    asked:
      'debts?|indebtedness|schulden|verschuldung|dettes?|(?:sur)?endettement|deudas?|endeudamiento|(?:sobre)?endeudad[oa]s?',
    promised: {
      en: 'debts?|indebted\\p{L}*|arrears|overdrafts?|overdrawn|in the red|the red behind|out of the red|(?:you|they|he|she|people|members|families|anyone|we all) (?:\\p{L}+ )?(?:owe|owes|owed)(?! (?:\\p{L}+ ){0,3}(?:to|name|thanks)(?!\\p{L}))|owe(?:d)? elsewhere|owing|credit card balances?|consolidat\\p{L}+|(?:bundle|roll|merge|combine|fold|gather|move|bring)(?:s|ing)? (?:\\p{L}+ ){0,3}(?:loans|balances|cards|borrowings?|credit)(?: \\p{L}+){0,2} (?:into|here|together)|(?:old|other|existing|several) loans|borrowed (?:\\p{L}+ )?(?:at|from|elsewhere)|bailiffs?|repossess\\p{L}+|behind (?:on|with) (?:\\p{L}+ )?(?:bills?|rent|payments?|mortgage)|pay ?che(?:ck|que) to pay ?che(?:ck|que)',
      de: '\\p{L}*schulden|\\p{L}*verschuld\\p{L}*|überschuld\\p{L}*|(?:aus|in|raus aus) (?:den |die )?roten zahlen|in der kreide|dispo\\p{L}*|umschuld\\p{L}*|\\p{L}*rückst(?:and|ände)n?|was sie (?:\\p{L}+ ){0,2}(?:abzahlen|abbezahlen|schuldig sind)|inkasso\\p{L}*|gläubiger\\p{L}*',
      fr: '(?:sur)?endett\\p{L}+|dettes?|découverts?(?! (?:par|à|de) )|ce que (?:vous devez|tu dois)|(?:sor\\p{L}+|dans|plus) (?:du|le|être dans le) rouge(?! (?:et|de|du) )|créanciers?|impayés?|rachat de crédits?|arriérés?|huissiers?',
      es: 'deudas?|\\p{L}*endeud\\p{L}+|números rojos|lo que (?:debes|debe|debéis)|impagos?|acreedores|moros\\p{L}+|descubiertos? (?:en|de) (?:la |tu )?cuenta|reunific\\p{L}+|atrasos en',
    },
  },
  {
    label: 'more revenue',
    asked:
      '(?:higher |more )?(?:revenues?|incomes?(?! and outgoings)|turnover|sales(?! (?:pitch|talk|tone|staff|team))|profits?|earnings)|umsatz\\p{L}*|umsätze|einnahmen|gewinne?|einkommen|chiffre d.affaires|revenus?|bénéfices|ventes|ingresos?|facturación|ventas|beneficios económicos|ganancias',
    promised: {
      en: `${rise.en} (?:\\p{L}+ ){0,2}${takings.en}|${takings.en} (?:\\p{L}+ ){0,2}(?:rise|rises|grow|grows|go up|goes up|increase|increases|climb|climbs|double|doubles)|(?:earn|make|bring in|take) (?:you )?(?:more|extra)(?: money)?(?= (?:from|per|a|each|every|with|by|money)(?!\\p{L})|[.!,]|$)|more money|pays? for itself|(?:show|tell|ring|felt|seen)s?(?: \\p{L}+)? (?:up )?(?:in|on) (?:the|your) (?:till|takings|books|accounts|bottom line)|full(?:er)? tills?|profitable|lucrative`,
      de: `${rise.de} (?:\\p{L}+ ){0,2}${takings.de}|${takings.de} (?:\\p{L}+ ){0,3}(?:steig|wächs|wachs|erhöh|verdopp|sprud)\\p{L}*|verdien(?:en|st|t) (?:sie |du )?(?:\\p{L}+ ){0,2}mehr|verkauf(?:en|st|t) (?:sie |du )?(?:\\p{L}+ ){0,2}mehr|kassen? (?:\\p{L}+ ){0,2}(?:klingel|füll)\\p{L}*|(?:spür|merk|zeig|mach)\\p{L}* (?:\\p{L}+ ){0,3}in der kasse|macht sich (?:\\p{L}+ ){0,2}bezahlt|rechnet sich|zahlt sich (?:\\p{L}+ ){0,2}aus|umsatz(?:plus|steiger\\p{L}+)|gewinnbringend|rentabel`,
      fr: `${rise.fr} ?(?:\\p{L}+ |l'){0,2}${takings.fr}|(?:chiffre d'affaires|ventes|revenus|bénéfices|marges?) (?:\\p{L}+ ){0,2}(?:augment|grimp|décoll|doubl|progress)\\p{L}*|gagn\\p{L}+ (?:\\p{L}+ )?(?:davantage|plus)(?= (?:d'argent|par|chaque)|[.!,]|$)|vend(?:ez|re|s|rez) (?:\\p{L}+ )?(?:davantage|plus)|(?:votre|la|ta) caisse (?:\\p{L}+ ){0,3}(?:merci|rempli\\p{L}*|sonn\\p{L}+|débord\\p{L}+|gonfl\\p{L}+)|(?:voit|sent|lit) (?:\\p{L}+ )?(?:dans|sur) (?:la|votre) caisse|rapport(?:e|ent|era) (?:plus|davantage|gros)|rentab(?:le|les|ilis\\p{L}+)|tiroir-caisse`,
      es: `${rise.es} (?:\\p{L}+ ){0,2}${takings.es}|(?:ventas|ingresos|beneficios|facturación|ganancias) (?:\\p{L}+ ){0,2}(?:sub|crec|aument|dispar|duplic)\\p{L}*|factur(?:a|as|ar|arás|áis|e) (?:\\p{L}+ )?más|vend(?:e|es|er|erás|a) (?:\\p{L}+ )?más|gan(?:a|as|ar|arás|e) más(?= (?:dinero|por|cada|con)|[.!,]|$)|(?:nota\\p{L}*|ve) (?:\\p{L}+ )?en (?:la |tu )?(?:caja|cuenta(?! de (?:\\p{L}+ )?mesas?(?!\\p{L}))|recaudación|bolsillo)|(?:tu|la) caja (?:\\p{L}+ ){0,4}(?:not|llen|crec|sub|agradec|sonr)\\p{L}*|se pag(?:a|ará) sol[oa]|ingres(?:a|as|an|ar|arás) más|(?:lo que|cuánto) (?:pierdes|dejas de ganar|pierde)|cuentas (?:\\p{L}+ )?(?:salen|cuadran) mejor|rentables?|rentabil\\p{L}+`,
    },
  },
  {
    label: 'savings',
    asked:
      '(?<!(?:staff|personnel|labour|labor|time) )savings?(?! accounts?)|sav(?:e|ing) money|(?:geld|kosten)?(?:ersparnis\\p{L}*|einsparung\\p{L}*)(?! (?:von|an) (?:personal|stellen))|(?:geld|kosten) (?:zu )?sparen|économies(?! de (?:personnel|postes))|ahorros?(?! de personal)',
    promised: {
      en: 'sav(?:e|es|ing) (?:you |yourself |up to |over |around |as much as )?(?:[£$€] ?\\p{N}+|\\p{N}+ ?(?:%|pounds|dollars|euros)|money|hundreds|thousands|a fortune|pounds|on (?:your |the )?(?:bills?|energy|costs?|rent|insurance))(?![^.!?]{0,30}(?: into | aside| in a pot))|(?:spend|pay|costs?)(?: you)? less(?! time)|(?:cut|cuts|lower|lowers|slash|slashes|reduce|reduces|halve|halves) (?:your |the )?(?:\\p{L}+ )?(?:bills?|costs?|spending|expenses|outgoings)|more (?:money )?(?:left )?in your (?:pocket|purse|account)|money in your pocket|keep more of your',
      de: '(?:spar(?:en|st|t|e)|gespart) (?:sie |du )?(?:\\p{L}+ ){0,3}(?:geld|euro|kosten|\\p{N}+ ?(?:€|%|euro|prozent))|(?:sparen sie|sparst du|spare|spart)(?= [^.!?]{0,20}(?:€|%|geld|kosten|euro))|(?:senk|reduzier|halbier|drück)\\p{L}+ (?:sie )?(?:\\p{L}+ ){0,2}\\p{L}*(?:kosten|rechnung|ausgaben)|(?:zahlen|zahlst) (?:sie |du )?weniger|mehr geld (?:\\p{L}+ ){0,2}übrig|kostet (?:sie |dich )?weniger|ersparnis\\p{L}*',
      fr: "économis(?:ez|e|er|erez)|(?:faites|faire|ferez) des économies|(?:rédui|baiss|allég|divis)\\p{L}+ (?:vos|votre|la|les|tes) (?:factures?|dépenses|coûts|charges|frais)|(?:payez|dépensez|payer) moins|(?:coûte|revient) moins|plus d'argent (?:à la fin|dans votre)|pouvoir d'achat",
      es: 'ahorr(?:a|as|ar|arás|e) (?:\\p{L}+ ){0,2}(?:dinero|euros|hasta|\\p{N}+ ?(?:€|%|euros)|en (?:tu|la|las|tus) (?:facturas?|gastos?|luz))|(?:reduce|baja|recorta|rebaja)\\p{L}* (?:tus|tu|los|la) (?:gastos?|facturas?|costes?)|(?:gasta|paga)s? menos|te (?:cuesta|sale) menos|más dinero en tu',
    },
    spoken: {
      en: 'savings?|save money',
      de: 'ersparnis\\p{L}*|einspar\\p{L}+',
      fr: 'économies',
      es: 'ahorros?',
    },
  },
  {
    // Not percentages: what the brand states it may say, and what it does not state is refused as a claim.
    label: 'discounts and cheapness',
    asked:
      'discounts?|cheap(?:ness)?|bargains?|price (?:cuts?|promises)|low prices|rabatte?|schnäppchen|preisversprechen|preisnachl\\p{L}+|remises?|promotions?|soldes|rabais|petits prix|descuentos?|rebajas?|gangas?|chollos?',
    promised: {
      en: 'discount(?:s|ed)?|half[- ]price|bargains?|cheap(?:er|est|ly)?|(?:a|great|good|best|our|this) deals?|deals? (?:on|for|of)|money off|price cuts?|reduced|on sale|sale price|knocked off|for less|rock[- ]bottom|next to nothing|a steal|low(?:er|est)? prices?',
      de: 'rabatt\\p{L}*|schnäppchen\\p{L}*|preisnachlass|(?:halben|kleinen|kleinsten|reduzierten) preis|billig\\p{L}*|günstiger\\p{L}{0,2}|sparpreis\\p{L}*|reduziert\\p{L}{0,2}|im angebot für|nachgelassen|spottbillig|sonderpreis\\p{L}*|tiefpreis\\p{L}*',
      fr: 'remises?(?! en )|rabais|promo(?:s|tions?)?|soldes|à moitié prix|(?:petits?|mini) prix|pas chers?|bon marché|moins chers?|réductions?|bonnes? affaires?|prix (?:cassés?|réduits?|barrés?|bas)',
      es: 'descuentos?|rebaj\\p{L}+|gangas?|chollos?|barat\\p{L}+|a mitad de precio|(?:buen|mejor|menor) precio|precios? (?:bajos?|reducidos?|de risa)|más económic[oa]s?|ofertón',
    },
  },
  {
    label: 'guarantees',
    asked:
      'guarantees?(?! (?:approval|publication|income))|warrant(?:y|ies)|garantien?|garantieversprechen|garanties?|garantías?',
    promised: {
      en: "guarantee(?:s|d|ing)?|warrant(?:y|ies)|(?:we|we'll) promise(?: you)?|you have (?:our|my) word|our word on it|money back|rest assured|without fail|(?:certain|sure|bound) to|100 ?% (?:sure|safe|certain)|no ifs",
      de: 'garantie\\p{L}*|garantier\\p{L}+|(?:wir|das) versprechen(?: wir)?(?: ihnen| dir)?|wort drauf|unser wort|geld zurück|verlassen sie sich darauf|mit (?:absoluter )?sicherheit|ganz sicher|versprochen',
      fr: "garanti(?:e|es|r|t|s|ssons|ssent)?|nous (?:vous )?promettons|c'est promis|parole (?:donnée|d'honneur)|remboursée?s?|à coup sûr|sans faute|vous avez notre parole",
      es: 'garant(?:ía|ías|izad[oa]s?|iza|izamos|izar)|(?:te )?prometemos|prometido|palabra de|te devolvemos|con (?:toda )?seguridad|sin falta|tienes nuestra palabra',
    },
  },
]
