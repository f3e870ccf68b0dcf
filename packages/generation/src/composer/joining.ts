import { lowered, raised } from './shape.ts'
import type { Fact } from './material.ts'
import type { CommonWords } from './recast.ts'

/** How a language joins two statements, and the words that a second one may open with and lose its capital. */
interface Joint {
  and: string
  opens: RegExp | null
}

const joints: Readonly<Record<string, Joint>> = {
  en: { and: ', and', opens: null },
  de: {
    and: ', und',
    opens: /^(?:der|die|das|ein|eine|jeder?|jedes|alle|wer|im|am|beim|zum|zur|mit|auf|aus|in|nach|vor|auch)\s/iu,
  },
  fr: { and: ', et', opens: /^(?:l[ea]s?\s|l[’']|une?\s|des\s|chaque\s|on\s|tou(?:s|te|tes|t)\s)/iu },
  es: { and: ', y', opens: /^(?:el|la|los|las|un|una|cada|todos?|todas?|se)\s/iu },
}

/** Longer statements carry a sentence of their own; a mark inside would leave it unclear what "and" joins. */
const longest = 68
const isPlain = ({ text, length }: Fact) =>
  length <= longest && !/[,;:–—()“”«»„?!]|\.\s|\s(?:and|und|et|y|e|or|oder|ou|but)\s/iu.test(text)

/** What no order can be mistaken for: things counted or named with their article. */
const isThingNamed = ({ text }: Fact) =>
  /^(?:\p{N}|more than|over|an?|the|no|every|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s/iu.test(text)

/** Two statements of one build as one sentence, "Rates are shown first, and …"; null where grammar does not surely allow it. */
export function joinedIn(language: string, one: Fact, other: Fact, common: CommonWords): string | null {
  const joint = joints[language]
  if (joint === undefined || one.shape !== other.shape || ![one, other].every(isPlain)) return null
  const mayJoin =
    joint.opens === null
      ? one.shape === 'sentence' ||
        one.shape === 'order' ||
        (one.shape === 'fragment' && [one, other].every(isThingNamed))
      : one.kind === 'knowledge' && other.kind === 'knowledge'
  const small = mayJoin ? smallIn(joint, other.text, common) : null
  return small === null ? null : `${raised(one.text)}${joint.and} ${small}`
}

/** The text as it stands inside a sentence; null where its first word may be a name. */
function smallIn({ opens }: Joint, text: string, common: CommonWords): string | null {
  if (/^\p{N}/u.test(text)) return text
  if (opens !== null) return opens.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : null
  const small = lowered(text, common)
  return small === text ? null : small
}
