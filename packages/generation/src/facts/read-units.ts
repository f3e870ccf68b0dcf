import { joinedWords, plainWords, type Words } from './plain-words.ts'
import { readBlocks, type Block, type Span } from './read-blocks.ts'
import { cutToSize, splitSentences } from './split-sentences.ts'

/** A paragraph, a sentence of a long paragraph, a list item or a table row, together with its headings. */
export interface Unit {
  /** On one line, without list, table or emphasis marks. */
  text: string
  /** Offsets in the source text, in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
  /** Outermost first. The header cells of a table are part of each row's `text` instead. */
  subject: string[]
  continues: boolean
}

/** Units with the same headings share one object, so `id` identifies the headings. */
interface Subject {
  id: number
  levels: string[]
}

/** A heading, list item or lead line below which units may follow. A lead line introduces the lines below it. */
interface Section {
  rank: number
  text: string
  subject: Subject
  above: Section | undefined
  /** Text that becomes a unit if the section has no units. Undefined if the text already is a unit. */
  words: Words | undefined
  used: boolean
}

const unitMax = 1_000
const paragraphMax = 300
const subjectMax = 300
const headlineMax = 80
const headlineRunMax = 30
const speakerMax = 100
const headerMax = 200
const itemLevelsMax = 3
const wrappedShare = 0.8
const ranks = { title: 0, headline: 7, lead: 8, item: 10 } as const

const hasWords = /[\p{L}\p{N}]/u
const bold = /^(\*\*|__)[^*_]+\1:?$/
const endsPlain = /[\p{L}\p{M}\p{N})\]%&€$£]$/u
const endsLead = /[:：]$/u
const endsQuote = /["”“»«’」』]$/u
const endsSentence = /[.!?…。！？।؟۔]["'”’»）」』)\]]*$/u
const label = /^[^:：.!?…。,;]{1,40}(?::(?=\s|$)|：)/u

/** Returns all units, including those that state no fact. */
export function readUnits(text: string): Unit[] {
  const blocks = readBlocks(text)
  const collector = collect()
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]!
    const next = blocks[at + 1]
    const isHeading = heads(text, blocks, at)
    if (block.kind === 'table') readTable(text, block, collector)
    else if (block.kind === 'item' && !isHeading) {
      const nests = next !== undefined && next.kind !== 'heading' && next.indent >= block.indent + 2
      collector.item(plainWords(text, block.lines), block.indent, nests)
    } else if (isHeading) {
      const isTitle = at === 0 && block.level === 0 && heads(text, blocks, 1)
      collector.heading(plainWords(text, block.lines), isTitle ? ranks.title : block.level || ranks.headline)
    } else {
      const speaker = speakerOf(text, block, next, blocks[at + 2])
      if (speaker !== undefined) at += 1
      // A short line directly above a list or table introduces that list or table, like a line that ends with a colon.
      const leads = next !== undefined && !next.apart && next.kind !== 'paragraph' && isHeadline(text, block)
      readParagraph(text, block, { speaker, leads }, collector)
    }
  }
  return collector.end()
}

type Collector = ReturnType<typeof collect>

interface Emission {
  section?: Section | undefined
  /** In UTF-16 units. Longer text is split into sentences. */
  max?: number
  isPart?: boolean
}

function collect() {
  const units: Unit[] = []
  const subjects = new Map<string, Subject>()
  const seen = new Set<string>()
  const sections: Section[] = []
  const none: Subject = { id: 0, levels: [] }
  let repeated: Unit | undefined
  let previous = ''

  function below(subject: Subject, text: string): Subject {
    const key = `${subject.id}\n${text}`
    const known = subjects.get(key)
    if (known !== undefined) return known
    const made = { id: subjects.size + 1, levels: [...subject.levels, text] }
    subjects.set(key, made)
    return made
  }

  function emit(words: Words, { section = sections.at(-1), max = paragraphMax, isPart = false }: Emission = {}): void {
    const subject = section?.subject ?? none
    const sentences = words.text.length <= max ? [words] : splitSentences(words, unitMax)
    let before = isPart ? previous : ''
    for (const { text, at } of sentences.flatMap((sentence) => cutToSize(sentence, unitMax))) {
      if (!hasWords.test(text)) continue
      for (let used = section; used !== undefined && !used.used; used = used.above) used.used = true
      const continues = before !== ''
      // The same text is a different fact if it follows a different sentence.
      const key = `${subject.id}\n${before}\n${text}`
      const unit = { text, start: at[0]!, end: at.at(-1)! + 1, subject: subject.levels, continues }
      if (text === before) continue
      if (seen.has(key)) repeated = unit
      else {
        // A repeated unit is usually skipped. It is kept if the next new unit continues it, because a continuation must
        // directly follow the text that it continues.
        if (continues && repeated !== undefined) units.push({ ...repeated, continues: false })
        units.push(unit)
        repeated = undefined
      }
      seen.add(key)
      before = text
    }
    previous = before
  }

  /** A section without units becomes a unit itself. */
  function close(rank: number): void {
    while (sections.length > 0 && sections.at(-1)!.rank >= rank) {
      const { words, used, above } = sections.pop()!
      if (!used && words !== undefined) emit(words, { section: above })
    }
  }

  function open(rank: number, words: Words, told = false): void {
    const text = words.text.replace(endsLead, '').trim()
    if (!hasWords.test(text)) return
    const items = sections.filter((section) => section.rank >= ranks.item).slice(1 - itemLevelsMax)
    const base = sections.findLast((section) => section.rank < ranks.item)?.subject ?? none
    const parent = [...items.map((item) => item.text), text].reduce(below, base)
    sections.push({ rank, text, subject: parent, above: sections.at(-1), words: told ? undefined : words, used: told })
  }

  return {
    emit,
    close,
    heading(words: Words, rank: number) {
      close(rank)
      if (words.text.length <= subjectMax) open(rank, words)
      else emit(words)
    },
    /** Opens a section. Its heading is the lead line, or the last sentence of a long lead line. */
    lead(words: Words) {
      close(ranks.lead)
      const sentences = words.text.length <= headlineMax ? [words] : splitSentences(words, unitMax)
      if (sentences.length > 1) emit(words)
      const last = sentences.at(-1)!
      if (last.text.length <= subjectMax) open(ranks.lead, last, sentences.length > 1)
      else if (sentences.length === 1) emit(words)
    },
    item(words: Words, indent: number, nests: boolean) {
      close(ranks.item + indent - 1)
      const leads = nests && words.text.length <= subjectMax
      if (leads && endsLead.test(words.text)) return open(ranks.item + indent, words)
      emit(words)
      if (leads) open(ranks.item + indent, words, true)
    },
    // Closes list items that cannot contain a block with this indentation, and a lead line that already has units.
    leave(indent: number) {
      const above = sections.at(-1)
      if (above !== undefined && above.rank >= ranks.item) {
        close(indent >= 2 ? ranks.item + indent - 1 : ranks.lead)
      } else if (above?.rank === ranks.lead && above.used) close(ranks.lead)
    },
    end(): Unit[] {
      close(0)
      return units
    },
  }
}

/**
 * A heading has a heading mark, or is a short line on its own. A short numbered line is a heading only if a paragraph
 * follows.
 */
function heads(text: string, blocks: readonly Block[], at: number): boolean {
  const block = blocks[at]
  const next = blocks[at + 1]
  if (block === undefined || block.kind === 'table') return false
  if (block.kind === 'heading') return true
  const isAlone = block.apart && (next === undefined || next.apart) && isHeadline(text, block)
  if (block.kind === 'paragraph' || !isAlone) return isAlone
  const isAbove = next?.kind === 'paragraph' && next.indent <= block.indent
  return /\d/.test(block.mark) && isAbove && blocks[at - 1]?.kind !== 'item'
}

function isHeadline(text: string, { lines, quoted }: Block): boolean {
  const { from, to } = lines[0]!
  if (lines.length > 1 || quoted || to - from > headlineMax) return false
  const line = text.slice(from, to)
  if (bold.test(line)) return true
  const runs = line.split(/\s+/)
  return endsPlain.test(line) && !label.test(line) && runs.every((run) => run.length <= headlineRunMax)
}

/** The line after a quotation may name the speaker, as in `– Name`. */
function speakerOf(text: string, block: Block, next: Block | undefined, after: Block | undefined): Words | undefined {
  if (next?.kind !== 'item' || next.lines.length > 1) return undefined
  const isDash = /[–—―]/.test(next.mark) || (next.mark === '-' && block.quoted && next.quoted)
  const { from, to } = next.lines[0]!
  if (!isDash || to - from > speakerMax || (after?.kind === 'item' && after.mark === next.mark)) return undefined
  const { to: end } = block.lines.at(-1)!
  if (!block.quoted && !endsQuote.test(text.slice(end - 1, end))) return undefined
  return joinedWords([{ text: '–', at: [from] }, plainWords(text, next.lines)], ' ')
}

function readParagraph(
  text: string,
  block: Block,
  { speaker, leads }: { speaker: Words | undefined; leads: boolean },
  collector: Collector,
): void {
  collector.leave(block.indent)
  const groups = groupsOf(text, block.lines)
  let isPart = false
  for (const [index, lines] of groups.entries()) {
    const words = plainWords(text, lines)
    if (index === groups.length - 1 && speaker !== undefined) {
      collector.emit(joinedWords([words, speaker], ' '), { max: unitMax, isPart })
    } else if (leads || endsLead.test(words.text)) collector.lead(words)
    else collector.emit(words, { isPart })
    isPart ||= !leads && !endsLead.test(words.text)
  }
}

/**
 * A line with a label, such as `Opens: 9`, begins a new group if the previous line ends a sentence or the previous
 * group has a label. In a long paragraph, a line also begins a new group if its first word would have fitted on the
 * previous line, because that line break is intended.
 */
function groupsOf(text: string, lines: readonly Span[]): Span[][] {
  const groups: Span[][] = []
  const longest = lines.reduce((most, { from, to }) => Math.max(most, to - from), 0)
  const isLong = lines.at(-1)!.to - lines[0]!.from > paragraphMax
  let before = ''
  let labelled = false
  for (const line of lines) {
    const words = text.slice(line.from, line.to)
    const isLabel = label.test(words)
    const word = words.slice(0, headlineMax).split(/\s/, 1)[0]!
    const fits = before.length + word.length < wrappedShare * longest
    const isNew = isLong && fits && !/^\p{Ll}/u.test(words) && !/[,;–-]$/.test(before)
    if (groups.length === 0 || isNew || (isLabel && (labelled || endsSentence.test(before)))) {
      groups.push([line])
      labelled = isLabel
    } else groups.at(-1)!.push(line)
    before = words
  }
  return groups
}

function readTable(text: string, { rows, headed, indent }: Block, collector: Collector): void {
  collector.leave(indent)
  const cells = rows.map((row) => row.map((cell) => plainWords(text, [cell])))
  const header = headed || looksHeaded(cells) ? cells[0]! : []
  const isShort = header.reduce((sum, { text: name }) => sum + name.length, 0) <= headerMax
  const names = isShort ? header.map(({ text: name }) => (name === '' ? '' : `${name}: `)) : []
  for (const row of header.length > 0 && cells.length > 1 ? cells.slice(1) : cells) {
    const parts = row.flatMap((cell, column) => {
      const name = (row.length === names.length && names[column]) || ''
      const at = [...Array<number>(name.length).fill(cell.at[0]!), ...cell.at]
      return cell.text === '' ? [] : [{ text: name + cell.text, at }]
    })
    if (parts.length === 0) continue
    for (const part of parts.slice(0, -1)) {
      if (endsSentence.test(part.text)) continue
      part.text += ';'
      part.at.push(part.at.at(-1)!)
    }
    collector.emit(joinedWords(parts, ' '), { max: unitMax })
  }
}

/**
 * Column names are assumed only if the table has at least three rows and three columns, the names differ and contain no
 * numbers, and one column has a number in each row below.
 */
function looksHeaded([first = [], ...rows]: readonly Words[][]): boolean {
  const names = first.map(({ text }) => text)
  if (rows.length < 2 || names.length < 3 || names.some((name) => /\p{N}/u.test(name))) return false
  if (new Set(names).size < names.length) return false
  return names.some((_, column) => rows.every((row) => /\p{N}/u.test(row[column]?.text ?? '')))
}
