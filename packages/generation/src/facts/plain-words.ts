import type { Span } from './read-blocks.ts'

/** For every UTF-16 unit of `text`, `at` contains its offset in the source. */
export interface Words {
  text: string
  at: number[]
}

const links = new RegExp(
  [
    /\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s+["'][^()]*)?\)/,
    /\[\^[^[\]\s]+\]/,
    /\[([^[\]]+)\]\[[^[\]]*\]/,
    /<((?:https?:\/\/|mailto:)[^<>\s]+)>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
const images = /!\[[^[\]]*\](?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s+["'][^()]*)?\)|\[[^[\]]*\])/g
const tags = /<\/?[a-z][^<>]*>/gi
const struck = /~~[^~\s][^~]*~~/g
const starred = /(?<!\\)(?:\*\*\*(?!\s)([^*]*[^\s*])\*\*\*|\*\*(?!\s)([^*]*[^\s*])\*\*|\*(?!\s)([^*]*[^\s*])\*)/g
const underscored = /(?<![\p{L}\p{N}_\\])(?:__(?!\s)([^_]+)__|_(?!\s)([^_]+)_)(?![\p{L}\p{N}_])/gu
const ticks = /`+([^`]*)`+/g
const escapes = /\\([!-/:-@[-`{-~])/g
const entities = /&(?:amp|lt|gt|quot|nbsp|#39|#x27);/g
const entityWords: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  '#x27': "'",
}
const unspaced = '\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}、。「」！？'
const brokenLine = new RegExp(`(?<=[${unspaced}])\\n(?=[${unspaced}])`, 'gu')
const spaces = /[\s\u0085\u200b\ufeff]+/g
const unsqueezed = /[^\S ]|[\u0085\u200b\ufeff]| {2}/
const marked = /[^\S ]|[[<~*_`\\&\u0085\u200b\ufeff]| {2}/

/** Joins the lines and removes Markdown syntax. */
export function plainWords(source: string, lines: readonly Span[]): Words {
  let words: Words = { text: '', at: [] }
  const parts: string[] = []
  for (const { from, to } of lines) {
    if (parts.length > 0) words.at.push(from - 1)
    parts.push(source.slice(from, to))
    for (let at = from; at < to; at += 1) words.at.push(at)
  }
  words.text = parts.join('\n')
  const keep = (pattern: RegExp) => {
    words = replaced(words, pattern, (groups) => groups.find((group) => group !== undefined) ?? '')
  }
  if (!marked.test(words.text)) return trimmed(words)
  const has = (mark: string) => words.text.includes(mark)
  if (has('](') || has('][')) keep(images)
  if (has('[') || has('<')) keep(links)
  if (has('<')) words = replaced(words, tags, () => ' ')
  if (has('~~')) words = replaced(words, struck, () => '')
  for (let depth = 0; depth < 3 && has('*'); depth += 1) keep(starred)
  for (let depth = 0; depth < 2 && has('_'); depth += 1) keep(underscored)
  if (has('`')) keep(ticks)
  if (has('\\')) keep(escapes)
  if (has('&')) words = replaced(words, entities, (_, match) => entityWords[match.slice(1, -1)]!)
  if (has('\n')) words = replaced(words, brokenLine, () => '')
  return trimmed(unsqueezed.test(words.text) ? replaced(words, spaces, () => ' ') : words)
}

/** The separator gets the source offset of the text that follows it. */
export function joinedWords(parts: readonly Words[], between: string): Words {
  const at: number[] = []
  for (const [index, part] of parts.entries()) {
    const start = part.at[0] ?? at.at(-1) ?? 0
    if (index > 0) for (let unit = 0; unit < between.length; unit += 1) at.push(start)
    for (const place of part.at) at.push(place)
  }
  return { text: parts.map(({ text }) => text).join(between), at }
}

export function slicedWords({ text, at }: Words, from: number, to: number): Words {
  return trimmed({ text: text.slice(from, to), at: at.slice(from, to) })
}

function trimmed({ text, at }: Words): Words {
  const from = text.length - text.trimStart().length
  const to = Math.max(from, text.trimEnd().length)
  return from === 0 && to === text.length ? { text, at } : { text: text.slice(from, to), at: at.slice(from, to) }
}

/** If the replacement is a substring of the match, its characters keep their source offsets. */
function replaced(
  words: Words,
  pattern: RegExp,
  by: (groups: Array<string | undefined>, match: string) => string,
): Words {
  const parts: string[] = []
  const at: number[] = []
  let done = 0
  for (const found of words.text.matchAll(pattern)) {
    const { 0: match, index } = found
    const text = by(found.slice(1), match)
    parts.push(words.text.slice(done, index), text)
    for (; done < index; done += 1) at.push(words.at[done]!)
    const offset = Math.max(0, match.indexOf(text))
    for (let unit = 0; unit < text.length; unit += 1) at.push(words.at[index + offset + unit]!)
    done = index + match.length
  }
  if (parts.length === 0) return words
  parts.push(words.text.slice(done))
  for (; done < words.at.length; done += 1) at.push(words.at[done]!)
  return { text: parts.join(''), at }
}
