import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'

type History = Parameters<typeof historyToJSON>[0]

const folder = join(import.meta.dirname, '../histories')

export interface Recorded {
  workflowId: string
  history: unknown
}

/** Every committed history; its file name is the path that it took. */
export function readHistories(): Recorded[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      workflowId: name.slice(0, -'.json'.length),
      history: JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown,
    }))
}

/**
 * Stores the history of a path next to the committed ones if `RECORD_HISTORIES` is set, under that name: the name of
 * the change. An existing history is never overwritten, because workflows with it may be running. Identity of the
 * person and file paths are removed.
 */
export function recordHistory(path: string, history: History, into = folder): void {
  const change = process.env['RECORD_HISTORIES']
  if (change === undefined || change === '') return
  const plain = JSON.parse(historyToJSON(history), (name, value: unknown) => {
    if (name === 'identity') return 'worker'
    if (name === 'name' && typeof value === 'string' && value.includes('@')) return 'sticky'
    return name === 'stackTrace' ? '' : value
  }) as unknown
  writeFileSync(join(into, `${path}.${change}.json`), `${JSON.stringify(plain, null, 2)}\n`, { flag: 'wx' })
}
