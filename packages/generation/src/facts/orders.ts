import { plainLanguageOf } from '../frequent-words.ts'
import { folded } from '../text.ts'
import { openings, type Openings } from './openings.ts'

/** Whether a sentence gives an order: "Swap the name for …", "Nenne die …". An order is no statement, whoever is meant. */
export function isOrder(sentence: string, fileLanguage: string | null): boolean {
  const plain = folded(sentence)
  if (invites.test(plain)) return false
  return [...new Set([fileLanguage, plainLanguageOf(plain) ?? fileLanguage])].some((language) => {
    const known = language === null ? undefined : openings[language]
    return known !== undefined && opensAsOrder(plain.replace(politely, ''), known)
  })
}

/** What an order may begin with and still be one. */
const politely =
  /^[^\p{L}\p{N}]*(?:(?:please|kindly|now|then|just|simply|always|never|do not|don't|and|bitte|nun|jetzt|niemals|merci de|merci d'|veuillez|prière de|ne|n'|surtout|por favor|ahora|siempre|nunca|jamás|no)\b[\s,']*)+/iu

const day = '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*'
/** Hours and a way, told with a verb that orders have too. */
const invites = new RegExp(
  `^\\W*(?:open(?:ing)? (?:(?:on |from )?${day}|(?:(?:from|until|till) )?\\d|daily|every day|all (?:year|week|day)|seven days|weekdays|by appointment|to (?:the public|everyone))|find us (?:at|in|above|behind|opposite|between|near|next to))(?!\\p{L})`,
  'iu',
)
/** A noun of several with a plain verb behind it: "Repeat prescriptions need 48 hours". */
const ofSeveral =
  /^\p{L}+ (?:\p{L}+ )?\p{L}{2,}s (?:need|take|cost|get|come|have|are|were|pay|last|include|go|receive)(?!\p{L})/u

/** English verbs as a subject has them after it, and what follows a noun alone. */
const finite =
  /^(?:is|are|was|were|has|have|had|can|cannot|may|might|must|will|would|should|do|does|did|of|\d.*|\p{L}{2,}s)$/u

/** "Terhorst IT", whatever its letters say in small. */
const isAbbreviation = /^\W*\p{Lu}\p{Ll}+ \p{Lu}{2}(?!\p{L})/u

function opensAsOrder(sentence: string, { statement, order, alsoNoun, second, ending }: Openings): boolean {
  if (ending.order.test(sentence)) return true
  const [, first = '', between = '', rest = ''] =
    /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)([^\p{L}\p{N}]*)(.*)/u.exec(sentence.toLowerCase()) ?? []
  if (statement.has(first) || between.startsWith('-')) return false
  const following = rest.split(/[^\p{L}\p{N}]+/u, 4)
  if (alsoNoun.has(first) && /^(?:de|del|d|du|des)$/u.test(following[0] ?? '')) return false
  if (ofSeveral.test(sentence.toLowerCase()) && !second.has(following[0] ?? '')) return false
  if (second.has(following[0] ?? '') && !isAbbreviation.test(sentence) && /^[\s']+$/.test(between))
    return order.has(first) || !ending.never.test(first)
  return order.has(first) && !(alsoNoun.has(first) && following.slice(0, 3).some((word) => finite.test(word)))
}
