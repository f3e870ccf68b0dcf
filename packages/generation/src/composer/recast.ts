import { escapePattern } from '../text.ts'
import { lowered, type Shape, tokensOf } from './shape.ts'
import { isBase, isThirdPerson, secondPersonOf } from './verbs.ts'

/** Words of the grounding that are written small somewhere, and so are no names. */
export type CommonWords = ReadonlySet<string>

/** Whether the brand's name can be followed by "it": a thing or a house, not a person. */
export function isThing(name: string, description: string): boolean {
  return (
    !/^(?:dr|mr|mrs|ms|prof)\b/i.test(name) && !/\b(?:she|he|i|i'm|i’m)\b/i.test(description) && !/['’]s$/.test(name)
  )
}

/** "Zotero keeps …" → "It keeps …", once the name has just been said. Null where the sentence does not open that way. */
export function withPronoun(sentence: string, name: string): string | null {
  const match = new RegExp(`^${escapePattern(name)}\\s+(?:(also|now|even|still)\\s+)?([\\p{L}']+)`, 'u').exec(sentence)
  const verb = match?.[2] ?? ''
  if (match === null || !isSingularVerb(verb)) return null
  return `It${sentence.slice(name.length)}`
}

const isSingularVerb = (word: string) =>
  isThirdPerson(word) || /^(?:can|will|was|may|began|became|came|grew|started)$/.test(word)

const reflexive: Readonly<Record<string, string>> = {
  his: 'your',
  her: 'your',
  their: 'your',
  hers: 'yours',
  theirs: 'yours',
  himself: 'yourself',
  herself: 'yourself',
  themselves: 'yourself',
  them: 'you',
  him: 'you',
}

/** A trouble or wish told of a third person, told to the reader without a subject: "She loses track of her notes" → "lose track of your notes". */
function toReader(text: string): string | null {
  const [adverb, ...others] = text.split(' ')
  if (/^(?:never|always|often|rarely|still|usually|sometimes|constantly|regularly)$/i.test(adverb ?? '')) {
    const told = toReader(others.join(' '))
    return told === null ? null : `${(adverb ?? '').toLowerCase()} ${told}`
  }
  const words = text.split(' ')
  const verb =
    secondPersonOf(words[0] ?? '') ??
    (isBase(words[0] ?? '') || /^(?:can't|cannot|can|don't|won’t|can’t|don’t)$/i.test(words[0] ?? '')
      ? (words[0] ?? '').toLowerCase()
      : null)
  if (verb === null) return null
  const rest: string[] = []
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const plain = word.toLowerCase()
    if (/^(?:he|she|they)$/.test(plain)) {
      const next = words[index + 1] ?? ''
      const base = secondPersonOf(next)
      if (base === null && !isBase(next) && !/^(?:can|will|could|would|had|did|have|are|were)$/i.test(next)) return null
      rest.push('you', base ?? next)
      index += 1
      continue
    }
    const bare = plain.replace(/[^a-z]+$/, '')
    rest.push(reflexive[bare] === undefined ? word : reflexive[bare] + word.slice(bare.length))
  }
  return [verb, ...rest].join(' ')
}

/** How a trouble or a wish is put to the reader: its shape, and its words without an opening capital. */
export interface Recast {
  shape: Shape
  text: string
}

/** Recasts a trouble or wish for a frame. Null where a person is left in it that no reader can be asked to be. */
export function recastFor(text: string, shape: Shape, common: CommonWords): Recast | null {
  // A question is somebody's, and put as they would ask it.
  if (/[?？]$/u.test(text)) return { shape: 'speech', text }
  const subject = /^(?:she|he|they)\s+/i.exec(text)
  if (subject !== null) {
    const told = toReader(text.slice(subject[0].length))
    return told === null ? null : { shape: 'order', text: told }
  }
  if (shape === 'predicate') {
    const told = toReader(text)
    return told === null ? { shape: 'fragment', text: lowered(text, common) } : { shape: 'order', text: told }
  }
  if (/^to\s+/i.test(text) && isBase(tokensOf(text)[1] ?? ''))
    return { shape: 'order', text: softened(text.replace(/^to\s+/i, '')) }
  if (/\b(?:she|he|herself|himself)\b/i.test(text)) return null
  if (shape === 'speech') return { shape, text }
  return { shape, text: softened(lowered(text, common)) }
}

/** Possessives of persons not named become the reader's. */
const softened = (text: string) => text.replace(/\b(?:his|her)\b/g, 'your')

/** "a manager that keeps notes" → its noun and what it does, for telling in one breath or in separate ones. */
export function splitRelative(text: string): { noun: string; verb: string; rest: string } | null {
  const match = /^((?:an?|the) [^,;:]{3,80}?)(?:,)? (?:that|which) (\p{L}+) ([^;:]{8,})$/iu.exec(text)
  const [, noun = '', verb = '', rest = ''] = match ?? []
  return match !== null && isThirdPerson(verb) ? { noun, verb, rest } : null
}
