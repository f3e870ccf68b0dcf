import { withoutAddresses } from './addresses.ts'
import { bidsOrBinds, hintsAtOrders } from './directions/index.ts'
import { type IsInstruction, spansBeforeInstruction } from './instructions.ts'
import { affirmed, denies, leadOf, leavesOut } from './labels.ts'
import { excludes, lacksSubject, leansOnAnother, limitsAnother, opensWithPronoun } from './leaning.ts'
import { isOrder } from './orders.ts'
import { rendered } from './rendered.ts'
import { isShort, namesAmountOrHours, statesInBrief } from './standing.ts'
import { isLabelledUnpublished, isUnfitToTell } from './unpublished.ts'

/** A usable statement of a knowledge file; `start` and `end` are UTF-16 units of the file's extracted text. */
export interface ExtractedFact {
  text: string
  start: number
  end: number
}

/** How the statements of a file are read. */
export interface Reading {
  language: string | null
  isInstruction: IsInstruction
}

/** A paragraph or an item of a list. */
export interface Block {
  start: number
  end: number
  isItem: boolean
  /** Whether another block stands before it, with no heading between them. */
  follows: boolean
  /** What the heading or the line above its list says that it is of. */
  label: string | null
  /** Whether a line leads to its list, so that all of its prices are of that. */
  isLed: boolean
}

const charactersMax = 300
/** Statements that an entry of a list may have and be told as one. */
const entryMax = 5
/** As much of a file as one statement may be written in, its links included. */
const renderedMax = 2_000

const pageNumber = /^\W*(?:pages?|seite|página) \d+(?:\s?(?:of|von|de|sur|\/)\s?\d+)?\W*$/iu

/** Whether words are fit to be told, however few they are. */
function isFit(text: string, { language, isInstruction }: Reading): boolean {
  if (text.length > charactersMax) return false
  if (/https?:\/\/|www\.|`|\{|\}|@\w/.test(text) || /[:：,，、;；?？؟]$/.test(text)) return false
  // A mark of a footnote: what it says stands elsewhere, and may take back what stands here.
  if (/(?:[*†‡¹]|(?<![ckd]?m)[²³])["'”’»).]*$|\p{L}[*†‡]|\[(?:\^|$)/u.test(text) || isUnfitToTell(text)) return false
  if (pageNumber.test(text) || (isShort(text) && hintsAtOrders(text))) return false
  return !isInstruction(text) && !isOrder(text, language) && !bidsOrBinds(text, language)
}

function isFact(text: string, reading: Reading): boolean {
  return (!isShort(text) || ((statesInBrief(text) || excludes(text)) && !lacksSubject(text))) && isFit(text, reading)
}

const quotes: ReadonlyArray<readonly [opens: RegExp, closes: RegExp]> = [
  [/„/gu, /[“”]/gu],
  [/«/gu, /»/gu],
  [/“/gu, /”/gu],
]

/** Whether a quotation begins and does not end in a text. */
function isOpen(text: string): boolean {
  if ((text.match(/"/gu)?.length ?? 0) % 2 === 1) return true
  return quotes.some(([opens, closes]) => {
    const open = text.match(opens)?.length ?? 0
    // A closing mark of German is an opening one of English.
    return open > (text.match(closes)?.length ?? 0) && !(opens.source === '“' && text.includes('„'))
  })
}

interface Piece {
  said: string
  start: number
  end: number
}

/** A block's sentences; those of one quotation, and who is quoted behind a dash, are one. */
function piecesOf(text: string, block: Block): Piece[] {
  const spans = spansBeforeInstruction(text.slice(block.start, block.end)).map((span) => ({ ...span }))
  const whole: Array<{ start: number; end: number }> = []
  for (const span of spans) {
    const last = whole.at(-1)
    // What was in bold ends with the sentence, not behind it.
    const mark = /^(?:\*\*|__)(?=\s)/u.exec(text.slice(block.start + span.start, block.start + span.start + 3))?.[0]
    if (last !== undefined && mark !== undefined) {
      last.end = span.start + mark.length
      span.start = last.end + 1
    }
    const isJoined =
      last !== undefined &&
      span.end - last.start <= charactersMax &&
      (isOpen(text.slice(block.start + last.start, block.start + last.end)) ||
        /^["“”»]\s*[–—-]|^[–—-]\s/u.test(text.slice(block.start + span.start, block.start + span.end)))
    if (isJoined) last.end = span.end
    else whole.push(span)
  }
  return whole.map((span) => {
    const [start, end] = [block.start + span.start, block.start + span.end]
    const said = end - start > renderedMax ? '' : withoutAddresses(rendered(text.slice(start, end)))
    return { said, start, end }
  })
}

/** What a further sentence of a block may be joined to. */
interface Standing extends ExtractedFact {
  /** Whether it is told already; a few words that say nothing alone wait for the sentence after them. */
  isTold: boolean
  /** Since which statement of those told the block has gone on without a gap. */
  since: number
}

interface Telling {
  told: ExtractedFact[]
  reading: Reading
  /** What all of an item is of, as its first words say. */
  lead: string | null
  /** Which statements of those told are the block's own. */
  from: number
}

/**
 * A block's sentences after the statements of the blocks before it. One that leans on the sentence before, or is too short
 * to stand alone, is joined to it; where nothing stands before it, it goes. One that limits what was said before takes it
 * along where the two do not fit. What names no subject has its label in front; whether a subject is named is returned.
 */
export function addStatements(
  told: ExtractedFact[],
  text: string,
  block: Block,
  reading: Reading,
  mayPoint: boolean,
): boolean {
  const pieces = piecesOf(text, block)
  const [first, ...others] = pieces
  if (first === undefined || isLabelledUnpublished(first.said)) return true
  if (excludes(first.said) && denies(first.said)) return false
  if (block.follows && limitsAnother(first.said) && leansOnAnother(first.said)) told.pop()
  const isBare =
    lacksSubject(first.said) ||
    (!block.isItem && pieces.some(({ said }) => isUnnamed(said))) ||
    (mayPoint && opensWithPronoun(first.said)) ||
    (block.isLed && namesAmountOrHours(first.said))
  const isBold = /^(?:\*\*|__)/u.test(text.slice(first.start, first.end))
  const isSetApart = isBold || isShort(first.said)
  const lead = block.isItem || isSetApart ? leadOf(first.said, isSetApart) : null
  const telling = { told, reading, lead, from: told.length }
  let standing = begun(telling, labelled(first, block.label, isBare, reading))
  for (const piece of others) {
    if (isLabelledUnpublished(piece.said)) break
    standing = continued(telling, standing, piece)
  }
  return !isBare
}

/** A statement with its label in front where it says nothing, or the opposite, without; null where it is not to be told. */
function labelled(piece: Piece, label: string | null, isBare: boolean, reading: Reading): Piece | null {
  if (label === null) return piece
  if (denies(label)) return null
  if (!(isBare || leavesOut(label)) || !isFit(affirmed(label), reading)) return piece
  const said = `${label}${reading.language === 'fr' ? ' :' : ':'} ${piece.said}`
  if (isLabelledUnpublished(said)) return null
  if (isFit(said, reading)) return { ...piece, said }
  return leavesOut(label) ? null : piece
}

function begun(telling: Telling, piece: Piece | null): Standing | null {
  const { told, reading } = telling
  if (piece === null || leansOnAnother(piece.said)) return null
  if (isFact(piece.said, reading)) return tell(telling, piece, told.length)
  const isHead = isShort(piece.said) && /[\p{L}\p{N})]\.$/u.test(piece.said) && isFit(piece.said, reading)
  return isHead ? { ...factOf(piece), isTold: false, since: told.length } : null
}

function continued(telling: Telling, standing: Standing | null, piece: Piece): Standing | null {
  const { told, reading, lead, from } = telling
  const { said } = piece
  const leans = leansOnAnother(said)
  const limits = limitsAnother(said)
  const depends = leans || isShort(said) || isUnnamed(said)
  const last = told.length > from ? told.at(-1) : undefined
  // What limits a statement limits it from behind an order as well.
  const before = standing ?? (limits && last !== undefined ? { ...last, isTold: true, since: told.length - 1 } : null)
  if (before === null) return !depends && isFact(said, reading) ? tell(telling, piece, told.length) : null
  if (depends || limits || lead !== null || !before.isTold) {
    for (const joined of joinings(told, before, piece)) {
      if (!isFit(said, reading) || !isFact(joined.said, reading)) continue
      if (before.isTold) told.length = joined.since
      return tell(telling, joined, Math.min(before.since, joined.since))
    }
  }
  // What came before stands alone unless it was limited; what follows may lean on what did not fit, so it goes too.
  if (limits && before.isTold) told.pop()
  if (leans || limits) return null
  if (!depends) return isFact(said, reading) ? tell(telling, piece, before.since) : null
  const ofLead = { ...piece, said: `${lead}: ${said}` }
  return lead !== null && lacksSubject(said) && isFact(ofLead.said, reading) ? tell(telling, ofLead, told.length) : null
}

/** A sentence behind all of its block where it has no subject, and behind the statement before it. */
function joinings(told: readonly ExtractedFact[], before: Standing, piece: Piece): Array<Piece & { since: number }> {
  const behind = (fact: ExtractedFact, text: string, since: number) => ({
    said: `${text} ${piece.said}`,
    start: fact.start,
    end: piece.end,
    since,
  })
  const block = told.slice(before.since, before.since + entryMax + 1)
  const [first] = block
  return [
    ...(block.length <= entryMax && first !== undefined && before.isTold && isUnnamed(piece.said)
      ? [behind(first, block.map(({ text }) => text).join(' '), before.since)]
      : []),
    behind(before, before.text, before.isTold ? told.length - 1 : told.length),
  ]
}

/** Whether a sentence, or one in it that a mark of money begins, does not say of what it speaks. */
function isUnnamed(text: string): boolean {
  return lacksSubject(text) || text.split(/(?<=\p{L}[.!])\s+/u).some(lacksSubject)
}

const factOf = ({ said, start, end }: Piece): ExtractedFact => ({ text: said, start, end })

function tell({ told }: Telling, piece: Piece, since: number): Standing {
  told.push(factOf(piece))
  return { ...factOf(piece), isTold: true, since }
}
