import type { Topic } from './topic.ts'

const tradesmen = {
  en: '(?:tradesm[ae]n|tradespeople|tradeswom[ae]n|professionals?|pros|contractors?|builders|landscapers?|craftsm[ae]n|craftspeople|the trade|experts|joiners|plumbers|electricians|chefs)',
  de: '(?:profis?|handwerker(?:n|innen)?|fachleuten?|experten|gewerbe|gärtnern?|meister|berufsgärtnern?|köchen?)',
  fr: "(?:professionnels|pros|artisans|gens du métier|experts|hommes de l'art|chefs)",
  es: '(?:profesionales|expertos|artesanos|maestros del oficio|gente del oficio|cocineros)',
}
const others = {
  en: '(?:other|others|another|elsewhere|any|every|most|rest|competition|hire shops?|shops?|stores?|high street|supermarkets?|chains?|dealers?|anyone|anywhere|everyone|banks?|next|usual|big)',
  de: '(?:beim?|andere\\p{L}*|anderswo|woanders|überall|jede[rsm]? andere|im (?:laden|handel|netz|internet|supermarkt|baumarkt)|der (?:händler|laden|rest|nachbar|nächste|supermarkt)|die (?:meisten|großen|anderen|konkurrenz))',
  fr: "(?:chez|ailleurs|les autres|d'autres|la concurrence|le voisin|les grandes? \\p{L}+|au supermarché|en grande surface|n'importe|tou(?:s|tes) les)",
  es: '(?:en (?:otr[oa]s?|cualquier|el (?:súper|supermercado|centro comercial)|la competencia)|el (?:\\p{L}+ )?de (?:al lado|enfrente|la esquina)|la (?:\\p{L}+ )?de (?:al lado|enfrente|la esquina)|los demás|otr[oa]s?|cualquier|la competencia|nadie)',
}
const nearby = {
  en: '(?:hire shop|shop|dealer|store|chain|supermarket|bank|garage|bakery|place|people|baker|farm|stall|studio|workshop)s? (?:down the road|round the corner|around the corner|on the high street|next door|across (?:town|the street|the road)|up the road)',
  de: '(?:händler|laden|läden|werkstatt|geschäft|kette|discounter|bäcker|bäckerei|praxis|anbieter|supermarkt|baumarkt)\\p{L}{0,2} (?:um die ecke|nebenan|gegenüber|am markt|im ort|an der ecke|am stadtrand|die straße runter)',
  fr: "(?:boutique|magasin|supermarché|boulangerie|savonnerie|concurrent|marque|logiciel|restaurant)s? (?:d'à côté|du coin|d'en face|de la place|voisine?s?)",
  es: '(?:taller|tienda|bar|local|banco|supermercado|programa|restaurante|panadería)e?s? (?:de al lado|de enfrente|de la esquina|del centro|vecin[oa]s?)',
}

export const workTopics: readonly Topic[] = [
  {
    label: 'better grades',
    asked:
      '(?<!(?:professional|industrial|food|medical|commercial) )(?:grades|(?:better|higher|top|good|exam|school) marks|exam results|test scores|academic (?:success|results|performance))|(?:bessere[nr]?|gute[nr]?) noten|noten|prüfungserfolg\\p{L}*|(?:les |meilleures |bonnes )notes|réussite (?:scolaire|aux examens)|(?:mejores |buenas |las )notas|calificaciones|resultados académicos',
    promised: {
      en: '(?:higher|better|top|good|great|best|excellent|improved?|improves|raises?|boosts?|lifts?) (?:\\p{L}+ )?(?:grades?|marks|exam results|test scores|scores|degrees?)|(?:your|their|the) (?:grades?|marks|scores) (?:\\p{L}+ )?(?:go|goes|going|rise|rising|improve|improving|climb|climbing|soar|up)|(?:get|gets|earn|earns|for|deserves?|worth|make) (?:you )?(?:an a|an a\\+|straight as|top of the class|a distinction|a first)(?=[ .!,;]|$)|straight as|(?:pass|passes|passing|ace|aces|acing|sail through|breeze through) (?:\\p{L}+ )?(?:exams?|tests?|finals|course|viva|modules?|thesis|degree)|graduate (?:with|top|first)|top of the (?:class|year)|with (?:distinction|honours)|(?:impress|please|convince|delight)(?:es|s)? (?:your|the|any|every) (?:examiners?|supervisors?|professors?|markers?|tutors?|committee)|marks begin|fail(?:s|ing)? (?:an? |your |the )?(?:exam|course|module)',
      de: '(?:bessere[nr]?|gute[nr]?|beste[nr]?|hohe|höhere) noten?|notenschnitt\\p{L}*|(?:eine|die) (?:glatte )?(?:eins|1)(?= (?:in|im|für|vor)(?!\\p{L}))|(?:prüfung|klausur|examen|abitur|matura|abschlussarbeit)\\p{L}* (?:\\p{L}+ ){0,3}(?:besteh|schaff|glänz|meister)\\p{L}*|(?:besteh|schaff|meister)\\p{L}* (?:sie |du )?(?:\\p{L}+ ){0,3}(?:prüfung|klausur|examen|abitur)\\p{L}*|klassenbeste\\p{L}*|mit auszeichnung|prüfer\\p{L}* (?:\\p{L}+ )?(?:beeindruck|überzeug)\\p{L}*',
      fr: '(?:meilleures?|bonnes?|hautes?|excellentes?) notes?(?! (?:de|d) ?(?:\\p{L}+)?)|(?:améliore|remonte|augmente)\\p{L}* (?:vos|tes|les|leurs) (?:notes|résultats)|(?:vos|tes|leurs) (?:notes|résultats) (?:\\p{L}+ )?(?:grimp|mont|progress|décoll|augment)\\p{L}*|(?:réussi|décroch|obten|obtiend)\\p{L}* (?:\\p{L}+ )?(?:examens?|bac|concours|diplômes?|partiels|mention)|avec mention|premi(?:er|ère)s? de (?:la )?classe|meilleures notes(?! de)',
      es: '(?:mejores|buenas|altas|excelentes) (?:notas|calificaciones)|(?:sub|mejor)\\p{L}+ (?:tus|las|sus) (?:notas|calificaciones)|(?:aprueb|aprob|super|bord)\\p{L}+ (?:\\p{L}+ ){0,2}(?:exámen(?:es)?|examen|curso|oposición|selectividad|asignaturas?)|matrícula de honor|(?:un|el) sobresaliente|primer[oa] de (?:la )?clase',
    },
  },
  {
    label: 'saved staff',
    asked:
      '(?:staff|personnel|labou?r|headcount|job|workforce) (?:cuts?|savings?|reductions?|costs?|losses)|redundanc(?:y|ies)|lay-?offs|(?:cutting|saving|replacing) (?:staff|jobs|people)|(?:eingespart|gespart|ersetzt|überflüssig|weniger)\\p{L}* (?:personal|stellen|mitarbeiter\\p{L}*|leute|arbeitskräfte)|personal(?:einsparung|abbau|kosten|ersparnis)\\p{L}*|stellen(?:abbau|streichung\\p{L}*)|(?:suppressions?|réductions?|économies?) (?:de |d.|du )?(?:postes|personnel|effectifs|emplois)|licenciements?|(?:recortes?|reducción|ahorro) (?:de |en )?(?:personal|plantilla|puestos|empleos?)|despidos',
    promised: {
      en: "(?:fewer|half the|half as many|less|smaller|leaner) (?:\\p{L}+ )?(?:staff|people|hands|workers|employees|packers|heads|personnel|team|crew)|half the (?:team|crew|staff)|work of (?:two|three|four|five|several|a (?:whole )?(?:team|shift)|many|\\p{N}+)|does the job of|replac(?:e|es|ing) (?:\\p{L}+ ){0,3}(?:staff|workers|people|employees|packers|team|shift|shifts|jobs?|colleagues?)|(?:save|cut|reduce|trim|shrink|slash|lower)\\p{L}* (?:\\p{L}+ ){0,2}(?:staff|headcount|labou?r|wages?|wage bill|payroll|jobs|positions|personnel|workforce)|redundan(?:t|cy|cies)|lay ?offs?|(?:one|a single) (?:person|packer|worker|man|pair of hands) (?:is enough|suffices|instead of|will do|can run|runs it)|(?:no longer|don't|do not|won't) need (?:\\p{L}+ ){0,3}(?:staff|people|packers|workers|hands)|without (?:hiring|extra staff|more staff)",
      de: '(?:weniger|halb so viele?n?|kaum noch|ohne zusätzliche[snr]?) (?:\\p{L}+ )?(?:leuten?|personal|mitarbeiter\\p{L}*|kräften?|arbeitskräften?|händen?|köpfen?|packern?|stellen|personen|beschäftigten?|kollegen|menschen)|(?:arbeit|leistung|pensum|aufgaben?) (?:von|für) (?:zwei|drei|vier|fünf|mehrere|viele)\\p{L}*|(?:ersetz|erübrig)\\p{L}* (?:\\p{L}+ ){0,3}(?:personal|stellen?|mitarbeiter\\p{L}*|leute|\\p{L}*kräfte?|packer\\p{L}*|schicht\\p{L}*|hände|mann|kollegen|personen)|(?:spar|einspar|streich)\\p{L}* (?:sie )?(?:\\p{L}+ ){0,3}(?:personal\\p{L}*|stellen?|mitarbeiter\\p{L}*|leute|lohn\\p{L}*|löhne|schicht\\p{L}*)|(?:personal|lohn)kosten|(?:stellen?|leute|plätze|hände) (?:\\p{L}+ ){0,4}(?:überflüssig|entbehrlich|eingespart|gestrichen|frei)|wo (?:\\p{L}+ )?(?:zwei|drei|vier|fünf|mehrere) (?:\\p{L}+ ){0,3}(?:standen|stehen|arbeiteten|nötig waren|packten|brauchte)|(?:reicht|genügt|schafft)(?: (?:heute|jetzt|nun|künftig|dann|das))? (?:eine[rn]?|ein einziger|eine einzige)(?= (?:allein|statt|mann|person|packer|kraft)|[.!,]|$)|(?:statt|anstelle) (?:zweier|dreier|(?:zwei|drei|vier) (?:leuten?|packern?|mitarbeiter\\p{L}*))',
      fr: "(?:moins|deux fois moins|moitié moins) (?:de |d')(?:monde|personnel|personnes|bras|mains|salariés|employés|gens|effectifs|serveurs)|(?:travail|boulot|tâche) (?:de |d')(?:deux|trois|quatre|plusieurs|une équipe)|remplac(?:e|ent|er|ez) (?:\\p{L}+ ){0,3}(?:personnel|salariés?|employés?|équipe|postes?|personnes|serveurs?)|(?:rédui|baiss|suppri|économis|allég)\\p{L}* (?:\\p{L}+ ){0,2}(?:personnel|masse salariale|effectifs|postes|salaires)|masse salariale|une seule personne (?:\\p{L}+ )?(?:suffit|là où|au lieu)|(?:là )?où il (?:en )?fallait (?:deux|trois|quatre)|sans (?:embaucher|recruter)",
      es: '(?:menos|la mitad de) (?:gente|personal|manos|empleados|camareros|personas|plantilla|trabajadores)|trabajo de (?:dos|tres|cuatro|varios|varias|un equipo)|sustituy\\p{L}+ (?:\\p{L}+ ){0,3}(?:personal|equipo|empleados?|camareros?|plantilla|personas)|(?:reduc|recort|ahorr|aliger)\\p{L}+ (?:\\p{L}+ ){0,2}(?:personal|plantilla|sueldos?|nóminas?|puestos|salarios)|una sola persona (?:basta|en lugar|donde)|sin contratar|donde (?:antes )?hacían falta (?:dos|tres)|medio equipo',
    },
  },
  {
    label: 'rivals',
    asked:
      'rivals?|competitors?|(?:the |our )?competition|compar(?:e|es|ing|isons?|ative)(?: .*)?|(?:belittl|disparag|criticis|criticiz|denigrat|badmouth|mock)\\p{L}*(?: .*)?|(?:other|competing) (?:brands|suppliers|shops|makers|bakeries|\\p{L}+ (?:managers|shops|brands))|wettbewerb(?:er\\p{L}*|s)?|konkurren(?:z|ten\\p{L}*)|mitbewerb\\p{L}*|vergleich(?:e|en)?(?: .*)?|andere[nr]? (?:marken|anbieter\\p{L}*|händler\\p{L}*|werkstätten)|concurren(?:ts?|ce)|compar(?:er|ez|aisons?)(?: .*)?|dénigr\\p{L}+(?: .*)?|autres marques|competidores|competencia|compar(?:ar|aciones|es)(?: .*)?|otras marcas|desacredit\\p{L}+(?: .*)?',
    promised: {
      en: `unlike (?:(?:the|any|all|your|our|those) )?(?:other|others|${nearby.en}|hire shops?|supermarkets?|rest|big|usual|chains?|most|high street)|(?:better|worse|cheaper|faster|fresher|friendlier|kinder|fairer|finer|sharper|easier|simpler|slower|dearer|(?:more|less) \\p{L}+) than (?:(?:the|at|in|at the|on the|from|your|with|that) )?(?:${others.en})(?! (?:expected|before|year|hour|minute|time|day|week))|${nearby.en}(?= (?:charge|will|would|never|do|does|ask|cannot|can't|make|sell|let)s?)|than (?:at |in )?(?:the )?${nearby.en}|others (?:charge|promise|ask|make you|sell|leave you|only|let you|cannot|will not|won't|fail)|beats? (?:the |any |every |all )?(?:other|others|competition|rest|hire shops?|chains?|supermarkets?|prices? of)|compared (?:with|to) (?:the )?(?:high street|others?|any|rest|competition|hire shops?|other)|(?:pay|charge|cost|wait|find|get|queue)(?:s|ed)? (?:\\p{L}+ ){0,4}elsewhere|elsewhere (?:you|they|it|charges?|costs?)|everyone else|no one else|anyone else`,
      de: `anders als (?:${others.de}|${nearby.de}|die (?:üblichen|großen|meisten)|\\p{L}*(?:händler|ketten|werkstätten|supermärkte))|im (?:gegensatz|vergleich|unterschied) zu[mr]? (?:andere\\p{L}*|üblichen|konkurrenz|mitbewerb\\p{L}*|\\p{L}*(?:händler|werkstatt|werkstätten|handel|markt|laden))|(?:\\p{L}{3,}er|mehr|weniger \\p{L}+) als ${others.de}|${nearby.de} (?:\\p{L}+ ){0,3}(?:zahl|wart|kost|verlang|bekomm|kann|darf)\\p{L}*|beim händler|als (?:im|beim|bei) ${nearby.de}|(?:zahl|kost|bekomm|wart|find|steh)\\p{L}* (?:\\p{L}+ ){0,5}(?:woanders|anderswo)|(?:woanders|anderswo) (?:zahl|kost|bekomm|wart|find|steh|ist|sind|heißt|wird)\\p{L}*|andere (?:verlangen|versprechen|machen|bauen|verkaufen|nehmen|lassen|reden|werkstätten|händler|läden|anbieter|hersteller|betriebe|marken)|die konkurrenz|als jede andere`,
      fr: `contrairement (?:à |au |aux )(?:la |l'|les )?(?:autres?|d'autres|concurren\\p{L}+|supermarchés?|grandes? \\p{L}+|marques|industriels?|${nearby.fr})|à la différence (?:de |des |du )(?:la |l'|les )?(?:autres|concurren\\p{L}+|supermarchés?|grandes? \\p{L}+|marques)|(?:mieux|moins chers?|meilleure?s?|(?:plus|moins) \\p{L}+) qu(?:e |')${others.fr}|ailleurs,? (?:on|vous|il|ils|c'est|tout)|${nearby.fr}(?= (?:vend|fait|prend|demande))|(?:vendent|font|paierez|payez|coûte) (?:\\p{L}+ ){0,3}ailleurs|les autres (?:marques|vendent|font|promettent|boutiques|savonneries|logiciels)|comparée?s? (?:à|aux) (?:autres|la concurrence|marques|supermarchés?)|face à la concurrence`,
      es: `a diferencia de(?:l)? (?:otr[oa]s?|los demás|la competencia|${nearby.es}|cualquier|las grandes)|(?:mejor(?:es)?|peor(?:es)?|(?:más|menos) \\p{L}+) que ${others.es}|en otr[oa]s (?:sitios|talleres|restaurantes|programas|tiendas|lugares)|otr[oa]s (?:programas|talleres|proveedores|marcas|empresas)|los demás (?:te|cobran|prometen|venden|programas)|comparad[oa]s? con (?:otr|la competencia|los demás)\\p{L}*|frente a (?:otr|la competencia|los demás)\\p{L}*`,
    },
    spoken: {
      en: '(?:other|rival|competing) (?:shops|brands|suppliers|dealers|makers|companies|firms|providers|bakeries|hire shops)|rivals?|competitors?|hire shops? (?:on|down|in|round)|the high street',
      de: 'wettbewerber\\p{L}*|mitbewerb\\p{L}*|konkurren(?:z|t\\p{L}*)|der fachhandel|vertragswerkst\\p{L}+',
      fr: 'concurren(?:ts?|ce)|autres (?:marques|maisons|fermes|boutiques)',
      es: 'competidor(?:es)?|la competencia|otras (?:marcas|casas)',
    },
  },
  {
    label: 'professional grade',
    asked:
      'profession(?:al)?[- ](?:grade|quality|level|standard)|trade[- ]quality|profi-?(?:qualität|niveau|werkzeug\\p{L}*|ausrüstung)|professionelle[rns]? (?:qualität|niveau)|(?:qualité|niveau|usage|matériel) professionnel(?:le)?|(?:calidad|nivel|uso|grado) profesional',
    quoted:
      'profession(?:al)?[- ](?:grade|quality|level|standard)|trade[- ]quality|profi-?(?:qualität|niveau)|professionelle qualität|(?:qualité|niveau|usage) professionnel(?:le)?|(?:calidad|nivel|uso|grado) profesional',
    promised: {
      en: `(?:professional|pro|trade|contractor|industrial|commercial|workshop)[- ](?:grade|quality|standard|spec|level|strength|kit|tools|equipment|finish)|${tradesmen.en} (?:\\p{L}+ )?(?:use|uses|swear by|rely on|trust|choose|work with|buy|own|prefer|reach for|carry)|(?:used|trusted|chosen|built|good enough|fit|favoured|preferred|made) (?:by|for) (?:the )?(?:real )?(?:${tradesmen.en}|trade)|like (?:the|a) (?:pros?|professionals?)|what (?:the )?(?:pros|professionals|tradesmen) use|heavy[- ]duty`,
      de: `profi-?(?:qualität|niveau|werkzeug|ausrüstung|gerät|standard)\\p{L}*|(?:industrie|handwerker|gewerbe|werkstatt|meister)qualität|${tradesmen.de} (?:\\p{L}+ )?(?:schwören|nutzen|verwenden|vertrauen|benutzen|arbeiten mit|greifen)|(?:auf (?:das|die|den)|womit|wie|dem|der) (?:die |auch )?${tradesmen.de} (?:\\p{L}+ )?(?:schwören|nutzen|verwenden|vertrauen|arbeiten|benutzen)|wie (?:die |ein |vom |beim )?profis?|für (?:echte )?profis|professionelle[srn]? (?:qualität|niveau|werkzeug\\p{L}*|ausrüstung|geräte?)`,
      fr: `(?:qualité|niveau|usage|matériel|outils?|équipement|gamme) (?:professionnel(?:le)?s?|pro|de pro)|(?:qu'utilisent|qu'emploient|que choisissent|adoptée?s? par|utilisée?s? par|comme|digne des?) (?:les |des )?${tradesmen.fr}|${tradesmen.fr} (?:\\p{L}+ )?(?:utilisent|choisissent|adoptent|préfèrent|plébiscitent)|(?:outils?|matériel) de pro`,
      es: `(?:calidad|nivel|uso|grado|herramientas?|equipo|acabado) profesional(?:es)?|(?:que )?(?:usan|utilizan|eligen|prefieren) (?:los )?${tradesmen.es}|${tradesmen.es} (?:ya )?(?:usan|utilizan|eligen|confían)|como (?:los |un |las )?profesional(?:es)?|digno de (?:un )?profesional`,
    },
  },
]
