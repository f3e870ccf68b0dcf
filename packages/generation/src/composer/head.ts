import { limits } from '@adcopy/contract'
import { graphemes, wordNgrams, words } from '../text.ts'
import type { Studio } from './desk.ts'
import type { Fact } from './material.ts'
import { relevanceOf } from './relevance.ts'
import { recastFor } from './recast.ts'
import { lowered, opened, raised } from './shape.ts'

const spaced = (text: string) => ` ${words(text).join(' ')} `

/**
 * A headline within its target: a whole thought of the brief, the grounding or the offer where the copy has enough words of
 * its own beside it (`leavesOwn`), else a question or the name.
 */
export function headlineOf(
  studio: Studio,
  seed: string,
  primaryText: string,
  leavesOwn: (line: string) => boolean,
): string {
  const { place, brand, blanks, wording } = studio
  const chooser = studio.chooserOf(`${seed}\u0000headline`, 'headline')
  const said = spaced(primaryText)
  const suits = (line: string) =>
    graphemes(line) <= limits.headlineGraphemesTarget &&
    graphemes(line) >= 8 &&
    words(line).length >= 2 &&
    !said.includes(spaced(line)) &&
    studio.allowed(line, 'headline') &&
    !(place.level === 'unaware' && studio.reveals(line))
  const filled = (line: string) => line.replace(/\{(\w+)\}/g, (whole, name: string) => blanks[name] ?? whole)
  const isFilled = (line: string) => !/\{\w+\}/.test(filled(line)) && suits(raised(filled(line)))
  const bank = () => chooser.take(wording.levels[place.level].headlines, isFilled)
  const own = ownHeadlines(studio, primaryText)
    .map((lines) => lines.filter((each) => suits(each) && leavesOwn(each)))
    .filter((lines) => lines.length > 0)
  // Neighbouring lengths draw on different kinds, so that one brand's headlines do not all look alike.
  const kind = chooser.turn(own.length)
  const lines = [...(own[kind] ?? []).slice(0, most), ...own.filter((_, index) => index !== kind).flat()]
  const line = lines[chooser.number('own') % Math.max(fewest, Math.min(most, own[kind]?.length ?? 0))] ?? bank()
  return raised(filled(line ?? lines[0] ?? shortest(studio) ?? brand))
}

/** Lines of one kind that take turns; where a brand has fewer, they do so with other kinds and with lines of ours. */
const most = 16
const fewest = 2

/** Whole thoughts by kind, the better of each kind first: no kind that talks past how the text opens. */
function ownHeadlines(studio: Studio, primaryText: string): string[][] {
  const { place, known: facts, angle, offer, wording, blanks } = studio
  const relevance = relevanceOf(facts, angle)
  const weight = (fact: Fact) => relevance.get(fact) ?? 0
  const of = (...kinds: ReadonlyArray<Fact['kind']>) =>
    facts.filter((fact) => kinds.includes(fact.kind) && weight(fact) > -0.4).toSorted((a, b) => weight(b) - weight(a))
  const matters = (...kinds: ReadonlyArray<Fact['kind']>) =>
    of(...kinds)
      .filter((fact) => fact.shape !== 'predicate' && fact.shape !== 'participle' && fact.role === 'matter')
      .map((fact) => raised(fact.text))
  const { aim = null, when = null } = blanks as { aim?: string; when?: string }
  const asked = [
    ...(aim === null ? [] : [`${raised(aim)}${place.level === 'unaware' ? '?' : ''}`]),
    ...(aim === null || when === null ? [] : [`${raised(aim)} ${when}${place.level === 'unaware' ? '?' : ''}`]),
    ...(angle.theme === null ? [] : [wording.question.replace('{theme}', () => raised(angle.theme ?? ''))]),
  ]
  const opening = primaryText.split('\n')[0] ?? ''
  const opensWithWish = of('desire').some((fact) => sharesWords(opening, fact))
  const troubles = of('pain').flatMap((fact) => troubleLines(fact, studio))
  const wishes = of('desire').flatMap((fact) => wishLines(fact, studio))
  const offered = offer === null ? [] : [...pricedLines(offer), offer.name]
  switch (place.level) {
    case 'unaware': {
      const scenes = opensWithWish ? wishes : troubles
      return [asked, scenes.length > 0 ? scenes : matters('value', 'finding')]
    }
    case 'problem_aware':
      return [asked, troubles, matters('value')]
    case 'solution_aware':
      return [offered, matters('value'), [...asked, ...matters('proof')]]
  }
}

/** Name and price, where nothing hangs on the price. */
const pricedLines = ({ name, price, terms }: NonNullable<Studio['offer']>) =>
  price === null || terms.length > 0 ? [] : [`${name}: ${opened(price)}`]

const sharesWords = (text: string, fact: Fact) => {
  const grams = wordNgrams(text, 3)
  return [...wordNgrams(fact.text, 3)].some((gram) => grams.has(gram))
}

/** A trouble as a line of its own; in English one that would be too long may end where a phrase of its own begins. */
function troubleLines({ text, shape }: Fact, { common, wording, place }: Studio): string[] {
  if (wording.withBrand === null) return [raised(text)]
  const told = recastFor(text, shape, common)
  if (told === null) return []
  if (told.shape === 'speech') return [`“${raised(told.text)}”`]
  if (told.shape === 'gerund') {
    const still = place.level === 'unaware' ? [] : [`Still ${core(told.text, 33)}?`, `Tired of ${core(told.text, 30)}?`]
    return [...still, raised(core(told.text, 40)), `${raised(core(told.text, 33))}, again?`]
  }
  return told.shape === 'order' || told.shape === 'predicate' ? [] : [raised(told.text)]
}

function wishLines({ text, shape }: Fact, { common, wording }: Studio): string[] {
  if (wording.withBrand === null) return [raised(text)]
  const told = recastFor(text, shape, common)
  if (told === null) return []
  if (told.shape === 'order') return [`What if you could ${told.text}?`, raised(core(told.text, 40))]
  return told.shape === 'gerund' || told.shape === 'fragment'
    ? [`Imagine ${lowered(told.text, common)}`, raised(told.text)]
    : []
}

const circumstance = /(?:,\s|\s(?=(?:for|in|into|at|during|before|after|from)\s(?:the|a|an|every|each|your)\s))/gu

/** What somebody does, without when or where: "Losing an evening to commas | in a bibliography". Whole where it is short. */
function core(text: string, room: number): string {
  if (graphemes(text) <= room) return text
  const cuts = [...text.matchAll(circumstance)]
    .map((match) => text.slice(0, match.index))
    .filter((cut) => graphemes(cut) <= room && words(cut).length >= 4)
  return cuts.at(-1) ?? text
}

/** Where a language has no headline of its own: the shortest fact that gives nothing away. */
function shortest({ known, place, reveals, allowed }: Studio): string | null {
  const found = known
    .filter(
      (fact) =>
        fact.length <= limits.headlineGraphemesTarget &&
        !(place.level === 'unaware' && reveals(fact.text)) &&
        allowed(fact.text, 'headline'),
    )
    .toSorted((a, b) => a.length - b.length)[0]
  return found?.text ?? null
}

/**
 * A description within its target: the offer or a fact, where it `leavesOwn` words, or a next step; null where nothing of use
 * is left.
 */
export function descriptionOf(
  studio: Studio,
  seed: string,
  said: string,
  leavesOwn: (line: string) => boolean,
): string | null {
  const { place, known: facts, offer, angle, blanks, wording } = studio
  const chooser = studio.chooserOf(`${seed}\u0000description`, 'description')
  const relevance = relevanceOf(facts, angle)
  const saidWords = spaced(said)
  const saidGrams = wordNgrams(said)
  const fits = (line: string) =>
    graphemes(line) <= limits.descriptionGraphemesTarget &&
    !saidWords.includes(spaced(line)) &&
    ![...wordNgrams(line)].some((gram) => saidGrams.has(gram)) &&
    studio.allowed(line, 'description') &&
    !(place.level === 'unaware' && studio.reveals(line))
  const offered = offer === null || place.level === 'unaware' ? [] : [...pricedLines(offer), offer.name]
  const short = facts
    .filter((fact) => (fact.kind === 'value' || fact.kind === 'proof') && fact.role !== 'provenance')
    .filter((fact) => fact.shape !== 'predicate' && fact.shape !== 'participle')
    .toSorted((a, b) => (relevance.get(b) ?? 0) - (relevance.get(a) ?? 0))
    .map((fact) => raised(fact.text))
  const aims = blanks['Aim'] === undefined ? [] : [blanks['Aim']]
  const kinds = [offered, aims, short]
    .map((lines) => lines.filter((line) => fits(line) && leavesOwn(line)))
    .filter((lines) => lines.length > 0)
  // One in so many calls, so that a brand's few short facts do not stand under everything.
  const lines = kinds[chooser.turn(kinds.length + 1)] ?? []
  const line = lines[chooser.number('description') % Math.min(6, lines.length || 1)]
  if (line !== undefined) return line
  const filled = (text: string) => raised(text.replaceAll('{brand}', () => blanks['brand'] ?? ''))
  const call = chooser.take(wording.calls, (text) => fits(filled(text)))
  return call === null ? (kinds.flat()[0] ?? null) : filled(call)
}
