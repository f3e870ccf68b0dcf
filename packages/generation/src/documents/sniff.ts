/** Determined by the first bytes of a file. A file without a known signature is `text`. */
export type Content = 'pdf' | 'zip' | 'ole' | 'other' | 'text'

const marks: ReadonlyArray<readonly [Content, readonly number[]]> = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['other', [0x89, 0x50, 0x4e, 0x47]], // PNG
  ['other', [0xff, 0xd8, 0xff]], // JPEG
  ['other', [0x47, 0x49, 0x46, 0x38]], // GIF
  ['other', [0x7b, 0x5c, 0x72, 0x74, 0x66]], // RTF
  ['other', [0x1f, 0x8b]], // gzip
  ['other', [0x52, 0x61, 0x72, 0x21]], // RAR
  ['other', [0x37, 0x7a, 0xbc, 0xaf]], // 7z
  ['other', [0x4d, 0x5a]], // a Windows program
  ['other', [0x7f, 0x45, 0x4c, 0x46]], // ELF
]

/** In bytes from the start of the file. Other bytes may precede the header of a PDF. */
const pdfHeaderWithin = 1024

export function sniff(bytes: Uint8Array): Content {
  for (const [content, mark] of marks) {
    if (!mark.every((byte, index) => bytes[index] === byte)) continue
    // A text may begin with the same two bytes as a program, "MZ". A two-byte signature therefore counts only if the
    // file also contains a zero byte, which a text does not contain.
    if (content !== 'other' || mark.length > 2 || bytes.includes(0)) return content
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, pdfHeaderWithin))
  const header = head.indexOf('%PDF-')
  if (header < 0) return 'text'
  // If only white space or some binary data precedes the header, the file is a PDF. If only text precedes the header,
  // the file is a text that quotes it.
  const before = head.subarray(0, header)
  return before.toString('latin1').trim() === '' || before.some((byte) => byte < 9 || byte > 126) ? 'pdf' : 'text'
}

/**
 * Office stores a password-protected document in a stream named `EncryptedPackage`, and OLE encodes the names of
 * streams in UTF-16.
 */
export function isEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
