import type { Ctx, DatabaseReport, Findings, OperatorActor } from '@adcopy/core'
import type { OpsEnv } from './env.ts'
import { examineDatabase } from './examine-database.ts'
import { examineGeneration, type GenerationReport } from './examine-generation.ts'
import { examineTemporal, type TemporalReport } from './examine-temporal.ts'

export interface Report extends DatabaseReport, Findings {
  temporal: TemporalReport
  generation: GenerationReport
}

/** Throws if the database URL is missing or invalid. Every other fault becomes part of the report. */
export async function examine(env: OpsEnv, ctx: () => Ctx<OperatorActor>): Promise<Report> {
  const found: Findings = { wrong: [], notices: [] }
  const [database, temporal, generation] = await Promise.all([
    examineDatabase(env, ctx, found),
    examineTemporal(env, found.wrong),
    examineGeneration(env.variables, found),
  ])
  return { ...database, temporal, generation, ...found }
}
