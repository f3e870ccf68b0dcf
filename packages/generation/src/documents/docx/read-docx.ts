import { strFromU8, unzipSync } from 'fflate'
import { composeText, type Block } from '../blocks.ts'
import { documentBounds } from '../bounds.ts'
import { DocumentError, type DocumentText } from '../reading.ts'
import { readBody } from './body.ts'
import { partName, readRelationships, relationshipsOf } from './relationships.ts'
import { readStyles } from './styles.ts'

const packageRelationships = '_rels/.rels'

/**
 * Reads body, text boxes, footnotes and endnotes. Does not read headers, footers, comments, deleted or hidden text,
 * field codes, embedded files or relationship targets outside the package.
 */
export function readDocx(bytes: Uint8Array): DocumentText {
  const named = unpacked(bytes, [packageRelationships]).get(packageRelationships)
  // The names of the parts differ between programs, so they are read from the relationships. The default names are
  // those that Word uses.
  const body = readRelationships(named, '').get('officeDocument') ?? 'word/document.xml'
  const folder = body.slice(0, body.lastIndexOf('/') + 1)
  const ownRelationships = partName(relationshipsOf(body))
  const own = readRelationships(unpacked(bytes, [ownRelationships]).get(ownRelationships), folder)
  const [styles = '', ...notes] = ['styles', 'footnotes', 'endnotes'].map(
    (kind) => own.get(kind) ?? `${folder}${kind}.xml`,
  )
  const parts = unpacked(bytes, [body, styles, ...notes])
  const main = parts.get(body)
  // A file without a main part is another kind of package, such as XLSX, ODT or a plain ZIP.
  if (main === undefined) throw new DocumentError('unsupported_type')
  const known = readStyles(parts.get(styles) ?? '')
  const blocks = [main, ...notes.map((name) => parts.get(name))].flatMap((part): Block[] =>
    part === undefined ? [] : readBody(part, known),
  )
  return composeText(blocks)
}

/**
 * A part whose declared size is above the limit is refused. The library never inflates a compressed part to more than
 * its declared size.
 */
function unpacked(bytes: Uint8Array, names: readonly string[]): Map<string, string> {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!names.includes(partName(name))) return false
        if (originalSize > documentBounds.unpackedBytesMax) throw new DocumentError('too_complex')
        return true
      },
    })
    return new Map(Object.entries(files).map(([name, content]) => [partName(name), textOf(content)]))
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('damaged', { cause: error })
  }
}

function textOf(content: Uint8Array): string {
  const utf16 = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff)
  return utf16 ? new TextDecoder(content[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(content) : strFromU8(content)
}
