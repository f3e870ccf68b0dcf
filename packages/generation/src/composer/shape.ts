import { isAlwaysFinite, isBase, isThirdPerson } from './verbs.ts'

/**
 * How a fact is built, and so which frames it fits: a sentence, an order ("Save any page"), a predicate without its
 * subject ("Works offline"), a gerund ("Retyping references"), first-person speech, or anything else as a fragment.
 */
export type Shape = 'sentence' | 'order' | 'predicate' | 'gerund' | 'speech' | 'fragment'

const determiners = /^(?:a|an|the|this|that|these|those|every|each|any|some|all|no|our|your|my|their|its|his|her)$/i
const prepositions =
  /^(?:of|for|in|on|at|by|with|from|to|into|over|under|across|about|between|without|per|via|through|than|as|or|and|more|most|other|own|free|new|old|open)$/i
const gerund = /^[a-z]{2,}ing$/i
const notGerunds =
  /^(?:nothing|everything|something|anything|morning|evening|spring|string|thing|king|ring|during|ceiling|building|wedding|clothing)$/i

export function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
}

/** A third-person form counts as the verb of a sentence only where a noun cannot stand. */
function hasFiniteVerb(tokens: readonly string[]): boolean {
  return tokens.some((word, index) => {
    if (index === 0) return false
    if (isAlwaysFinite(word)) return true
    const before = tokens[index - 1] ?? ''
    if (/^(?:who|that|which)$/i.test(before)) return false
    if (/^(?:you|we|they|people|i)$/i.test(before)) return isBase(word)
    if (!isThirdPerson(word) || determiners.test(before) || prepositions.test(before)) return false
    const after = tokens[index + 1] ?? ''
    return (
      index < tokens.length - 1 &&
      !/^(?:of|and|or|for|in|per)$/i.test(after) &&
      !/(?:ed|ing|ous|ful|al|ic|ive)$/.test(before)
    )
  })
}

/** Reads the shape of an English fact. What it cannot tell is a fragment, which every frame survives. */
export function shapeOf(text: string): Shape {
  const tokens = tokensOf(text)
  const first = tokens[0] ?? ''
  const second = tokens[1] ?? ''
  if (/^(?:i|i'm|i’m|i've|i’ve|i'd|my|we|we're|our)$/i.test(first) && hasFiniteOrPlural(tokens)) return 'speech'
  if (gerund.test(first) && !notGerunds.test(first) && !hasFiniteVerb(tokens.slice(1))) return 'gerund'
  if (isThirdPerson(first) && !/^(?:of|and|or|are|is|that|for|in|by)$/i.test(second) && /^\p{Lu}?\p{Ll}+$/u.test(first))
    return 'predicate'
  if (/^(?:don't|never)$/i.test(first) && isBase(second)) return 'order'
  if (isBase(first) && !isNounHere(tokens)) return 'order'
  return hasFiniteVerb(tokens) ? 'sentence' : 'fragment'
}

const hasFiniteOrPlural = (tokens: readonly string[]) => hasFiniteVerb(tokens) || tokens.slice(1).some(isBase)

/** "Support for …", "Access to …", "Test drives": a verb's twin noun, given away by what follows. */
function isNounHere(tokens: readonly string[]): boolean {
  const second = tokens[1] ?? ''
  return (
    /^(?:of|for|to|from|is|are|was|and|has|by|in|that)$/i.test(second) ||
    (tokens.length <= 3 &&
      /s$/.test(second) &&
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
    isFunctionWord(plain)
  return common ? plain + text.slice(first.length) : text
}

const isFunctionWord = (word: string) =>
  /^(?:it|you|we|they|there|here|when|while|if|once|after|before|because|not|only|both|one|two|three|where|what|who|how|since|until|so|but|even|just|also|many|most|few|several|another|up|down|out|off|made|built|based|less|small|large|big|long|short|broken|lost|missing|late|hours|days|weeks)$/.test(
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
  return /[.!?…。！？]["”’)]?$/u.test(text) ? text : `${text.replace(/[\s,;:–—-]+$/u, '')}.`
}

/** A text without the mark that closes it. */
export function opened(text: string): string {
  return text.replace(/[\s.;,:。]+$/u, '')
}
