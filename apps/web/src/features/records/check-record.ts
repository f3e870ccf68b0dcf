// This import must come first, because it configures Zod before a schema is built.
import { checkValues } from '../../components/check-values.ts'
import {
  avatarSchema,
  brandProfileSchema,
  copyEditSchema,
  offerContentSchema,
  thinkReportSchema,
} from '@adcopy/contract'
import type { z } from 'zod'
import type { RecordContent, RecordField } from './record-fields.ts'

const schemas = {
  brand: brandProfileSchema,
  offer: offerContentSchema,
  avatar: avatarSchema,
  think_report: thinkReportSchema,
  copy: copyEditSchema,
} as const satisfies Record<string, z.ZodType>

export type RecordKind = keyof typeof schemas

/** The form imports this module only on the first save, because Zod is large. */
export function checkRecord(
  kind: RecordKind,
  fields: readonly RecordField[],
  content: RecordContent,
): Record<string, string> {
  const issues = checkValues(schemas[kind])(content)
  const faults: Record<string, string> = {}
  for (const { name, label, required } of fields) {
    const value = content[name]
    if (required === true && typeof value === 'string' && value.trim() === '') faults[name] = `${label} is missing.`
    const issue = Object.entries(issues).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
    if (issue !== undefined) faults[name] ??= issue
  }
  return faults
}
