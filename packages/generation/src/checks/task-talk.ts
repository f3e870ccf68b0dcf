import { wholeWords, wordEnd, wordStart } from '../text.ts'

/** A sentence begins here, perhaps in a bracket or after a mark of its own. */
const opens = '(?:(?<=^|[.!?:\\n]\\s*)|(?<=[(\\[*–—-]\\s?))'
/** On in the sentence. */
const on = (reach: number) => `[^.!?:\\n]{0,${reach}}`

/** What a model is asked for, as it names it. */
const piece =
  'ad copy|ad text|ads?|advert(?:isement)?s?|draft|headlines?|captions?|emojis?|hashtags?|primary text|anzeigen?|anzeigentexte?|werbetexte?|werbeanzeigen?|entwurf|überschrift|texte? publicitaires?|annonces?|accroche|textos? publicitarios?|anuncios?|titular(?:es)?|borrador'
/** The same in words that goods may bear too. */
const loosely =
  'version|copy|text|wording|post|rewrite|fassung|text|vorschlag|beitrag|texte|proposition|publication|versión|texto|propuesta|publicación'
const pieces = `(?:${piece}|${loosely})`
/** What a task is set in. */
const orders =
  'briefing|brand brief|creative brief|prompt|guidelines|character limit|zeichenlimit|vorgaben?|anweisung(?:en)?|auftrag|consignes?|brief|directives|limite de caractères|encargo|instrucciones|indicaciones|límite de caracteres|instructions|specifications|requirements'
/** What copy is forbidden, which a model likes to say that it left out. */
const forbidden =
  'superlatives?|emojis?|hashtags?|exclamation marks?|(?:health|unsupported|false|medical|exaggerated) claims|hype|jargon|clichés?|superlativen?|heilversprechen|heilaussagen|ausrufezeichen|übertreibungen|werbefloskeln|superlatifs?|promesses|(?:points? d.exclamation)|jargon|superlativos?|promesas|exclamaciones|tecnicismos|exageraciones'
/** What a model says that it did, each with the words for what it did it to. */
const work = {
  en: 'avoided|left out|omitted|excluded|removed|included|kept|written|focused|tailored|shortened|aimed|adjusted|made sure|ensured',
  de: 'verzichtet|vermieden|weggelassen|verwendet|gehalten|formuliert|geschrieben|gekürzt|angepasst|berücksichtigt|beachtet|befolgt',
  fr: 'évité|omis|utilisé|gardé|rédigé|écrit|respecté|veillé|adapté|raccourci|limité|supprimé',
  es: 'evitado|omitido|utilizado|prescindido|mantenido|escrito|redactado|procurado|ajustado|adaptado|acortado|respetado|eliminado',
}
const workedOn = wholeWords(
  `${piece}|this (?:copy|text|version|post)|${forbidden}|${orders}|sachlich|werblich\\p{L}*|tone|tono|ton|caracteres|caractères|characters|zeichen`,
)
const machine = {
  en: '(?:(?:large )?language model|ai (?:language )?(?:model|assistant|system|chatbot)|virtual assistant|chatbot|artificial intelligence)',
  de: '(?:ki-\\p{L}*(?:modell|assistent(?:in)?|system)|sprachmodell|virtuelle[rs]? assistent(?:in)?|chatbot|künstliche intelligenz)',
  fr: '(?:ia|intelligence artificielle|assistante? (?:virtuel(?:le)?|ia)|modèle|chatbot)',
  es: '(?:asistente (?:virtual|de ia)|inteligencia artificial|chatbot|ia)',
}
const speaks =
  "(?:,|(?=(?:,)? (?:i|ich|je|yo|no|he|puedo|recomiendo|kann|habe|darf|möchte|empfehle|weiß|ne)(?!\\p{L}))|(?=,? (?:j['’]))|$)"

const hope = `${wordStart}(?:i hope|i trust|ich hoffe|hoffentlich|j['’]espère(?: que)?|espero(?: que)?)${wordEnd}`

const sources = [
  // Labels of what was asked for.
  '^(?:headline|title|primary text|body (?:copy|text)|description|ad copy|überschrift|haupttext|anzeigentext|beschreibung|titre|texte principal|título|titular|texto principal|descripción)\\s?:',
  '^(?:option|variante?|opción) ?\\d ?:',
  "^\\[?(?:end of (?:the )?(?:ad|copy|text)|ende der anzeige|fin de l['’]annonce|fin del anuncio)\\]?\\.?$",
  `^(?:target audience|tone of voice|awareness level|call to action|cta|word count|character count|zielgruppe|tonalität|handlungsaufforderung|zeichenzahl|wortzahl|public cible|appel à l['’]action|ton employé|nombre de (?:mots|caractères)|público objetivo|llamada a la acción|número de (?:palabras|caracteres))${on(30)}\\s?:`,
  `${opens}(?:note|notes|hinweis|anmerkung|remarque|note|nota|aviso) (?:for|to|on|für|an|zu|zur|zum|pour|à|au|aux|para|sobre|a|al) (?:the |die |den |das |la |le |les |el |los )?(?:compliance|legal|editor|client|marketer|marketing|reviewer|team|reviewers|tone|prüfung|redaktion|freigabe|kunden|conformité|rédaction|équipe|relecteur|service juridique|cumplimiento|equipo|redacción|revisión|revisor|cliente)${on(20)}\\s?:`,
  // What is handed over: "Here is a calm ad for …:"
  `${wordStart}(?:here(?: is|['’]s| are)|below (?:is|are)|hier (?:ist|sind|kommt|folgt)|im folgenden|anbei|nachfolgend|voici|voilà|ci-dessous|aquí (?:tienes?|está|va|te dejo)|a continuación)${wordEnd}${on(70)}${wholeWords(piece)}${on(90)}\\s?:`,
  `${wordStart}(?:here(?: is|['’]s| are)|below (?:is|are)|hier (?:ist|sind|kommt|folgt)|im folgenden|nachfolgend|voici|voilà|aquí (?:tienes?|está|va|te dejo)|a continuación),?${wordEnd}(?! the (?:short|long) version)${on(60)}${wholeWords(loosely)}${on(90)}\\s?:[ \\t]*(?:$|["“„«])`,
  `${wordStart}(?:please find|the following(?= (?:copy|text|ad|headline))|der folgende(?= text)|a continuación|ci-dessous|nachfolgend|im folgenden|below (?:is|you will find|you['’]ll find)|anbei)${wordEnd}${on(40)}${wholeWords(`${piece}|texte|texto`)}`,
  `${wholeWords(pieces)} (?:you|that you) (?:asked for|requested|ordered)|${wordStart}(?:requested|revised|gewünschte[nrs]?|angeforderte[nrs]?|überarbeitete[nrs]?)(?: \\p{L}+){0,3} ${wholeWords(pieces)}|${wholeWords(pieces)} (?:demandée?|souhaitée?|solicitad[oa]|pedid[oa])${wordEnd}`,
  `${wordStart}(?:sure|certainly|of course|absolutely|gern(?:e)?|natürlich|selbstverständlich|bien sûr|avec plaisir|claro|por supuesto)(?:!|,) (?:here|hier|voici|aquí|i can|i['’]ll)${wordEnd}`,
  // What was asked: "As requested, this ad …", "as instructed".
  `${opens}(?:as (?:requested|asked|discussed)|per your request|wie (?:gewünscht|besprochen|verlangt|erbeten|gefordert)|comme (?:demandé|convenu|souhaité)|(?:tal )?como (?:pediste|solicitaste|se pidió|me pediste|pedías|solicitado))(?! by| von| par| por)${wordEnd},?${on(90)}${wholeWords(`${pieces}|tone|ton|tono|zeile|line|ligne|línea`)}`,
  `${wholeWords(`${pieces}|tone|ton|tono`)}${on(80)}${wordStart}(?:as (?:requested|instructed|briefed|specified|you asked)|wie (?:gewünscht|angewiesen|vorgegeben|verlangt)|comme (?:demandé|indiqué|souhaité)|(?:tal )?como (?:pediste|pedías|se pidió|se indicó|solicitaste|indicaste))(?! by| von| par| por)${wordEnd}`,
  `(?:${opens}|(?<=, ))(?:as (?:instructed|briefed|prompted)|following (?:your|the) (?:brief|instructions|prompt)|wie (?:angewiesen|instruiert|im (?:briefing|prompt)\\p{L}*|vom briefing)|comme (?:l['’]exige|le demande|demandé dans|indiqué dans) (?:le|la|les) (?:brief|consignes?)|(?:tal )?como (?:pide|pedía|indica|exige) (?:el|la|las) (?:encargo|briefing|consigna|instrucciones))(?! by| von| par| por)${wordEnd}`,
  `${wordStart}(?:(?:according to|per|as per|against|in line with) (?:your |the )?(?:brand |creative )?(?:brief(?:ing)?|prompt)|(?:laut|gemäß|nach|entsprechend) (?:dem |ihrem |deinem )?(?:briefing|prompt)|(?:selon|conformément (?:à|au)|d['’]après) (?:le |votre |ton )?(?:brief(?:ing)?|prompt)|conformément aux consignes|(?:según|conforme a) (?:el |tu |su )?(?:brief(?:ing)?|prompt))${wordEnd}`,
  `${wholeWords(pieces)}${on(60)}${wordStart}(?:follows?|meets?|matches|fits|respects?|complies with|adheres to|entspricht|erfüllt|folgt|hält sich an|berücksichtigt|répond à|correspond à|respecte|cumple|respeta|responde a|se ajusta a|sigue)${wordEnd}${on(30)}${wholeWords(orders)}`,
  // What a model says of its work.
  `${hope},?${on(15)}${wordStart}(?:this|these|diese[rs]?|ce(?:tte)?|este|esta)${wordEnd}(?: \\p{L}+){0,3}? ${wholeWords(pieces)}`,
  `${hope},?${on(40)}${wholeWords(pieces)}${on(30)}${wordStart}(?:meets?|fits|suits|matches|works for you|entspricht|gefällt|passt|convien\\p{L}+|correspond\\p{L}*|plaît|plaira|se ajusta|cumpl[ae]|encaj[ae]|gust[ae])${wordEnd}`,
  `${wordStart}(?:this|these|diese[rs]?|cet(?:te)?|ce|este|esta)(?: \\p{L}+){0,3}? ${wholeWords(`${piece}|copy|text|texte|texto`)}(?: (?:speaks? to|is (?:written|aimed|addressed|designed|tailored|meant|kept)|was (?:written|kept|designed)|targets?|addresses|avoids?|follows|complies|contains no|makes no|stays (?:within|below|under)|highlights|focuses|richtet sich|wendet sich|spricht|vermeidet|verzichtet|enthält keine|bleibt unter|hält|s['’]adresse|évite|respecte|ne contient|vise|cible|met l['’]accent|se dirige|evita|respeta|no contiene|apunta|está (?:escrito|pensado|dirigido)))${wordEnd}`,
  `${wordStart}(?:the |die |der |das |le |la |el |l['’])${wholeWords(`${piece}|copy|text|tone|ton|tono`)} (?:was|were|has been|is|wurde|wurden|ist|a été|est|se ha|ha sido|está) (?:\\p{L}+ ){0,4}?(?:kept|written|limited|shortened|adjusted|tailored|gehalten|verfasst|gekürzt|angepasst|limitée?|rédigée?|adaptée?|raccourcie?|mantenid[oa]|redactad[oa]|adaptad[oa]|limitad[oa])${wordEnd}`,
  `${wordStart}(?:i have|i['’]ve|i(?= (?:kept|avoided|left out|made sure|tailored)))(?: \\p{L}+)? ${wholeWords(work.en)}${on(60)}${workedOn}`,
  `${wordStart}(?:ich habe|habe ich)${wordEnd}(?=${on(70)}${workedOn})${on(100)}${wholeWords(work.de)}`,
  `${wordStart}j['’]ai(?: \\p{L}+)? ${wholeWords(work.fr)}${on(60)}${workedOn}`,
  `${wordStart}he ${wholeWords(work.es)}${on(60)}${workedOn}`,
  `${wholeWords(forbidden)} (?:were|have been|wurden?|werden|ont été|sont|han sido|fueron)(?: \\p{L}+){0,2} ${wholeWords(`(?:${Object.values(work).join('|')})e?s?`)}|${wordStart}auf ${wholeWords(forbidden)} (?:wurde|wird)(?: \\p{L}+)? verzichtet|${wordStart}se han? ${wholeWords(work.es)} (?:los |las |el )?${wholeWords(forbidden)}`,
  `${wordStart}(?:let me know|tell me|sag(?:en sie)? mir|gib mir bescheid|dites-moi|dis-moi|n['’]hésitez pas à me (?:dire|demander)|dime|avísame|dígame|hágame saber)${wordEnd}${on(50)}${wholeWords('changes?|edits?|adjust\\p{L}*|tweaks?|revisions?|another version|other version|shorter|änderung(?:en)?|anpass\\p{L}+|andere (?:fassung|version)|kürzer\\p{L}*|modifications?|ajustements?|autre version|cambios?|ajustes?|otra versión|modificaciones')}`,
  `${wordStart}(?:would you like me to|shall i|do you want me to|soll ich|möchten sie, dass ich|souhaitez-vous que je|voulez-vous que je|quieres que|desea que)${wordEnd}${on(50)}${wholeWords(`${pieces}|tone|ton|tono`)}`,
  // Who says so.
  `${wordStart}(?:i am an ai|ich bin eine ki|je suis une ia|soy una ia)${wordEnd}(?![ -]\\p{L}{4,}(?<!have|with|habe|sans))|${wordStart}as an ai(?:,|(?= i(?!\\p{L})))|${wordStart}as an? ${machine.en}${speaks}|${wordStart}as an ai (?:language )?(?:model|assistant)`,
  `${wordStart}als (?:ki(?=,| (?:kann|habe|darf|bin|weiß|möchte))|sprachmodell|${machine.de}(?=,? (?:kann|habe|darf|bin|weiß|möchte|empfehle|(?:\\p{L}+ )?ich)(?!\\p{L})))`,
  `${wordStart}en tant qu(?:['’]|e )(?:une? )?${machine.fr}(?: de langage)?${wordEnd}(?=,| (?:je|de langage)|$)|${wordStart}en tant que modèle de langage`,
  `${wordStart}como (?:un |una )?${machine.es}(?=,| (?:no|he|yo|puedo|debo|recomiendo|me))|${wordStart}como modelo de (?:lenguaje|ia)`,
  '\\((?:(?:word|character) count|\\d+ (?:words|characters|wörter|zeichen|mots|caractères|palabras|caracteres))[^)\\n]{0,20}\\)\\s*$',
]

const patterns = sources.map((source) => new RegExp(source, 'imu'))

/** Whether a text has a model's own words on what it was asked for. */
export const speaksOfTask = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
