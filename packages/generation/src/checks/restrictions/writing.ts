import { emoji, wholeWords } from '../../text.ts'
/** A kind of writing that a restriction may rule out or count, how it is asked for, and how it is seen. */
export interface Writing {
  /** With its article, as a verdict names it. */
  label: string
  /** The whole name of it as restrictions write it, in small letters. */
  asked: RegExp
  /** Every single one of them in a text. */
  seen: RegExp
}

const notSuperlative =
  '(?:hon|for|inter|requ|gu|r|w|t|n|ch|inv|harv|prot|dig|cont|sugg|manif|arr|qu|mod|earn|temp|conqu|cr|z|v|j|p|lat|bequ|inf|unr|tap|east|k?b|midw|northw|southw|overr|backr|armr)est'
const superlatives = [
  `(?:best|worst|finest|number one|#1|no\\. ?1|unbeatable|unrivalled|second to none|(?:the|our|your|its|their) (?:most|least) \\p{L}+|(?!${notSuperlative}(?!\\p{L}))\\p{L}{2,}est)`,
  '(?:am|der|die|das|den|dem|des|unser(?:e[nrms]?)?|ihre?[nrms]?|deine?[nrms]?) (?!(?:erst|letzt|nächst|fest|ernst|robust|bewusst)e)[a-zäöüß]+ste[nrms]?|beste[nrms]?|allerbeste[nrms]?|nummer eins',
  '(?:le|la|les|du|des|au|aux|notre|nos|votre|vos) (?:\\p{L}+ (?:le |la |les )?)?(?:plus|moins) \\p{L}+|meilleure?s?|(?:le|la|les) pires?|numéro (?:un|1)',
  '(?:el|la|los|las|lo|nuestr[oa]s?|tus?|sus?) (?:\\p{L}+ )?(?:más|menos) \\p{L}+|(?:el|la|los|las|lo) (?:mejor|mejores|peor|peores)|\\p{L}{3,}ísim[oa]s?|número (?:uno|1)',
].join('|')

export const writings: readonly Writing[] = [
  {
    label: 'an emoji',
    asked: /^(?:[eé]mojis?|emoticons?|smileys?|smilies|emoticonos?)$/,
    seen: emoji,
  },
  {
    label: 'an exclamation mark',
    asked:
      /^(?:exclamation (?:marks?|points?)|exclamations?|ausrufe?zeichen|points? d'exclamation|(?:signos? de )?exclamaci(?:ón|ones)|signos? de admiración)$/,
    seen: /[!！]/gu,
  },
  {
    label: 'a question',
    asked:
      /^(?:question ?marks?|(?:rhetorical )?questions?|fragezeichen|(?:rhetorische )?fragen?|points? d'interrogation|questions rhétoriques|(?:signos? de )?interrogaci(?:ón|ones)|preguntas?(?: retóricas)?)$/,
    seen: /[?？]/gu,
  },
  { label: 'a hashtag', asked: /^(?:hash ?tags?|mots?-dièses?|etiquetas)$/, seen: /#[\p{L}_]/gu },
  {
    label: 'a number',
    asked: /^(?:numbers?|figures?|digits?|statistics?|zahlen?|ziffern?|chiffres?|nombres?|cifras?|números?)$/,
    seen: /\p{Nd}+(?:[.,]\p{Nd}+)*/gu,
  },
  {
    label: 'a percentage',
    asked:
      /^(?:percentages?|(?:interest )?rates?|aprs?|prozent(?:zahlen|angaben)?|zinss[aä]tze?|pourcentages?|taux|porcentajes?|tasas?|tipos? de interés)$/,
    seen: /\p{Nd} ?%|\p{Nd} (?:per ?cent|prozent|pour cent|por ciento)(?!\p{L})/giu,
  },
  {
    label: 'a price',
    asked: /^(?:prices?|pricing|amounts? of money|preise?|preisangaben?|prix|tarifs?|precios?|tarifas?)$/,
    seen: /[$€£¥₹]|(?<!\p{L})(?:USD|EUR|GBP|CHF)(?!\p{L})|(?<!\p{L})(?:prices?|preise?n?|prix|precios?)(?!\p{L})/giu,
  },
  {
    label: 'a link',
    asked: /^(?:links?|urls?|web ?(?:addresses|address|sites?)|liens?|adresses? web|enlaces?|webadressen?)$/,
    seen: /https?:\/\/\S+|(?<![\p{L}\p{N}])www\.\S+|(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{1,60}\.){1,3}(?:com|org|net|shop|de|fr|es|uk|io|eu|example)(?![\p{L}\p{N}])/giu,
  },
  {
    label: 'words in capitals',
    asked:
      /^(?:all[- ]caps|block capitals|capitals|capital letters|shouting|(?:words in )?uppercase|großbuchstaben|versalien|majuscules|capitales|mayúsculas)$/,
    seen: /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu,
  },
  {
    label: 'a superlative',
    asked: /^(?:superlatives?|superlatifs?|superlativos?)$/,
    seen: new RegExp(wholeWords(superlatives), 'giu'),
  },
  {
    label: 'a semicolon',
    asked: /^(?:semi-?colons?|semikolons?|strichpunkte?|points?-virgules?|puntos? y coma)$/,
    seen: /[;；]/gu,
  },
  {
    label: 'a dash',
    asked:
      /^(?:(?:em |en |long )?dashes|(?:em |en )dash|gedankenstriche?|tirets?(?: cadratins?)?|rayas?|guiones largos?)$/,
    seen: /[–—]/gu,
  },
  {
    label: 'an ellipsis',
    asked: /^(?:ellips[ei]s|dots|auslassungspunkte|points de suspension|puntos suspensivos)$/,
    seen: /…|\.{3,}/gu,
  },
  { label: 'a bracket', asked: /^(?:brackets|parenthes[ei]s|klammern?|parenthèses?|paréntesis)$/, seen: /[()[\]]/gu },
  {
    label: 'a quotation mark',
    asked: /^(?:quotation marks|quotes|quote marks|anführungszeichen|guillemets|comillas)$/,
    seen: /["“”„«»]/gu,
  },
  {
    label: 'a mention of competitors',
    asked:
      /^(?:(?:our |any |other )?(?:competitors?|rivals?)|(?:our |the )?competition|other brands|konkurrenz|konkurrenten|mitbewerber|wettbewerber|concurrents?|concurrence|competidores?|competencia|(?:otras|andere|autres) (?:marcas|marken|marques))$/,
    seen: /(?<![\p{L}\p{N}])(?:competitors?(?:'s?)?|rivals?|our competition|other brands|konkurrenz|konkurrent(?:en|in)?|mitbewerbern?|wettbewerbern?|andere[nr]? marken|nos concurrents?|concurrents?|la concurrence|autres marques|competidor(?:es)?|la competencia|otras marcas)(?![\p{L}\p{N}])/giu,
  },
]
