import { isAlwaysFinite, isBase, isThirdPerson, secondPersonOf } from './verbs.ts'

/**
 * How a fact is built, and so which frames it fits: a sentence, an order ("Save any page"), a predicate without its
 * subject ("Works offline"), a gerund ("Retyping references"), first-person speech, what was done to the brand
 * ("Founded in 1990"), or anything else as a fragment.
 */
export type Shape = 'sentence' | 'order' | 'predicate' | 'gerund' | 'speech' | 'participle' | 'fragment'

const determiners = /^(?:a|an|the|this|that|these|those|every|each|any|some|all|no|our|your|my|their|its|his|her)$/i
const prepositions =
  /^(?:of|for|in|on|at|by|with|from|to|into|over|under|across|about|between|without|per|via|through|than|as|or|and|more|most|other|own|free|new|old|open)$/i
/** What was done to the brand, by whom or when: "Developed by …" takes "is", "Founded in …" takes "was". */
export const participle =
  /^(?:(developed|made|built|based|run|owned|designed|produced|written|used|available|published|printed|located|tested|certified|funded|maintained|brewed|baked|roasted|hosted|trusted|recommended|sold|served|grown|woven|crafted|assembled|backed|housed|listed|licensed)|(founded|begun|established|started|created|born|launched)) (?:by|in|at|with|from|since|for|on|to|under|as)\b/i
const gerund = /^[a-z]{2,}ing$/i
const notGerunds =
  /^(?:nothing|everything|something|anything|morning|evening|spring|string|thing|king|ring|during|ceiling|building|wedding|clothing)$/i

export function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Where a clause begins that has a verb of its own: what follows does not make the whole a sentence. */
const subordinate = /^(?:that|which|who|whose|where|when|while|because|if|as|so|until|before|after|you|we|they|i)$/i
const pluralSubject = /(?:[^s]s|people|children|men|women|staff|everyone)$/i

/** A third-person form counts as the verb of a sentence only where a noun cannot stand. */
function hasFiniteVerb(tokens: readonly string[]): boolean {
  const clause = tokens.findIndex((word, index) => index > 0 && subordinate.test(word))
  return tokens.slice(0, clause < 0 ? tokens.length : clause).some((_, index) => index > 0 && isVerbHere(tokens, index))
}

function isVerbHere(tokens: readonly string[], index: number): boolean {
  const word = tokens[index] ?? ''
  const before = tokens[index - 1] ?? ''
  const after = tokens[index + 1] ?? ''
  if (isAlwaysFinite(word)) return true
  if (after === '' || /^(?:of|and|or|per)$/i.test(after)) return false
  if (pluralSubject.test(before) && isBase(word) && !prepositions.test(before))
    return !alsoNouns.test(word) || object.test(after)
  if (!isThirdPerson(word) || determiners.test(before) || prepositions.test(before)) return false
  return !/^(?:for|in)$/i.test(after) && !/(?:ed|ing|ous|ful|al|ic|ive)$/.test(before)
}

/** Reads the shape of an English fact. What it cannot tell is a fragment, which every frame survives. */
export function shapeOf(text: string): Shape {
  const tokens = tokensOf(text)
  const [first = '', second = '', third = ''] = tokens
  if (
    /^(?:i|i'm|i’m|i've|i’ve|i'd|my|we|we're|our)$/i.test(first) &&
    tokens.slice(1).some((word) => isAlwaysFinite(word) || isBase(word) || isThirdPerson(word))
  )
    return 'speech'
  if (/^(?:you|it|there|when|if|once|while|after|before|nobody|everybody|everyone|people)$/i.test(first))
    return 'sentence'
  if (gerund.test(first) && !notGerunds.test(first) && !isNamed(first, second))
    return hasFiniteVerb(tokens.slice(1)) ? 'sentence' : 'gerund'
  if (
    /^(?:open (?:since|from|on|until|every|daily)|set up|up and running|ready|installed|delivered)\b/i.test(text) &&
    !hasFiniteVerb(tokens)
  )
    return 'fragment'
  if (isPredicate(first, second)) return 'predicate'
  if (/^(?:don't|don’t|never)$/i.test(first) && isBase(second)) return 'order'
  if (isBase(first) && (!isNounHere(tokens) || (/^(?:and|or)$/i.test(second) && isBase(third)))) return 'order'
  if (participle.test(text)) return 'participle'
  return hasFiniteVerb(tokens) ? 'sentence' : 'fragment'
}

/** "Reading lists", "waiting rooms": the gerund is half of a thing's name. */
const isNamed = (first: string, second: string) =>
  /^(?:reading|waiting|opening|running|training|meeting|working|writing|booking|parking|shopping|cooking|building|landing|sleeping|swimming|hiking|walking|learning)$/i.test(
    first,
  ) && second.endsWith('s')

/** A predicate without its subject: "Works offline", but not "Tags mark …" or "Plans for …". */
function isPredicate(first: string, second: string): boolean {
  const base = secondPersonOf(first)
  if (base === null || !/^\p{Lu}?\p{Ll}+$/u.test(first) || isBase(second) || isAlwaysFinite(second)) return false
  if (alsoNouns.test(base) && !object.test(second)) return false
  return !/^(?:of|and|or|that|for|by|from|who)$/i.test(second) && !(/^in$/i.test(second) && alsoNouns.test(base))
}

/** Verbs that as often stand for a thing: an order only where an object follows that shows it. */
export const alsoNouns =
  /^(?:access|back|block|bloom|book|care|change|copy|cost|cover|craft|deal|design|display|download|drink|drive|drop|email|end|escape|exercise|export|face|fight|file|fit|grind|group|guide|host|import|label|last|launch|lead|link|list|load|log|mark|mail|monitor|name|notice|offer|order|pack|pause|pay|place|plan|plant|play|point|press|price|print|promise|record|release|rent|repair|reply|report|request|rescue|research|rest|return|review|roast|scan|schedule|share|ship|sign|source|spot|store|stream|struggle|study|support|taste|test|tour|track|train|travel|update|upgrade|value|visit|wait|warm|wash|waste|water|wear|welcome|work|worry|wrap)$/i
const object =
  /^(?:a|an|the|your|our|its|their|this|that|these|those|any|every|each|all|everything|anything|it|them|us|me|up|out|in|on|off|into|with|without|where|when|what|how|from|as|at|\p{N}.*|more|as|together|online|anywhere|faster)$/iu

/** "Support for …", "Access to …", "Test drives": a verb's twin noun, given away by what follows. */
function isNounHere(tokens: readonly string[]): boolean {
  const second = tokens[1] ?? ''
  if (alsoNouns.test(tokens[0] ?? '') && !object.test(second)) return true
  return (
    /^(?:of|for|to|from|is|are|was|and|has|by|in|that)$/i.test(second) ||
    (tokens.length <= 3 &&
      second.endsWith('s') &&
      !/^(?:us|this|its)$/i.test(second) &&
      /^(?:test|work|book|record|file|list|cost|care|design|group|sleep|study|travel|water)$/i.test(tokens[0] ?? ''))
  )
}

/** Whether a plain word may lose its capital inside a sentence without a name losing its own. */
export function lowered(text: string, commonWords: ReadonlySet<string>): string {
  const first = tokensOf(text)[0] ?? ''
  const plain = first.toLowerCase()
  if (!text.startsWith(first) || !/^\p{Lu}\p{Ll}*(?:['’-]\p{Ll}+)*$/u.test(first) || plain === 'i') return text
  const common =
    commonWords.has(plain) ||
    determiners.test(first) ||
    prepositions.test(first) ||
    isBase(first) ||
    isThirdPerson(first) ||
    gerund.test(first) ||
    /^\p{L}{3,}ed$/iu.test(first) ||
    isFunctionWord(plain)
  return common ? plain + text.slice(first.length) : text
}

const isFunctionWord = (word: string) =>
  /^(?:it|you|we|they|there|here|when|while|if|once|after|before|because|not|only|both|one|two|three|where|what|who|how|since|until|so|but|even|just|also|many|most|few|several|another|up|down|out|off|made|built|based|less|small|large|big|long|short|broken|lost|missing|late|hours|days|weeks|forty|fifty|twenty|thirty|hundreds|dozens|thousands|four|five|six|seven|eight|nine|ten|nobody|everybody|someone|endless|constant|too)$/.test(
    word,
  )

/** First letter raised, whatever stands before it in quotes or brackets. */
export function raised(text: string): string {
  return text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (whole, before: string, letter: string) =>
    /^[a-z]+[A-Z]/.test(text) ? whole : before + letter.toUpperCase(),
  )
}

/** A text closed as a sentence is: with the mark it has, or a full stop. */
export function closed(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)) return `${text}。`
  return /[.!?…。！？]["”’)]?$/u.test(text) ? text : `${text.replace(/[\s,;:–—-]+$/u, '')}.`
}

/** A text without the mark that closes it. */
export function opened(text: string): string {
  return text.replace(/[\s.;,:。]+$/u, '')
}

/** The lines of one list, closed alike: none of them, or where one ends or holds a sentence that has its mark, every one. */
export function listed(texts: readonly string[]): string[] {
  const lines = texts.map((text) => raised(opened(text)))
  return lines.some((line) => /[.!?…]["”’»“)]*(?:\s|$)/u.test(line)) ? lines.map(closed) : lines
}
