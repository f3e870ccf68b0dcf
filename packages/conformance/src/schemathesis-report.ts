/** Fewer generated cases than this prove too little. */
export const casesMin = 2_000

const phases = ['examples', 'coverage', 'fuzzing', 'stateful'] as const

/** What the verdict is read from; Schemathesis writes more. */
export interface Report {
  seed: number
  complete: boolean
  exit_code: number
  operations: { total: number; tested: number }
  phases: Record<string, { status: string }>
  test_cases: { generated: number; with_failures: number; errored: number }
}

/** What keeps a run from proving something, whatever its exit status; empty when nothing does. */
export function faultsOf(report: unknown): string[] {
  if (!isReport(report)) return ['Schemathesis left no report']
  const { complete, exit_code: status, operations, test_cases: cases } = report
  const faults = phases.flatMap((name) => {
    const found = report.phases[name]?.status ?? 'absent'
    return found === 'success' ? [] : [`phase ${name}: ${found}`]
  })
  if (!complete || status !== 0) faults.push(`the run ended with ${status}, ${complete ? '' : 'in'}complete`)
  if (operations.tested !== operations.total)
    faults.push(`${operations.tested} of ${operations.total} operations tested`)
  if (cases.with_failures > 0) faults.push(`${cases.with_failures} cases failed`)
  if (cases.errored > 0) faults.push(`${cases.errored} cases could not be run`)
  if (cases.generated < casesMin) faults.push(`${cases.generated} cases generated; ${casesMin} are the least`)
  return faults
}

export function describeReport({ operations, test_cases: cases, seed }: Report): string {
  return `${cases.generated} cases over ${operations.tested} operations, no failure, seed ${seed}`
}

function isReport(value: unknown): value is Report {
  const parts = ['operations', 'phases', 'test_cases']
  return typeof value === 'object' && value !== null && parts.every((name) => isObject(Reflect.get(value, name)))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
