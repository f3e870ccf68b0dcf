import pg from 'pg'

// The worker loads this planted bug with `--import`. It removes the conditions on the job's state and deadline from
// the statement that marks a job as succeeded.
const guard = ` where state = 'running' and deadline_at > app_now()`

interface Statement {
  name?: string
  text: string
}
type Query = (statement: Statement) => Promise<unknown>

const prototype = pg.Pool.prototype as unknown as { query: Query }
const { query } = prototype

prototype.query = function (this: unknown, statement) {
  if (statement.name !== 'succeed-job') return query.call(this, statement)
  const pieces = statement.text.split(guard)
  if (pieces.length !== 2) throw new Error('the terminal write has no guard in the words that are looked for')
  return query.call(this, { ...statement, text: pieces.join('') })
}
