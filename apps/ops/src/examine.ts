import type { Ctx, OperatorActor } from '@adcopy/core'
import type { OpsEnv } from './env.ts'
import { examineDatabase, type DatabaseReport } from './examine-database.ts'
import { examineGeneration, type GenerationReport } from './examine-generation.ts'
import { examineTemporal, type TemporalReport } from './examine-temporal.ts'

/** What a look at the service brought up. */
export interface Findings {
  /** One line for each thing that is not as it should be, with what to do about it. */
  wrong: string[]
  /** One line for each thing that is worth knowing and may be as it should. */
  notices: string[]
}

export interface Report extends DatabaseReport, Findings {
  temporal: TemporalReport
  generation: GenerationReport
}

/** Looks at everything the service stands on; what is down or wrong is an answer, not an error. */
export async function examine(env: OpsEnv, ctx: () => Ctx<OperatorActor>): Promise<Report> {
  const found: Findings = { wrong: [], notices: [] }
  const [database, temporal, generation] = await Promise.all([
    examineDatabase(env, ctx, found),
    examineTemporal(env, found.wrong),
    examineGeneration(env.variables, found),
  ])
  return { ...database, temporal, generation, ...found }
}
