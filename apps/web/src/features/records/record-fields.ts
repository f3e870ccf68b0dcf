export interface RecordField {
  name: string
  label: string
  kind: 'line' | 'text' | 'list'
  required?: boolean
  help?: string
  /** Unit of the size that the form shows. The default is bytes, because the limits of grounding are in bytes. */
  size?: 'characters'
}

export type RecordContent = Readonly<Partial<Record<string, string | readonly string[]>>>

export type RecordTexts = Record<string, string>

export function toTexts(fields: readonly RecordField[], content: RecordContent): RecordTexts {
  return Object.fromEntries(fields.map(({ name }) => [name, [content[name] ?? []].flat().join('\n')]))
}

/**
 * A list field has one item per line, but an item that was imported from a file may itself contain line breaks. A list
 * that was not edited is therefore copied from `base`.
 */
export function toContent(fields: readonly RecordField[], texts: RecordTexts, base: RecordContent): RecordContent {
  const before = toTexts(fields, base)
  const members = fields.map(({ name, kind, required }): [string, RecordContent[string]] => {
    const text = texts[name] ?? ''
    if (kind === 'list' && text === before[name]) return [name, base[name]]
    if (kind === 'list') return [name, linesOf(text)]
    return [name, text === '' && required !== true ? undefined : text]
  })
  return Object.fromEntries(
    members.filter(([, value]) => value !== undefined && (typeof value === 'string' || value.length > 0)),
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
