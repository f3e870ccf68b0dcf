import { readDocument } from '../../src/documents/read-document.ts'

export const mediaTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type Ending = keyof typeof mediaTypes

export function readAs(ending: Ending, content: Uint8Array | string) {
  return readDocument(mediaTypes[ending], typeof content === 'string' ? Buffer.from(content) : content)
}

export async function factsOf(ending: Ending, content: Uint8Array | string): Promise<string[]> {
  const reading = await readAs(ending, content)
  if (!reading.ok) throw new Error(`not read: ${reading.code}`)
  return reading.facts.map(({ text }) => text)
}

export async function textOf(ending: Ending, content: Uint8Array | string): Promise<string> {
  const reading = await readAs(ending, content)
  if (!reading.ok) throw new Error(`not read: ${reading.code}`)
  return reading.text
}

/** Puts the subject of each fact first: `Prices › Bread is 5 euros.` */
export async function unitsOf(ending: Ending, content: Uint8Array | string): Promise<string[]> {
  const reading = await readAs(ending, content)
  if (!reading.ok) throw new Error(`not read: ${reading.code}`)
  return reading.facts.map(({ subject, text }) => [...subject, text].join(' › '))
}
