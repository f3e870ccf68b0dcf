import type { Copy } from '@adcopy/contract'
import { holdsTerm } from '../holds-term.ts'
import { type Address, addressesOtherwise } from './address.ts'
import { promises } from './promising.ts'
import type { Ruled } from './topics.ts'
import type { Writing } from './writing.ts'

/** What a restriction speaks of: a kind of writing, words, or what may be named but not promised. */
export type Thing = { writing: Writing } | { words: string; promised?: boolean }

/** A restriction as far as a check can hold it. What cannot be read as one of these is told to the model alone. */
export type Rule = { field?: keyof Copy } & (
  | { kind: 'forbidden'; thing: Thing }
  | { kind: 'at_most'; writing: Writing; count: number }
  | { kind: 'only_with'; thing: Thing; companion: string }
  | { kind: 'address'; form: Address }
  | { kind: 'topic'; topic: Ruled }
)

function holds(text: string, thing: Thing, language: string): boolean {
  if ('writing' in thing) return text.search(thing.writing.seen) >= 0
  return thing.promised === true ? promises(text, thing.words, language) : holdsTerm(text, thing.words, language)
}

export function breaks(text: string, rule: Rule, language: string): boolean {
  switch (rule.kind) {
    case 'forbidden':
      return holds(text, rule.thing, language)
    case 'at_most':
      return (text.match(rule.writing.seen) ?? []).length > rule.count
    case 'only_with':
      return holds(text, rule.thing, language) && !holdsTerm(text, rule.companion, language)
    case 'address':
      return addressesOtherwise(text, rule.form, language)
    case 'topic':
      return rule.topic.seen.test(text.toLowerCase())
  }
}

const nameOf = (thing: Thing): string => ('words' in thing ? `"${thing.words}"` : thing.writing.label)
const verbOf = (thing: Thing): string => ('words' in thing && thing.promised === true ? 'promises' : 'holds')

/** What is wrong with a text that breaks the rule of a restriction. */
export function reasonOf(rule: Rule, restriction: string): string {
  const named = `the restriction "${restriction}"`
  switch (rule.kind) {
    case 'forbidden':
      return `${verbOf(rule.thing)} ${nameOf(rule.thing)}, which ${named} forbids`
    case 'at_most':
      return `holds ${rule.writing.label} more often than the ${rule.count} that ${named} allows`
    case 'only_with':
      return `holds ${nameOf(rule.thing)} without "${rule.companion}", which ${named} asks for beside it`
    case 'address':
      return `addresses the reader otherwise than in the ${rule.form} form that ${named} asks for`
    case 'topic':
      return `speaks of ${rule.topic.label}, which ${named} rules out`
  }
}
