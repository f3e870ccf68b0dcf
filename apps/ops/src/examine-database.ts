import {
  judgeView,
  parseFingerprintKeys,
  readHistory,
  verbs,
  type Ctx,
  type DatabaseReport,
  type Findings,
  type HeldKeys,
  type OperatorActor,
} from '@adcopy/core'
import { explainError } from './explain-error.ts'
import type { OpsEnv } from './env.ts'

type MigrationHistory = Awaited<ReturnType<typeof readHistory>>

/** Throws if the database URL is missing or invalid. Every other fault becomes part of the findings. */
export async function examineDatabase(
  env: OpsEnv,
  ctx: () => Ctx<OperatorActor>,
  findings: Findings,
): Promise<DatabaseReport> {
  const { databaseUrl } = env
  let history: MigrationHistory | undefined
  try {
    history = await readHistory(databaseUrl)
    return await judgeDatabase(env, ctx, history, findings)
  } catch (error) {
    findings.wrong.push(explainError(error))
    return { database: { reachable: history !== undefined } }
  }
}

async function judgeDatabase(
  env: OpsEnv,
  ctx: () => Ctx<OperatorActor>,
  { pending, changed, newer }: MigrationHistory,
  findings: Findings,
): Promise<DatabaseReport> {
  const { wrong, notices } = findings
  if (changed.length > 0) {
    wrong.push(
      `${changed.join(', ')} was changed after it was applied to this database: bring back the text that was released`,
    )
  }
  // Newer migrations cause a notice, not a fault: migrations only add to the schema, so this version also works with
  // the newer schema.
  if (newer.length > 0) {
    notices.push(
      `the database is ahead of this version by ${newer.join(', ')}: as it should be after a roll-back or during a roll-out`,
    )
  }
  if (pending.length > 0) {
    wrong.push(`${pending.length} migrations are pending: run ops migrate`)
    return { database: { reachable: true, pending_migrations: pending, newer_migrations: newer } }
  }
  const askedAt = Date.now()
  const view = await verbs.inspectDatabase({ ctx: ctx(), input: {} })
  const report = judgeView(heldKeys(env), view, { askedAt, answeredAt: Date.now() }, findings)
  return { ...report, database: { ...report.database, newer_migrations: newer } }
}

function heldKeys({ fingerprintKeys }: OpsEnv): HeldKeys {
  if (fingerprintKeys === null) return null
  try {
    return parseFingerprintKeys(fingerprintKeys).keyIds
  } catch {
    return 'unreadable'
  }
}
