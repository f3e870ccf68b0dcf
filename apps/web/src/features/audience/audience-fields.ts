import type { RecordField } from '../records/record-fields.ts'

export const avatarFields: readonly RecordField[] = [
  { name: 'name', label: 'Name', kind: 'line', required: true, help: 'A kind of customer, such as "Commuter".' },
  { name: 'description', label: 'Description', kind: 'text' },
  { name: 'pains', label: 'Pains', kind: 'list', help: 'What troubles them.' },
  { name: 'desires', label: 'Desires', kind: 'list', help: 'What they want.' },
  { name: 'objections', label: 'Objections', kind: 'list', help: 'What keeps them from buying.' },
]

export const thinkReportFields: readonly RecordField[] = [
  { name: 'title', label: 'Title', kind: 'line', required: true },
  { name: 'summary', label: 'Summary', kind: 'text' },
  { name: 'findings', label: 'Findings', kind: 'list', help: 'What the research found.' },
]
