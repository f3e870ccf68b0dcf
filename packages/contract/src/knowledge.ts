/**
 * The reasons why an uploaded knowledge file could not be used. The database stores the code, and members see the
 * message.
 */
export const knowledgeFailures = {
  unsupported_type:
    'This kind of file cannot be read. Save the document as PDF, DOCX, Markdown or plain text and add it again.',
  wrong_type:
    'The file holds another kind of document than its name says. Give it the ending that fits (.pdf, .docx, .md or .txt) and add it again.',
  not_text: 'The file is not plain text in UTF-8. Save it as text with the encoding UTF-8 and add it again.',
  damaged: 'The file is damaged or incomplete. Open it to see whether it is whole, save it anew and add it again.',
  encrypted: 'The file is protected by a password. Save a copy without a password and add that.',
  scanned:
    'The PDF holds pictures of pages and no text. Run text recognition (OCR) over it, or add the document it was made from.',
  empty: 'The file holds no text that can be read. Add one that says something about the brand in words.',
  too_many_pages: 'The PDF has more than 1,000 pages. Add only the pages that copy should draw on.',
  too_much_text: 'The file holds more than 1 MiB of text. Shorten it to what copy should draw on.',
  too_complex:
    'The file takes too much memory to read. Save it anew without pictures and attachments, or add its text alone.',
  timed_out: 'The file takes too long to read. Split it into smaller files, or add its text alone.',
  no_facts: 'The file was read, but its text has no letter or digit. Add one that describes the brand in words.',
  brief_full: 'With this file the brand brief would be too large. Shorten it, or remove another knowledge file first.',
  unreadable:
    'The file could not be read. Remove it and add it again; if that does not help, save it in another format.',
} as const satisfies Record<string, string>

export type KnowledgeFailure = keyof typeof knowledgeFailures

/** The reasons why the upload of a knowledge file is rejected. */
export const knowledgeRefusals = {
  bad_name: 'The name of the file is empty, longer than 255 characters, or has control characters. Rename the file.',
  unsupported_type: 'Only PDF, DOCX, Markdown and plain-text files can be added: .pdf, .docx, .md or .txt.',
  too_large: 'The file is larger than 20 MiB. Add only the part that copy should draw on.',
  too_many_files: 'The workspace has as many knowledge files as it may have. Remove one first.',
  no_room: 'The workspace has no room left for a file of this size. Remove another file first.',
} as const satisfies Record<string, string>

export type KnowledgeRefusal = keyof typeof knowledgeRefusals

/** Earlier versions stored a text instead of a code. Such a text becomes `unreadable`. */
export function describeKnowledgeFailure(stored: string): { code: KnowledgeFailure; message: string } {
  const code = Object.hasOwn(knowledgeFailures, stored) ? (stored as KnowledgeFailure) : 'unreadable'
  return { code, message: knowledgeFailures[code] }
}
