import type { AwarenessLevel } from '@adcopy/contract'
import { escapePattern } from '../text.ts'
import type { Chooser } from './chooser.ts'
import type { Fact } from './material.ts'
import { type CommonWords, splitRelative, withPronoun } from './recast.ts'
import type { Wording } from './wording.ts'
import { closed, lowered, participle, raised, type Shape } from './shape.ts'

/** What telling a fact needs to know of its surroundings. */
export interface Teller {
  brand: string
  /** Whether "it" may stand for the brand. */
  pronoun: boolean
  common: CommonWords
  chooser: Chooser
  /** Level of the shortest text, which words things its own way so that no longer one repeats it; null for all others. */
  brief: AwarenessLevel | null
  wording: Wording
  /** Two facts as one sentence, without its closing mark; null where they are better told apart. */
  join: (one: Fact, other: Fact) => string | null
}

const whole = new Set<Shape>(['sentence', 'order', 'predicate', 'speech', 'participle'])

/** Whether a fact makes a sentence of its own. */
export const isWhole = (fact: Fact) => whole.has(fact.shape) || fact.kind === 'description'

/** A fact as a sentence, told from whichever end and in whichever order this text prefers. */
export function sentenceOf(fact: Fact, teller: Teller): string {
  if (fact.kind === 'description') return describe(fact, teller)
  const { text } = fact
  if (fact.shape === 'predicate') return closed(`${teller.brand} ${lowered(text, teller.common)}`)
  if (fact.shape === 'participle')
    return closed(`${teller.brand} ${participle.exec(text)?.[2] === undefined ? 'is' : 'was'} ${loweredFirst(text)}`)
  if (fact.shape === 'order' && !isForbidding(text) && teller.chooser.happens(`can ${fact.id}`, 0.4))
    return closed(`You can ${lowered(text, teller.common)}`)
  return closed(raised(text))
}

const loweredFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What a description in other languages opens with where it says what the brand is. */
const article = /^(?:eine?|der|die|das|une?|l[ea]|l’|las?|los|un[ao]?s?|el)\s/iu

function describe(fact: Fact, { brand, common, chooser, pronoun, brief, wording }: Teller): string {
  const opensWithBrand = new RegExp(`^${escapePattern(brand)}\\b`, 'u').test(fact.text)
  const { isA } = wording
  if (wording.withBrand === null && isA !== null && !opensWithBrand && article.test(fact.text))
    return closed(`${brand} ${isA} ${loweredFirst(fact.text)}`)
  if (opensWithBrand || fact.shape === 'sentence' || fact.shape === 'speech') return closed(raised(fact.text))
  if (fact.shape === 'predicate') return closed(`${brand} ${lowered(fact.text, common)}`)
  const text = lowered(fact.text, common)
  if (!/^(?:an?|the) /.test(text)) return closed(fact.shape === 'order' ? raised(text) : `${brand}: ${text}`)
  const relative = pronoun ? splitRelative(text) : null
  const apposed =
    relative === null ? `${brand}: ${text}` : `${brand}, ${relative.noun}, ${relative.verb} ${relative.rest}`
  if (brief !== null) {
    const isThing = relative !== null && !/^(?:you|your|people|them|it)\b/i.test(relative.rest)
    if (brief === 'solution_aware') return closed(isThing ? `${brand}: ${relative.rest}` : apposed)
    return closed(`${brand}: ${relative?.noun ?? text}`)
  }
  const forms = [`${brand} is ${text}`, `${raised(text)}: that is ${brand}`]
  if (relative !== null) {
    const { noun, verb, rest } = relative
    forms.push(`${brand} is ${noun}. It ${verb} ${rest}`, `${brand} ${verb} ${rest}. It is ${noun}`)
  }
  return closed(forms[chooser.turn(forms.length)] ?? text)
}

/** Share of the pairs that could be told in one sentence and are. */
const joinedShare = 0.8

/** Facts of one theme as sentences in a row, short and long ones in turn; the name is not said over and over. */
export function sentencesOfFacts(facts: readonly Fact[], teller: Teller): string[] {
  const sentences: string[] = []
  const left = [...facts]
  let wasJoined = false
  for (let fact = left.shift(); fact !== undefined; fact = left.shift()) {
    const joined: string | null = wasJoined ? null : joinedNext(fact, left[0], teller)
    wasJoined = joined !== null
    if (wasJoined) left.shift()
    sentences.push(joined ?? (isWhole(fact) ? sentenceOf(fact, teller) : closed(raised(fact.text))))
  }
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1] ?? ''
    const named = teller.pronoun && before.startsWith(teller.brand)
    return named ? (withPronoun(sentence, teller.brand) ?? sentence) : sentence
  })
}

function joinedNext(fact: Fact, next: Fact | undefined, { chooser, join }: Teller): string | null {
  if (next === undefined || !chooser.happens(`join ${fact.id}`, joinedShare)) return null
  const joined = join(fact, next)
  return joined === null ? null : closed(joined)
}

/** Whether a fact can be said of the brand by name with certainty; others follow a sentence that names it. */
export const isNamedBy = (fact: Fact, { brand, wording }: Teller) =>
  fact.text.includes(brand) ||
  fact.kind === 'description' ||
  (wording.withBrand !== null && fact.shape !== 'sentence' && fact.shape !== 'speech' && !isForbidding(fact.text))

const isForbidding = (text: string) => /^(?:don|never)/i.test(text)

/** A fact said of the brand by name: "With Zotero, you read …", "Zotero: more than …". */
export function namedSentence(fact: Fact, teller: Teller): string {
  const { brand, common, wording } = teller
  if (wording.withBrand === null || fact.text.includes(brand) || fact.kind === 'description')
    return sentenceOf(fact, teller)
  const text = lowered(fact.text, common)
  if (fact.shape === 'order') return closed(`${wording.withBrand.replace('{brand}', brand)} you ${text}`)
  return fact.shape === 'fragment' || fact.shape === 'gerund' ? closed(`${brand}: ${text}`) : sentenceOf(fact, teller)
}
