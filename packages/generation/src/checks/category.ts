import type { BrandProfile } from '@adcopy/contract'
import { squeezed } from '../text.ts'
import { isOrdinary } from './ordinary-words.ts'

/** How a language says what somebody is and what they make. Insides of patterns, alternatives parted by bars. */
interface Grammar {
  /** Before a noun. */
  articles: string
  is: string
  /** What a noun phrase ends before. */
  stops: string
  /** Before an object that tells what is made: "we", "that", "qui". */
  who: string
  /** Making, selling and lending; what is done with anything at all ("offers") tells nothing. */
  makes: string
  /** Whose kind is told by what follows: "maker of". */
  makers: string
  /** Whether the noun comes before what describes it. */
  nounFirst: boolean
  /** Where the noun stands that tells what a firm deals in: "yoga studio", "Yogastudio", "studio de yoga". */
  compounds: 'apart' | 'joined' | { of: string }
}

const grammars: Readonly<Record<string, Grammar>> = {
  en: {
    articles: 'an?|the|our|your',
    is: 'is|are',
    stops:
      'that|which|for|in|of|from|with|where|who|by|to|on|at|and|or|making|made|baked|built|sewn|every|each|without|since|near|under|through|across|around|so',
    who: 'we|that|which|who|and|they|it',
    makes:
      'sells?|makes?|bakes?|builds?|brews?|roasts?|crafts?|designs?|produces?|manufactures?|repairs?|rents?|lends?|prints?|publish(?:es)?|grows?|sews?|knits?|forges?|installs?|stocks?|distils?',
    makers: '(?:makers?|manufacturers?|suppliers?|sellers?|producers?|publishers?|retailers?|importers?) of',
    nounFirst: false,
    compounds: 'apart',
  },
  de: {
    articles: 'ein|eine|einen|einem|einer|der|die|das|unsere?',
    is: 'ist|sind',
    stops:
      'in|für|mit|aus|von|im|am|an|auf|zum|zur|und|bei|nach|ohne|seit|ohne|die|der|das|jeden|jede|täglich|nachts|morgens|nach|vor',
    who: 'wir|und',
    makes:
      'backen|backt|bäckt|bauen|baut|verkaufen|verkauft|fertigen|fertigt|nähen|näht|rösten|röstet|brauen|braut|reparieren|repariert|drucken|druckt|vermieten|vermietet|produzieren|produziert|verleihen|verleiht|entwerfen|entwirft',
    makers:
      '(?:hersteller|herstellerin|anbieter|händler|lieferant|verleih|manufaktur|shop|online-shop|laden|praxis|kanzlei|werkstatt|schule) (?:von|für)',
    nounFirst: false,
    compounds: 'joined',
  },
  fr: {
    articles: "une?|le|la|les|l'|notre|nos|des|du|de la",
    is: 'est|sont',
    stops: "de|du|des|d'|à|au|aux|en|pour|avec|qui|dans|sur|et|où|sans|depuis|chaque|faits?|faites?",
    who: 'nous|qui|et|on',
    makes:
      'vend(?:ons)?|fabrique|fabriquons|cuit|cuisons|produit|produisons|répare|réparons|loue|louons|imprime|imprimons|torréfie|torréfions|brasse|brassons|coud|cousons|construit|construisons',
    makers: "(?:fabricants?|vendeurs?|fournisseurs?|producteurs?|loueurs?|marchands?|éditeurs?) (?:de|d')",
    nounFirst: true,
    compounds: { of: "(?:de |d')" },
  },
  es: {
    articles: 'una?|el|la|los|las|nuestr[oa]s?|unos|unas',
    is: 'es|son',
    stops: 'de|del|a|al|en|para|con|que|por|y|sobre|sin|desde|cada|hech[oa]s?',
    who: 'nosotros|que|y',
    makes:
      'vende|vendemos|fabrica|fabricamos|hace|hacemos|hornea|horneamos|produce|producimos|repara|reparamos|alquila|alquilamos|imprime|imprimimos|tuesta|tostamos|cose|cosemos',
    makers: '(?:fabricantes?|vendedor(?:es)?|proveedor(?:es)?|productor(?:es)?|editor(?:es)?) de',
    nounFirst: true,
    compounds: { of: 'de ' },
  },
}

/** Nouns that say nothing of what kind of thing a brand is. */
const anyThing =
  /^(?:company|brand|business|services?|products?|goods|team|tool|way|place|people|family|world|platform|system|solution|group|organi[sz]ation|shop|store|things?|life|work|sense|time|difference|everything|something|it|them|you|unternehmen|firma|marke|produkte?|dienst|familie|ort|lösung|sachen|dinge|leben|entreprise|marque|société|produits?|famille|équipe|lieu|choses|vie|empresa|marca|productos?|servicios?|familia|equipo|lugar|solución|cosas|vida)$/u
/** Words that describe anything, so that with such a noun they say nothing either: "small team". */
const anyKind =
  /^(?:small|big|little|great|good|better|best|new|old|oldest|young|local|independent|friendly|simple|easy|modern|leading|free|open|own|fresh|online|whole|single|daily|family|family-run|family-owned|member-owned|happy|calm|kleine?[nrs]?|junge[nrs]?|neue[nrs]?|gute[nrs]?|petite?|jeune|nouvelle|pequeñ[oa]|joven|nuev[oa]|\p{L}+ly)$/u

/** "Makes life easier" tells of a change and not of a thing. */
const changed = /^(?:life|work|things|it|you|them|everything|everyone|people|das|es|la|le|lo)$/u

const nounWordsMax = 4

/** Says how a thing is rather than what it is about: "handmade candles" deal in no handmade. */
const describes =
  /-|^(?!.?(?:seed|feed|weed|bed|reed)$)\p{L}+ed$|\p{L}(?:ful|ous|less|able|ible|ish)$|^(?:hand-?made|home-?made|artisan(?:al)?|natural|organic|vegan|bespoke|vintage|modern|digital|mobile|virtual)$/u
/** What firms are called at the end of a German compound; what stands before it is what they deal in. */
const germanFirms =
  /^(\p{L}{4,}?)s?(werkstatt|bäckerei|laden|geschäft|studio|praxis|schule|kanzlei|manufaktur|rösterei|brauerei|gärtnerei|händler|handel|hersteller|verleih|verlag|salon|dienst|software|programm|app|kurse?|technik|reparatur|service|shop|club|verein)$/u

/** The parts of a German compound that name a trade, each alone: "yogastudio" is a studio, and about yoga. */
function partsOf(head: string): string[] {
  const last = head.split('-').at(-1) ?? ''
  const [, about = '', firm = ''] = germanFirms.exec(last) ?? []
  return [...(last === head ? [] : [last]), about, firm].filter((part) => part.length > 3 && !isOrdinary(part))
}

/** The head of a noun phrase, alone and with the word beside it, and what it deals in: "reference manager", "manager", "reference". */
function termsOf(phrase: string, { articles, nounFirst, compounds }: Grammar): Category[] {
  const bare = squeezed(phrase).replace(new RegExp(`^(?:${articles})(?:(?<=')|\\s)\\s*`, 'iu'), '')
  const noun = bare.split(',').at(-1)?.trim().toLowerCase().split(/\s+/u) ?? []
  if (noun.length > nounWordsMax) return []
  const head = (nounFirst ? noun[0] : noun.at(-1)) ?? ''
  const beside = (nounFirst ? noun[1] : noun.at(-2)) ?? ''
  const pair = nounFirst ? `${head} ${beside}` : `${beside} ${head}`
  if (noun.length > 1 && changed.test(noun[0] ?? '')) return []
  const says = !anyThing.test(head)
  const named = [
    ...(beside !== '' && (says || !anyKind.test(beside)) ? [pair] : []),
    ...(says && !anyKind.test(head) ? [head] : []),
  ]
  const deals = compounds === 'apart' && !anyKind.test(beside) && !describes.test(beside) && !isOrdinary(beside)
  const about = [...(deals ? [beside] : []), ...(compounds === 'joined' ? partsOf(head) : [])]
  return [{ named: named.filter(isLong), about: about.filter(isLong) }]
}

const isLong = (term: string) => term.length > 2

/** What a text names there: a noun phrase, or several parted by commas and an "and". */
function listed(list: string, grammar: Grammar): Category[] {
  return list.split(/,|\s(?:and|or|und|oder|et|ou|y|o)\s/u).flatMap((phrase) => termsOf(phrase, grammar))
}

const escaped = (name: string) => name.replace(/[^\p{L}\p{N} ]/gu, '.')

/** What a description opens with, as the kind of thing that a brand is: "Zed is a …", "A …", "Law firm in …". */
function kinds(opening: string, name: string, grammar: Grammar): Category[] {
  const { articles, is, stops, makes, who } = grammar
  const ends = `(?=\\s(?:${stops})(?!\\p{L})|[.;:()–—]|$)`
  const noun = `(?:${articles})(?:(?<=')|\\s)\\s*([^.;:()]*?)${ends}`
  const subjects = ['', `[^,.]{1,60}?\\s(?:${is})\\s`, ...(name === '' ? [] : [`${escaped(name)},\\s`])]
  const told = subjects
    .map((subject) => new RegExp(`^${subject}${noun}`, 'iu').exec(opening))
    .find((each) => each !== null)
  if (told !== undefined) return dealing(told, lastOf(told[1] ?? ''), opening, grammar)
  const verb = new RegExp(`(?<!\\p{L})(?:${makes}|${is}|${who})(?!\\p{L})`, 'iu')
  const found = new RegExp(`^(\\p{Lu}[^.,;:()]*?)${ends}`, 'u').exec(opening)
  const plain = found?.[1] ?? ''
  const named = name !== '' && plain.toLowerCase().startsWith(name.toLowerCase())
  if (found === null || verb.test(plain) || named || plain.split(/\s+/u).length > 3) return []
  return dealing(found, plain, opening, grammar)
}

/** The kind with what it deals in, where that follows: "un taller de cerámica", but neither "de Nyons" nor "de village". */
function dealing(found: RegExpExecArray, phrase: string, opening: string, grammar: Grammar): Category[] {
  const { compounds } = grammar
  const kind = termsOf(phrase, grammar)
  if (typeof compounds === 'string') return kind
  const after = opening.slice(found[0].length)
  const about = new RegExp(`^\\s${compounds.of}(\\p{Ll}{3,})`, 'u').exec(after)?.[1] ?? ''
  return about === '' || isOrdinary(about) || anyThing.test(about) ? kind : [...kind, { named: [], about: [about] }]
}

/** "Small, family-run desk workshop" is a workshop: what stands before the last comma only describes it. */
const lastOf = (phrase: string): string => phrase.split(',').at(-1) ?? ''

/** What a brand makes, sells or lends, as far as a sentence of its own says so. */
function products(opening: string, name: string, grammar: Grammar): Category[] {
  const { stops, who, makes, makers, articles } = grammar
  const word = `(?!(?:${stops})(?!\\p{L}))[\\p{L}-]+`
  const object = `(?:(?:${articles})(?:(?<=')|\\s)\\s*)?(${word}(?:(?:,\\s(?:and\\s)?|\\s(?:and|und|et|y)\\s|\\s)${word}){0,5})`
  const someone = name === '' ? who : `${who}|${escaped(name)}`
  const made = new RegExp(`(?:^|(?<!\\p{L})(?:${someone})\\s+)(?:\\p{L}+ly\\s)?(?:${makes})\\s+${object}`, 'iu').exec(
    opening,
  )
  const of = new RegExp(`(?<!\\p{L})${makers}\\s*${object}`, 'iu').exec(opening)
  return [made?.[1], of?.[1]].flatMap((list) => (list === undefined ? [] : listed(list, grammar)))
}

/** A description may say in its first sentences what it is and what it makes. */
const sentencesMax = 3

/** The words that name what a brand is or makes. */
export interface Category {
  /** What it is and what it makes: "reference manager", "manager"; "oak desks". */
  named: string[]
  /** What a thing of that kind deals in: "reference". */
  about: string[]
}

/**
 * What a description says in so many words: "a free, open-source reference manager that …". Nothing where it does not say
 * so, nor in a language whose sentences are not known here.
 */
export function categoryOf(
  { description, name = '' }: Pick<BrandProfile, 'description'> & Partial<Pick<BrandProfile, 'name'>>,
  language: string,
): Category {
  const grammar = grammars[language]
  if (grammar === undefined) return { named: [], about: [] }
  const said = description.split(/[.!?\n]/u).map((sentence) => sentence.trim())
  const kind = kinds(said[0] ?? '', name.trim(), grammar)
  const made = said.slice(0, sentencesMax).flatMap((sentence) => products(sentence, name.trim(), grammar))
  const found = [...kind, ...made]
  return {
    named: [...new Set(found.flatMap(({ named }) => named))],
    about: [...new Set(found.flatMap(({ about }) => about))],
  }
}
