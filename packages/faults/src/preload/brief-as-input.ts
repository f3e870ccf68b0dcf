import { WorkflowClient } from '@temporalio/client'
import pg from 'pg'

// This planted bug is loaded into the worker with `--import`. It passes the brief as an input of the workflow.
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
