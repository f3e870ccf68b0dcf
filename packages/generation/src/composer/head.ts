import { limits } from '@adcopy/contract'
import { graphemes, ngramOverlap, words } from '../text.ts'
import { shuffled } from '../random.ts'
import { Chooser } from './chooser.ts'
import type { Studio } from './desk.ts'
import type { Fact } from './material.ts'
import { recastFor } from './recast.ts'
import { lowered, opened, raised } from './shape.ts'

/** A headline within its target: from the brand's own short statements where the level allows, else a line of the bank. */
export function headlineOf(studio: Studio, seed: string, primaryText: string): string {
  const { place, brand, deal } = studio
  const chooser = new Chooser(place, deal, `${seed}\u0000headline`, studio.allowed)
  const target = limits.headlineGraphemesTarget
  const own = ownHeadlines(studio).filter(
    (line) => graphemes(line) <= target && studio.allowed(line) && !isQuoted(line, primaryText),
  )
  const line = own[chooser.number('own') % Math.max(1, own.length)]
  if (line !== undefined && chooser.happens('own headline', place.level === 'unaware' ? 0.3 : 0.6)) return line
  const filled = (text: string) => text.replaceAll('{brand}', brand)
  const fits = (text: string) =>
    graphemes(filled(text)) <= target && !(place.level === 'unaware' && studio.reveals(text))
  const bank = chooser.take(studio.wording.levels[place.level].headlines, fits)
  return raised(filled(bank ?? line ?? shortest(studio)))
}

const isQuoted = (line: string, text: string) => ` ${words(text).join(' ')} `.includes(` ${words(line).join(' ')} `)

function ownHeadlines(studio: Studio): string[] {
  const { place, facts, offer, common, reveals } = studio
  const of = (kinds: ReadonlyArray<Fact['kind']>) => facts.filter((fact) => kinds.includes(fact.kind))
  const put = (fact: Fact) => recastFor(fact.text, fact.shape, common)
  if (place.level === 'solution_aware') {
    const named =
      offer === null ? [] : [offer.name, ...(offer.price === null ? [] : [`${offer.name}: ${opened(offer.price)}`])]
    return [
      ...named,
      ...of(['value', 'proof'])
        .filter((fact) => fact.length <= 40 && fact.shape !== 'predicate')
        .map((fact) => raised(fact.text)),
    ]
  }
  const troubles = of(['pain']).flatMap((fact) => {
    const told = put(fact)
    if (told === null || told.shape === 'order') return []
    if (told.shape === 'speech') return [`“${raised(told.text)}”`]
    if (told.shape === 'gerund')
      return place.level === 'unaware'
        ? [`${raised(told.text)}. Again.`]
        : [`Still ${told.text}?`, `Had enough of ${told.text}?`]
    return [raised(told.text), `${raised(told.text)}?`]
  })
  const wishes = of(['desire']).flatMap((fact) => {
    const told = put(fact)
    if (told === null) return []
    return told.shape === 'gerund' || told.shape === 'fragment' ? [`Imagine ${lowered(told.text, common)}`] : []
  })
  return [...troubles, ...wishes].filter((line) => place.level !== 'unaware' || !reveals(line))
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

/** A description within its target, or null where nothing short and true is left to say. */
export function descriptionOf(studio: Studio, seed: string, said: string): string | null {
  const { place, facts, offer, deal } = studio
  const chooser = new Chooser(place, deal, `${seed}\u0000description`, studio.allowed)
  const target = limits.descriptionGraphemesTarget
  const offered = offer === null ? [] : [offer.price === null ? offer.name : opened(offer.price), offer.name]
  const short = facts
    .filter((fact) => (fact.kind === 'value' || fact.kind === 'proof') && fact.shape !== 'predicate')
    .map((fact) => raised(fact.text))
  const plain = shuffled(studio.wording.calls, `${deal}${place.level}`).slice(0, 5)
  const fits = (line: string) =>
    graphemes(line) <= target && studio.allowed(line) && ngramOverlap(line, said) === 0 && !isQuoted(line, said)
  const candidates = [...(place.level === 'unaware' ? [] : offered), ...short, ...plain].filter(fits)
  const first =
    place.level === 'solution_aware' && offered.some(fits)
      ? offered.find(fits)
      : candidates[chooser.number('description') % Math.max(1, candidates.length)]
  return first ?? null
}
