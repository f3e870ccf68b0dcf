import { type Copy, limits, primaryTextGraphemes } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { graphemes } from '../text.ts'
import type { CopyCheck } from './check.ts'

function bounded(
  name: string,
  severity: CopyCheck['severity'],
  measure: (copy: Copy) => number,
  bounds: (request: GenerationRequest) => { min?: number; max?: number },
): CopyCheck {
  return {
    name,
    severity,
    policy: false,
    scope: 'copy',
    find({ copy, request }) {
      const length = measure(copy)
      const { min = 0, max = Infinity } = bounds(request)
      if (length > max) return [`${length} characters where at most ${max} are allowed`]
      if (length < min) return [`${length} characters where at least ${min} are asked for`]
      return []
    },
  }
}

const primaryText = (copy: Copy) => graphemes(copy.primary_text)
const headline = (copy: Copy) => graphemes(copy.headline)
const description = (copy: Copy) => graphemes(copy.description ?? '')

/** Upper bound of `primary_text` for the length asked for. Source: decisions, "What copy must be". */
export const primaryTextMax = bounded('primary_text_max', 'hard', primaryText, ({ copyLength }) => ({
  max: primaryTextGraphemes[copyLength].max,
}))

/** Lower bound of `primary_text`: soft, so that nothing pads with claims that no source supports. */
export const primaryTextMin = bounded('primary_text_min', 'soft', primaryText, ({ copyLength }) => ({
  min: primaryTextGraphemes[copyLength].min,
}))

export const headlineMax = bounded('headline_max', 'hard', headline, () => ({ max: limits.headlineGraphemesMax }))

export const headlineTarget = bounded('headline_target', 'soft', headline, () => ({
  max: limits.headlineGraphemesTarget,
}))

export const descriptionMax = bounded('description_max', 'hard', description, () => ({
  max: limits.descriptionGraphemesMax,
}))

export const descriptionTarget = bounded('description_target', 'soft', description, () => ({
  max: limits.descriptionGraphemesTarget,
}))
