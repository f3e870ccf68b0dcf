import { recordModelUsage as record, type ModelUsage } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Adds what a try at a job used of a model to what earlier tries did; also of a job that has ended. */
export async function recordModelUsage({ ctx, input }: Call<ModelUsage, SystemActor>): Promise<void> {
  permitSystem(ctx)
  await record(ctx.deps.db.pool, input)
}
