import { eld } from 'eld/small'
import type { Grounding } from '@adcopy/contract'

const charactersRead = 2_000
const lettersMin = 40

/**
 * Returns the language of a brand's copy as a primary subtag: the language that the profile names, else the language
 * that a detector reliably finds in the text of the profile, else `und`.
 */
export function languageOf({ grounding: { profile } }: { grounding: Grounding }): string {
  const named = profile.language?.split('-')[0]?.toLowerCase()
  if (named !== undefined) return named
  const { name, description, value_propositions: values = [], proof_points: proofs = [] } = profile
  const text = [name, description, ...values, ...proofs].join('\n').slice(0, charactersRead)
  const found = eld.detect(text)
  const isEnough = (text.match(/\p{L}/gu)?.length ?? 0) >= lettersMin
  return isEnough && found.isReliable() ? found.language : 'und'
}
