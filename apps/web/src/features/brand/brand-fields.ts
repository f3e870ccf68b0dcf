import type { BrandProfile } from '@adcopy/contract'
import type { RecordField } from '../records/record-fields.ts'

const fields: Record<keyof BrandProfile, Omit<RecordField, 'name'>> = {
  name: { label: 'Name', kind: 'line', required: true },
  description: { label: 'Description', kind: 'text', required: true, help: 'What the brand is and does.' },
  audience: { label: 'Audience', kind: 'text', help: 'Who buys.' },
  voice: { label: 'Voice', kind: 'text', help: 'How copy should sound. It is not a fact.' },
  language: { label: 'Language', kind: 'line', help: 'A tag such as en or pt-BR.' },
  value_propositions: { label: 'Value propositions', kind: 'list', help: 'What customers get.' },
  proof_points: { label: 'Proof points', kind: 'list', help: 'Facts that can be checked.' },
  excluded_terms: { label: 'Excluded terms', kind: 'list', help: 'Words that copy never uses.' },
  restrictions: { label: 'Restrictions', kind: 'list', help: 'What copy must not say or claim.' },
}

export const brandFields: readonly RecordField[] = Object.entries(fields).map(([name, field]) => ({ name, ...field }))
