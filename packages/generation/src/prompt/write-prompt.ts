import { avatarSchema, brandProfileSchema, offerContentSchema, thinkReportSchema, type Copy } from '@adcopy/contract'
import type { GenerateOptions, GenerationRequest } from '../backend.ts'
import { fenced, markOf, quoted } from './fence.ts'
import { instructions } from './instructions.ts'
import { taskLines } from './task.ts'

/** What a model is sent. */
export interface Prompt {
  instructions: string
  document: string
}

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

/** A text, a list of texts, or the fields of one thing. */
type Data = string | readonly string[] | Fields

interface Part {
  name: string
  items: ReadonlyArray<{ label: string; data: Data }>
}

/**
 * Writes the document for one candidate; the same request and repair always give the same bytes. The brand comes first and
 * what differs between its jobs last, so that the beginning is shared by all jobs of one snapshot.
 */
export function writePrompt(
  request: GenerationRequest,
  { feedback, previous }: Pick<GenerateOptions, 'feedback' | 'previous'>,
): Prompt {
  const brand = brandParts(request)
  const job = jobParts(request)
  const repair = repairParts(feedback, previous ?? null)
  const parts = [...brand, ...job, ...repair]
  const mark = markOf(
    JSON.stringify(brand),
    parts.flatMap(({ items }) => items.flatMap(({ data }) => textsOf(data))),
  )
  const document = [
    `mark: ${mark}`,
    ...[...brand, ...job].map(({ name, items }) => fenced(mark, name, items.flatMap(linesOf))),
    fenced(mark, 'task', taskLines(request)),
    ...repair.map(({ name, items }) => fenced(mark, name, items.flatMap(linesOf))),
  ].join('\n\n')
  return { instructions, document: `${document}\n` }
}

/** The fields of a thing in the order of its schema, whatever the order they were stored in. */
function inOrder(schema: { shape: object }, fields: Fields): Fields {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, fields[name]]))
}

function brandParts({ grounding }: GenerationRequest): Part[] {
  const { profile, brand_brief: facts, avatars, think_reports: reports } = grounding
  const { language: _language, ...said } = profile // a tag, and the task's to say
  const numbered = (kind: string, all: readonly Data[]) =>
    all.map((data, index) => ({ label: `${kind}-${index + 1}`, data }))
  const avatarsInOrder = avatars.map((avatar) => inOrder(avatarSchema, avatar))
  const reportsInOrder = reports.map((report) => inOrder(thinkReportSchema, report))
  return [
    { name: 'brand_profile', items: [{ label: 'brand', data: inOrder(brandProfileSchema, said) }] },
    {
      name: 'brand_brief',
      items: numbered(
        'fact',
        facts.map(({ text }) => text),
      ),
    },
    { name: 'avatars', items: numbered('avatar', avatarsInOrder) },
    { name: 'think_reports', items: numbered('report', reportsInOrder) },
  ]
}

function jobParts({ offer, brief }: GenerationRequest): Part[] {
  return [
    {
      name: 'offer',
      items: offer === null ? [] : [{ label: 'offer-1', data: inOrder(offerContentSchema, offer) }],
    },
    { name: 'client_brief', items: [{ label: 'brief', data: brief }] },
  ]
}

function repairParts(feedback: readonly string[], previous: Copy | null): Part[] {
  if (feedback.length === 0) return []
  const last = previous === null ? [] : [{ label: 'answer', data: { ...previous } }]
  return [{ name: 'refused', items: [...last, { label: 'reasons', data: feedback }] }]
}

/** `label: "text"`, or the label and below it one line for each field. */
function linesOf({ label, data }: { label: string; data: Data }): string[] {
  if (typeof data === 'string') return [`${label}: ${quoted(data)}`]
  if (isList(data)) return [`${label}:`, ...data.map((text) => `  - ${quoted(text)}`)]
  return [
    `${label}:`,
    ...Object.entries(data).flatMap(([name, value]) => {
      if (value === undefined) return []
      if (typeof value === 'string') return [`  ${name}: ${quoted(value)}`]
      return [`  ${name}:`, ...value.map((text) => `    - ${quoted(text)}`)]
    }),
  ]
}

function textsOf(data: Data): string[] {
  if (typeof data === 'string') return [data]
  return isList(data) ? [...data] : Object.values(data).flatMap((value) => value ?? [])
}

function isList(data: Data): data is readonly string[] {
  return Array.isArray(data)
}
