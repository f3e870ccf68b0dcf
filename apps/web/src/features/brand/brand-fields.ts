import type { RecordField } from '../records/record-fields.ts'

/** The fields of the brand profile, in the order of the form. */
export const brandFields: readonly RecordField[] = [
  { name: 'name', label: 'Name', kind: 'line', required: true },
  { name: 'description', label: 'Description', kind: 'text', required: true, help: 'What the brand is and does.' },
  { name: 'audience', label: 'Audience', kind: 'text', help: 'Who buys.' },
  { name: 'voice', label: 'Voice', kind: 'text', help: 'How copy should sound. It is not a fact.' },
  { name: 'language', label: 'Language', kind: 'line', help: 'A tag such as en or pt-BR.' },
  { name: 'value_propositions', label: 'Value propositions', kind: 'list', help: 'What customers get.' },
  { name: 'proof_points', label: 'Proof points', kind: 'list', help: 'Facts that can be checked.' },
  { name: 'excluded_terms', label: 'Excluded terms', kind: 'list', help: 'Words that copy never uses.' },
  { name: 'restrictions', label: 'Restrictions', kind: 'list', help: 'What copy must not say or claim.' },
]
