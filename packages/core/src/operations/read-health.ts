import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { judgeView, type DatabaseReport, type Findings } from '../support/judge-view.ts'
import { inspectDatabase } from './inspect-database.ts'

/**
 * The findings of `ops doctor` about the database, except those about migrations. Two findings are added: no worker is
 * connected to the database, and `PUBLIC_API_ENABLED` is off in the environment of this process.
 */
export type HealthView = DatabaseReport & Findings

export async function readHealth({ ctx }: Call<Record<string, never>>): Promise<HealthView> {
  permitOperator(ctx)
  const findings: Findings = { wrong: [], notices: [] }
  const askedAt = Date.now()
  const view = await inspectDatabase({ ctx, input: {} })
  const asked = { askedAt, answeredAt: Date.now() }
  const report = judgeView(ctx.deps.ring.keyIds, view, asked, findings)
  if (view.workerConnections === 0) findings.wrong.push('no worker is connected to the database: start one')
  if (!ctx.deps.settings.publicApiEnabled) {
    findings.wrong.push(
      'PUBLIC_API_ENABLED is off in the environment of the web application: it refuses jobs even if the switch is on',
    )
  }
  return { ...report, ...findings }
}
