/** Minimum number of test cases that all runs together must generate. Fewer cases would prove too little. */
export const casesMin = 2_000

export type Phase = 'examples' | 'coverage' | 'fuzzing' | 'stateful'

export interface Run {
  phases: readonly Phase[]
  report: unknown
}

export interface Report {
  complete: boolean
  exit_code: number
  operations: { total: number; tested: number }
  phases: Record<string, { status: string }>
  test_cases: { generated: number; with_failures: number; errored: number }
}

export function faultsOf(runs: readonly Run[]): string[] {
  const faults = runs.flatMap(faultsOfRun)
  const cases = casesOf(runs)
  return cases < casesMin ? [...faults, `${cases} cases generated; the minimum is ${casesMin}`] : faults
}

export function casesOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { report }) => sum + (isReport(report) ? report.test_cases.generated : 0), 0)
}

function faultsOfRun({ phases, report }: Run): string[] {
  if (!isReport(report)) return [`no report of ${phases.join(', ')}`]
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
  return faults
}

function isReport(value: unknown): value is Report {
  const parts = ['operations', 'phases', 'test_cases']
  return isObject(value) && parts.every((name) => isObject(Reflect.get(value, name)))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
