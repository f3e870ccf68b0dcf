import { strToU8, zipSync, type Zippable } from 'fflate'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** `inner` is XML. */
export function docxPart(root: string, inner: string): string {
  return `${declaration}<w:${root} ${namespaces}>${inner}</w:${root}>`
}

/** `body` is XML. `parts` adds or replaces parts by path. */
export function makeDocx(body: string, parts: Record<string, string | Uint8Array> = {}): Buffer {
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': docxRelationships('word/document.xml'),
    'word/document.xml': docxPart('document', `<w:body>${body}</w:body>`),
    ...parts,
  }
  const files: Zippable = {}
  for (const [path, content] of Object.entries(all)) {
    files[path] = typeof content === 'string' ? strToU8(content) : content
  }
  return Buffer.from(zipSync(files))
}

export function docxRelationships(target: string): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  return (
    `${declaration}<Relationships ` +
    'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
    `Type="${type}" Target="${target}"/></Relationships>`
  )
}

export function docxParagraph(text: string, properties = '', runProperties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${docxRun(text, runProperties)}</w:p>`
}

export function docxRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
}

export function docxTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${docxParagraph(cell)}</w:tc>`).join('')
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Word stores a password-protected DOCX in an OLE container. */
export function oleContainer(...names: string[]): Buffer {
  const mark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([mark, Buffer.alloc(1024), ...names.map((name) => Buffer.from(name, 'utf16le'))])
}
