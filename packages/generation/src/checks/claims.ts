import type { GenerationRequest } from '../backend.ts'
import { sourceTexts } from '../facts/sources.ts'
import { folded, words } from '../text.ts'
import { type Check, fieldsOf } from './check.ts'
import { unsupportedNames } from './names.ts'
import { isSupportedBy, numbersOf, unsupportedNumberWords, type NumberClaim } from './numbers.ts'

/** What claims are held against, read once from a snapshot. */
interface Sources {
  text: string
  words: ReadonlySet<string>
  numbers: ReadonlyMap<string, NumberClaim[]>
}

const noOffer = {}
const known = new WeakMap<object, WeakMap<object, Sources>>()

/** Snapshots are immutable, so what was read from one is kept as long as it lives. */
function sourcesOf(request: Pick<GenerationRequest, 'grounding' | 'offer'>): Sources {
  const byOffer = known.get(request.grounding) ?? new WeakMap<object, Sources>()
  known.set(request.grounding, byOffer)
  const key = request.offer ?? noOffer
  const found = byOffer.get(key) ?? readSources(request)
  byOffer.set(key, found)
  return found
}

function readSources(request: Pick<GenerationRequest, 'grounding' | 'offer'>): Sources {
  const text = folded(sourceTexts(request).join('\n'))
  const numbers = Map.groupBy(numbersOf(withoutLinks(text)), ({ value }) => value)
  return { text: text.toLowerCase(), words: new Set(words(text).flatMap(partsOf)), numbers }
}

const partsOf = (word: string) => [word, word.replace(/'s$/, ''), ...word.split(/[-.']/)]

// Neither looks from within a run of its characters: from each of them again would take the square of the run's length.
const linkPattern =
  /\bhttps?:\/\/[^\s<>"”’)]+|\bwww\.[^\s<>"”’)]+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}.-]*[\p{L}\p{N}-]\.(?:com|org|net|io|co|ai|app|dev|shop|store|info|edu|gov|eu|de|fr|es|uk|us)(?:\/[^\s<>"”’)]*)?(?![\p{L}\p{N}])/giu
const mailPattern = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/giu

const withoutLinks = (text: string) => text.replace(mailPattern, ' ').replace(linkPattern, ' ')

function unsupportedLinks(text: string, sources: Sources): string[] {
  return [...text.matchAll(mailPattern), ...text.replace(mailPattern, ' ').matchAll(linkPattern)]
    .map((match) => match[0].replace(/^[.-]+|[.,;:!?…]+$/gu, ''))
    .filter((link) => !sources.text.includes(link.toLowerCase()))
    .map((link) => `the address ${link} is in no source`)
}

const codePattern =
  /(?<![\p{L}\p{N}-])(?=[\p{Lu}\p{N}-]*\p{Lu})(?=[\p{Lu}\p{N}-]*\p{N})[\p{Lu}\p{N}-]{4,}(?![\p{L}\p{N}])/gu

function unsupportedCodes(text: string, sources: Sources): string[] {
  return [...text.matchAll(codePattern)]
    .map((match) => match[0])
    .filter((code) => !sources.text.includes(code.toLowerCase()))
    .map((code) => `the code ${code} is in no source`)
}

function unsupportedNumbers(text: string, sources: Sources): string[] {
  const digits = numbersOf(text)
    .filter((claim) => !(sources.numbers.get(claim.value) ?? []).some((source) => isSupportedBy(claim, source)))
    .map((claim) => `"${claim.written}" is stated by no source`)
  return [
    ...digits,
    ...unsupportedNumberWords(words(text), sources.words).map((word) => `the number "${word}" is stated by no source`),
  ]
}

/** Words that rank, promise or guarantee: each must be the grounding's own. */
const boasts =
  /(?<![\p{L}\p{N}])(?:best|greatest|finest|cheapest|fastest|easiest|safest|#1|no\. ?1|number one|leading|leader|top[- ]rated|first[- ]class|world[- ]class|award[- ]winning|guarantee[ds]?|guaranteed|risk[- ]free|no[- ]risk|money[- ]back|free|unlimited|lifetime|forever|proven|trusted|certified|clinically|scientifically|instant(?:ly)?|perfect(?:ly)?|flawless(?:ly)?|effortless(?:ly)?|unbeatable|unrivall?ed|unmatched|unparalleled|ultimate|revolutionary|game[- ]chang(?:er|ing)|miracle|cures?|exclusive|limited|premium|official|discount|refunds?|garantiert|kostenlos|gratis|beste[nrs]?|führend\w*|meilleure?s?|garantie?s?|gratuite?s?|mejor(?:es)?|garantizad[oa]s?)(?![\p{L}\p{N}])/giu
const superlative = /\b(?:most|least) (?:\p{L}+(?:ed|ful|able|ible|ive|ous|ant|ent|al|ic|ly|ing))\b|\b\p{L}{2,}est\b/giu
const plainWords =
  /^(?:(?:dis)?interest|request|(?:rain)?forest|harvest|(?:re)?invest|divest|infest|suggest|contest|protest|digest|ingest|guest|quest|conquest|bequest|inquest|arrest|(?:dis)?honest|(?:im)?modest|earnest|manifest|tempest|attest|detest|(?:re)?test|(?:un)?rest|(?:mid|north|south)?west|nest|chest|vest|jest|zest|crest|pest|priest|lest|este)$/iu

function unsupportedBoasts(text: string, sources: Sources): string[] {
  const found = [...text.matchAll(boasts), ...text.matchAll(superlative)].map((match) => match[0].toLowerCase())
  return [...new Set(found)]
    .filter((word) => !plainWords.test(word) && !isSaid(word, sources))
    .map((word) => `"${word}" is claimed by no source`)
}

const isSaid = (word: string, sources: Sources) =>
  word.includes(' ') || word.includes('-') || word.includes('#') ? sources.text.includes(word) : sources.words.has(word)

/** All claims of a text that no source holds, as reasons. */
export function unsupportedIn(text: string, request: Pick<GenerationRequest, 'grounding' | 'offer'>): string[] {
  const sources = sourcesOf(request)
  const plain = folded(text)
  const prose = withoutLinks(plain)
  const language = request.grounding.profile.language ?? 'en'
  return [
    ...unsupportedLinks(plain, sources),
    ...unsupportedCodes(prose, sources),
    ...unsupportedNumbers(prose, sources),
    ...unsupportedBoasts(prose, sources),
    ...unsupportedNames(prose, sources.words, language),
  ]
}

/**
 * Every number, price, percentage, address, code, superlative, guarantee and capitalised name is the grounding's or the
 * offer's; the brief is no source. Source: decisions, "What copy must be".
 */
export const supportedClaims: Check = {
  name: 'supported_claims',
  severity: 'hard',
  policy: false,
  find: (copy, request) => [...new Set(fieldsOf(copy).flatMap(({ text }) => unsupportedIn(text, request)))],
}
