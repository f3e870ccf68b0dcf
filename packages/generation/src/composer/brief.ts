import type { GenerationRequest } from '../backend.ts'
import { unsupportedIn } from '../checks/claims.ts'
import { speaksOfAttribute } from '../checks/policies/personal-attributes.ts'
import { looksHostile } from '../facts/hostile.ts'
import { sourceTexts } from '../facts/sources.ts'
import { folded, squeezed, stem, words } from '../text.ts'
import { briefWords } from './brief-words.ts'
import { languageOf } from '../language.ts'
import { bansOn, withoutFieldRules } from './material.ts'
import { isSayable } from './sayable.ts'
import { themeOf } from './theme.ts'
import { type Topic, topicOf } from './topics.ts'
import { isBase } from './verbs.ts'

/** What the offline composer understands of a brief. Nothing of it is a fact. */
export interface Angle {
  /** Stems of the words that choose which facts lead. */
  stems: ReadonlySet<string>
  /** Stems of what the brief asks to leave out. */
  avoided: ReadonlySet<string>
  /** People it addresses, a lower-case plural such as "doctoral students"; null when it names none that can be used. */
  who: string | null
  /** A moment such as "before the summer break"; null likewise. */
  occasion: string | null
  /** What it wants people to do, said to them: "sort out your citations"; null likewise. */
  aim: string | null
  /** What it is about, as a phrase: "Fresh bread"; null likewise. */
  theme: string | null
  topic: Topic | null
}

const emptyWords = new Set(
  `a about ad ads advert after all an and angle any are as at audience be before brand brief but by call campaign can copy create
  do during emphasise emphasize especially facebook feel focus for from get give have headline highlight how i if in instagram into
  is it its launch lead let make mention more most new no not of on one or our out people please post promote promoting reach
  reader readers say sell should show so speak spotlight stress talk target tell text that the their them they this to tone up us use user users
  using want we what when who why will with without would write you your`.split(/\s+/),
)

const stemsOf = (text: string, empty: ReadonlySet<string> = emptyWords) =>
  new Set(
    words(text)
      .filter((word) => !empty.has(word) && word.length > 2)
      .map(stem),
  )

const audiencePattern =
  /\b(?:for|to|at|reach(?:ing)?|target(?:ing)?|address(?:ing)?|speak(?:ing)? to|aimed at|invite|convince|help|show|remind|tell|encourage|get|attract|win|persuade|bring|nudge)\s+(?:the\s+|all\s+|our\s+|busy\s+)?((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+s)(?=$|[.,;:!?\n]|\s+(?:who|that|with|without|before|during|after|in|on|at|about|to|and|or|as|ahead|when|while|this|writing|working|starting|finishing|looking|learning)\b)/giu
const occasionPattern =
  /\b(?:before|during|ahead of|after|in time for|over|this|next)\s+(?:the\s+|a\s+)?(?:[\p{Ll}-]+\s+){0,2}(?:season|semester|term|holidays?|break|summer|spring|autumn|fall|winter|weekend|exams?|deadlines?|year|week|month|morning|evening|festival|conference|school|move|wedding)\b/u
const avoidPattern =
  /\b(?:don't|do not|without|avoid|never|not|no)\s+(?:mention(?:ing)?|talk(?:ing)? about|say(?:ing)?|use|using|any)?\s*([^.,;!?\n]{2,40})/giu
/** Plurals that are people, by their endings or by name; whatever else an advertisement is "for" is a thing. */
const peopleWord =
  /(?:[aeiou][nl]ts|dents|rents|ers|ors|ists|ians|ees|folk|men|women|people|families|children|kids|girls|boys|friends|couples|teams|groups|clubs|schools|households|neighbours|neighbors|fans|professionals|nurses|chefs|coaches|guests|clients|experts|graduates|academics|companies|businesses|firms|shops|workshops|offices|labs|libraries|mums|moms|dads|novices|veterans|locals|pupils|hosts|agents|scouts)$/iu
const thingWord =
  /^(?:washers|fasteners|folders|offers|papers|numbers|orders|letters|answers|computers|printers|covers|layers|flowers|powers|towers|corners|borders|dinners|posters|stickers|filters|servers|browsers|trailers|prizes|doors|floors|colors|errors|mirrors|motors|sensors|events|comments|documents|moments|appointments|apartments|patents|agreements|payments|treatments|ingredients|talents|plants|restaurants|fees|trees|bees)$/iu
const notPeople =
  /^(?:this|its|always|perhaps|us|is|was|has|as|sales|clicks|ads|downloads|sign-?ups|business|process|access|focus|less|awareness|towards|news|days|weeks|months|years|hours|minutes|products|features|benefits|results|prices|discounts|works|lessons|lunches|classes|trips|tasks)$/iu

/** Reads a brief: its words, whom it addresses, on what occasion, and what it wants left out. */
export function angleOf(request: GenerationRequest): Angle {
  const brief = folded(request.brief)
  const hostile = looksHostile(brief)
  const language = languageOf(request.grounding)
  return language === 'en' ? englishAngle(brief, hostile, request) : otherAngle(brief, hostile, request, language)
}

function otherAngle(brief: string, hostile: boolean, request: GenerationRequest, language: string): Angle {
  const known = briefWords[language]
  const nobody = { who: null, occasion: null, aim: null, theme: null, topic: null }
  if (known === undefined) return { stems: stemsOf(brief), avoided: new Set(), ...nobody }
  const left = [...brief.matchAll(known.avoided)].map((match) => match[1] ?? '').join(' ')
  const avoided = stemsOf(left, known.empty)
  const stems = new Set([...stemsOf(brief, known.empty)].filter((word) => !avoided.has(word)))
  if (hostile) return { stems, avoided, ...nobody }
  const people = [...brief.matchAll(known.audience)].map((match) => usable(match[1], request))
  const occasion = usable(known.occasion.exec(brief)?.[0], request)
  return {
    ...nobody,
    stems,
    avoided,
    who: people.find((who) => who !== null) ?? null,
    occasion: opensSmall(occasion),
    theme: usable(themeOf(brief, occasion) ?? undefined, request),
  }
}

/** Inside a sentence a moment is written small. */
const opensSmall = (text: string | null) => (text === null ? null : text.charAt(0).toLowerCase() + text.slice(1))

function englishAngle(brief: string, hostile: boolean, request: GenerationRequest): Angle {
  const avoidedText = [...brief.matchAll(avoidPattern)].map((match) => match[1] ?? '').join(' ')
  const avoided = stemsOf(avoidedText)
  const stems = new Set([...stemsOf(brief)].filter((word) => !avoided.has(word)))
  const occasion = hostile ? null : usable(occasionPattern.exec(brief)?.[0], request)
  return {
    stems,
    avoided,
    occasion,
    who: hostile ? null : whoOf(brief, request),
    theme: hostile ? null : usable(themeOf(brief, occasion) ?? undefined, request),
    aim: hostile ? null : aimOf(brief, request),
    topic: topicOf(brief.replace(avoidPattern, ' ')),
  }
}

const aimPattern =
  /\b(?:to|people|students|teams|families|them|readers)\s+(?!to\b)((?:\p{Ll}+\s+)(?:[\p{L}'-]+\s*){1,6})/gu
const aimEnd =
  /\s+(?:before|during|ahead|after|in time|over|this|next|without|so that|because|while|when|by|as|and|on (?:facebook|instagram))\b.*$/u
const functionWord =
  /^(?:a|an|the|your|their|of|for|in|on|at|with|from|to|out|up|off|into|and|or|all|every|more|less|no|not|it|them|what|how|where|their|again|now)$/
const sellingVerb =
  /^(?:buy|click|download|sign|subscribe|visit|try|check|learn|know|see|think|feel|believe|be|become|have|use|want|read|like|write|tell|say|talk|show|focus|mention|earn)$/

/** "…to sort out their citations before …" → "sort out your citations", where the grounding speaks of every thing in it. */
function aimOf(brief: string, request: GenerationRequest): string | null {
  const known = new Set(sourceTexts(request).flatMap((text) => words(text).map(stem)))
  for (const match of brief.matchAll(aimPattern)) {
    const phrase = squeezed((match[1] ?? '').replace(aimEnd, ''))
    const [verb = '', ...others] = phrase.split(' ')
    if (!isBase(verb) || sellingVerb.test(verb) || others.length === 0 || phrase.length > 36) continue
    const things = others.filter((word) => !functionWord.test(word))
    if (things.length === 0 || !things.every((word) => word.endsWith('ing') || known.has(stem(word.toLowerCase()))))
      continue
    if (functionWord.test(others.at(-1) ?? '')) continue
    const found = usable(phrase.replace(/\btheir\b/g, 'your').replace(/\bthemselves\b/g, 'yourself'), request)
    if (found !== null) return found
  }
  return null
}

function whoOf(brief: string, request: GenerationRequest): string | null {
  for (const match of brief.matchAll(audiencePattern)) {
    const phrase = match[1] ?? ''
    const last = phrase.split(' ').at(-1) ?? ''
    if (!peopleWord.test(last) || thingWord.test(last) || notPeople.test(last)) continue
    if (words(phrase).some((word) => emptyWords.has(word) && word !== 'new')) continue
    const found = usable(phrase, request)
    if (found !== null) return found
  }
  return null
}

/** The phrase, if it claims nothing, holds nothing forbidden and ascribes nothing. */
function usable(phrase: string | undefined, request: GenerationRequest): string | null {
  if (phrase === undefined) return null
  const plain = squeezed(phrase)
  if (
    /\p{N}/u.test(plain) ||
    speaksOfAttribute(plain) ||
    unsupportedIn(`about ${opensSmall(plain) ?? plain}`, request).length > 0
  )
    return null
  if (!isSayable(`${plain}?`, { ...request, grounding: withoutFieldRules(request.grounding) })) return null
  return bansOn(request, 'primary_text').some((broken) => broken(plain)) ? null : plain
}
