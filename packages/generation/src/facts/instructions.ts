import type { Grounding } from '@adcopy/contract'
import { plainLanguageOfLong } from '../frequent-words.ts'
import { directs, directsFromAside, speaksOfWriting } from './directions/index.ts'
import { looksHostile } from './hostile.ts'
import { sentenceSpans } from './sentences.ts'
import { isSecret } from './unpublished.ts'

/**
 * Whether a text that is to state something tells its reader what to write, looks hostile otherwise, or is labelled as not
 * for the public. Not for briefs, whose part it is to direct.
 */
export type IsInstruction = (text: string) => boolean

/** What is longer states nothing that copy could tell. */
const lengthMax = 2_000

const plainly: IsInstruction = (text) =>
  text.length > lengthMax || looksHostile(text) || directs(text) || isSecret(text)

/** From how many statements on, and from what share of all, a brand deals in writing. */
const tradeStatementsMin = 3
const tradeShareMin = 0.08

/**
 * What is an instruction among such statements. Where many of them speak of texts it is the brand's trade, and only what
 * directs plainly is one; where few do, those may have been planted.
 */
export function instructionsAmong(statements: readonly string[]): IsInstruction {
  const language = plainLanguageOfLong(statements.join(' '))
  const ofWriting = (text: string) => speaksOfWriting(text, language)
  const innocent = statements.filter((text) => !plainly(text) && !directsFromAside(text))
  const speaking = innocent.filter(ofWriting).length
  if (speaking >= tradeStatementsMin && speaking >= innocent.length * tradeShareMin) return plainly
  return (text) => plainly(text) || directsFromAside(text) || ofWriting(text)
}

const known = new WeakMap<Grounding, IsInstruction>()

/** What is an instruction in a snapshot, by what its profile and its files speak of; read once, as it never changes. */
export function instructionsIn(grounding: Grounding): IsInstruction {
  const { profile, brand_brief: facts } = grounding
  const statements = [
    profile.description,
    ...(profile.value_propositions ?? []),
    ...(profile.proof_points ?? []),
    ...facts.map(({ text }) => text),
  ]
  const found = known.get(grounding) ?? instructionsAmong(statements)
  known.set(grounding, found)
  return found
}

/** The sentences of a text before the first plain instruction: what follows it belongs to it. */
export function spansBeforeInstruction(text: string): Array<{ start: number; end: number }> {
  const spans = sentenceSpans(text)
  const first = spans.findIndex(({ start, end }) => plainly(text.slice(start, end)))
  return first < 0 ? spans : spans.slice(0, first)
}
