import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { dataDir } from './brands.ts'

const answerSchema = z.strictObject({
  /** Such as `writer-1`. */
  prompt: z.string(),
  /** Hash of the prompt's document. The answer is used only if the product still creates an identical document. */
  document: z.string(),
  about: z.string(),
  answer: z.string(),
})

export type RecordedAnswer = z.infer<typeof answerSchema>

export function hashOf(document: string): string {
  return createHash('sha256').update(document).digest('hex').slice(0, 16)
}

export const linesOf = <T>(file: string, schema: z.ZodType<T>): T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => schema.parse(JSON.parse(line)))
    : []

const fileOf = (prompt: string) => join(dataDir, 'answers', `${prompt}.jsonl`)

/** The keys are the hashes of the answered documents. */
export function readAnswers(prompt: string): Map<string, RecordedAnswer> {
  return new Map(linesOf(fileOf(prompt), answerSchema).map((answer) => [answer.document, answer]))
}

export function recordAnswers(answers: readonly RecordedAnswer[]): void {
  for (const answer of answers) appendFileSync(fileOf(answer.prompt), `${JSON.stringify(answer)}\n`)
}
