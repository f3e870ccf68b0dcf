import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pointFile, pointNames, pointOf, type Came, type PointAction, type PointName } from '../points.ts'

// The api and the worker load this module with `--import`, because their own code contains no fault injection. The
// module kills or stops the process when it reaches an armed point (see `pointFile`).
const folder = process.env['ADCOPY_FAULT_POINTS'] ?? ''
const signals = { kill: 'SIGKILL', stop: 'SIGSTOP' } as const satisfies Record<PointAction, NodeJS.Signals>

type Query = (statement: { name?: string }) => Promise<{ rows: Array<Record<string, unknown>> }>

const prototype = pg.Pool.prototype as unknown as { query: Query }
const { query } = prototype

prototype.query = async function (this: unknown, ...given: Parameters<Query>) {
  const [{ name }] = given
  const near = pointNames.filter((point) => pointOf(point).statement === name)
  for (const point of near) if (pointOf(point).when === 'before') come(point)
  const result = await Reflect.apply(query, this, given)
  for (const point of near) {
    const { when, having = () => true } = pointOf(point)
    if (when === 'after' && having(result.rows)) come(point)
  }
  return result
}

function come(point: PointName): void {
  const file = join(folder, pointFile(point))
  const action = claim(file)
  if (action === undefined) return
  const came: Came = { name: process.env['ADCOPY_FAULT_NAME'] ?? '', pid: process.pid, at: Date.now() }
  writeFileSync(`${file}.came`, JSON.stringify(came))
  process.kill(process.pid, signals[action])
}

/** Undefined if the point is not armed or another process reached it first. */
function claim(file: string): PointAction | undefined {
  try {
    const action = readFileSync(file, 'utf8') as PointAction
    unlinkSync(file)
    return action
  } catch {
    return undefined
  }
}
