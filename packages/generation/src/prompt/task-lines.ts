import { primaryTextGraphemes } from '@adcopy/contract'
import type { GenerationRequest } from '../request.ts'

const platformNames = { facebook: 'Facebook', instagram: 'Instagram' } as const

const graphemesPerWord = 6

/**
 * The `task` part is the only part of the document that instructs the model. Its lines contain numbers and values from
 * closed sets, never user text.
 */
export function taskLines({ platform, awarenessLevel, copyLength, grounding }: GenerationRequest): string[] {
  const { min, max } = primaryTextGraphemes[copyLength]
  const aim = Math.round((min + 2 * max) / 3)
  return [
    `platform: ${platformNames[platform]}`,
    `awareness_level: ${awarenessLevel}`,
    `language: ${languageOf(grounding.profile.language)}`,
    `primary_text: ${min} to ${max} characters, never more; aim at ${aim}, about ${Math.round(aim / graphemesPerWord)} words`,
  ]
}

/**
 * Keeps language, script and region. Other subtags are omitted because they could spell out words, which the model
 * might follow as instructions.
 */
function languageOf(tag: string | undefined): string {
  if (tag === undefined) return 'that of the brand profile'
  const [language = ''] = tag.split('-', 1)
  try {
    const { script, region } = new Intl.Locale(tag)
    return [language, script, region].filter((subtag) => subtag !== undefined).join('-')
  } catch {
    return language
  }
}
