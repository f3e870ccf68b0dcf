import { graphemes } from '../../components/words.ts'

/** Approximate lengths at which placements cut texts, as of 2026. The platforms publish no exact rule. */
export const placements = [
  { id: 'facebook_mobile', name: 'Facebook feed, mobile', platform: 'facebook', text: 125, headline: 40 },
  { id: 'facebook_desktop', name: 'Facebook feed, desktop', platform: 'facebook', text: 300, headline: 40 },
  { id: 'instagram_feed', name: 'Instagram feed', platform: 'instagram', text: 125, headline: 40 },
  { id: 'reels', name: 'Reels', platform: 'instagram', text: 72, headline: 40 },
] as const

export type Placement = (typeof placements)[number]

/** A text is cut at the last space before the limit if that space is within this many characters of the limit. */
const lookBack = 15

/** Returns the part of a text that a placement shows before "See more", and whether the text is cut. */
export function cutFor(text: string, charactersMax: number): { shown: string; isCut: boolean } {
  const characters = graphemes(text)
  if (characters.length <= charactersMax) return { shown: text, isCut: false }
  const head = characters.slice(0, charactersMax)
  const gap = head.findLastIndex((character) => /\s/u.test(character))
  const end = gap >= charactersMax - lookBack ? gap : charactersMax
  return { shown: head.slice(0, end).join('').trimEnd(), isCut: true }
}
