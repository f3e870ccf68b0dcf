import { wholeWords } from '../../../text.ts'
import { namedBackers } from './backing.ts'
import { namedChannels } from './channels.ts'
import { inOffer, namedInclusions } from './inclusions.ts'
import { namedQualities } from './qualities.ts'
import { namedSpeeds } from './speed.ts'

/**
 * What a source's sentence holds, each in any place, where it says as much as a term of this key in words that would claim
 * nothing in copy: "orders leave on Fridays" tells of delivery.
 */
const named: ReadonlyMap<string, readonly RegExp[]> = new Map(
  [...namedChannels, ...namedBackers, ...namedInclusions, ...namedQualities, ...namedSpeeds].map(
    ([key, ...patterns]) => [key, patterns.map((words) => new RegExp(wholeWords(words), 'iu'))],
  ),
)

/** The place where a sentence tells of what a key names, in UTF-16 units; null where it does not, or none is known. */
export function placeTold(key: string, sentence: string, isOfOffer: boolean): number | null {
  const patterns = (isOfOffer ? named.get(`${key}${inOffer}`) : undefined) ?? named.get(key)
  if (patterns === undefined) return null
  const places = patterns.map((pattern) => pattern.exec(sentence)?.index ?? -1)
  return places.includes(-1) ? null : Math.min(...places)
}
