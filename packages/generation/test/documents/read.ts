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

async function read(ending: Ending, content: Uint8Array | string) {
  const reading = await readAs(ending, content)
  if (!reading.ok) throw new Error(`not read: ${reading.code}`)
  return reading
}

export const factsOf = async (ending: Ending, content: Uint8Array | string) =>
  (await read(ending, content)).facts.map(({ text }) => text)

export const textOf = async (ending: Ending, content: Uint8Array | string) => (await read(ending, content)).text

/** Puts the subject of each fact first: `Prices › Bread is 5 euros.` */
export const unitsOf = async (ending: Ending, content: Uint8Array | string) =>
  (await read(ending, content)).facts.map(({ subject, text }) => [...subject, text].join(' › '))
