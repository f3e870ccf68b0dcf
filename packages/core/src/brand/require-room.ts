import {
  limits,
  measureFacts,
  type Avatar,
  type BrandProfile,
  type Grounding,
  type ThinkReport,
} from '@adcopy/contract'
import { invalidRequest } from '../problem.ts'

type Sized = BrandProfile | Avatar | ThinkReport

/**
 * Throws `invalid_request` if the brand profile, the avatars and the Think reports of a grounding are together larger
 * than a workspace may store. `written` is the new or changed record. The error's detail contains the number of bytes
 * that this record may have. A change that does not make a record larger is always allowed.
 */
export function requireRoom(grounding: Grounding, written: Sized, replaced?: Sized): void {
  if (replaced !== undefined && measureFacts(written).totalBytes <= measureFacts(replaced).totalBytes) return
  const { totalBytes } = measureFacts(grounding.profile, ...grounding.avatars, ...grounding.think_reports)
  const bytesMax = limits.storedGroundingBytesMax
  if (totalBytes <= bytesMax) return
  const left = Math.max(0, bytesMax - totalBytes + measureFacts(written).totalBytes)
  throw invalidRequest({
    detail:
      `The brand profile, the avatars and the Think reports have at most ${bytesMax} bytes together, and ${left} ` +
      'are left for this one. Shorten it, or remove another one first.',
  })
}
