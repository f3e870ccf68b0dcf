import type { GenerationRequest } from '../backend.ts'
import { sourceTexts } from '../facts/sources.ts'
import { escapePattern, words } from '../text.ts'
import type { Angle } from './brief.ts'
import { bansOn } from './material.ts'

const nounBefore =
  '(?:the|your|our|of|for|in|with|from|all|as|their|every|more|\\d|[\\p{L}-]+(?:ed|al|ic|ive|able|ful))'
const neverSubjects =
  /(?:ss|us|is)$|^(?:this|students|people|users|customers|readers|words|ads|facts|things|days|times|years|costs|saves|makes|uses|needs|wants|works|keeps|helps|runs|lets)$/

/** The plural that brief and grounding have in common and that is plainly a noun there; null where there is none. */
export function subjectOf(request: GenerationRequest, angle: Angle): string | null {
  const text = sourceTexts(request).join('\n').toLowerCase()
  const own = new Set(words(`${request.grounding.profile.name} ${angle.who ?? ''}`))
  const bans = bansOn(request, 'primary_text')
  const found = words(request.brief).find(
    (word) =>
      /^\p{L}{4,}s$/u.test(word) &&
      !neverSubjects.test(word) &&
      !own.has(word) &&
      !bans.some((broken) => broken(word)) &&
      new RegExp(`(?:^|\\b${nounBefore}\\s+)${escapePattern(word)}(?![\\p{L}])`, 'imu').test(text),
  )
  if (found === undefined) return null
  const written =
    new RegExp(`(?<![\\p{L}])${escapePattern(found)}(?![\\p{L}])`, 'iu').exec(sourceTexts(request).join('\n'))?.[0] ??
    found
  return /^\p{Lu}{2,}/u.test(written) ? written : found
}
