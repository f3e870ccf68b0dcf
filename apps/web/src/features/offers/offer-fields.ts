import type { RecordField } from '../records/record-fields.ts'

export const offerFields: readonly RecordField[] = [
  { name: 'name', label: 'Name', kind: 'line', required: true },
  { name: 'description', label: 'Description', kind: 'text' },
  { name: 'price', label: 'Price', kind: 'line', help: 'As customers should read it.' },
  { name: 'valid_until', label: 'Valid until', kind: 'line', help: 'As customers should read it.' },
  { name: 'url', label: 'Web address', kind: 'line' },
  { name: 'terms', label: 'Terms', kind: 'list', help: 'Conditions that copy must not leave out of a claim.' },
]
