import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { z } from 'zod'
import { describeIssue } from './describe-issue.ts'
import { OpsError } from './ops-error.ts'

/** A relative path starts at `INIT_CWD`, where the user called npm. npm runs commands in the repository's root. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '', file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new OpsError(`${file}: cannot be read (${code})`)
  }
}

export function readShape<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(parseJson(file))
  if (parsed.success) return parsed.data
  throw new OpsError(`${file}: ${describeIssues(parsed.error)}`)
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readBytes(file)))
  } catch (error) {
    if (error instanceof OpsError) throw error
    throw new OpsError(`${file}: is not JSON in UTF-8`)
  }
}

function describeIssues(error: z.ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')}: `}${describeIssue(issue)}`)
    .join('; ')
}
