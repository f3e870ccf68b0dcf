import writeExcelFile from 'write-excel-file/node'
import { columns, type Row } from './rows.ts'

const byteOrderMark = '\uFEFF'

/** The rows as UTF-16 with tabs, which Excel and Ads Manager read: emoji and line breaks survive. */
export function toText(rows: readonly Row[]): Buffer {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  const text = lines.map((cells) => cells.map(toCell).join('\t')).join('\r\n')
  return Buffer.from(`${byteOrderMark}${text}\r\n`, 'utf16le')
}

/** A quoted cell that no spreadsheet reads as a formula. */
function toCell(text: string): string {
  const safe = /^[\s]*[=+\-@]|^[\t\r]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A workbook whose every cell is a string, which is never a formula. */
export function toWorkbook(rows: readonly Row[]): Promise<Buffer> {
  const data = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  const cells = data.map((line) => line.map((text) => ({ value: storable(text), type: String })))
  return writeExcelFile(cells, { sheet: 'Ads' }).toBuffer()
}

/** Changes names like `constructor`, as the library looks strings up in a plain object, and control characters, invalid in XML. */
function storable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const clean = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ' ')
  return clean in Object.prototype ? `${clean} ` : clean
}
