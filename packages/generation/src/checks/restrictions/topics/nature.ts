import type { Topic } from './topic.ts'

export const natureTopics: readonly Topic[] = [
  {
    label: 'good weather',
    asked:
      '(?:good |fine |dry )?weather|sunshine|(?:gutes |schönes )?wetter|sonnenschein|météo|(?:le )?beau temps|soleil|(?:el )?(?:buen )?tiempo(?= (?:atmosférico|meteorológico)|$)|buen tiempo',
    promised: {
      en: "(?:guaranteed|certain|endless|wall-to-wall|never-ending|perpetual) (?:\\p{L}+ )?(?:sun|sunshine|good weather|blue sk(?:y|ies)|dry days?)|(?:sun|sunshine|blue skies|dry weather|dry days?|(?:good|fine|perfect|great|lovely) weather)(?: is| are)? (?:guaranteed|assured|promised|every day|all (?:week|day|year|month|summer|through))|(?:you'll|you will|you can expect to|you) (?:have|get|enjoy|see|find) (?:\\p{L}+ ){0,3}(?:sun|sunshine|blue skies|good weather)|(?:(?:it|the rain) (?:never|won't|will not|doesn't)|never) rains?|the sun (?:always|will)(?: \\p{L}+)? shines?|the weather (?:is|will be) (?:always )?(?:perfect|good|kind|dry|lovely|on your side)",
      de: '(?:garantiert\\p{L}*|endlos\\p{L}*|ewig\\p{L}*) (?:\\p{L}+ )?(?:sonne\\p{L}*|schönes wetter|gutes wetter)|(?:sonne|sonnenschein|(?:gutes|schönes|bestes) wetter)(?: ist)? (?:garantiert|sicher|inklusive|versprochen|jeden tag|die ganze woche)|sonnengarantie|schönwettergarantie|regnet (?:es )?(?:nie|nicht)|die sonne (?:scheint|lacht) (?:immer|jeden tag|die ganze)',
      fr: "(?:soleil|beau temps|ciel bleu)(?: est| sera)? (?:garanti|assuré|promis|tous les jours|toute la (?:semaine|journée))|(?:vous aurez|vous trouverez) (?:\\p{L}+ ){0,3}(?:soleil|beau temps)|il n'?e? ?pleu(?:t|vra) (?:jamais|pas)|le soleil (?:brille|brillera) (?:toujours|tous)",
      es: '(?:sol|buen tiempo|cielo azul)(?: está)? (?:garantizado|asegurado|prometido|todos los días|cada día|toda la semana)|(?:tendrás|tendréis|disfrutarás de) (?:\\p{L}+ ){0,3}(?:sol|buen tiempo)|(?:nunca|no) (?:llueve|lloverá)|el sol (?:siempre )?(?:brilla|brillará)(?: siempre| cada)?',
    },
  },
  {
    label: 'health',
    asked:
      'health|medical|medicinal|(?:healing|cures?|therapeutic|pain relief)|healing powers?|heil(?:versprechen|aussagen?|ung|wirkung\\p{L}*)?|medizinische[nrs]?|gesundheit(?:s\\p{L}+)?|wirkversprechen|santé|médica(?:les?|ux)|guérison|thérapeutiques?|salud|saludables?|médic[oa]s|curativ[oa]s|terapéutic[oa]s',
    quoted:
      '(?:instantly|immediately|straight away) (?:fit|well) again|sofort wieder (?:fit|gesund)|remis sur pied|guérit|como nuevo',
    promised: {
      en: 'cur(?:e|es|ed|ing)(?! (?:ham|meat|bacon|cheese))|heal(?:s|ed|ing)?|remed(?:y|ies)|therapeutic|medicinal|pain[- ](?:free|relief)|(?:reliev|sooth|treat)(?:e|es|ing|s) (?:\\p{L}+ ){0,2}(?:pain|aches?|skin|eczema|joints|stress|back|neck)|health(?:y|ier|iest)(?! (?:dose|envy|curiosity|respect)(?!\\p{L}))|(?:good|great|better|best) for (?:your|the) (?:\\p{L}+ )?(?:health|body|heart|joints|gut|back|skin|digestion|bones|mind|immune)|(?:feel|be|get|sleep|breathe|move) (?:\\p{L}+ )?better(?! at)|(?:fit|well|mobile|supple|yourself) again|(?:get|fall|be) (?:ill|sick) less|fewer (?:colds|sick days)|immun\\p{L}+|boosts? your|back on your feet|your old self|(?:you|your \\p{L}+|feel\\p{L}*) (?:\\p{L}+ ){0,3}like new|live longer|well-?being|doctors? (?:\\p{L}+ )?(?:approve|recommend|advise)',
      de: 'heil(?:t|en|end|ende[nrs]?|ung|ungen|sam|same[nrs]?|kraft|kräfte)|geheilt|kurier\\p{L}+|gesünder|(?:mach|werd|wird|bleib|hält|halt)\\p{L}* (?:\\p{L}+ ){0,3}gesund(?:e[nrs]?)?|linder\\p{L}*|linderung|(?:beschwerde|schmerz)frei\\p{L}*|wieder (?:\\p{L}+ )?(?:fit|gesund|beweglich|gerade|aufrecht|schmerzfrei|mobil|belastbar|auf den beinen|auf dem damm|wie neu|(?:der|die) alte(?= ?[.!,;]|$))|ganz (?:der|die) alte(?= ?[.!,;]|$)|wie neugeboren|(?:sie|du|sich|dich|\\p{L}*(?:rücken|nacken|knie|schulter|haut|hüfte|körper|gelenke?)) (?:\\p{L}+ ){0,3}wie neu|(?:nacken|rücken|knie|schulter|kopf|haut|hüfte|gelenke?) (?:\\p{L}+ ){0,2}wieder (?:frei|gut|heil|glatt|locker)|(?:nie|nicht|kein\\p{L}*) (?:mehr |wieder )?(?:\\p{L}+ )?(?:\\p{L}*schmerz\\p{L}*|verspann\\p{L}*)|\\p{L}*schmerz\\p{L}* (?:\\p{L}+ ){0,4}(?:weg|vorbei|verschw\\p{L}+|vergess\\p{L}+|ade|los)|(?:hilft|helfen|wirkt|wirken),? (?:gegen|wo es (?:zwickt|schmerzt|weh))|(?:hilft|wirkt) (?:\\p{L}+ ){0,2}(?:gegen|bei) \\p{L}*(?:schmerz|beschwerd|verspann|migräne|stress)\\p{L}*|seltener krank|weniger krank|abwehrkräfte|immunsystem|gut für (?:\\p{L}+ )?(?:\\p{L}+ )?(?:rücken|nacken|haut|körper|gesundheit|darm|herz|gelenke)|wohlbefinden|wirkt wunder',
      fr: "guéri\\p{L}*|soign(?:e|ent|er|era|ez|ant) (?:\\p{L}+ |l'){0,2}(?:mains?|peaux?|corps|dos|visages?|pieds|cheveux|âme|esprit|ventre|gorge|bébés?|enfants?|famille|gens|malades?|patients?|maux|douleurs?|rhumes?|toux|eczéma|acné|plaies?|brûlures?|crevasses|gerçures|rougeurs|irritations|démangeaisons|stress)|(?:vous|te|nous) soign(?:e|ent|era|eront)|(?:se|vous) soigner|soignez-vous|qui (?:\\p{L}+ )?soign(?:e|ent)(?= ?[.!;,:]|$)|remèdes?|thérapeutiques?|médicina(?:l|le|ux|les)|curati(?:f|fs|ve|ves)|soulag\\p{L}+|(?:apais|calm|adouci|répar|protèg|régénèr|nourri)\\p{L}* (?:les |la |vos |votre |l'|le )?(?:\\p{L}+ )?(?:peaux?|mains|corps|démangeaisons|irritations|rougeurs|douleurs?|eczéma|nerfs)|(?:eczéma|psoriasis|rougeurs|démangeaisons|douleurs?|irritations) (?:\\p{L}+ |s'|se ){0,2}(?:calm|apais|dispar|diminu|recul|s'en)\\p{L}*|(?:bon|bonne|bons|bonnes|mieux|excellent) pour (?:la |votre |le |vos |l')(?:santé|corps|peau|cœur|organisme|intestins?|digestion)|(?<!(?:plants?|plantes?|semis|arbres?|feuilles|racines|sol|terre|jardin|potager) (?:\\p{L}+ )?(?:en )?)(?:(?:bonne|meilleure|pleine|de la) santé|en (?:bonne )?santé)|(?:moins|plus jamais|rarement) (?:\\p{L}+ )?malades?|tomb\\p{L}+ (?:\\p{L}+ ){0,2}malades?|vitamines? (?:qui|pour)|vous protèg\\p{L}+|votre (?:corps|organisme|peau) (?:vous )?(?:\\p{L}+ )?(?:merci|remerci\\p{L}+)|défenses (?:naturelles|immunitaires)|vitalité|bien-être|détox\\p{L}*|remise? sur pied",
      es: 'cur(?:a|an|ar|ará|ativ[oa]s?)(?! \\p{L}* jamón)|san(?:a|an|ar|ará|ador|adora)(?= (?:el|la|los|las|tu|tus)(?!\\p{L}))|terap(?:ia|ias|éutic[oa]s?)|medicinal(?:es)?|saludables?|(?:alivi|calm|relaj|san|trat)\\p{L}* (?:los |las |el |la |tus? |un )?(?:nervios|estrés|dolor(?:es)?|ansiedad|tensión|cuerpo|mente|espalda|piel|músculos)|buen[oa]s? para (?:el |la |tu |los )?(?:salud|cuerpo|mente|corazón|espalda|piel|cabeza)|(?:adiós|fuera|menos|sin)(?: al?| el)? (?:estrés|ansiedad|dolor(?:es)?|nervios)|(?:dormirás|duermes|dormir|duerme|sentir\\p{L}*|encontrar\\p{L}*|sentir(?:te)?) mejor|bienestar|(?:te|os|\\p{L}+(?:ás|éis|áis)|sales|quedas|estás|cuerpo|espalda|piel|cuello|rodillas?|mente) (?:\\p{L}+ ){0,3}como nuev[oa]s?|en forma(?! de(?!\\p{L}))|baja la tensión|ayuda a dormir|desestres\\p{L}+|antiestrés|enferm\\p{L}+ menos',
    },
    spoken: {
      en: 'health|medical|medicine|doctors?|therap(?:y|ies|ist|ists)|illness(?:es)?|disease|stress|anxiety',
      de: 'gesund(?:heit)?\\p{L}*|medizin\\p{L}*|therap\\p{L}+|krank(?:heit)?\\p{L}*|stress\\p{L}*',
      fr: 'santé|médica\\p{L}+|médicaments?|médecins?|thérap\\p{L}+|maladies?|stress\\p{L}*|saine?s?',
      es: 'salud|médic[oa]s?|medicinas?|terap\\p{L}+|enfermedad(?:es)?|estrés|ansiedad|san[oa]s?(?! envidia)|nervios',
    },
  },
  {
    label: 'natural purity',
    asked:
      '(?:100 ?%|one hundred per cent|all|purely|completely|entirely)[- ]natural|natural(?:ness)? claims|chemical[- ]free|(?:100 ?%|rein|völlig) natürlich\\p{L}*|natürlichkeit|chemiefrei|naturel(?:le)?s? à (?:100 ?%|cent pour cent)|(?:100 ?%|entièrement) naturel(?:le)?s?|(?:100 ?%|cien por cien|totalmente) natural(?:es)?',
    quoted:
      '(?:100 ?%|all|purely)[- ]?natural|chemical[- ]free|(?:100 ?%|rein) natürlich|chemiefrei|naturel(?:le)?s? à (?:100 ?%|cent pour cent)|100 ?% naturel(?:le)?s?|(?:100 ?%|cien por cien) natural(?:es)?',
    promised: {
      en: '(?:100 ?%|one hundred per cent|all|purely|completely|entirely|wholly|totally|fully)[- ]natural|(?:nothing|none) but nature|only nature|pure(?:ly)? nature|nature(?: itself)?,? (?:and )?nothing else|natur(?:al|e) through and through|(?:free (?:of|from)|without|no|zero) (?:any )?(?:chemicals?|synthetics?|artificial \\p{L}+|additives)|chemical[- ]free|nothing (?:artificial|synthetic|chemical)|as nature (?:intended|made)|straight from nature',
      de: '(?:100 ?%|hundert ?prozent(?:ig)?|rein|völlig|ganz|komplett|durch und durch) natürlich\\p{L}*|nichts als (?:die )?natur|nur (?:die )?natur|natur pur|pure natur|reine natur(?!seide)|ohne (?:jede )?chemie|chemiefrei\\p{L}*|frei von chemie|nichts künstliches|naturrein\\p{L}*|natürlicher geht',
      fr: "(?:100 ?%|cent pour cent|entièrement|totalement|purement|tout|exclusivement|intégralement|que du|complètement) ?naturel(?:le)?s?|naturel(?:le)?s? (?:à (?:100|cent)|de bout en bout|du premier|jusqu'au)|(?:rien (?:d'autre )?)?que (?:de )?la (?:pure )?nature|(?:rien|uniquement|seulement) (?:que )?(?:de |d')?(?:la nature|(?:l')?origine naturelle)|(?:pure|toute la) nature|la nature,? (?:et )?rien d'autre|nature pure|(?:la )?nature (?:seule|et elle seule|rien de plus)|(?:ingrédient|produit|molécule|parfum)s? (?:\\p{L}+ )?(?:de laboratoire|de synthèse|chimiques?)|sans rien ajouter|(?:sans|zéro|aucune|pas de|0 ?%) (?:\\p{L}+ )?(?:chimie|chimiques?|additifs?)|(?:sans|zéro|aucun|aucune|pas|rien) (?:\\p{L}+ ){0,3}(?:de |d')?(?:chimique|synthétique|artificiel|synthèse)s?",
      es: '(?:100 ?%|cien por cien|totalmente|puramente|completamente|enteramente|todo) natural(?:es)?|(?:solo|sólo|pura|nada más que|únicamente) (?:la )?naturaleza|naturaleza (?:pura|y nada más)|sin (?:nada de )?(?:química|químicos|sintéticos|artificios|aditivos)|nada (?:artificial|sintético|químico)|libre de químicos',
    },
  },
  {
    label: 'safety',
    asked:
      'safety|safe|risk[- ]free|sicherheit(?:s\\p{L}+)?|unfallfrei|sécurité|sans (?:danger|risque)|seguridad|sin riesgos?',
    promised: {
      en: "(?:completely|totally|perfectly|100 ?%|absolutely|always|fully|entirely|quite) safe|safer|safest|safe (?:for|to use|in)(?! (?:deposit|keeping))|accident[- ]free|no accidents|(?:cannot|can't|never|won't) (?:hurt|harm|injure)|harmless|foolproof|nothing can (?:happen|go wrong)|prevents? accidents|keeps? (?:you|them|everyone|your \\p{L}+) safe|(?:without|no) (?:any )?(?:risk|danger)|risk[- ]free",
      de: '(?:absolut|völlig|ganz|100 ?%|hundertprozentig|immer|vollkommen) (?:sicher|ungefährlich)|sicherer|am sichersten|sicherste[nrs]?|unfallfrei|keine unfälle|nichts passieren|kann nichts|ungefährlich|risikofrei|ohne (?:jedes )?(?:risiko|gefahr)|verhindert unfälle|kindersicher',
      fr: "sans (?:aucun |le moindre )?(?:danger|risque)|(?:totalement|parfaitement|absolument|100 ?%) sûre?s?|(?:plus|la plus|le plus) sûre?s?|en toute sécurité|zéro (?:risque|accident)|inoffensi(?:f|ve)s?|ne risquez rien|plus d'accidents?|évite les accidents",
      es: 'sin (?:ningún )?(?:riesgos?|peligro)|(?:totalmente|completamente|absolutamente|100 ?%) segur[oa]s?|más segur[oa]s?|con total seguridad|inofensiv[oa]s?|cero (?:riesgos?|accidentes)|nada puede (?:pasar|salir mal)|evita accidentes',
    },
    spoken: {
      en: 'safety|safely|safe',
      de: 'sicherheit\\p{L}*|sicher',
      fr: 'sécurité',
      es: 'seguridad',
    },
  },
  {
    label: 'climate and sustainability',
    asked:
      'green claims|climate|sustainab(?:le|ility)|environment(?:al|ally)?(?: friendly)?|eco-?friendl(?:y|iness)|carbon(?: \\p{L}+)?|klima\\p{L}*|nachhaltig\\p{L}*|umwelt\\p{L}*|durabilité|durables?|écologi(?:e|que|ques)|climat(?:ique|iques)?|environnement(?:al|ale|ales|aux)?|sostenib(?:le|ilidad)|medio ?ambient(?:e|al|ales)|clima|ecológic[oa]s',
    promised: {
      en: 'sustainab\\p{L}+|eco[- ]?friendl\\p{L}+|climate[- ](?:neutral|positive|friendly)|carbon[- ](?:neutral|free|negative|zero|footprint)|net[- ]zero|zero[- ](?:emissions?|carbon|waste)|(?:good|kind|kinder|better|gentle) (?:for|to|on) (?:the |our )?(?:planet|earth|environment|climate)|sav(?:e|es|ing) the (?:planet|climate|earth)|green(?:er|est)? (?:choice|option|way|future|energy|delivery|bread|product)s?|planet[- ]friendly|environmentally \\p{L}+|(?:co2|carbon|emissions?)(?: \\p{L}+)? (?:cut|saved|reduced|neutral)|(?:cut|cuts|reduce|reduces|lower|lowers) (?:\\p{L}+ )?(?:co2|carbon|emissions?)',
      de: 'klima(?:neutral|freundlich|positiv|schonend|schutz|schütz)\\p{L}*|nachhaltig\\p{L}*|umwelt(?:freundlich|schonend|bewusst|schutz)\\p{L}*|(?:die |der |unsere[rn]? )umwelt|co2-?(?:neutral|frei|arm|ersparnis|bilanz)\\p{L}*|emissionsfrei\\p{L}*|(?:gut|besser|schonend) für (?:den planeten|die erde|die umwelt|das klima)|(?:das|fürs|dem) klima(?= (?:schützen|schonen|zuliebe|hilft|retten)|[.!,]|$)|grüner (?:strom|umbau|versand)|öko(?:logisch)?\\p{L}*',
      fr: "durable(?:s|ment)?|durabilité|éco-?(?:responsable|logique|logie|friendly)s?|(?:bon|mieux|meilleur) pour (?:la planète|l'environnement|le climat|la terre)|neutre en carbone|neutralité carbone|zéro (?:carbone|émission|déchet)|(?:sauve|protège|préserve|respecte)\\p{L}* (?:la planète|l'environnement|le climat)|empreinte carbone|respectueu(?:x|se)s? de l'environnement|vert(?:e|es|s)? par nature|geste pour la planète",
      es: 'sostenib\\p{L}+|ecológic[oa]s?|eco-?friendly|(?:bueno|mejor|respetuos[oa]s?) (?:para|con) (?:el planeta|el medio ?ambiente|el clima|la tierra)|neutr[oa]s? en carbono|huella (?:de carbono|ecológica)|cero (?:emisiones|residuos)|(?:salva|cuida|protege)\\p{L}* (?:el planeta|el medio ?ambiente|el clima)|verde por dentro|consumo responsable',
    },
    spoken: {
      en: 'climate change|the climate|the environment|the planet',
      de: 'klimawandel|planeten?',
      fr: "changement climatique|l'environnement|la planète",
      es: 'cambio climático|medio ?ambiente|el planeta',
    },
  },
]
