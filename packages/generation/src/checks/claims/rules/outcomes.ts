import { day, nameOfEnd } from './deadlines.ts'
import { rulesOf } from './rule.ts'
import { keyHeld, namesOf, type Thing } from './things.ts'

/** What a reader waits for, by its name in English, German, French and Spanish; insides of patterns. */
const things: readonly Thing[] = [
  ['appointment', 'appointments?', 'termine?', 'rendez-vous', 'citas?'],
  [
    'answer',
    'answer|reply|decision',
    'antwort|entscheidung|bescheid|zusage|rückruf',
    'réponse|décision|accord',
    'respuesta|decisión',
  ],
  ['result', 'results?|report', 'ergebnis(?:se)?|bericht', 'résultats?|rapport', 'resultados?|informe'],
  ['quote', 'quote|plan', 'angebot|plan|kostenvoranschlag', 'devis|plan', 'presupuesto|plan'],
  ['money', 'refund|money|loan', 'geld|kredit|darlehen', 'remboursement|argent|prêt', 'reembolso|dinero|préstamo'],
  [
    'order',
    'order|parcel|delivery',
    'lieferung|bestellung|paket',
    'commande|colis|livraison',
    'pedido|paquete|entrega',
  ],
  ['account', 'card|account|keys?', 'karte|konto|schlüssel', 'carte|compte|clés', 'tarjeta|cuenta|llaves'],
  ['repair', 'repair|bike', 'reparatur|rad|fahrrad', 'réparation|vélo', 'reparación|bici'],
  ['certificate', 'certificate|diploma', 'zertifikat|zeugnis', 'certificat|diplôme', 'certificado|diploma'],
]
const names = namesOf(things)
const awaited = { en: `(?:${names[0]})`, de: `(?:${names[1]})`, fr: `(?:${names[2]})`, es: `(?:${names[3]})` }
const byThing = things.map(
  ([key, ...named]) => [key, new RegExp(`(?<!\\p{L})(?:${named.join('|')})(?!\\p{L})`, 'u')] as const,
)
const span = {
  en: '(?:(?:an?|one|\\p{N}+|two|three|four|five|six|ten|thirty|(?:just )?a few|a couple of) (?:short )?(?:hours?|days?|weeks?|months?|lessons?|evenings?|classes|sessions|course|class|lesson)|days|weeks|months|no time|a fortnight)',
  de: '(?:eine[mrn]?|\\p{N}+|zwei|drei|vier|fünf|sechs|zehn|dreißig|wenigen|kurzer|ein paar)? ?(?:stunden?|tage?n?|wochen?|monate?n?|abende?n?|kurse?n?|einheiten|zeit)',
  fr: '(?:une?|\\p{N}+|deux|trois|quatre|cinq|six|dix|trente|quelques|peu de) (?:heures?|jours?|semaines?|mois|cours|séances?|soirées?|leçons?|temps)',
  es: '(?:un|una|\\p{N}+|dos|tres|cuatro|cinco|seis|diez|treinta|poc[oa]s|unos pocos|unas pocas|unos|unas) (?:horas?|días?|semanas?|mes(?:es)?|clases?|sesiones|tardes?|cursos?|lecciones)',
}
/** What it is to have learnt something for good. */
const masters = {
  en: '(?:master|have (?:mastered|learnt|learned)|(?:speak|play|bake|cook|throw|write|draw|dance|run|sing|sew|photograph)(?= [^.!?\\n]{0,40}(?:like (?:an?|the) (?:pro|professional|expert|master|native|local|chef|baker)|fluent(?:ly)?|perfectly))|speak(?= \\p{L}+ in (?!the))|be (?:an? )?(?:fluent|expert|pro|professional|master|fit|free of|back on)|are (?:an? )?(?:expert|pro|professional|master|fluent)|become (?:an? )?(?:expert|pro|professional|master)|know (?:everything|it all))',
  de: '(?:beherrsch(?:en|st|t)|meister(?:n|st|t)|(?:back|koch|sprech|spiel|schreib|zeichn|tanz|sing|näh|fotografier|sprich|töpfer)(?:en|st|t|e?n?)(?= (?:sie |du |ihr )?[^.!?\\n]{0,30}(?:wie ein|fließend|perfekt))|(?:sind|bist|seid|werden|wirst)(?= (?:sie|du|ihr) [^.!?\\n]{0,30}(?:profi|meister|experte|expertin|fit)(?:in)?(?!\\p{L})))',
  fr: '(?:maîtris(?:erez|eras|ez|es)|(?:cuirez|cuisinerez|parlerez|jouerez|écrirez|dessinerez|danserez|coudrez|cuisez|parlez|cuisinez)(?= [^.!?\\n]{0,30}(?:comme un|couramment|parfaitement))|(?:êtes|serez|deviendrez|devenez)(?= (?:une? )?(?:expert|pro|maître|incollable|autonome)))',
  es: '(?:dominar(?:ás|á|éis)|dominas|(?:hornearás|cocinarás|hablarás|tocarás|escribirás|dibujarás|bailarás|coserás|tornearás|horneas|hablas)(?= [^.!?\\n]{0,30}(?:como un|con fluidez|perfectamente|a la perfección))|(?:serás|eres|te convertirás|te harás)(?= (?:en )?(?:una? )?(?:expert|profesional|maestr|auténtic)))',
}
const trouble = {
  en: '(?:queues|queuing|waiting|waits|delays?|breakdowns?|mistakes|errors|leaks?|outages?|downtime|stoppages?|jams|no-shows|sleepless nights|waste|(?:\\p{L}+ )?worries|hassle|paperwork|(?:back|neck|joint)? ?pain)',
  de: '(?:warte\\p{L}*|warten|schlangen|schlange stehen|verspätungen?|pannen|fehler|ausfälle|leerlauf|stillst(?:and|ände)|standzeiten|störungen|staus?|abfall|schlaflose nächte|\\p{L}*sorgen|\\p{L}*schmerzen|ärger|papierkram)(?: (?:am|im|in|an|auf|beim|vor) (?:(?:der|dem|den) )?\\p{L}+)?',
  fr: "(?:files?(?: d'attente)?|attentes?|retards?|pannes?|erreurs?|fuites?|arrêts|bouchons|nuits blanches|gaspillage|soucis|tracas|paperasse|douleurs)",
  es: '(?:colas?|esperas?|retrasos?|averías?|errores|fugas?|paradas|atascos|plantones|noches en vela|desperdicio|preocupaciones|papeleo|dolores)',
}
const asked = '(?![^.!?\\n]{0,60}\\?)'
/** What is said to hold or serve for as long as somebody lives. */
const holds = {
  en: '(?:lasts?|serves?|keeps?|holds?|works?|stays?|accompan(?:y|ies)|runs?)',
  de: '(?:hält|halten|begleite[nt]|dient|dienen|bleibt|bleiben|funktioniert|läuft|reicht)',
  fr: '(?:dure|durent|tient|tiennent|accompagne|accompagnent|sert|servent|reste|restent|durera|tiendra|accompagnera|servira|gardez|garderez)',
  es: '(?:dura|duran|durará|aguanta|aguantan|acompaña|acompañan|acompañará|sirve|sirven|servirá|funciona)',
}

/** What is promised to come by a day, to last a life, to be learnt in a time, or to end for good. */
export const outcomes = rulesOf('guarantee', [
  [
    (wording) => `has ${keyHeld(wording, byThing)} ${nameOfEnd(wording)}`,
    'alone',
    [
      `(?:you(?:'ll| will)? (?:have|get|receive|hold) (?:your|an?|the|our) (?:(?:first|new|own) )?${awaited.en}|your (?:first )?${awaited.en} (?:will be there|arrives?|comes?|is there|is ready)) (?:by |before |as soon as |as early as )?${day}(?! ?\\?)`,
      `(?:noch |schon |bereits )?(?:in |am |bis )?${day} (?:(?:bekommen|erhalten|haben|halten) sie|(?:bekommst|erhältst|hast) du|(?:kommt|ist|liegt) (?:ihr|dein)e?) (?:(?:ihre?n?|deine?n?|eine?n?|die|den|das|schon|erste[nr]?) )*${awaited.de}|(?:ihre?n?|deine?n?) (?:erste[nrs]? )?${awaited.de} (?:(?:bekommen|erhalten|haben) sie|(?:bekommst|erhältst|hast) du|kommt|ist|liegt) (?:noch |schon |bereits )?(?:in |am |bis )?${day}`,
      `(?:vous (?:aurez|avez|recevrez|recevez|obtenez)|tu (?:auras|as|recevras|reçois)) (?:(?:votre|vos|ton|ta|une?|la|le|les) (?:premi(?:er|ère) )?${awaited.fr}) (?:dès |avant |d'ici )?${day}|(?:dès |avant |d'ici )${day},? (?:vous (?:aurez|avez|recevrez|recevez)|tu (?:auras|as|reçois)) (?:votre|vos|ton|ta|une?|la|le|les) (?:premi(?:er|ère) )?${awaited.fr}|(?:votre|ton|ta) ${awaited.fr}, vous l'(?:avez|aurez) (?:dès )?${day}`,
      `(?:(?:tendrás|tienes|recibirás|recibes) (?:tus?|una?|la|el|los) (?:primera? )?${awaited.es}) (?:ya |antes del? |est[ea] mism[oa] )?(?:${day}|semana|mes)|(?:ya )?${day},? (?:ya )?(?:tendrás|tienes|recibirás|recibes) (?:tus?|una?|la|el) (?:primera? )?${awaited.es}`,
    ],
  ],
  [
    'lifetime',
    'of its noun',
    [
      `(?<=(?<!\\p{L})${holds.en}(?: [\\p{L}']+){0,2} )(?:for )?(?:the rest of (?:its|your|their|his|her) (?:life|lives|days)|(?:all|throughout) (?:its|your|their) (?:life|lives)|a whole life)`,
      `(?<=(?<!\\p{L})${holds.de}(?: [\\p{L}-]+){0,3} )(?:ein (?:ganzes )?leben lang|(?:ihr|dein|das) ganzes? leben|zeitlebens|ein leben)|ein leben lang(?= (?:${holds.de}|hält))`,
      `(?<=(?<!\\p{L})${holds.fr}(?: [\\p{L}']+){0,2} )(?:toute (?:une|la|votre|ta|sa) vie|la vie entière)`,
      `(?<=(?<!\\p{L})${holds.es}(?: \\p{L}+){0,2} )(?:toda (?:la|una|tu|su) vida|una vida entera)`,
    ],
  ],
  [
    'mastered',
    'alone',
    [
      `(?:in|within|after) (?:just |only |less than )?${span.en},? you(?:'ll| will|'re)? (?:already )?${masters.en}|you(?:'ll| will|'re)? (?:already )?${masters.en}[^.,!?\\n]{0,50}? (?:in|within|after) (?:just |only |less than )?${span.en}|your (?:\\p{L}+ ){1,2}(?:will be|will feel|will look) (?!(?:ready|done|there|here|back|home|sent|delivered|paid|in|on|at|with|open)(?!\\p{L}))\\p{L}+ (?:in|within|after) (?:just |only )?${span.en}`,
      `(?:in|nach|binnen|innerhalb von) (?:nur )?${span.de} ${masters.de}(?: (?:sie|du|ihr))?|(?:sie|du) ${masters.de}[^.,!?\\n]{0,50}? (?:in|nach|binnen) (?:nur )?${span.de}|(?:ihre?|deine?) \\p{L}+ (?:wird|ist) (?:schon |bereits )?(?:in|nach|binnen) ${span.de} (?!(?:fertig|da|zurück|bei|repariert|geliefert|unterwegs|vorbei|ein|eine)(?!\\p{L}))\\p{L}+(?=[.,!;]|$)`,
      `(?:en|dès|après|au bout d(?:e |'))(?: (?:seulement|à peine))? ?${span.fr},? (?:vous|tu) (?:\\p{L}+ )?${masters.fr}|(?:vous|tu) ${masters.fr}[^.,!?\\n]{0,50}? (?:en|après) ${span.fr}|(?:votre|vos|ta|ton|tes) \\p{L}+ (?:sera|seront) (?!(?:prêt|livré|là|chez|envoyé|réparé|terminé)\\p{L}*)\\p{L}+ (?:en|après|dès) ${span.fr}`,
      `(?:en|tras|después de|a) (?:solo |apenas )?${span.es},? (?:ya )?${masters.es}|${masters.es}[^.,!?\\n]{0,50}? (?:en|tras) (?:solo )?${span.es}|(?:tus?|sus?) \\p{L}+ (?:estará|quedará|será)n? (?!(?:list|entregad|aquí|en|enviad|reparad)\\p{L}*)\\p{L}+ (?:en|tras) ${span.es}`,
    ],
  ],
  [
    'never again',
    'of its noun',
    [
      `(?<=${trouble.en} )(?:are|is|become|becomes) (?:a thing of the past|history|over for good|over|gone)(?=[.,!;\\n]|$| (?:with|for|here|now)(?!\\p{L}))${asked}|there (?:are|is|will be) no (?:more|longer any)(?= (?!paperwork)${trouble.en}(?!\\p{L}))${asked}`,
      `(?<=${trouble.de} )(?:(?<!papierkram )(?:gibt es|gibt's|kennen wir|kommen) (?:(?:damit|hier|bei uns|mit uns|jetzt|dann|künftig|ab jetzt) )*(?:nicht(?: mehr)?|keine[nr]? mehr)|(?:ist|sind|werden|wird) (?:damit |hier |bei uns |jetzt |ab jetzt )*(?:geschichte|vergangenheit|vorbei|passé)|(?:gehören|gehört) (?:damit |hier |bei uns |jetzt )*der vergangenheit an)${asked}`,
      `(?<=${trouble.fr},? )(?:c'est (?:du passé|fini|terminé|de l'histoire ancienne)|(?:appartiennent|appartient) au passé|(?:sont|est) de l'histoire ancienne)${asked}|il n'y a (?:donc |alors )?(?:plus|aucune?)(?: (?:de|d'))?(?= ?(?!paperasse)${trouble.fr}(?!\\p{L}))${asked}`,
      `(?<=${trouble.es} )(?:son|es|serán|será) (?:cosa del pasado|historia|agua pasada)${asked}|ya no (?:hay|habrá|existen?)(?= (?!papeleo)${trouble.es}(?!\\p{L}))${asked}`,
    ],
  ],
  [
    'never',
    'of its noun',
    [
      `(?:sie werden|werden sie|du wirst|wirst du|ihr werdet) (?:(?!(?:es|das)(?!\\p{L}))\\p{L}+ ){0,2}?(?:nie|niemals)(?! (?:wieder|mehr|erraten|vergessen|glauben|wissen|erfahren|verstehen|ganz)(?!\\p{L}))(?= \\p{L})(?![^.,!?\\n]{0,60} müssen(?!\\p{L}))`,
      `(?<=(?:vous|tu) n(?:e |')(?:(?:y|en|le|la|les|vous|te) |l'|m'|t')?(?!(?:deviner|oublier|croir|saur|comprendr|trouver|verr|ser|devr)\\p{L}*)\\p{L}+(?:rez|ras) )(?:(?:plus )?jamais(?! à (?!\\p{L}*$))|plus(?= ?(?:[.!;:]|$)))`,
      `(?:nunca|jamás)(?: más)?(?= (?:(?:te|se|lo|la|los|las) )*(?!(?:adivin|olvid|sabr|creer|entender|ver|imagin|encontrar|ser)\\p{L}*)(?!tendr(?:ás|éis) que(?!\\p{L}))\\p{L}+(?:rás|réis)(?!\\p{L})| se te \\p{L}+rán?(?!\\p{L}))`,
    ],
  ],
])
