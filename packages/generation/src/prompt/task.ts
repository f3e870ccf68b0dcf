import { primaryTextGraphemes } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'

const platformNames = { facebook: 'Facebook', instagram: 'Instagram' } as const

const graphemesPerWord = 6

/** The one part that directs the model: made of closed sets and of numbers, never of a text that somebody wrote. */
export function taskLines({ platform, awarenessLevel, copyLength, grounding }: GenerationRequest): string[] {
  const { min, max } = primaryTextGraphemes[copyLength]
  const aim = Math.round((min + 2 * max) / 3)
  return [
    `platform: ${platformNames[platform]}`,
    `awareness_level: ${awarenessLevel}`,
    `language: ${grounding.profile.language ?? 'that of the brand profile'}`,
    `primary_text: ${min} to ${max} characters, never more; aim at ${aim}, about ${Math.round(aim / graphemesPerWord)} words`,
  ]
}
