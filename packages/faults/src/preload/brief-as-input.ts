import { WorkflowClient } from '@temporalio/client'
import pg from 'pg'

// The worker loads this planted bug with `--import`. It adds the brief to the workflow's inputs, so that Temporal
// stores it. The suite must detect this.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1 })

interface Options {
  workflowId: string
  args: unknown[]
}
type Start = (name: string, options: Options) => Promise<unknown>

const prototype = WorkflowClient.prototype as unknown as { start: Start }
const { start } = prototype

prototype.start = async function (this: unknown, name, options) {
  const { rows } = await pool.query<{ brief: string | null }>('select brief from job where id = $1', [
    options.workflowId,
  ])
  return Reflect.apply(start, this, [name, { ...options, args: [...options.args, rows[0]?.brief] }])
}
