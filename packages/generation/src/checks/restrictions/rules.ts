import type { Copy } from '@adcopy/contract'
import { holdsTerm } from '../holds-term.ts'
import { type Address, addressesOtherwise } from './address.ts'
import type { Ruled } from './topics.ts'
import type { Writing } from './writing.ts'

/** What a restriction speaks of: a kind of writing, or words. */
export type Thing = { writing: Writing } | { words: string }

/** A restriction as far as a check can hold it. What cannot be read as one of these is told to the model alone. */
export type Rule = { field?: keyof Copy } & (
  | { kind: 'forbidden'; thing: Thing }
  | { kind: 'at_most'; writing: Writing; count: number }
  | { kind: 'only_with'; thing: Thing; companion: string }
  | { kind: 'address'; form: Address }
  | { kind: 'topic'; topic: Ruled }
)

const holds = (text: string, thing: Thing, language: string): boolean =>
  'words' in thing ? holdsTerm(text, thing.words, language) : text.search(thing.writing.seen) >= 0

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

/** What is wrong with a text that breaks the rule. */
export function reasonOf(rule: Rule): string {
  switch (rule.kind) {
    case 'forbidden':
      return `holds ${nameOf(rule.thing)}, which a restriction forbids`
    case 'at_most':
      return `holds ${rule.writing.label} more often than the ${rule.count} that a restriction allows`
    case 'only_with':
      return `holds ${nameOf(rule.thing)} without "${rule.companion}", which a restriction asks for beside it`
    case 'address':
      return `addresses the reader otherwise than in the ${rule.form} form that a restriction asks for`
    case 'topic':
      return `speaks of ${rule.topic.label}, which a restriction rules out`
  }
}
