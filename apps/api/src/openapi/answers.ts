import { operations, problems, type Operation, type ProblemCode } from '@adcopy/contract'

export function refusalsOf(operation: Operation): Array<[status: number, codes: ProblemCode[]]> {
  const byStatus = Map.groupBy(operation.problems, (code) => problems[code].status)
  return [...byStatus].toSorted(([one], [other]) => one - other)
}

export const answers: ReadonlyArray<readonly [operation: Operation, status: number]> = operations.flatMap(
  (operation) => [
    [operation, operation.status] as const,
    ...refusalsOf(operation).map(([status]) => [operation, status] as const),
  ],
)
