import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'

type History = Parameters<typeof historyToJSON>[0]

const folder = join(import.meta.dirname, '../histories')

export interface Recorded {
  workflowId: string
  history: unknown
}

/** Every committed history; its file is named for the path it took. */
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
 * Keeps the history of a path beside the committed ones when `RECORD_HISTORIES` asks for it, under the name that it gives:
 * that of the change. What is there already is what running workflows have behind them, and is never written over. Who ran
 * it, and where his files lay, is no part of it.
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
