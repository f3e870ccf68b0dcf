import type { Ctx, OperatorActor } from '@adcopy/core'
import type { OpsEnv } from './env.ts'
import { examineDatabase, type DatabaseReport } from './examine-database.ts'
import { examineTemporal, type TemporalReport } from './examine-temporal.ts'

export interface Report extends DatabaseReport {
  temporal: TemporalReport
  /** One line for each thing that is not as it should be, with what to do about it. */
  wrong: string[]
}

/** Looks at everything the service stands on; what is down or wrong is an answer, not an error. */
export async function examine(env: OpsEnv, ctx: () => Ctx<OperatorActor>): Promise<Report> {
  const wrong: string[] = []
  const [database, temporal] = await Promise.all([examineDatabase(env, ctx, wrong), examineTemporal(env, wrong)])
  return { ...database, temporal, wrong }
}
