/** One trade by the words of each language that name it, what it makes, and who makes it; insides of patterns. */
type Trade = Readonly<Record<'en' | 'de' | 'fr' | 'es', string>>

/**
 * Trades and their goods, whose names share no stem: who bakes sells bread, whatever the description says. Only words that
 * hardly stand in a scene of anybody else's.
 */
const trades: readonly Trade[] = [
  {
    en: 'bak(?:e|es|er|ers|ery|eries|ing)|breads?|loaf|loaves|sourdough|pastr(?:y|ies)|croissants?',
    de: '\\p{L}*b[aä]ck(?:er|erei|ereien|t|en|waren)|\\p{L}*brote?[ns]?|\\p{L}*brötchen|\\p{L}*gebäck|semmeln?|backwaren',
    fr: 'boulang\\p{L}+|pains?|fournil|croissants?|baguettes?|viennoiseries?|brioches?',
    es: 'panader\\p{L}+|pan|panes|bollería|hogazas?',
  },
  {
    en: 'coffees?|roast(?:s|ed|er|ers|ery|eries|ing)?|espressos?|cappuccinos?|lattes?|baristas?|beans?',
    de: '\\p{L}*kaffees?|\\p{L}*röst\\p{L}+|espressos?|cappuccinos?|baristas?|\\p{L}*bohnen?',
    fr: 'cafés?|torréf\\p{L}+|expressos?|cappuccinos?|baristas?',
    es: 'cafés?|cafeter\\p{L}+|tostad\\p{L}+|tuest\\p{L}+|expresos?|baristas?',
  },
  { en: 'soap\\p{L}*', de: '\\p{L}*seife\\p{L}*', fr: 'savon\\p{L}*', es: 'jab[oó]n\\p{L}*' },
  {
    en: 'yoga|yogis?|pilates|asanas?',
    de: '\\p{L}*yoga\\p{L}*|yogis?|pilates\\p{L}*|asanas?',
    fr: 'yoga|yogis?|pilates|asanas?',
    es: 'yoga|yoguis?|pilates|asanas?',
  },
  {
    en: 'gyms?|fitness|workouts?|weightlifting',
    de: 'gyms?|\\p{L}*fitness\\p{L}*|workouts?|muckibude',
    fr: 'gym|fitness|musculation',
    es: 'gimnasios?|fitness|musculación',
  },
  {
    en: 'physio\\p{L}*',
    de: 'physio\\p{L}*|krankengymnast\\p{L}*',
    fr: 'kiné\\p{L}*|physio\\p{L}*',
    es: 'fisio\\p{L}*',
  },
  {
    en: 'banks?|banking|loans?|mortgages?|credit unions?|savings',
    de: 'sparkassen?|\\p{L}*kredite?n?|\\p{L}*darlehens?',
    fr: 'banques?|crédits?|emprunts?|épargne',
    es: 'bancos?|créditos?|préstamos?|hipotecas?|ahorros',
  },
  {
    en: 'lawyers?|solicitors?|attorneys?|barristers?|conveyanc\\p{L}+|law|legal',
    de: '\\p{L}*anw[aä]lt\\p{L}*|\\p{L}*kanzlei(?:en)?|notar\\p{L}*',
    fr: 'avocate?s?|notaires?|juridiques?',
    es: 'abogad[oa]s?|abogacía|bufetes?|notari\\p{L}+',
  },
  {
    en: 'dent(?:ist|ists|istry|al)',
    de: 'zahn(?:arzt|ärzt|medizin)\\p{L}*',
    fr: 'dent(?:iste|istes|aire|aires)',
    es: 'dent(?:ista|istas|al|ales)',
  },
  {
    en: 'hairdress\\p{L}+|barbers?|haircuts?',
    de: 'fris(?:eur|ör)\\p{L}*|haarschnitte?',
    fr: 'coiff\\p{L}+',
    es: 'peluquer\\p{L}+|barber\\p{L}+',
  },
  {
    en: 'beers?|brew(?:ery|eries|ing|ers?|s)?|ales?|lagers?|stouts?',
    de: '\\p{L}*biere?s?|\\p{L}*brauerei\\p{L}*|brau(?:er|en|t)',
    fr: 'bières?|brass(?:eur|eurs|erie|eries|ins?)',
    es: 'cervezas?|cervecer\\p{L}+',
  },
  {
    en: 'wines?|winer(?:y|ies)|vineyards?|vintners?',
    de: '\\p{L}*weine?[ns]?|weingut|weingüter|winzer\\p{L}*',
    fr: 'vins?|vigneron\\p{L}*|vignobles?|caviste?s?',
    es: 'vinos?|bodegas?|viñedos?|viticult\\p{L}+',
  },
  {
    en: 'cheeses?|cheesemongers?|dair(?:y|ies)',
    de: '\\p{L}*käse\\p{L}*|molkerei\\p{L}*',
    fr: 'fromage\\p{L}*|laiteries?|crémeries?',
    es: 'quesos?|queser\\p{L}+',
  },
  {
    en: 'flor(?:ist|ists|al)|bouquets?|flowers?',
    de: '\\p{L}*blumen?\\p{L}*|florist\\p{L}*',
    fr: 'fleurs?|fleurist\\p{L}+|bouquets?',
    es: 'flores|florister\\p{L}+|floristas?|ramos?',
  },
  {
    en: 'books?|bookshops?|booksellers?|bookstores?',
    de: 'buch|bücher\\p{L}*|buchh[aä]nd\\p{L}+|buchladen',
    fr: 'livres?|librair\\p{L}+',
    es: 'libros?|librer\\p{L}+',
  },
  {
    en: 'butchers?|butchery|sausages?|meats?',
    de: 'metzger\\p{L}*|fleischer\\p{L}*|\\p{L}*wurst|würste|\\p{L}*fleisch',
    fr: 'boucher\\p{L}*|charcut\\p{L}+|viandes?',
    es: 'carnicer\\p{L}+|carnes?|embutidos?',
  },
  {
    en: 'pott(?:ery|eries|ers?)|ceramics?',
    de: 'töpfer\\p{L}*|keramik\\p{L}*',
    fr: 'poter\\p{L}+|potiers?|potières?|céramiques?|céramistes?',
    es: 'alfarer\\p{L}+|cerámicas?|ceramistas?',
  },
  {
    en: 'greengrocers?|vegetables?|veg',
    de: '\\p{L}*gemüse\\p{L}*|gärtnerei(?:en)?',
    fr: 'légumes?|maraîch\\p{L}+',
    es: 'verduras?|hortalizas?|verduler\\p{L}+',
  },
  {
    en: 'insur(?:ance|ances|er|ers)',
    de: '\\p{L}*versicher\\p{L}+',
    fr: 'assur(?:ance|ances|eur|eurs)',
    es: 'seguros|asegurador\\p{L}+',
  },
  {
    en: 'software|apps?|programs?',
    de: '\\p{L}*software\\p{L}*|\\p{L}*apps?',
    fr: 'logiciels?|applis?|applications?',
    es: 'software|aplicaci(?:ón|ones)|apps?|programas?',
  },
]

const compiled = (['en', 'de', 'fr', 'es'] as const).map(
  (language) => [language, trades.map((trade) => new RegExp(`^(?:${trade[language]})$`, 'u'))] as const,
)
const byLanguage: ReadonlyMap<string, readonly RegExp[]> = new Map(compiled)

/** What any of the words, in small letters, names of a trade: a test for words of the same trade. */
export function kinOf(words: readonly string[], language: string): (word: string) => boolean {
  const known = (byLanguage.get(language) ?? []).filter((trade) => words.some((word) => trade.test(word)))
  return (word) => known.some((trade) => trade.test(word))
}
