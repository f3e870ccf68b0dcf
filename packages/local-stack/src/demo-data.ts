import {
  avatarSchema,
  brandProfileSchema,
  offerContentSchema,
  thinkReportSchema,
  type CreateJobInput,
} from '@adcopy/contract'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { messageOf } from './errors.ts'

const folder = join(import.meta.dirname, '../demo')

interface Schema<Output> {
  parse(value: unknown): Output
}

/** `of` is the key of a job. */
export interface DemoHistory {
  jobs: Array<{
    key: string
    days_ago: number
    request: CreateJobInput
    offer?: string
    /** So short that the job fails. */
    deadline_seconds?: number
  }>
  edit: { of: string; headline: string }
  review: { of: string }
  comments: Array<{ of: string; by: 'admin' | 'colleague'; text: string; field?: 'headline' }>
}

export type DemoData = ReturnType<typeof readDemoData>

export function readDemoData() {
  const read = <Output>(file: string, schema: Schema<Output>): Output => {
    try {
      return schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    } catch (error) {
      throw new Error(`${join(folder, file)}: ${messageOf(error)}`, { cause: error })
    }
  }
  const all = <Output>(kind: string, schema: Schema<Output>) =>
    filesOf(kind, ['.json']).map((name) => read(join(kind, name), schema))
  return {
    brand: read('brand.json', brandProfileSchema),
    offers: all('offers', offerContentSchema),
    archivedOffers: all('offers/archived', offerContentSchema),
    avatars: all('avatars', avatarSchema),
    thinkReports: all('think', thinkReportSchema),
    knowledge: filesOf('knowledge', ['.md', '.txt', '.pdf', '.docx']).map((name) => ({
      name,
      content: new Uint8Array(readFileSync(join(folder, 'knowledge', name))),
    })),
    brief: read('brief.json', { parse: (value) => value as object }),
    history: read('history.json', { parse: (value) => value as DemoHistory }),
  }
}

function filesOf(kind: string, endings: readonly string[]): string[] {
  return readdirSync(join(folder, kind))
    .filter((name) => endings.includes(extname(name)))
    .toSorted()
}
