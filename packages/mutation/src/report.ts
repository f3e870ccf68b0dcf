import { z } from 'zod'

const placeSchema = z.object({ line: z.int(), column: z.int() })

/** The fields that this file uses. The format is mutation-testing-report-schema. */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          replacement: z.string().optional(),
          status: z.enum(['Killed', 'Survived', 'NoCoverage', 'Timeout', 'CompileError', 'RuntimeError', 'Ignored']),
          location: z.object({ start: placeSchema, end: placeSchema }),
        }),
      ),
    }),
  ),
})

export interface Mutant {
  file: string
  line: number
  /** In the format of Stryker's `mutate` option. */
  range: string
  /** White space is collapsed. */
  original: string
  replacement: string
  /**
   * `timeout` means that the tests did not end, which counts as killed. `broken` means that the mutated code cannot be
   * loaded. `static` means that the mutant was not tested, because only a run that loads the code again can test it.
   */
  outcome: 'killed' | 'timeout' | 'survived' | 'broken' | 'static'
}

const outcomes = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'survived',
  CompileError: 'broken',
  RuntimeError: 'broken',
  Ignored: 'static',
} as const

export function isNoticed({ outcome }: Mutant): boolean {
  return outcome === 'killed' || outcome === 'timeout'
}

export function readReport(json: unknown): Mutant[] {
  return Object.entries(reportSchema.parse(json).files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.map(({ location: { start, end }, replacement = '', status }) => ({
      file,
      line: start.line,
      // Lines start at 1 in both formats. Columns start at 1 in the report and at 0 in the `mutate` option.
      range: `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
      original: fold(cut(lines, start, end)),
      replacement: fold(replacement),
      outcome: outcomes[status],
    }))
  })
}

function cut(lines: readonly string[], start: z.infer<typeof placeSchema>, end: z.infer<typeof placeSchema>): string {
  const inside = lines.slice(start.line - 1, end.line)
  inside[inside.length - 1] = inside.at(-1)?.slice(0, end.column - 1) ?? ''
  inside[0] = inside[0]?.slice(start.column - 1) ?? ''
  return inside.join('\n')
}

const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
