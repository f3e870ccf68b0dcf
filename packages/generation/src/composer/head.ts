import { limits } from '@adcopy/contract'
import { graphemes, wordNgrams, words } from '../text.ts'
import { Chooser } from './chooser.ts'
import type { Studio } from './desk.ts'
import type { Fact } from './material.ts'
import { decidingTerms } from './offer.ts'
import { relevanceOf } from './relevance.ts'
import { recastFor } from './recast.ts'
import { lowered, opened, raised } from './shape.ts'

/** Lines of one kind, the better kind first; within a kind the place chooses. */
type Ranked = ReadonlyArray<readonly string[]>

/** A headline within its target: trouble, wish, aim, fact or offer by level; a connecting line only where none fits. */
export function headlineOf(studio: Studio, seed: string, primaryText: string): string {
  const { place, brand, deal } = studio
  const chooser = new Chooser(place, deal, `${seed}\u0000headline`, studio.allowed)
  const target = limits.headlineGraphemesTarget
  const said = spaced(primaryText)
  const suits = (line: string) =>
    graphemes(line) <= target &&
    graphemes(line) >= 8 &&
    studio.allowed(line) &&
    !line.includes(nothing) &&
    !said.includes(spaced(line)) &&
    !(place.level === 'unaware' && studio.reveals(line))
  const own = ownHeadlines(studio)
    .map((lines) => lines.filter(suits))
    .filter((lines) => lines.length > 0)
  // Neighbouring lengths draw on different kinds, so that one brand's headlines do not all look alike.
  const lines = own[chooser.turn(Math.min(own.length, 2) || 1)] ?? own[0]
  const line = lines?.[chooser.number('own') % Math.min(6, lines.length)]
  if (line !== undefined) return line
  const filled = (text: string) => text.replaceAll('{brand}', brand)
  const bank = chooser.take(studio.wording.levels[place.level].headlines, (text) => suits(filled(text)))
  return raised(filled(bank ?? shortest(studio)))
}

const spaced = (text: string) => ` ${words(text).join(' ')} `

const boundary = /[,;:–—]\s|\s(?=(?:that|which|who|when|while|because|so|for|from|in|into|on|at|with)\s(?!\p{Lu}))/gu
const leftHanging =
  /\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|from|your|their|its|is|are|was|has|have|can|that|which|who|what|where|how|as|not|no|more|than|every|both|between|d[aeiou]s|de[rnmlsu]?|und|oder|mit|für|von|vo[mr]|zu[mr]?|im|a[mnu]|auf|bei|eine?[nmrs]?|si(?:ch|nd)|qui|que|du|et|ou|l[ae]s?|une?|à|aux|en|dans|pour|sur|avec|y|[eo]|el|los|con|para|al|por|se|sin|una?|su|sus|sont|est|es|ist)$/iu

/** A statement cut where a phrase ends, no shorter than says something; null where it has no such place. */
export function cutAtPhrase(text: string, most: number): string | null {
  if (graphemes(text) <= most) return text
  const cuts = [...text.matchAll(boundary)]
    .map((match) => text.slice(0, match.index).replace(/[\s,;:–—-]+$/u, ''))
    .filter((cut) => !/^,.* (?:and|or|und|oder|et|ou|[yeou]) /u.test(text.slice(cut.length)))
    .filter((cut) => graphemes(cut) <= most && words(cut).length >= 3 && !leftHanging.test(cut))
  const found = cuts.at(-1) ?? null
  return found === null || /\b(?:not|never|no|only|if|when|unless|without)\b/iu.test(text.slice(found.length))
    ? null
    : found
}

/** Stands for a cut that could not be made, in lines that are then left out. */
const nothing = '\u0000'

function ownHeadlines(studio: Studio): Ranked {
  const { place, facts, angle, offer, common, brand, wording } = studio
  const most: number = limits.headlineGraphemesTarget
  const relevance = relevanceOf(facts, angle)
  const of = (...kinds: ReadonlyArray<Fact['kind']>) =>
    facts
      .filter((fact) => kinds.includes(fact.kind) && (relevance.get(fact) ?? 0) > -0.4)
      .toSorted((a, b) => (relevance.get(b) ?? 0) - (relevance.get(a) ?? 0))
  const english = wording.withBrand !== null
  const cut = (text: string, room = most) => cutAtPhrase(text, room) ?? nothing
  const troubles = of('pain').flatMap((fact) => {
    const told = recastFor(fact.text, fact.shape, common)
    if (told === null) return []
    if (!english) return [raised(cut(told.text))]
    if (told.shape === 'order') return [`You ${cut(told.text, most - 5)}?`]
    if (told.shape === 'speech') return [`“${raised(cut(told.text, most - 2))}”`]
    if (told.shape === 'gerund')
      return place.level === 'unaware'
        ? [raised(cut(told.text)), `${raised(cut(told.text, most - 7))}, again`]
        : [`Still ${cut(told.text, most - 7)}?`, `Tired of ${cut(told.text, most - 10)}?`]
    return [raised(cut(told.text))]
  })
  const wishes = of('desire').flatMap((fact) => {
    const told = recastFor(fact.text, fact.shape, common)
    if (told === null) return []
    if (!english) return [raised(cut(told.text))]
    if (told.shape === 'order') return [raised(cut(told.text))]
    return told.shape === 'gerund' || told.shape === 'fragment'
      ? [`Imagine ${lowered(cut(told.text, most - 8), common)}`, raised(cut(told.text))]
      : []
  })
  const facts40 = (...kinds: ReadonlyArray<Fact['kind']>) =>
    of(...kinds)
      .filter((fact) => fact.shape !== 'predicate' && fact.shape !== 'participle' && fact.role === 'matter')
      .map((fact) => raised(cut(fact.text)))
  const aims = angle.aim === null ? [] : [raised(angle.aim), `Ready to ${angle.aim}?`]
  const timed = angle.aim === null || angle.occasion === null ? [] : [`${raised(angle.aim)} ${angle.occasion}`]
  const values = facts40('value')
  const described = describedBy(studio)
  const offered =
    offer === null
      ? []
      : offer.price !== null && decidingTerms(offer).length === 0
        ? [`${offer.name}: ${opened(offer.price)}`, offer.name]
        : [offer.name]
  const isUsable = (lines: readonly string[]) => lines.filter((line) => words(line).length >= 2)
  const byLevel = {
    unaware: [troubles, wishes, described],
    problem_aware: [[...timed, ...aims, ...troubles.slice(0, 4)], troubles, wishes, values, described],
    solution_aware: [
      [...offered, ...(offer === null ? values : values.slice(0, 2))],
      [...facts40('proof').slice(0, 4), ...values.slice(0, 4)],
      aims,
      described.map((line) => `${brand}: ${lowered(line, common)}`),
      described,
    ],
  }
  return byLevel[place.level].map(isUsable)
}

/** What a description says its subject does, as a line: "bakes sourdough every morning" → "Sourdough every morning". */
function describedBy({ facts, wording }: Studio): string[] {
  if (wording.withBrand === null) return []
  return facts
    .filter((fact) => fact.kind === 'description')
    .flatMap((fact) => {
      const does = /\b(?:that|which) (?:helps you |lets you )?(.+)$/u.exec(fact.text)?.[1] ?? ''
      // What follows its verb; the verb alone would be half a sentence.
      const object = /^(?:\p{Ll}+s) (.+)$/u.exec(does)?.[1]
      return object === undefined ? [] : [raised(cutAtPhrase(object, limits.headlineGraphemesTarget) ?? '')]
    })
}

/** Where a language has no headline of its own: the shortest fact that gives nothing away, else the brand. */
function shortest({ facts, brand, place, reveals }: Studio): string {
  const found = facts
    .filter(
      (fact) => fact.length <= limits.headlineGraphemesTarget && !(place.level === 'unaware' && reveals(fact.text)),
    )
    .toSorted((a, b) => a.length - b.length)[0]
  return found?.text ?? brand
}

/** A statement that fits, or what stands before its first comma or colon where that says something; else nothing. */
function whole(text: string, most: number): string {
  if (graphemes(text) <= most) return text
  const part = /^[^,;:–—]+(?=[,;:–—] )/u.exec(text)?.[0] ?? ''
  const isListed = /^, .*(?: (?:and|or|und|oder|et|ou|[yeou]) )/u.test(text.slice(part.length))
  return graphemes(part) <= most && words(part).length >= 3 && !isListed ? part : ''
}

/** A description within its target: an offer's price or term, a fact or a next step; null where nothing of use is left. */
export function descriptionOf(studio: Studio, seed: string, said: string): string | null {
  const { place, facts, offer, angle, brand, deal } = studio
  const chooser = new Chooser(place, deal, `${seed}\u0000description`, studio.allowed)
  const target = limits.descriptionGraphemesTarget
  const relevance = relevanceOf(facts, angle)
  const saidWords = spaced(said)
  const deciding = offer === null ? [] : decidingTerms(offer)
  const offered =
    offer === null
      ? []
      : [
          ...(offer.price === null || deciding.length > 0 ? [] : [raised(opened(offer.price))]),
          // Terms of something that is not named would hang in the air.
          ...(saidWords.includes(spaced(offer.name)) ? offer.terms.map(opened) : []),
          offer.name,
        ]
  const short = facts
    .filter((fact) => fact.kind === 'value' || fact.kind === 'proof')
    .filter((fact) => fact.shape !== 'predicate' && fact.shape !== 'participle' && fact.role !== 'provenance')
    .toSorted((a, b) => (relevance.get(b) ?? 0) - (relevance.get(a) ?? 0))
    .map((fact) => raised(whole(fact.text, target)))
  const aims = angle.aim === null ? [] : [raised(angle.aim)]
  const calls = studio.wording.calls.map((line) => line.replaceAll('{brand}', brand))
  const saidGrams = wordNgrams(said)
  const fits = (line: string) =>
    line !== '' &&
    graphemes(line) <= target &&
    studio.allowed(line) &&
    !saidWords.includes(spaced(line)) &&
    ![...wordNgrams(line)].some((gram) => saidGrams.has(gram)) &&
    !(place.level === 'unaware' && studio.reveals(line))
  const kinds = (place.level === 'unaware' ? [aims, short, calls] : [offered, [...aims, ...short], calls])
    .map((lines) => lines.filter(fits))
    .find((lines) => lines.length > 0)
  return kinds?.[chooser.number('description') % Math.min(4, kinds.length)] ?? null
}
