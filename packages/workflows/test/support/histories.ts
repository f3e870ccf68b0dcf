import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'

type History = Parameters<typeof historyToJSON>[0]

const folder = join(import.meta.dirname, '../histories')

export interface Recorded {
  workflowId: string
  history: unknown
}

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
 * If `RECORD_HISTORIES` is set to the name of a change, stores the history as `path.change.json` next to the committed
 * histories. Never overwrites a file, because workflows that match the existing history may still be running. Removes
 * stack traces and the worker's identity.
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
