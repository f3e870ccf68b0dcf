import { limits, primaryTextGraphemes } from '@adcopy/contract'
import { graphemes } from '../text/graphemes.ts'
import type { Candidate, Check } from './check.ts'

function bounded(
  name: string,
  severity: Check['severity'],
  measure: (candidate: Candidate) => number,
  bounds: (candidate: Candidate) => { min?: number; max?: number },
): Check {
  return {
    name,
    severity,
    find(candidate) {
      const length = measure(candidate)
      const { min = 0, max = Infinity } = bounds(candidate)
      if (length > max)
        return [`${length} characters, at most ${max} are ${severity === 'hard' ? 'allowed' : 'asked for'}`]
      return length < min ? [`${length} characters, at least ${min} are asked for`] : []
    },
  }
}

const headline = ({ draft }: Candidate) => graphemes(draft.copy.headline)
const primaryText = ({ draft }: Candidate) => graphemes(draft.copy.primary_text)
const description = ({ draft }: Candidate) => graphemes(draft.copy.description ?? '')

/**
 * Lengths are in graphemes. Maximum lengths are hard checks. Minimum lengths and targets are soft checks. Source:
 * D-COPY-1, D-COPY-2, D-COPY-4.
 */
export const lengths: readonly Check[] = [
  bounded('primary_text_max', 'hard', primaryText, ({ request }) => ({
    max: primaryTextGraphemes[request.copyLength].max,
  })),
  bounded('primary_text_min', 'soft', primaryText, ({ request }) => ({
    min: primaryTextGraphemes[request.copyLength].min,
  })),
  bounded('headline_max', 'hard', headline, () => ({ max: limits.headlineGraphemesMax })),
  bounded('headline_target', 'soft', headline, () => ({ max: limits.headlineGraphemesTarget })),
  bounded('description_max', 'hard', description, () => ({ max: limits.descriptionGraphemesMax })),
  bounded('description_target', 'soft', description, () => ({ max: limits.descriptionGraphemesTarget })),
]
