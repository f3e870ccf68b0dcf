import { type Copy, limits, primaryTextGraphemes } from '@adcopy/contract'
import type { GenerationRequest } from '@adcopy/generation'
import type { EvalResult } from '../run.ts'
import { amountsIn, digitsIn, inSmallLetters, type Sources, sourcesOf } from './sources.ts'
import { adverbsOf, beginningsOf, ourselvesOf, wholesOf } from './words.ts'

/** Copy beside what it may draw on. */
interface Reading {
  copy: Copy
  request: GenerationRequest
  /** All fields, as they are and in small letters. */
  written: string
  text: string
  sources: Sources
}

/** Rules by name; each gives what it finds amiss. */
const rules: Readonly<Record<string, (reading: Reading) => string[]>> = {
  length: tooLong,
  digits: ({ text, sources }) => digitsIn(text).filter((digits) => !sources.digits.has(digits)),
  amount: ({ text, sources }) => amountsIn(text).filter((found) => !sources.amounts.has(found)),
  'excluded term': ({ text, request }) =>
    (request.grounding.profile.excluded_terms ?? []).filter((term) => wordIn(text, inSmallLetters(term), 'whole')),
  address: ({ text, sources }) => all(text, address).filter((found) => !sources.text.includes(found)),
  code: ({ written, sources }) => all(written, code).filter((found) => !sources.text.includes(found.toLowerCase())),
  'word without a source': (reading) => [
    ...unsourced(reading, beginningsOf, 'begun'),
    ...unsourced(reading, wholesOf, 'whole'),
    ...unsourced({ ...reading, text: ofTheBrand(reading) }, adverbsOf, 'whole'),
  ],
  'name in a hook': namesInHook,
  slip: ({ text, sources }) => all(text, slip).filter((found) => !sources.text.includes(found)),
}

const address =
  /https?:\/\/[^\s”»"]*[^\s”»".,;:!?)]|(?<![\p{L}\d@.])@[\w.]*\w|(?<![\p{L}\d.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}/gu
const code = /(?<![\p{L}\d])(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d]{4,}(?![\p{L}\d])/gu
// What a program writes where a word is missing, marks that no word stands before, the same word twice.
const slip = /undefined|\bnan\b|\[object|\{\{|\}\}| {2}| [.,]|,[.,]|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/gu

/**
 * What an oracle finds amiss in an output, each with the job; nothing where there is no copy. Its rules are cruder than the checks
 * and share nothing with them, so that neither hides a fault of the other.
 */
export function oracleFindings({ job, copy }: EvalResult): string[] {
  if (copy === null) return []
  const { request } = job
  const written = [copy.headline, copy.primary_text, copy.description ?? ''].join('\n')
  const reading = { copy, request, written, text: inSmallLetters(written), sources: sourcesOf(request) }
  return Object.entries(rules).flatMap(([name, rule]) => rule(reading).map((found) => `${job.id}: ${name}: ${found}`))
}

const all = (text: string, pattern: RegExp) => [...new Set(Array.from(text.matchAll(pattern), ([found]) => found))]

function unsourced({ text, request, sources }: Reading, listFor: typeof wholesOf, how: 'whole' | 'begun') {
  const list = listFor(request.grounding.profile.language)
  return list.filter((word) => wordIn(text, word, how) && !wordIn(sources.text, word, how))
}

/** The sentences that name the brand or its offer, or say "we". */
function ofTheBrand({ text, request }: Reading): string {
  const words = [...namesOf(request).map(inSmallLetters), ...ourselvesOf(request.grounding.profile.language)]
  const sentences = text.split(/(?<=[.!?…])\s+|\n/)
  return sentences.filter((sentence) => words.some((word) => wordIn(sentence, word, 'whole'))).join('\n')
}

const namesOf = ({ grounding, offer }: GenerationRequest) => [
  grounding.profile.name,
  ...(offer === null ? [] : [offer.name]),
]

const isOfWord = (mark: string | undefined) => mark !== undefined && /[\p{L}\d]/u.test(mark)

/** Whether a word, or one that begins with it, stands in a text of small letters. */
function wordIn(text: string, word: string, how: 'whole' | 'begun'): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isOfWord(text[at - 1]) && !(how === 'whole' && isOfWord(text[at + word.length]))) return true
  }
  return false
}

const segmenter = new Intl.Segmenter()
const lengthOf = (text: string) => [...segmenter.segment(text)].length

function tooLong({ copy, request }: Reading): string[] {
  const most = {
    headline: limits.headlineGraphemesMax,
    primary_text: primaryTextGraphemes[request.copyLength].max,
    description: limits.descriptionGraphemesMax,
  }
  return (['headline', 'primary_text', 'description'] as const)
    .filter((field) => lengthOf(copy[field] ?? '') > most[field])
    .map((field) => `${field} over ${most[field]}`)
}

/** Brand and offer by their names where an unaware reader begins: headline, description, first paragraph. */
function namesInHook({ copy, request }: Reading): string[] {
  if (request.awarenessLevel !== 'unaware') return []
  const [opening = ''] = copy.primary_text.split('\n')
  const hook = inSmallLetters([copy.headline, copy.description ?? '', opening].join('\n'))
  return namesOf(request).filter((name) => wordIn(hook, inSmallLetters(name), 'whole'))
}
