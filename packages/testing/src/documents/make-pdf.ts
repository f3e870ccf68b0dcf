import { deflateSync } from 'node:zlib'

/** In points, measured from the bottom left corner of the page. */
export interface Placed {
  text: string
  x?: number
  y: number
  size?: number
}

export interface PdfPage {
  texts?: Placed[]
  /** Covers the whole page, as in a scanned document. */
  picture?: boolean
  /** Raw PDF operators that replace all other content of the page. */
  content?: Buffer
}

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Returns a simple PDF with WinAnsi text in Helvetica, compressed content and a cross-reference table. */
export function makePdf(pages: readonly PdfPage[], extra: { trailer?: string; attachment?: Buffer } = {}): Buffer {
  const objects: Buffer[] = []
  const add = (body: Buffer | string) => objects.push(typeof body === 'string' ? latin(body) : body)
  const stream = (dictionary: string, content: Buffer) => {
    const packed = deflateSync(content)
    return add(
      Buffer.concat([
        latin(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
        packed,
        latin('\nendstream'),
      ]),
    )
  }
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('') // The page tree is filled in when its pages exist.
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const picture = pages.some((page) => page.picture === true)
    ? stream(
        '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
        Buffer.alloc(64, 200),
      )
    : 0
  const kids = pages.map((page) => {
    const content = stream('', contentOf(page))
    const resources = `/Font << /F1 3 0 R >>${picture === 0 ? '' : ` /XObject << /Im1 ${picture} 0 R >>`}`
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << ${resources} >> >>`,
    )
  })
  objects[1] = latin(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((number) => `${number} 0 R`).join(' ')}] >>`,
  )
  if (extra.attachment !== undefined) stream('/Type /EmbeddedFile', extra.attachment)
  return fileOf(objects, extra.trailer ?? '')
}

function fileOf(objects: readonly Buffer[], trailer: string): Buffer {
  const parts = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const offsets: number[] = []
  let offset = parts[0]!.length
  for (const [index, body] of objects.entries()) {
    offsets.push(offset)
    const object = Buffer.concat([latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')])
    parts.push(object)
    offset += object.length
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    latin(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

function contentOf({ texts = [], picture = false, content }: PdfPage): Buffer {
  if (content !== undefined) return content
  const shown = texts.map(({ text, x = 72, y, size = 11 }) => {
    const escaped = winAnsi(text).replace(/[\\()]/g, String.raw`\$&`)
    return `BT /F1 ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`
  })
  return latin([...(picture ? ['q 595 0 0 842 0 0 cm /Im1 Do Q'] : []), ...shown].join('\n'))
}

const winAnsiBytes: Record<string, string> = { '–': '\x96', '—': '\x97', '’': '\x92', '“': '\x93', '”': '\x94', '•': '\x95', '€': '\x80' } // prettier-ignore

function winAnsi(text: string): string {
  return text.replace(/[\u0100-\uffff]/g, (letter) => winAnsiBytes[letter] ?? '?')
}

export function setLines(lines: readonly string[], top: number, options: { x?: number; size?: number } = {}): Placed[] {
  const size = options.size ?? 11
  return lines.map((text, index) => ({ ...options, text, y: top - index * size * 1.25 }))
}

export function pageSaying(text: string): PdfPage {
  return { texts: [{ text, y: 700 }] }
}

/** Encryption dictionary of a PDF that no password opens, because no password matches its keys. */
export const passwordTrailer =
  `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] ` +
  `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`
