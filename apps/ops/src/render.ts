/** An answer for people: a list as a table, what else there is as lines below it. Scripts ask for `--json`. */
export function renderForPeople(answer: object): string {
  if ('data' in answer && Array.isArray(answer.data)) {
    const { data, ...rest } = answer
    return Object.keys(rest).length === 0 ? renderTable(data) : `${renderTable(data)}\n\n${renderForPeople(rest)}`
  }
  const entries = Object.entries(answer)
  if (entries.length === 0) return 'done'
  const width = Math.max(...entries.map(([name]) => name.length))
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${renderValue(value)}`).join('\n')
}

function renderTable(rows: readonly object[]): string {
  if (rows.length === 0) return 'none'
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => names.map((name) => renderValue((row as Record<string, unknown>)[name])))
  const widths = names.map((name, column) => Math.max(name.length, ...cells.map((line) => (line[column] ?? '').length)))
  const line = (texts: readonly string[]) =>
    texts
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(names), ...cells.map(line)].join('\n')
}

function renderValue(value: unknown): string {
  if (value === null || value === undefined) return '-'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
