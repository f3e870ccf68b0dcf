import type { ClaimSource } from '@adcopy/contract'
import { foldedText } from '../../folding.ts'
import { isCommon } from '../common-words.ts'
import type { Sources } from '../reading.ts'
import { readAddresses } from './addresses.ts'
import { meaningOf } from './concepts.ts'
import { type SourceIndex, sourceIndexOf } from './index-sources.ts'
import { contentWords } from './near.ts'
import { sourceAt } from './place.ts'
import { allStatements, statementsOf } from './statement.ts'
import { Vocabulary } from './vocabulary.ts'

/** A sentence of a text that states something, and what the sources know of it; places are UTF-16 units of the written text. */
export interface Told {
  start: number
  end: number
  text: string
  /** How many words it has that could say something of a brand. */
  telling: number
  /** Those of them that no source uses, nor any form of them, small as they are written. */
  strange: readonly string[]
  /** The sentence of the sources that says most of it, where one says enough; looked up when it is asked for. */
  readonly source: ClaimSource | null
}

type Span = Pick<Told, 'start' | 'end'>

/** Content words of a statement that its source has to share, one of them telling, and the share of them. */
const sharedMin = 2
const sharedShareMin = 0.5

const vocabularies = new WeakMap<SourceIndex, Vocabulary>()

function vocabularyOf(index: SourceIndex): Vocabulary {
  const known = vocabularies.get(index) ?? new Vocabulary(index.sentences.map(({ text }) => text))
  vocabularies.set(index, known)
  return known
}

/**
 * The statements of a text, in its order; questions state nothing, and what a source is known to carry is left out. None
 * where the sources are written in another language than the copy: words of two languages cannot be held against one another.
 */
export function toldIn(written: string, sources: Sources, carried: readonly Span[]): readonly Told[] {
  const index = sourceIndexOf(sources)
  if (!index.oneLanguage) return []
  const vocabulary = vocabularyOf(index)
  const folded = foldedText(without(carried, written))
  const { prose } = readAddresses(folded.text)
  const sentences = [...allStatements(prose.length, statementsOf(prose, index.language))]
  return sentences.flatMap(({ start, end, text }) => {
    if (/\?["'”»)]*\s*$/u.test(text)) return []
    const words = contentWords(text)
    const content = [...new Set(words.map(meaningOf))]
    const meant = new Map(words.filter((word) => !isCommon(word)).map((word) => [meaningOf(word), word]))
    const telling = [...meant.keys()]
    if (telling.length === 0) return []
    const [from, to] = [folded.from(start + leading(text)), folded.to(end)]
    return [
      {
        start: from,
        end: to,
        text: written.slice(from, to),
        telling: telling.length,
        strange: [...meant].filter(([meaning]) => !vocabulary.knows(meaning)).map(([, word]) => word),
        get source() {
          return sourceOf({ content, telling }, index, vocabulary)
        },
      },
    ]
  })
}

/** The text with blanks in place of these spans. */
const without = (spans: readonly Span[], text: string) =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

const leading = (text: string) => text.length - text.trimStart().length

interface Words {
  content: readonly string[]
  telling: readonly string[]
}

/** The sentence of the sources that shares most words with a statement, the first of equals. */
function sourceOf({ content, telling }: Words, index: SourceIndex, vocabulary: Vocabulary): ClaimSource | null {
  const places = new Set(telling.flatMap((word) => [...vocabulary.textsWith(word)]))
  const shared = new Map<number, number>()
  for (const word of content) {
    for (const place of vocabulary.textsWith(word)) shared.set(place, (shared.get(place) ?? 0) + 1)
  }
  const [place, most] = [...places].reduce(
    (best, each) => ((shared.get(each) ?? 0) > best[1] ? [each, shared.get(each) ?? 0] : best),
    [-1, 0],
  )
  const sentence = index.sentences[place]
  if (sentence === undefined || most < sharedMin || most / content.length < sharedShareMin) return null
  return sourceAt({ ...sentence, start: sentence.start + leading(sentence.text) })
}
