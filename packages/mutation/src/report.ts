import { z } from 'zod'

/** What we read of Stryker's report (mutation-testing-report-schema). */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.enum(['Killed', 'Survived', 'NoCoverage', 'Timeout', 'CompileError', 'RuntimeError', 'Ignored']),
          location: z.object({
            start: z.object({ line: z.int(), column: z.int() }),
            end: z.object({ line: z.int(), column: z.int() }),
          }),
        }),
      ),
    }),
  ),
})

/** One way of breaking the code, and whether a test noticed. */
export interface Mutant {
  file: string
  line: number
  /** What stood there, and what stood there instead; white space folded. */
  original: string
  replacement: string
  killed: boolean
}

/** Every mutant that could be tried. One that a test outlives only by its time-out counts as killed. */
export function readReport(json: unknown): Mutant[] {
  return Object.entries(reportSchema.parse(json).files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
      .map(({ location: { start, end }, replacement = '', status }) => ({
        file,
        line: start.line,
        original: fold(cut(lines, start, end)),
        replacement: fold(replacement),
        killed: status === 'Killed' || status === 'Timeout',
      }))
  })
}

interface Place {
  line: number
  column: number
}

/** The text between two places; lines and columns count from 1. */
function cut(lines: readonly string[], start: Place, end: Place): string {
  const inside = lines.slice(start.line - 1, end.line)
  inside[inside.length - 1] = inside.at(-1)?.slice(0, end.column - 1) ?? ''
  inside[0] = inside[0]?.slice(start.column - 1) ?? ''
  return inside.join('\n')
}

const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
