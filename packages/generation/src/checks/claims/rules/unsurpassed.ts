import { matchesOf, wordEnd } from '../../../text.ts'

/** A place where copy says that nothing is better, and the comparative or the wording that says it. */
export interface Unsurpassed {
  start: number
  end: number
  word: string
}

const word = "[\\p{L}'-]+"
/** Words that go on in the clause, of which none is a mark. */
const upTo = (count: number) => `(?: ${word}){0,${count}}?`

const english = (() => {
  const plain =
    'fair|fresh|fast|quick|cheap|smart|strong|soft|light|calm|quiet|warm|kind|clean|clear|rich|tough|smooth|green|near|sweet|crisp|sharp|bright|neat|sound|firm|mild|cool|swift|slick|sleek|dear|bold|plain|steep|grand|great|stout|thick|tender|clever|mellow'
  const mute = 'fine|safe|nice|close|simple|gentle|pure|true|sure|wise|rare|ripe|cute|humble|noble'
  const notRanks =
    '(?!(?:carr|barr|cour|suppl|sold|front|glac|cash|terr|cop|prem|atel|chandel|hotel|earl)iers?(?!\\p{L}))'
  const adjective =
    '\\p{L}{4,}(?:ful|able|ible|ive|ous|ant|ent|al|ic|ate|some)|(?:relax|charm|invit|reward|welcom|satisfy)ing'
  const short = `(?:${plain})er|(?:${mute})r|${notRanks}\\p{L}{3,}ier|better`
  const range =
    '(?:wid|larg|bigg|broad|great|deep)er(?= (?:range|choice|selection|variety|stock|array|collection|network)(?!\\p{L}))|lower(?= (?:rates?|prices?|fees?|costs?|charges?|interest)(?!\\p{L}))|higher(?= (?:rates?|interest|quality|standards?)(?!\\p{L}))'
  /** Before a noun: "no more" of several things is an end of them. */
  const attribute = `(?<rank>${short}|${range}|(?:more|less) (?:${adjective})(?= ${word}(?<!s)(?!\\p{L})))(?= (?!(?:than|with|without|for|by|in|on|at|if|when|and|or|but|as)(?!\\p{L}))\\p{L})`
  const how = `\\p{L}{2,}(?<!ear|like|real|near|on)ly|well|good|${plain}|fine|safe|nice|simple|gentle|easy|friendly|tasty|sturdy|handy|comfy|cosy`
  const predicate = `(?<rank>(?:${short}|(?:more|less) (?:${adjective}|\\p{L}{3,}ly))(?! (?:with|without|when|if|after|by|on an?)(?!\\p{L}))|(?:this|(?:quite |nearly |half )?(?:so|as)) (?:${how})(?! (?:as to|that)(?!\\p{L}))|like (?:it|this|us|ours|we(?: do)?)(?=[.,!]|$))`
  const free =
    '(?!(?:to|that|but|like|told|tells?|says?|said|thinks?|thought|knows?|asks?|wants?|likes?|minds?|expects?|needs?|promised?)(?!\\p{L}))'
  const on = (count: number) => `(?: ${free}${word}){1,${count}}?`
  const place = `(?: (?:in|on|from|between|around|this side of)${upTo(4)})?`
  return [
    `(?:no|none) ${attribute}`,
    `(?<!if (?:you|they) )(?:(?:will|would|can|could|do|does|did) (?:not|never|hardly|scarcely)|cannot|(?:wo|ca|could|would|do)n't|never|hard[- ]pressed to|hard to|difficult to|struggle to|impossible to|luck|try)(?: ever)? (?:find(?:ing)?|meet|see|taste|get|come across|ask for|imagine|have) (?:an? |any |another |anything |anywhere )?${attribute}`,
    `(?:will not|won't|cannot|can't|never) (?:find|get|see|taste) (?:it|them|anything|bread|one)${upTo(2)} (?<rank>${short}|(?:done|made)? ?(?:this|as|so) (?:${how}))`,
    `(?<!(?:of|from|to) )nowhere(?! (?:to|near)(?!\\p{L}))${upTo(7)} (?<rank>${short}|${range}|(?:more|less) (?:${adjective}|\\p{L}{3,}ly)|(?:so|as|this) (?:${how}))`,
    `no other(?: (?!than(?!\\p{L}))${word}){1,8}? (?:${predicate})`,
    `no other (?:${word} ){0,4}?(?:comes? (?:close|near)|can (?:match|rival|compete)|rivals|matches|measures up)`,
    `(?:no|not one|not a single) (?!(?:need|one|more|less|longer|matter|wonder|reason)(?!\\p{L}))${word}${place} (?:is|are|will|can|gets?|does|\\p{L}{2,}(?<!s)s)${upTo(3)}(?<! an?| the| to| for| any| your) (?:${predicate})(?=[.,!;]|$| (?:in|on|at|for|than|as|anywhere|around|to)(?!\\p{L}))`,
    `(?:nothing|nobody|no one|none)(?: else)?${place}${on(7)}(?<! an?| the| any| your| for| of) (?:${predicate})`,
    `(?:nothing|nobody|no one|none|no other)(?: else)?${place} (?:even )?(?:comes? (?:close|near)|compares|measures up|can (?:touch|match|rival|top))(?! to (?:an?|the)(?!\\p{L}))`,
    "bar none|(?:is|are) hard to beat|takes? some beating|(?:has|have|knows?) no (?:equals?|rivals?|peers?|match)|without (?:equal|rival|peer)|unequall?ed|unsurpass(?:ed|able)|like no other|like nothing else|unlike anything else|(?:does not|doesn't|do not|don't) (?:come|get) (?:any )?(?:better|fresher|crisper|tastier|simpler|fairer)(?! (?:with|by|if|when|until)(?!\\p{L}))",
  ]
})()

const german = (() => {
  const notRanks =
    '(?!(?:(?:besond|ab|od|unt|üb|hint|wied|imm|ein|kein|sein|ihr|unser|eur|mein|dein|dies|jed|jen|all|ander|manch|solch|welch|auß|weit|spät|früh|eh|leid|gest|dah|vorh|nachh|bish|woh|sich|saub|leck|lock|bitt|munt|heit|tapf|mag|teu|inn|äuß|ob|vord|mehr|läng|unt|nied|einand|zweit|dritt|lieb|öft|unsr)er(?:e[nrms]?|n|er)?|\\p{L}+ier(?:en?|t)?)(?!\\p{L}))'
  const plain = `${notRanks}\\p{Ll}{3,}er`
  const size = '(?!(?:größ|klein|läng|kürz|höh|niedrig|weit|breit|ält|jüng|neu|schwer|dick|dünn|groß)er)'
  const attribute = `(?<rank>${size}${notRanks}\\p{Ll}{3,}ere[nrms]?|größere(?= (?:Auswahl|Vielfalt))|breitere[ns]?(?= (?:Auswahl|Angebot|Sortiment))|niedrigere[nrms]?(?= (?:Zins|Preis|Gebühr|Beitr|Kosten|Rate|Tarif))|höhere[nrms]?(?= (?:Zins|Qualität|Rendite)))(?= \\p{Lu})`
  const how =
    '(?!(?:früh|spät|leer|weit|lang|lange|viel|viele|wenig|oft|dunkel|müde|etwas|ein|eine|einen|was|sehr|dass|ist|sind|wie|wird|war|weit|bald)(?!\\p{L}))\\p{Ll}{3,}'
  const predicate = `(?<rank>${plain}|(?:so|genauso|ebenso|derart) ${how})(?! (?:mit|ohne|wenn|dass)(?!\\p{L}))(?<! von (?:selbst|allein) \\p{L}+)`
  const none = '(?:kein(?:e[rsnm]?)?|niemand|nichts|nirgend(?:s|wo))'
  const first = '(?<=^|[.!?:–—•\\n] ?)'
  const late =
    '(?!(?:Früher|Später|Lieber|Immer|Leider|Weiter|Wieder|Keiner|Einer|Jeder|Dieser|Sicher|Länger|Unser|Ihrer|Unter|Über|Hinter|Aber|Oder|Lauter)(?!\\p{L}))'
  return [
    `[Kk]eine?[nrms]? (?:anderen? )?${attribute}`,
    `[Ee]ine?n? ${attribute} \\p{Lu}[\\p{L}-]+ (?:finde[nt]?|gibt|bekomm\\p{Ll}+|kenn\\p{Ll}+|werde[nt]|wirst|hat|haben|baut|backt|macht)${upTo(5)} (?:nicht|nie|kaum|niemand|nirgend(?:s|wo)|keine[rn]?)`,
    `(?:[Nn]irgend(?:s|wo)|[Aa]n keinem (?:anderen )?Ort|[Ii]n keine[rm] (?:anderen )?\\p{Lu}[\\p{L}-]+|[Bb]ei (?:keine[rm] (?:anderen|sonst)?(?: \\p{Lu}[\\p{L}-]+)?|niemandem(?: sonst)?))${upTo(7)} (?:${predicate})`,
    `(?:[Kk]eine?[rs]? (?:ander|zweit)e[rsn]?|[Kk]ein(?:er?|es)? sonst|[Ss]onst (?:kein(?:er?|es)?|niemand|nichts)|[Nn]iemand sonst|[Nn]ichts (?:sonst|anderes))${upTo(8)} (?:${predicate})`,
    `[Kk]ein(?:e[rs]?)? \\p{Lu}[\\p{L}-]+(?: (?:in|im|auf|der|des|am|aus|weit|zwischen)${upTo(4)})? \\p{Ll}+[et](?: \\p{L}+){0,4}? (?:${predicate})(?=[.,!;]|$| (?:als|wie|in|im|auf|für|auf dem)(?!\\p{L}))`,
    `(?:[Nn]iemand|[Nn]ichts)(?: (?:in|im|auf|am)${upTo(3)})? (?!(?:sagt|weiß|will|muss|soll|braucht|mag|glaubt|denkt|fragt)(?!\\p{L}))\\p{Ll}+t(?: \\p{L}+){0,4}? (?:${predicate})`,
    `${first}${late}(?<rank>\\p{Lu}\\p{Ll}{2,}er)(?: (?:ausgestattet|betreut|beraten|gebaut|gebacken|gemacht|sortiert|versorgt))? (?!(?:war|waren|wird|werden als|als|und|oder|mit)(?!\\p{L}))\\p{Ll}+${upTo(3)} (?:kein(?:e[rsn]?)?|niemand|nichts|nirgend(?:s|wo))`,
    `${first}${late}(?<rank>\\p{Lu}\\p{Ll}{2,}er) (?:geht|kann man|gelingt|schmeckt|bekommt man)(?:'s| es| das| man)?(?: \\p{Ll}+)? (?:kaum|nicht|nimmer|nirgends)`,
    `${first}(?<rank>So ${how}(?: \\p{Ll}+)?) \\p{Ll}+${upTo(4)} (?:sonst ${none}|${none} (?:sonst|ander\\p{Ll}+|zweite[rsn]?)|nirgend(?:s|wo))`,
    `${first}(?<rank>So ${how}(?: (?:ausgestattet|betreut|beraten|gebaut|gebacken|gemacht|sortiert|versorgt))?) (?:ist|sind|läuft|laufen|backt|bäckt|arbeitet|berät|betreut|liefert|schmeckt|kocht|baut|pflegt|reinigt|kümmert sich) (?:kein(?:e[rs]?)?|niemand|nichts)(?! (?:mehr|noch)(?!\\p{L}))`,
    '(?:wie|als) (?:kein(?:e[rs]?)? (?:zweite[rs]?|andere[rs]?)|niemand sonst|sonst (?:niemand|keine[rs]?)|nirgends sonst)|ohnegleichen|(?:seines|ihres)gleichen(?= such)|(?:sucht|suchen) (?:seines|ihres)gleichen|nicht zu (?:übertreffen|schlagen|toppen)|unerreicht\\p{Ll}{0,2}|nicht seinesgleichen|(?:hat|haben|kennt) keine (?:Konkurrenz|Rivalen)',
  ]
})()

const french = (() => {
  const adjective =
    "(?!(?:de|d'|que|qu'|tard|tôt|jamais|rien|personne|loin|avant|grand|grande|petite?|longue?|courte?|large|haut|haute|gros|grosse|à|en|le|la|les|un|une|du|des|il|pour|dans|sur|par|et|ou)(?!\\p{L}))\\p{L}{3,}(?<!ée?s?)(?!\\p{L})"
  const rank = `(?<rank>meilleure?s?|mieux|plus ${adjective}|moins ch(?:er|ère)s?|aussi \\p{L}{3,}|autant)`
  const scenes =
    '(?!(?:moments?|heures?|jours?|matins?|soirs?|bruits?|silence|odeur|plaisir|bonheur|fête|saison|excuse)(?!\\p{L}))'
  const others = `(?:aucune? autre|nul(?:le)? autre|personne d'autre|rien d'autre)`
  const seek =
    '(?:trouv\\p{L}+|exist\\p{L}+|y a(?:ura|vait)?|a|avez|connai\\p{L}*|connaî\\p{L}*|verrez|goûterez|fait|faites|fera|(?:peut|pouvez|saurait|sauriez) \\p{L}+|rencontrerez|vend\\p{L}*)'
  return [
    `(?:${others})${upTo(5)} (?:ne |n')${word}${upTo(7)} ${rank}`,
    `(?:aucune?|nul(?:le)?|pas une?) ${scenes}${word}${upTo(5)} (?:ne |n')${word}${upTo(5)} ${rank}`,
    `(?:personne|rien)(?: (?:à|dans|en|sur|au)${upTo(3)})? (?:ne |n')(?!(?:(?:vous|te|nous|lui) )?(?:dit|sait|veut|pense|croit|presse|demand\\p{L}+|oblige|forcera)(?!\\p{L}))${word}${upTo(5)} ${rank}`,
    `(?:ne |n')(?:en )?${seek} (?:pas|jamais|guère|nulle part|rien|aucune?)(?: de| d'| une?)?(?: ${scenes}${word}){0,4}? ${rank}`,
    `(?:ne |n')(?:en )?${seek} (?:pas|jamais|guère|aucune?)(?: de| d'| une?)? ?${rank}`,
    `(?:difficile|impossible|dur) de (?:trouver|faire|rêver)(?: ${word}){0,3}? ${rank}`,
    `nulle part(?! ailleurs)${upTo(8)} ${rank}`,
    `rien de (?<rank>mieux|meilleur|plus (?!(?:simple|facile|normal|humain|banal|vrai)(?!\\p{L}))\\p{L}+)`,
    "sans (?:pareil(?:le)?s?|rivale?s?|équivalent)|hors pair|à nul autre pareil|comme (?:aucune?|nul(?:le)?) autre|comme (?:personne|nulle part)(?=[.,!]|$)|n'(?:a|ont) (?:pas (?:son|leur) (?:pareil|égal)\\p{L}*|pas d'(?:égale?|équivalent)|aucun (?:égal|rival|équivalent)|pas de rivale?)|défi(?:e|ent) toute concurrence|insurpass(?:é|able)e?s?",
  ]
})()

const spanish = (() => {
  const adjective =
    '(?!(?:de|que|del|tarde|allá|adelante|pronto|abajo|arriba|lejos|cerca|remedio|tiempo|veces|grandes?|pequeñ[oa]s?|larg[oa]s?|cort[oa]s?|alt[oa]s?|antes|por|para|en|a|y|o|el|la|los|las)(?!\\p{L}))\\p{L}{3,}'
  const rank = `(?<rank>mejor(?:es)?|más ${adjective}|tan(?:to)?(?: (?!que(?!\\p{L}))\\p{L}{3,})?|igual(?: de \\p{L}{3,})?)(?! (?:con|sin|si|cuando)(?!\\p{L}))`
  const scenes =
    '(?!(?:momentos?|días?|horas?|mañanas?|tardes?|noches?|ruidos?|silencio|olor|placer|excusas?|época|temporada|más)(?!\\p{L}))'
  const others = '(?:ning[uú]n[oa]? otr[oa]|nadie más|nada más)'
  return [
    `(?:${others})(?! (?:que|de)(?!\\p{L}))${upTo(9)} ${rank}`,
    `(?:ning[uú]n[oa]?) ${scenes}${word}${upTo(5)} (?:es|está|son|resulta|sale|queda|sabe|huele|funciona|cuida|limpia|entiende|trata|atiende|enseña|cocina|hace|dura|suena|corre|\\p{L}{3,}[ae])${upTo(3)} (?<rank>tan (?!pronto|tarde|temprano)\\p{L}{3,}|tanto|mejor|más ${adjective}(?=[.,!;]|$| (?:en|de|del|que)(?!\\p{L})))(?! (?:con|sin|si|cuando)(?!\\p{L}))`,
    `(?:nadie|nada)(?: en${upTo(3)})? (?!(?:dice|sabe que|quiere|piensa|cree|pide|pregunta)(?!\\p{L}))${word}${upTo(4)} (?<rank>tan (?!pronto|tarde|temprano)\\p{L}{3,}|mejor)(?! (?:con|sin|si|cuando)(?!\\p{L}))`,
    `(?:nadie|nada) (?:es|está|resulta|sale|queda|lo hace|te lo pone) (?<rank>más ${adjective}|mejor)`,
    `no (?:hay|existen?|encontrar(?:ás|á|éis|án|emos)|se encuentran?|se hace|conocemos|conocerás|(?:vas|vais|va) a encontrar|ver(?:ás|éis)|probar(?:ás|éis)|tienen?|tendrás|se puede pedir)(?: ${scenes}${word}){1,4}? ${rank}`,
    `no (?:hay|existen?|encontrar(?:ás|á|éis|án)|se encuentra|se hace|(?:vas|vais|va) a encontrar|verás|probarás)(?: un[oa]?)? (?<rank>mejor(?:es)?|nada (?:mejor|igual|parecido|más ${adjective}))`,
    `(?:difícil|imposible) (?:de )?(?:encontrar|hallar|dar con)(?: ${word}){0,3}? ${rank}`,
    `en (?:ningún (?:lugar|sitio|rincón)|ninguna (?:parte|otra parte)|ning[uú]n[oa]? otr[oa] ${word})${upTo(7)} ${rank}`,
    '(?<!que )sin (?:igual|rival|parangón|par|comparación)|no (?:tienen?|conocen?|admiten?) (?:igual|rival|parangón|competencia|comparación)|como (?:ning[uú]n[oa]? otr[oa]|ninguna|ninguno|nadie)(?=[.,!;]|$| (?:en|de)(?!\\p{L}))|insuperables?|inmejorables?',
  ]
})()

const within = (sources: readonly string[], flags: string) =>
  sources.map((source) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})${wordEnd}`, flags))
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  en: within(english, 'giu'),
  // Nouns have a capital, which tells them from comparatives: "kein Bäcker", "keine frischere".
  de: within(german, 'gu'),
  fr: within(french, 'giu'),
  es: within(spanish, 'giu'),
}

const compared = new RegExp(`^(?: [\\p{L}'-]+){0,9}? (?:than|as|als|wie|como|que|qu')(?: |(?<='))(?=(.{1,40}))`, 'u')
const own =
  /^(?:(?:with|from|at|by|bei|mit|von|chez|avec|con|en|por|the|an?|les?|la|el|los|las|une?|un|das|der|die|eine?|dem) )?(?:ours?(?!\p{L})|us(?!\p{L})|this|these|here|it(?!\p{L})|we(?!\p{L})|uns|diese|hier|wir(?!\p{L})|notre|nos(?!\p{L})|nôtre|nous|cette?(?!\p{L})|ces?(?!\p{L})|celui|celle|ici|nuestr|nosotros|est[eao]s?(?!\p{L})|aquí)/iu
const named =
  /^(?:(?:an?|the|les?|la|el|une?|un) )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December|I(?!\p{L}))\p{Lu}/u
const namedInGerman = /^\p{Lu}/u

/** "Nothing is more tiring than a queue": of something that is neither the brand's nor a name it is a thought. */
function isThought(text: string, end: number, language: string): boolean {
  const clause = text.slice(end, end + 120).split(/[.,;:!?\n()–—]/u)[0] ?? ''
  const other = compared.exec(clause)?.[1]
  return other !== undefined && !own.test(other) && !(language === 'de' ? namedInGerman : named).test(other)
}

/** Whether a question is asked: "Is there no easier way?" */
const isAsked = (text: string, end: number) => /^[^.!\n]*\?/u.test(text.slice(end, end + 120))

/** Superlatives by a comparative that is denied to all others: "no easier way", "so gut ist sonst keine". */
export function unsurpassedIn(text: string, language: string): Unsurpassed[] {
  return (patterns[language] ?? patterns['en'] ?? [])
    .flatMap((pattern) => matchesOf(pattern, text))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      word: (match.groups?.['rank'] ?? match[0]).toLowerCase(),
    }))
    .filter(({ end }) => !isThought(text, end, language) && !isAsked(text, end))
}
