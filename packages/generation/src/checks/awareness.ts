import { holdsTerm } from './holds-term.ts'
import type { Check } from './check.ts'

/** An `unaware` reader meets a scene first: neither headline nor first paragraph names the brand. */
export const awarenessHook: Check = {
  name: 'awareness_hook',
  severity: 'soft',
  policy: false,
  find(copy, { awarenessLevel, grounding }) {
    if (awarenessLevel !== 'unaware') return []
    const hook = copy.primary_text.split(/\n\s*\n/)[0] ?? ''
    return [
      { place: 'headline', text: copy.headline },
      { place: 'first paragraph', text: hook },
    ]
      .filter(({ text }) => holdsTerm(text, grounding.profile.name))
      .map(({ place }) => `the ${place} names the brand to a reader who knows of no problem yet`)
  },
}
