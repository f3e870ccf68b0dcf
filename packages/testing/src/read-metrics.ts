export interface Metrics {
  names: ReadonlySet<string>
  /** Undefined if no sample has exactly these labels. */
  value(name: string, labels?: Record<string, string>): number | undefined
}

const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/

export function readMetrics(text: string): Metrics {
  const samples = new Map<string, number>()
  const names = new Set<string>()
  for (const line of text.split('\n')) {
    const type = /^# TYPE (\S+)/.exec(line)?.[1]
    if (type !== undefined) names.add(type)
    const [, name, labels, value] = sample.exec(line) ?? []
    if (name !== undefined) samples.set(keyOf(name, parseLabels(labels ?? '')), Number(value))
  }
  return { names, value: (name, labels = {}) => samples.get(keyOf(name, labels)) }
}

function parseLabels(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}

function keyOf(name: string, labels: Record<string, string>): string {
  const sorted = Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${name} ${JSON.stringify(sorted)}`
}
