import type { RecordContent, RecordField } from './record-fields.ts'
import type { RecordKind } from './check-record.ts'

/** What is wrong with a record, by field. The contracts are loaded first. */
export async function findFaults(kind: RecordKind, fields: readonly RecordField[], content: RecordContent) {
  // Before any schema is built: Zod otherwise tries eval, which the content security policy blocks and reports.
  const { config } = await import('zod/v4/core')
  config({ jitless: true })
  const { checkRecord } = await import('./check-record.ts')
  return checkRecord(kind, fields, content)
}
