import { rulesOf } from './rule.ts'

/** "No loan is free of risk" promises nothing. */
const noneIs = {
  en: '(?:no|never|hardly any) (?:\\p{L}+ ){1,2}(?:is|are) (?:\\p{L}+ )?',
  de: '(?:kein|keine|nie|nicht) (?:\\p{L}+ ){0,2}',
  fr: "(?:aucun|aucune|jamais) (?:\\p{L}+ )?(?:n'est )?(?:\\p{L}+ )?",
  es: '(?:ningún|ninguna|nunca) (?:\\p{L}+ ){0,2}(?:está|es) ',
}

/** What a brand is held to: warranties, proof, and promises about what will happen. */
export const guarantees = rulesOf('guarantee', [
  [
    'guarantee',
    'of its noun',
    [
      'guaranteed|warranted',
      '(?!garanties? )garantiert\\p{L}{0,2}|garanti(?:e?s)?|garantizad[oa]s?|garantiza(?:mos|n)?|garantissons|garantit',
    ],
  ],
  [
    'guarantee',
    'with a complement',
    ['guarantee(?:s|ing)?|warrant(?:y|ies)', 'garantie[nrs]?|garantieren|gewährleist\\p{L}+', 'garant[ií]as?'],
  ],
  [null, 'alone', ['\\p{L}{3,30}s?garantie|\\p{L}{3,20}-(?:zurück-)?garantie']],
  [
    'risk-free',
    'alone',
    [
      "risk[- ]free|no[- ]risk|without (?:any |the (?:slightest|least) )?risk|zero risk|nothing to lose|(?:cannot|can't) (?:lose|go wrong|fail)",
      `(?<!${noneIs.en})free (?:of|from) (?:any |all )?risks?|(?:hardly any|barely any|next to no|not the slightest) risk|(?:you|they) risk nothing|the risk is (?:all |entirely )?ours|carries no risk|no (?:danger|risk) (?:to|for) your (?:money|savings)|nothing (?:can|could|will) (?:ever )?go wrong|safe as houses`,
      `(?:völlig|ganz|absolut|gänzlich) ohne gefahr|keine gefahr für (?:ihr|dein) (?:geld|erspartes)|risikofrei\\p{L}{0,2}|risikolos\\p{L}{0,2}|(?:ohne|kein(?:erlei)?) (?:jedes |jegliches |das geringste )?risiko|nichts zu verlieren|(?<!${noneIs.de})frei von (?:jedem |allen |jeglichem )?risik(?:o|en)|das risiko (?:tragen|übernehmen) wir|das risiko liegt (?:ganz )?bei uns|(?:kann|wird) (?:\\p{L}+ ){0,2}(?:nichts|gar nichts) (?:schiefgehen|schief gehen|passieren)|(?:riskieren|riskierst) (?:sie |du )?nichts`,
      `sans (?:(?:aucun|le moindre|prendre de|prendre aucun) )?risques?|aucun risque|(?:aucun|sans) danger pour (?:votre|vos) (?:argent|épargne|économies)|rien à perdre|(?<!${noneIs.fr})(?:dénué|exempt)e?s? de (?:tout )?risque|(?:vous ne risquez|tu ne risques) rien|le risque est pour nous|rien ne peut (?:mal tourner|aller de travers)`,
      `sin (?:ningún |el menor |correr )?riesgos?|sin (?:ningún )?peligro para (?:tu|tus|su) (?:dinero|ahorros)|nada que perder|(?<!${noneIs.es})(?:libres?|exent[oa]s?) de (?:todo )?riesgos?|no (?:arriesgas|arriesga) nada|riesgo (?:cero|nulo)|nada puede (?:salir|ir) mal|el riesgo lo (?:asumimos|corremos) nosotros`,
    ],
  ],
  [
    'proven',
    'of its noun',
    [
      'proven|bewiesen\\p{L}{0,2}|nachgewiesen\\p{L}{0,2}|erwiesen\\p{L}{0,6}|prouvée?s?|éprouvée?s?|comprobad[oa]s?|demostrad[oa]s?',
    ],
  ],
  ['certified', 'of its noun', ['certified|accredited|zertifiziert\\p{L}{0,2}|certifiée?s?|certificad[oa]s?']],
  ['clinical', 'of its noun', ['clinical(?:ly)?|klinisch\\p{L}{0,2}|cliniquement|clínicamente']],
  [
    'scientific',
    'of its noun',
    [
      'scientifically|wissenschaftlich (?:bewiesen|belegt|erwiesen|nachgewiesen|geprüft)|scientifiquement|científicamente',
    ],
  ],
  [
    'tested outside',
    'alone',
    [
      '(?:dermatologically|clinically|medically|independently|laboratory|lab)[- ](?:tested|approved|certified)|tested (?:in|by) (?:an? )?(?:independent )?lab(?:oratory|s)?|(?:doctor|dentist|dermatologist|vet|expert|physio)[- ](?:recommended|approved|tested)',
      '(?:dermatologisch|klinisch|medizinisch|unabhängig|ärztlich|amtlich) (?:getestet|geprüft|bestätigt|empfohlen)\\p{L}{0,2}|labor(?:geprüft|getestet)\\p{L}{0,2}|(?:im|vom) labor (?:geprüft|getestet)',
      '(?:dermatologiquement|cliniquement|médicalement) (?:testé|prouvé)e?s?|testée?s? (?:dermatologiquement|cliniquement|en laboratoire|sous contrôle \\p{L}+)',
      '(?:dermatológica|clínica|médica)mente (?:probad|testad|comprobad)[oa]s?|(?:probad|testad|comprobad)[oa]s? (?:dermatológicamente|clínicamente|en laboratorio)',
    ],
  ],
  [
    'protected in full',
    'of its noun',
    [
      '(?:fully|completely|entirely|totally|wholly) (?:protected|insured|secured?|safe|refundable|backed)|(?:protected|insured|secured|safe|backed|refunded) (?:in full|completely|entirely|to the last p(?:enny|ound))|(?<=(?:all|every) (?:(?:our|your|of your) )?\\p{L}+ (?:is |are )?(?:always )?)(?:protected|insured|secured|safe)|(?<=your (?:money|savings) (?:is|are) (?:always )?)(?:safe|protected)|(?:full|complete|total) (?:protection|insurance|safety)',
      '(?:voll(?:ständig)?|komplett|vollkommen|rundum|gänzlich) (?:ab)?(?:geschützt|versichert|gesichert|sicher)\\p{L}{0,2}|(?<=(?:alle|jede[rs]?) (?:(?:ihre|deine|unsere) )?\\p{L}+ (?:ist |sind )?(?:immer )?)(?:ab)?(?:geschützt|versichert|gesichert)|(?:vollständiger|voller|kompletter) schutz|rundumschutz',
      '(?:entièrement|totalement|intégralement|complètement) (?:protégé|assuré|garanti|sécurisé|remboursé)e?s?|(?:protégé|assuré|remboursé)e?s? (?:en totalité|intégralement|à 100 ?%)|(?<=(?:tous|toutes) (?:(?:vos|nos|les) )?\\p{L}+ (?:sont )?(?:toujours )?)(?:protégé|assuré|garanti)e?s|protection (?:totale|complète|intégrale)',
      '(?:totalmente|completamente|íntegramente) (?:protegid|asegurad|cubiert)[oa]s?|(?:protegid|asegurad)[oa]s? (?:al 100 ?%|por completo|en su totalidad)|(?<=tod[oa]s (?:(?:tus|sus|nuestros|nuestras|los|las) )?\\p{L}+ (?:están )?(?:siempre )?)(?:protegid|asegurad)[oa]s|protección (?:total|completa)',
    ],
  ],
  [
    'paid in full',
    'alone',
    [
      '(?:all|every|your|any) (?:health )?(?:insur(?:ers?|ances?)|employers?|plans?|providers?) (?:\\p{L}+ )?(?:pays?|covers?|reimburses?|refunds?)(?: for)? (?:everything|it all|all of it|the (?:lot|full \\p{L}+)|in full)|(?:all|every) (?:health )?(?:insur(?:ers?|ances?)|plans?) (?:pays?|covers?)',
      '(?:(?:ihre|deine|die|jede|alle|der|ihr|dein) )?(?:\\p{L}*kassen?|\\p{L}*versicherung(?:en)?|versicherer|arbeitgeber) (?:zahl(?:t|en)|bezahl(?:t|en)|übernimmt|übernehmen|erstatte[nt]) (?:\\p{L}+ ){0,2}(?:alles|voll(?:ständig)?|komplett|die (?:vollen|gesamten|ganzen) kosten)|(?:alle|jede) (?:\\p{L}*kassen?|\\p{L}*versicherung(?:en)?|versicherer) (?:zahl|bezahl|übern|erstatt)\\p{L}+',
      '(?:toutes les|votre|ta|la|les|chaque) (?:mutuelles?|assurances?|caisses?|sécu(?:rité sociale)?) (?:rembourse(?:nt)?|prend|prennent|pa[iy]e(?:nt)?|couvre(?:nt)?) (?:en charge )?(?:tout|intégralement|entièrement|la totalité|à 100)|(?:toutes les|chaque) (?:mutuelles?|assurances?|caisses?) (?:rembourse(?:nt)?|pa[iy]e(?:nt)?|couvre(?:nt)?)',
      '(?:tod[oa]s l[oa]s|tu|el|la|cada) (?:seguros?|mutuas?|aseguradoras?) (?:lo |te lo )?(?:pagan?|cubren?|reembolsan?) (?:\\p{L}+ )?(?:todo|íntegr\\p{L}+|al 100|por completo)|tod[oa]s l[oa]s (?:seguros|mutuas|aseguradoras) (?:lo )?(?:pagan|cubren|reembolsan)',
    ],
  ],
  ['lifetime', 'of its noun', ['lifetime|for life|lebenslang\\p{L}{0,2}|à vie|de por vida|vitalici[oa]s?']],
  ['forever', 'of its noun', ['forever|for ever|für immer|auf ewig|ewig haltbar|pour toujours|para siempre']],
  ['unlimited', 'of its noun', ['unlimited|unbegrenzt\\p{L}{0,2}|unlimitiert\\p{L}{0,2}|illimitée?s?|ilimitad[oa]s?']],
  [
    'instant',
    'of its noun',
    [
      'instant(?:ly)?|in (?:just )?(?:a few )?seconds|within the hour|in (?:wenigen )?sekunden|en quelques secondes|en (?:pocos )?segundos',
    ],
  ],
  [
    'in minutes',
    'alone',
    [
      '(?:with)?in (?:just )?(?:a few )?minutes|in (?:nur )?(?:wenigen )?minuten|en quelques minutes|en (?:pocos )?minutos',
    ],
  ],
  ['always open', 'alone', ['(?:a)?round the clock|rund um die uhr|24 ?h(?:/24)?|jour et nuit|(?:las )?24 horas']],
  [
    'pays for itself',
    'alone',
    ["pays? for itself|(?:amortisiert|rechnet) sich|s'amortit|se amortiza\\p{L}{0,2}|se paga sol[oa]"],
  ],
  ['miracle', 'alone', ['miracles?|miraculous(?:ly)?|wundermittel|milagros?|milagros[oa]s?']],
  ['cure', 'of its noun', ['cures?|cured|(?<!(?:zeit|temps) )(?:heilt|guérit)|cura(?=\\s(?:el|la|los|las)\\s)']],
  ['official', 'of its noun', ['official|offiziell\\p{L}{0,2}|officiel(?:le)?s?|oficial(?:es)?']],
  [
    'promise',
    'alone',
    [
      '(?:we|i) (?:\\p{L}+ )?promise|promised|our promise|you have our word',
      'versprochen|(?:wir|ich) versprechen?|unser (?:wort|versprechen)|ehrenwort',
      "promis(?=[ .,:;!]|$)|nous (?:vous )?promettons|notre promesse|on vous promet|c'est promis|parole (?:donnée|d'honneur)",
      '(?:te |os |le )?prometemos|prometid[oa]|palabra de honor|nuestra promesa',
    ],
  ],
  [
    'never fails',
    'alone',
    [
      "(?:always works|never (?:fails?|breaks?|wears? out|lets? you down)|works? every (?:single )?time|every single time|(?:will (?:not|never)|won't) (?:ever )?(?:break|fail|wear out|let you down)|foolproof|unbreakable|indestructible)",
      'funktioniert immer|klappt immer|versagt nie|geht nie kaputt|hält ewig|unzerstörbar\\p{L}{0,2}|unverwüstlich\\p{L}{0,2}|jedes mal aufs neue',
      '(?:marche|fonctionne) (?:toujours|à tous les coups|à chaque fois)|ne (?:casse|tombe) jamais|infaillibles?|incassables?|indestructibles?',
      '(?:siempre funciona|funciona siempre|nunca (?:falla|se rompe)|no falla nunca|infalibles?|irrompibles?|indestructibles?)',
    ],
  ],
  [
    'everyone accepted',
    'alone',
    [
      "(?:everyone|everybody|anyone|all applicants)(?: who applies)? (?:(?:is|are|gets?|can get|will (?:be|get)) (?:approved|accepted)|qualif(?:y|ies)|can qualify|is eligible)|(?:we|we'll|will|they) never (?:say no|refuse|reject|decline|turn (?:\\p{L}+ )?(?:away|down))|(?:no one|nobody|no applicant) (?:is|gets|will be) (?:ever )?(?:refused|rejected|declined|turned (?:away|down))|(?:you're|you are) (?:sure|certain|bound) to (?:qualify|be (?:approved|accepted))|your application (?:is|will be) (?:approved|accepted)|we (?:always )?say yes to (?:everyone|everybody|anyone|all)|approval (?:is )?(?:certain|assured)|(?:loan|application|credit|mortgage|request|account) (?:is|are) (?:as good as|practically|virtually|all but|almost|basically) (?:accepted|approved|granted|agreed|done|yours)|(?:no|without) (?:a )?credit checks?",
      '(?:jeder|alle) (?:wird|werden|bekommt|bekommen) (?:angenommen|genehmigt|einen kredit|eine zusage)|(?:wir sagen|sagen wir) (?:nie|niemals) nein|wir lehnen (?:niemanden|nie\\p{L}*) ab|niemand wird abgelehnt|(?:die|ihre|deine) (?:zusage|genehmigung) ist sicher|wir sagen (?:immer|zu (?:allen|jedem)) ja|niemand wird (?:abgewiesen|zurückgewiesen|weggeschickt)|(?:antrag|kredit|darlehen|zusage) (?:ist|sind) (?:so gut wie|praktisch|quasi|nahezu) (?:sicher|bewilligt|genehmigt|angenommen|zugesagt)|ohne (?:schufa|bonitätsprüfung)',
      "tout le monde est accepté|(?:nous ne disons|on ne dit) jamais non|nous ne refusons (?:personne|jamais)|personne n'est (?:refusé|écarté|recalé|rejeté)|(?:crédit|prêt|dossier|demande) est (?:pratiquement|quasiment|presque|pour ainsi dire|autant dire) (?:accordée?|acceptée?|acquise?|validée?)|tout le monde y a droit|nous disons oui à (?:tous|tout le monde)|accord (?:assuré|immédiat)|sans (?:enquête|vérification) de crédit",
      '(?:todos|todo el mundo) (?:son|es) aprobad[oa]s?|nunca decimos (?:que )?no|no rechazamos a nadie|decimos (?:que )?sí a (?:todos|todo el mundo)|te lo concedemos|nadie (?:es|queda) rechazad[oa]|no se rechaza a nadie|(?:préstamo|crédito|solicitud) (?:está|es) (?:prácticamente|casi|poco menos que) (?:aprobad[oa]|concedid[oa]|aceptad[oa])|todo el mundo (?:cumple|puede acceder|tiene derecho)|aprobación (?:segura|inmediata)|sin (?:comprobar|verificar) (?:el )?crédito',
    ],
  ],
  [
    'satisfaction',
    'alone',
    [
      "satisfaction (?:is )?(?:assured|certain)|(?:100|hundred) ?(?:%|percent|per cent) (?:satisfaction|satisfied|effective|safe|secure|natural)|complete satisfaction|(?:you(?:'ll| will) (?:never|not)|won't) be disappointed|no questions asked|no ifs,? no buts",
      '(?:100|hundert) ?(?:%|prozent) (?:zufrieden\\p{L}*|sicher|wirksam|natürlich)|volle zufriedenheit|(?:werden|wirst) (?:sie |du )?(?:nie|nicht|niemals) enttäuscht|ohne wenn und aber|keine fragen',
      'satisfaction (?:assurée|totale)|(?:vous ne serez|tu ne seras) (?:jamais|pas) déçue?s?|(?:100|cent) ?(?:%|pour cent) (?:satisfaits?|sûr|efficace|naturel)|sans poser de questions?',
      'satisfacción (?:asegurada|total)|(?:nunca|no) (?:quedarás|te sentirás) (?:decepcionad|defraudad)[oa]|(?:100|cien) ?(?:%|por cien(?:to)?) (?:satisfech[oa]s?|segur[oa]|eficaz|natural)|sin (?:hacer )?preguntas',
    ],
  ],
  [null, 'alone', ['\\p{L}{3,20}-free']],
])
