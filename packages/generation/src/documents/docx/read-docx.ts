import { strFromU8, unzipSync } from 'fflate'
import { composeText, type Block } from '../blocks.ts'
import { documentBounds } from '../bounds.ts'
import { DocumentError, type DocumentText } from '../reading.ts'
import { readBody } from './body.ts'
import { parseXml } from './parse-xml.ts'
import { readStyles } from './styles.ts'

const relationshipsPath = '_rels/.rels'

/**
 * Text of a DOCX: body, text boxes, footnotes and endnotes. Headers, footers, comments, deleted and hidden text, fields'
 * codes, embedded files and whatever a relationship points at outside the package are not read.
 */
export function readDocx(bytes: Uint8Array): DocumentText {
  const body = bodyPath(unpacked(bytes, [relationshipsPath]).get(relationshipsPath))
  const folder = body.slice(0, body.lastIndexOf('/') + 1)
  const [styles, footnotes, endnotes] = ['styles.xml', 'footnotes.xml', 'endnotes.xml'].map((name) => folder + name)
  const parts = unpacked(bytes, [body, styles!, footnotes!, endnotes!])
  const main = parts.get(body)
  if (main === undefined) throw new DocumentError('unsupported_type') // another kind of package: XLSX, ODT, a plain ZIP
  const known = readStyles(parts.get(styles!) ?? '')
  const blocks = [main, parts.get(footnotes!), parts.get(endnotes!)].flatMap((part): Block[] =>
    part === undefined ? [] : readBody(part, known),
  )
  return composeText(blocks)
}

/** The named parts that are there. A part says how large it will be, is refused above the bound, and gets no more. */
function unpacked(bytes: Uint8Array, names: readonly string[]): Map<string, string> {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!names.includes(name)) return false
        if (originalSize > documentBounds.unpackedBytesMax) throw new DocumentError('too_complex')
        return true
      },
    })
    return new Map(Object.entries(files).map(([name, content]) => [name, textOf(content)]))
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('damaged', { cause: error })
  }
}

function textOf(content: Uint8Array): string {
  const utf16 = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff)
  return utf16 ? new TextDecoder(content[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(content) : strFromU8(content)
}

/** Where the package says its document is; Word writes `word/document.xml`, others write other names. */
function bodyPath(relationships: string | undefined): string {
  let path: string | undefined
  parseXml(relationships ?? '', {
    open(name, attribute) {
      const external = attribute('TargetMode') === 'External'
      if (name === 'Relationship' && !external && attribute('Type')?.endsWith('/officeDocument') === true)
        path ??= attribute('Target')
    },
  })
  return (path ?? 'word/document.xml').replace(/^\/+/, '')
}
