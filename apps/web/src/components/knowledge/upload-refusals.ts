/** Why an upload was not taken: a closed set, since the code travels in the address. */
export const uploadRefusals = {
  no_file: 'Choose a file first.',
  unsupported_type: 'Only PDF, DOCX, Markdown and plain-text files can be added: .pdf, .docx, .md or .txt.',
  too_large: 'The file is larger than 20 MiB. Add only the part that copy should draw on.',
  refused: 'The file was not added: your role or the state of this workspace does not permit it.',
} as const satisfies Record<string, string>

export type UploadRefusal = keyof typeof uploadRefusals

export function describeUploadRefusal(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(uploadRefusals, code)
    ? uploadRefusals[code as UploadRefusal]
    : undefined
}
