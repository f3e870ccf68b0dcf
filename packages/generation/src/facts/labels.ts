import { rendered } from './rendered.ts'
import { namesAmountOrHours } from './standing.ts'

const charactersMax = 60
const wordsMax = 7
/** As much as a label may be written in, its marks included. */
const lineMax = 120

/** A line of a list or a heading, as a label has it: no marks, no number before it, no colon behind. */
function plain(line: string): string {
  return rendered(line)
    .replace(/^(?:#{1,6}|[-*+•·–]|\d{1,3}[.)])\s+|^\d+(?:\.\d+)+\s+/u, '')
    .replace(/[\s#]*[:：.]?\s*$/u, '')
}

/** What a heading, or a line above others, says of what stands below it; null where it asks, tells or says nothing. */
export function labelOf(line: string): string | null {
  if (line.length > lineMax) return null
  const label = plain(line)
  const isLong = label.length > charactersMax || label.split(/\s+/u).length > wordsMax
  if (isLong || !/\p{L}{2}/u.test(label) || /[?¿!.|<>{}@]|\/\//u.test(label) || namesAmountOrHours(label)) return null
  return label
}

/** Whether all of a line is in bold. */
export function isBold(line: string): boolean {
  return /^(?:\*\*[^*]+\*\*|__[^_]+__)$/u.test(line.trim())
}

/** What an entry is of by its first words: "Holy Island: five nights", "Holy Island. Five nights". Null where they state something. */
export function leadOf(text: string, isSetApart: boolean): string | null {
  const lead = /^\p{L}[^:.]{1,59}(?=\s?:\s)/u.exec(text)?.[0] ?? (isSetApart ? text : '')
  return labelOf(lead)
}

const omission =
  /^(?:(?:not|nicht|non|no) (?:included|covered|inbegriffen|enthalten|inklusive|compris|inclus|incluid|cubiert)\p{L}*|excluded|exclusions?|ausgeschlossen|exclu(?:s|es|sions?|siones|id[oa]s?)?)(?!\p{L})/iu
const denial =
  /^(?:not (?:for|suitable|available|offered|sold)|nicht (?:für|geeignet|im angebot|erhältlich)|pas (?:pour|fait pour|disponible)|no (?:para|apt[oa]s?|disponibles?|hacemos|ofrecemos|vendemos))(?!\p{L})|(?<!\p{L})(?:(?:don['’]t|do not) (?:do|offer|sell|make|take|cover|treat)|wir nicht (?:machen|anbieten|verkaufen|tun)|(?:machen|bieten|verkaufen) wir nicht|ne (?:faisons|proposons|vendons) pas)(?!\p{L})/iu

/** Whether what stands below a label is not in a price: told without its label it says the opposite. */
export function leavesOut(label: string): boolean {
  return omission.test(label)
}

/** Whether what stands below, or behind, a label is what the brand does not do or is not for: of no use to copy. */
export function denies(label: string): boolean {
  return denial.test(label)
}

/** A label without the "not" that it opens with: what it leaves out may be an order. */
export function affirmed(label: string): string {
  return label.replace(/^(?:not|nicht|no|non)\s+/iu, '')
}
