/**
 * Returns the verdict, then one line per value, then one table per list of objects. A table has the given columns, or
 * all columns if `columns` is undefined.
 */
export function renderForPeople(result: object, verdict?: string, columns?: readonly string[]): string {
  const entries = flatten(result)
  const lines = entries.filter((entry) => !isTable(entry))
  const width = Math.max(...lines.map(([name]) => name.length))
  const tables = entries.filter(isTable)
  const parts = [
    ...(verdict === undefined ? [] : [verdict]),
    ...(lines.length === 0 ? [] : [lines.map(([name, value]) => `${name.padEnd(width)}  ${textOf(value)}`).join('\n')]),
    ...tables.map(([name, rows]) => `${name === 'data' ? '' : `${name}\n`}${renderTable(rows as object[], columns)}`),
  ]
  return parts.length === 0 ? 'done' : parts.join('\n\n')
}

function flatten(value: object, prefix = ''): Array<[name: string, value: unknown]> {
  return Object.entries(value).flatMap(([name, inner]): Array<[string, unknown]> =>
    isRecord(inner) ? flatten(inner, `${prefix}${name}.`) : [[`${prefix}${name}`, inner]],
  )
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const isTable = ([name, value]: [string, unknown]): boolean =>
  Array.isArray(value) && (name === 'data' || value.some(isRecord))

function renderTable(rows: readonly object[], columns?: readonly string[]): string {
  if (rows.length === 0) return 'none'
  const cells = rows.map((row) => new Map(flatten(row)))
  const names = columns ?? [...new Set(cells.flatMap((row) => [...row.keys()]))]
  const lines = [names, ...cells.map((row) => names.map((name) => textOf(row.get(name))))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
