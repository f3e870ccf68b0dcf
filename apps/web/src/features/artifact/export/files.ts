import writeExcelFile from 'write-excel-file/node'
import { columns, type Row } from './rows.ts'

const byteOrderMark = '\uFEFF'

const linesOf = (rows: readonly Row[]) => [columns, ...rows.map((row) => columns.map((column) => row[column]))]

/** Encodes the rows as tab-separated UTF-16, so that Excel and Ads Manager read emoji and line breaks correctly. */
export function toText(rows: readonly Row[]): Buffer {
  const text = linesOf(rows)
    .map((cells) => cells.map(toCell).join('\t'))
    .join('\r\n')
  return Buffer.from(`${byteOrderMark}${text}\r\n`, 'utf16le')
}

/** A text that a spreadsheet would read as a formula gets an apostrophe as its first character. */
function toCell(text: string): string {
  const safe = /^[\s]*[=+\-@]|^[\t\r]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Every cell is a string, so that no cell is read as a formula. */
export function toWorkbook(rows: readonly Row[]): Promise<Buffer> {
  const cells = linesOf(rows).map((line) => line.map((text) => ({ value: storable(text), type: String })))
  return writeExcelFile(cells, { sheet: 'Ads' }).toBuffer()
}

/**
 * Replaces control characters, because XML does not allow them. Appends a space to texts such as `constructor`, because
 * the library uses each text as a key of a plain object.
 */
function storable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const clean = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ' ')
  return clean in Object.prototype ? `${clean} ` : clean
}
