/** How a language forbids. Insides of patterns, alternatives parted by bars, in small letters. */
export interface Speech {
  /** Before a verb: "never", "do not". Only what is said, written or mentioned is a rule. */
  verbal: string
  /** Before the thing itself: "no", "without", "instead of". */
  nominal: string
  /** Verbs of saying, and of writing. "Never mention refunds" forbids the word, "never promise refunds" the promise. */
  saying: string
  writing: string
  /** After the thing: "… is forbidden". */
  passive: string
  /** What begins the words to use in its place, or another order. */
  turns: string
  /** Verbs of an order to use words, after which a bare "not" names those that they replace. */
  orders: string
  conditions: string
  without: string
  limits: string
  joins: string
  /** What may stand before the thing, and after it. */
  before: string
  after: string
  /** Ways of writing that are no words: "jargon". */
  manners: string
}

const english: Speech = {
  verbal:
    "never|do not ever|do not|don't ever|don't|must not|must never|may not|may never|should not|should never|shall not|cannot|can't|not to|refrain from|not",
  nominal:
    '(?:banned|forbidden|prohibited) (?:words?|phrases?|terms?)|words to avoid|no|avoid|avoiding|without|instead of|rather than|stay away from|steer clear of',
  saying:
    'say|saying|mention|mentioning|name|naming|promise|promising|claim|claiming|imply|implying|suggest|suggesting|talk about|speak of|speak about|refer to|discuss|advertise|include|including|show|quote|call (?:it|us|them|ourselves|\\p{L}+)|describe (?:it|us|them|\\p{L}+) as',
  writing: 'use|using|write|writing|add|put',
  passive:
    '(?:is|are) (?:strictly |absolutely )?(?:forbidden|banned|prohibited|taboo|not allowed|not permitted|off[- ]limits|to be avoided)|must (?:not|never) (?:be used|appear|be mentioned|occur)|(?:should|may) (?:not|never) (?:be used|appear|be mentioned)',
  orders: 'say|use|write|call|prefer',
  turns:
    'say|use|write|call|prefer|always|only|instead|keep|stay|be|speak|make|address|stick|but|rather|please|we|they|it|this|that',
  conditions:
    'unless|except|if|when|whenever|where|until|before|after|as long as|other than|apart from|only|too many|too much|excessive(?:ly)?|overuse',
  without: 'without',
  limits:
    'no more than|never more than|not more than|do not use more than|at most|a maximum of|maximum(?: of)?|max|up to|only',
  joins: 'or|and|nor|and/or',
  before: '(?:the |any )?(?:words?|phrases?|terms?|expressions?)(?: like| such as)?|any|a|an|the|our|that|of|in',
  after:
    'anywhere|ever|please|at all|whatsoever|in (?:the |our |any )?(?:ads?|copy|texts?|posts?|captions?)|for us|to us',
  manners:
    'jargon|slang|puns?|wordplay|clichés?|cliches?|humou?r|irony|sarcasm|hype|hard sell|pressure|exaggerations?|passive|buzzwords?|fluff|filler|legalese|swearing|profanity|negativity|fear|urgency|small talk|first person|second person|third person|jokes?|rush|nonsense|surprises',
}

const german: Speech = {
  verbal: 'niemals|nie|nicht',
  nominal:
    'verbotene wörter|keine[nrms]?|kein|ohne|vermeiden sie|vermeide|vermeidet|statt|anstatt|anstelle von|verzichten sie auf|verzichte auf',
  saying:
    'sagen|sag|sagt|erwähnen|erwähne|nennen|nenne|versprechen|versprich|behaupten|behaupte|andeuten|sprechen|sprich|reden|werben|anpreisen|zeigen|bezeichnen',
  writing: 'verwenden|verwende|benutzen|benutze|nutzen|nutze|schreiben|schreib|schreibe|einsetzen|setzen',
  passive:
    '(?:(?:ist|sind) )?(?:streng )?(?:verboten|tabu|untersagt|unerwünscht|nicht erlaubt|zu vermeiden|vermeiden)|(?:darf|dürfen|soll|sollen) (?:nicht|nie|niemals) (?:verwendet werden|vorkommen|erwähnt werden|auftauchen)|(?:nicht|nie|niemals) (?:verwenden|benutzen|nutzen|sagen|schreiben|erwähnen|nennen)',
  orders: 'sagen|sag|schreiben|schreib|verwenden|verwende',
  turns:
    'sondern|stattdessen|sagen|sag|schreiben|schreib|verwenden|verwende|immer|nur|besser|lieber|bitte|wir|sie|es|das|bleiben',
  conditions: 'wenn|falls|außer|es sei denn|sofern|solange|bevor|bis|nur|zu viele?|übermäßig\\p{L}*|mehr als',
  without: 'ohne',
  limits: 'nicht mehr als|nie mehr als|niemals mehr als|höchstens|maximal|max|bis zu|nur',
  joins: 'oder|und|noch|bzw',
  before:
    'das wort|die wörter|den begriff|die begriffe|die|der|das|den|dem|ein|eine|einen|von|über|mit|in|unsere?n?|als|irgendwelche',
  after: 'bitte|jemals|überhaupt|in (?:den |unseren )?(?:anzeigen|texten|posts)',
  manners:
    'fachjargon|jargon|fachchinesisch|fachbegriffe|umgangssprache|ironie|humor|witze|übertreibungen?|floskeln|anglizismen|druck|hektik|duzen|siezen|wortspiele|klischees|angst',
}

const french: Speech = {
  verbal: 'jamais|pas',
  nominal:
    "pas d(?:e |es |')|jamais d(?:e |es |')|sans|aucune?|éviter|évitez|évite|plutôt qu(?:e |')|au lieu d(?:e |es |')|pas l(?:e|a|es)|mots interdits|interdiction d(?:e |')|ni",
  saying:
    'dire|dites|dis|mentionner|mentionnez|mentionne|nommer|nommez|promettre|promettez|promets|prétendre|évoquer|évoquez|suggérer|parler|parlez|parle|afficher|citer|citez|qualifier',
  writing: 'utiliser|utilisez|utilise|écrire|écrivez|écris|employer|employez|emploie|mettre|mettez',
  passive:
    '(?:est|sont) (?:strictement )?(?:interdite?s?|proscrite?s?|bannie?s?|à éviter|à proscrire|tabous?)|(?:à éviter|interdite?s?|à proscrire)|ne (?:doit|doivent) (?:jamais|pas) (?:apparaître|être utilisée?s?|figurer)',
  orders: 'dites|dis|dire|utilisez|utiliser|écrivez|écrire|préférez',
  turns:
    'mais|dites|dis|dire|utilisez|utiliser|écrivez|écrire|préférez|préférer|toujours|seulement|plutôt|restez|soyez|nous|vous|il|elle|on',
  conditions: 'sauf|si|quand|lorsque|à moins|tant que|avant|uniquement|trop(?: de)?|excès',
  without: 'sans',
  limits: "pas plus d(?:e |')|jamais plus d(?:e |')|au plus|au maximum|maximum|max|jusqu'à|seulement",
  joins: 'ou|et|ni',
  before: "en|d'|l'|de|des|du|le|la|les|un|une|le mot|les mots|le terme|les termes|l'expression|nos|aucun",
  after: 'svp|jamais|dans (?:les |nos )?(?:annonces|textes|publicités)',
  manners:
    'jargon|argot|humour|ironie|anglicismes?|clichés?|exagérations?|tutoiement|vouvoiement|pression|jeux de mots|blagues?|urgence|peur',
}

const spanish: Speech = {
  verbal: 'nunca|jamás|no',
  nominal:
    '(?:está|están|queda|quedan) prohibid[oa]s?|palabras prohibidas|no se permiten?|sin|evita|evitar|evite|evitad|nada de|ningún|ninguna|en lugar de|en vez de|ni',
  saying:
    'digas|decir|diga|menciones|mencionar|mencione|nombrar|nombres|prometas|prometer|prometa|afirmar|insinuar|sugerir|hablar|hables|hable|mostrar|citar|llamar',
  writing: 'uses|usar|use|utilices|utilizar|utilice|escribas|escribir|escriba|emplear|emplees|poner|pongas',
  passive:
    '(?:está|están) (?:terminantemente )?(?:prohibid[oa]s?|vetad[oa]s?)|prohibid[oa]s?|no (?:se permiten?|debe aparecer|deben aparecer|se usa|se usan)',
  orders: 'di|diga|decir|usa|use|usar|escribe|escriba|prefiere',
  turns: 'sino|di|diga|decir|usa|use|usar|escribe|escriba|prefiere|siempre|solo|sólo|mejor|mantén|sé|pero|nosotros|es',
  conditions: 'salvo|excepto|si|cuando|a menos|mientras|antes de|solo|sólo|demasiad[oa]s?|exceso',
  without: 'sin',
  limits: 'no más de|nunca más de|no usar más de|como máximo|máximo|max|a lo sumo|hasta|solo|sólo',
  joins: 'o|u|y|e|ni',
  before: 'a|en|el|la|los|las|un|una|de|del|la palabra|las palabras|el término|los términos|que|nuestr[oa]s?|ningún',
  after: 'nunca|por favor|en (?:los |nuestros )?(?:anuncios|textos)',
  manners:
    'jerga|argot|humor|ironía|clichés?|exageraciones|exageración|anglicismos?|tuteo|presión|chistes|juegos de palabras|urgencia|miedo',
}

export const speeches: Readonly<Record<string, Speech>> = { en: english, de: german, fr: french, es: spanish }
