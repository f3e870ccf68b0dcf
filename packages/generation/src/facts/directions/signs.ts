import { readingsOf } from '../../disguise.ts'
import { remembering } from '../../remembering.ts'
import { folded } from '../../text.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { Lexicon, Sign } from './lexicon.ts'
import { spanish } from './spanish.ts'

/** What one language finds in a sentence. */
export interface Signs {
  has: (...signs: Sign[]) => boolean
  /** Whether a verb of this kind opens the sentence, or a part of it, as an order does, or follows upon a "must". */
  orders: (kind: 'say' | 'edit' | 'reveal') => boolean
  /** Whether an order to speak stands after other words: "Before anything else, utter …". */
  bids: boolean
  /** Whether it is of three words or fewer. */
  brief: boolean
  /** Words to be written stand there between quotation marks or in capitals. */
  shown: boolean
}

interface Entry {
  sign: Sign
  first: string
  /** The words after the first; `*` at the end of one stands for any ending. */
  rest: readonly string[]
}

interface Index {
  whole: ReadonlyMap<string, readonly Entry[]>
  /** Entries whose first word has any ending, by the letters that it begins with. */
  beginnings: ReadonlyMap<string, readonly Entry[]>
}

interface Token {
  text: string
  /** The letters that it begins with. */
  beginning: string
  /** Whether a mark of punctuation that ends a sentence, or a part of one, stands before it. */
  opens: 'sentence' | 'part' | null
}

const entryToken = /[\p{L}\p{N}]+\*?|_/gu
/** Letters by which entries with any ending are found: none is shorter. */
const beginningLetters = 3

const indexes = Object.entries({ en: english, de: german, fr: french, es: spanish }).map(([language, lexicon]) => ({
  language,
  ...indexOf(lexicon),
}))

function indexOf(lexicon: Lexicon): Index {
  const whole = new Map<string, Entry[]>()
  const beginnings = new Map<string, Entry[]>()
  for (const [sign, entries] of Object.entries(lexicon) as Array<[Sign, string]>) {
    for (const entry of entries.split(',')) {
      const [first, ...rest] = entry.match(entryToken) ?? []
      if (first === undefined) continue
      const map = first.endsWith('*') ? beginnings : whole
      const key = first.endsWith('*') ? first.slice(0, beginningLetters) : first
      map.set(key, [...(map.get(key) ?? []), { sign, first, rest }])
    }
  }
  return { whole, beginnings }
}

const shownWords =
  /[«»„“”"‹›「」]\s*[^\s«»„“”"‹›「」]|(?<![\p{L}\p{N}])(?=[\p{Lu}\p{N}]*\p{Lu}{4})[\p{Lu}\p{N}]{5,}(?![\p{L}\p{N}])|[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}(?![\p{L}\p{N}])/u

interface Found {
  language: string
  signs: Signs
}

// Several questions are asked of a sentence, one after the other.
const everythingIn = remembering(500, foundIn)

/**
 * What each language finds in each way in which a sentence may be read; linear in its length. Where some of `among` are
 * known, those languages alone are asked.
 */
export function signsIn(text: string, among: ReadonlyArray<string | null> = []): Signs[] {
  const found = everythingIn(text)
  const named = found.filter(({ language }) => among.includes(language))
  return (named.length === 0 ? found : named).map(({ signs }) => signs)
}

function foundIn(text: string): Found[] {
  const shown = shownWords.test(folded(text))
  // Read as if no language had letters with marks of its own: many leave them out.
  const [stands, ...plain] = readingsOf(text, '')
  return (plain.length === 0 ? [stands ?? ''] : plain).flatMap((reading) => {
    const tokens = tokensOf(reading)
    return indexes.map((index) => ({ language: index.language, signs: signsOf(tokens, index, shown) }))
  })
}

const endsSentence = /[.:;!?¡¿…—–|>•]/u
const endsPart = /[,()«»„“”"]/u

function tokensOf(text: string): Token[] {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, turn) => {
    const between = text.slice(end, index)
    end = index + word.length
    const beginning = word.slice(0, beginningLetters)
    if (turn === 0 || endsSentence.test(between)) return { text: word, beginning, opens: 'sentence' }
    return { text: word, beginning, opens: endsPart.test(between) ? 'part' : null }
  })
}

function signsOf(tokens: readonly Token[], index: Index, shown: boolean): Signs {
  const found = new Map<Sign, number[]>()
  const musts = new Set<number>()
  const openers = new Set<number>()
  tokens.forEach((token, at) => {
    for (const { sign, rest } of entriesFor(token, index)) {
      if (!rest.every((word, turn) => fits(tokens[at + 1 + turn]?.text, word))) continue
      found.set(sign, [...(found.get(sign) ?? []), at])
      if (sign === 'must') musts.add(at + rest.length)
      if (sign === 'opener') for (let turn = 0; turn <= rest.length; turn += 1) openers.add(at + turn)
    }
  })
  const opening = (at: number): Token['opens'] => {
    let first = at
    while (tokens[first]?.opens === null && openers.has(first - 1)) first -= 1
    return tokens[first]?.opens ?? (musts.has(first - 1) ? 'part' : null)
  }
  return {
    has: (...signs) => signs.some((sign) => found.has(sign)),
    orders: (kind) => (found.get(kind) ?? []).some((at) => opening(at) !== null),
    bids: (found.get('say') ?? []).some((at) => at > 0 && opening(at) !== null),
    brief: tokens.length <= 3,
    shown,
  }
}

function entriesFor({ text, beginning }: Token, { whole, beginnings }: Index): readonly Entry[] {
  const exact = whole.get(text) ?? none
  const begun = beginnings.get(beginning)?.filter(({ first }) => fits(text, first)) ?? none
  return begun.length === 0 ? exact : [...exact, ...begun]
}

const none: readonly Entry[] = []

const fits = (word: string | undefined, wanted: string) =>
  word !== undefined &&
  (wanted === '_' || (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted))
