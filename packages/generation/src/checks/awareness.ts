import type { Copy, Grounding } from '@adcopy/contract'
import { sentencesOf } from '../facts/sentences.ts'
import { escapePattern, folded, stem, words } from '../text.ts'
import { withoutAddresses } from './claims/addresses.ts'
import { categoryTerms } from './category.ts'
import type { CopyCheck } from './check.ts'
import { holdsTerm } from './holds-term.ts'

/** What a reader meets first: the headline, the line beneath it, and the text up to its first blank line. */
function hooksOf(copy: Copy): Array<{ place: string; text: string }> {
  return [
    { place: 'headline', text: copy.headline },
    { place: 'first paragraph', text: copy.primary_text.split(/\n\s*\n/u)[0] ?? '' },
    ...(copy.description === undefined ? [] : [{ place: 'description', text: copy.description }]),
  ]
}

/**
 * Whether a text names the brand. One that is named by a common word is named by it with its capitals alone: "the rest of
 * the day" says nothing of a brand called Rest.
 */
function namesBrand(text: string, name: string, language: string): boolean {
  if (!holdsTerm(text, name, language)) return false
  const parts = name.trim().split(/\s+/u)
  const written =
    folded(text).match(new RegExp(parts.map((word) => escapePattern(folded(word))).join('\\s+'), 'giu')) ?? []
  const asWritten = (found: string) =>
    found.split(/\s+/u).every((word, index) => !/^\p{Lu}/u.test(parts[index] ?? '') || /^\p{Lu}/u.test(word))
  return written.length === 0 || written.some(asWritten)
}

/**
 * An `unaware` reader meets a scene first: neither headline, description nor first paragraph names the brand, what it is or
 * makes, or the offer. Source: Schwartz's levels of awareness, as are the rules below.
 */
export const awarenessHook: CopyCheck = {
  name: 'awareness_hook',
  severity: 'hard',
  policy: false,
  scope: 'copy',
  find({ copy, language, request: { awarenessLevel, grounding, offer } }) {
    if (awarenessLevel !== 'unaware') return []
    const terms = [...categoryTerms(grounding.profile, language), ...(offer === null ? [] : [offer.name])]
    return hooksOf(copy).flatMap(({ place, text }) => {
      const named = terms.find((term) => holdsTerm(text, term, language))
      return [
        ...(namesBrand(text, grounding.profile.name, language)
          ? [`the ${place} names the brand to a reader who knows of no problem yet`]
          : []),
        ...(named === undefined
          ? []
          : [`the ${place} names what the brand is or sells ("${named}") to a reader who looks for none`]),
      ]
    })
  },
}

const contentStems = (texts: readonly string[]) =>
  new Set(
    texts
      .flatMap(words)
      .filter((word) => word.length > 3)
      .map(stem),
  )

const shares = (text: string, stems: ReadonlySet<string>) => words(text).some((word) => stems.has(stem(word)))

/** Words of trouble: what is wrong, lasts, or comes again. */
const trouble =
  /(?<!\p{L})(?:problems?|troubles?|tired|again|still|never|nobody|lost|loses?|losing|waste[sd]?|struggl\p{L}+|late|forg[eo]t\p{L}*|miss(?:ed|ing)?|without|not|no|hard|difficult|slow|enough|stuck|worry|worries|another|instead|should not|cannot|\p{L}+n't|making do|too|waiting|wait|comes back|wears?|on the list|what if|sort|settle|intentions|schon wieder|wieder|noch|nie|niemand|ohne|nicht|kein\p{L}*|problem\p{L}*|hakt|genug|schwer|spät|zu|vorsätze|durchwursteln|geduld|abzuhaken|problèmes?|encore|toujours|jamais|sans|pas|plus|assez|trop|perd\p{L}*|difficile|patience|rien|problemas?|otra vez|todavía|aún|nunca|sin|no|nadie|demasiado|difícil|perder|pierde\p{L}*|paciencia|sigue|siempre)(?!\p{L})/iu

const troubles = ({ avatars }: Grounding) =>
  avatars.flatMap(({ pains = [], objections = [] }) => [...pains, ...objections])

/** A `problem_aware` reader is met at the problem; a `solution_aware` one at the kind of thing, or at what it does. */
export const awarenessConformance: CopyCheck = {
  name: 'awareness_conformance',
  severity: 'soft',
  policy: false,
  scope: 'copy',
  find({ copy, language, request: { awarenessLevel, grounding, offer } }) {
    const { profile } = grounding
    const hooks = hooksOf(copy).map(({ text }) => text)
    const met = (stems: ReadonlySet<string>) => hooks.some((text) => shares(text, stems))
    switch (awarenessLevel) {
      case 'unaware':
        return []
      case 'problem_aware': {
        const first = sentencesOf(withoutAddresses(copy.primary_text))[0] ?? ''
        const known = troubles(grounding)
        const named = known.length === 0 || met(contentStems(known)) || hooks.some((text) => trouble.test(text))
        return [
          ...(namesBrand(first, profile.name, language)
            ? ['the first sentence names the brand before the problem']
            : []),
          ...(named ? [] : ['neither headline nor first paragraph names a problem that the reader has']),
        ]
      }
      case 'solution_aware': {
        const does = [profile.description, ...(profile.value_propositions ?? []), offer?.name ?? '']
        const named = hooks.some((text) => namesBrand(text, profile.name, language)) || met(contentStems(does))
        return named ? [] : ['neither headline nor first paragraph names the brand, its kind or what it does']
      }
    }
  },
}
