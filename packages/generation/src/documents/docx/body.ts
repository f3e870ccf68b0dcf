import { plainLine, type Block } from '../blocks.ts'
import { parseXml } from './parse-xml.ts'
import { isOn, type Styles } from './styles.ts'
import { isSeen, type Look, lookOf } from './visibility.ts'

interface Paragraph {
  text: string
  /** 0 for a title, 1 to 9 for a heading, undefined for other text. */
  heading: number | undefined
  list: boolean
  hidden: boolean
  shaded: boolean
  /** A run may override the look. */
  look: Look
}

interface Run extends Look {
  hidden: boolean
}

interface Row {
  cells: Paragraph[][]
  header: boolean
}

/**
 * Elements that do not contain current body text: deleted or moved text, field codes, earlier formatting, fallback
 * copies, phonetic guides, embedded objects and annotations.
 */
const skipped = new Set([
  'del', 'moveFrom', 'instrText', 'delText', 'Fallback', 'pPrChange', 'rPrChange', 'numberingChange', 'rt', 'object', 'annotation',
]) // prettier-ignore
/** A row with a longer cell is treated as page layout, so the paragraphs of all its cells become separate blocks. */
const cellCharactersMax = 300

export function readBody(xml: string, styles: Styles): Block[] {
  const blocks: Block[] = []
  const paragraphs: Paragraph[] = []
  const rows: Row[] = []
  const path: string[] = []
  let skipping = 0
  let run: Run | undefined
  /**
   * One entry for each table that is being read, outermost first. `table` is true if the table has a style, because the
   * style may set a background. `cell` is true if the current cell has a coloured background.
   */
  const grounds: Array<{ table: boolean; cell: boolean }> = []
  let collecting = false

  function newParagraph(): Paragraph {
    const { hidden, list, heading, contents, ...look } = styles(undefined)
    return { text: '', heading, list, hidden: hidden || contents, shaded: false, look }
  }

  function add(paragraph: Paragraph): void {
    const text = plainLine(paragraph.text)
    if (text === '' || paragraph.hidden) return
    const cell = rows.at(-1)?.cells.at(-1)
    if (cell === undefined) blocks.push(blockOf({ ...paragraph, text }))
    else cell.push({ ...paragraph, text })
  }

  function write(text: string): void {
    const paragraph = paragraphs.at(-1)
    if (paragraph === undefined || skipping > 0 || run?.hidden === true) return
    // Invisible text, such as white text on a white page, is skipped because it is meant only for machines. On a
    // coloured background, white text is visible.
    if (
      !isSeen({ ...paragraph.look, ...said(run) }, paragraph.shaded || grounds.some(({ table, cell }) => table || cell))
    )
      return
    paragraph.text += text
  }

  function property(name: string, attribute: (name: string) => string | undefined): void {
    const value = attribute('val')
    const paragraph = paragraphs.at(-1)
    const ofRun = path.at(-2) === 'r' && path.at(-1) === 'rPr' ? run : undefined
    if (ofRun !== undefined) {
      if (name === 'vanish' || name === 'webHidden') ofRun.hidden ||= isOn(value)
      else if (name === 'rStyle') {
        const { hidden, ...style } = styles(value)
        ofRun.hidden ||= hidden
        Object.assign(ofRun, { ...said(style), ...said(ofRun) })
      } else Object.assign(ofRun, lookOf(name, attribute))
    } else if (paragraph !== undefined && path.at(-1) === 'pPr') {
      if (name === 'pStyle') {
        const style = styles(value)
        paragraph.heading ??= style.heading
        paragraph.list ||= style.list && style.heading === undefined
        paragraph.hidden ||= style.hidden || style.contents
        paragraph.look = style
      } else if (name === 'numPr') paragraph.list = true
      else if (name === 'outlineLvl' && Number(value) < 9) paragraph.heading ??= Number(value) + 1
      else if (name === 'shd') paragraph.shaded = lookOf(name, attribute).shaded === true
    } else if (name === 'tblHeader' && path.at(-1) === 'trPr' && rows.length > 0) rows.at(-1)!.header = isOn(value)
    else if (name === 'tblStyle' && grounds.length > 0) grounds.at(-1)!.table = true
    else if (name === 'shd' && path.at(-1) === 'tcPr' && grounds.length > 0)
      grounds.at(-1)!.cell = lookOf(name, attribute).shaded === true
  }

  parseXml(xml, {
    open(name, attribute) {
      if (skipping > 0 || skipped.has(name)) skipping += 1
      else if (name === 'p') paragraphs.push(newParagraph())
      else if (name === 'r') run = { hidden: false }
      else if (name === 't') collecting = true
      else if (name === 'tab' || name === 'br' || name === 'cr') write(path.at(-1) === 'r' ? ' ' : '')
      else if (name === 'noBreakHyphen') write('-')
      else if (name === 'tbl') grounds.push({ table: false, cell: false })
      else if (name === 'tr') rows.push({ cells: [], header: false })
      else if (name === 'tc') rows.at(-1)?.cells.push([])
      else property(name, attribute)
      path.push(name)
    },
    text(text) {
      if (collecting) write(text)
    },
    close(name) {
      path.pop()
      if (skipping > 0) skipping -= 1
      else if (name === 't') collecting = false
      else if (name === 'r') run = undefined
      else if (name === 'tbl') grounds.pop()
      else if (name === 'tc' && grounds.length > 0) grounds.at(-1)!.cell = false
      else if (name === 'p') {
        const paragraph = paragraphs.pop()
        if (paragraph !== undefined) add(paragraph)
      } else if (name === 'tr') blocks.push(...blocksOf(rows.pop()))
    },
  })
  return blocks
}

function blocksOf(row: Row | undefined): Block[] {
  if (row === undefined) return []
  const cells = row.cells.map((cell) => cell.map(({ text }) => text.replaceAll('|', '\\|')).join(' '))
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length < 2 || filled.some((cell) => cell.length > cellCharactersMax)) return row.cells.flat().map(blockOf)
  return [{ kind: 'row', text: cells.join(' | '), header: row.header }]
}

function blockOf({ heading, list, text }: Paragraph): Block {
  if (heading !== undefined) return { kind: 'heading', text, level: heading }
  return { kind: list ? 'item' : 'paragraph', text }
}

function said({ pale, tiny, shaded }: Look = {}): Look {
  return {
    ...(pale !== undefined && { pale }),
    ...(tiny !== undefined && { tiny }),
    ...(shaded !== undefined && { shaded }),
  }
}
