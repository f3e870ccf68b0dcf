import { eld } from 'eld/small'
import type { BrandProfile } from '@adcopy/contract'

const charactersRead = 2_000
const lettersMin = 40

/**
 * The language in the profile or, if it is missing, the language that a detector finds in the text of the profile.
 * Returns `und` if the text is too short or the detector is unsure.
 */
export function languageOf(profile: BrandProfile): string {
  const named = profile.language?.split('-')[0]?.toLowerCase()
  if (named !== undefined) return named
  const { name, description, value_propositions: values = [], proof_points: proofs = [] } = profile
  const text = [name, description, ...values, ...proofs].join('\n').slice(0, charactersRead)
  const found = eld.detect(text)
  const isEnough = (text.match(/\p{L}/gu)?.length ?? 0) >= lettersMin
  return isEnough && found.isReliable() ? found.language : 'und'
}
