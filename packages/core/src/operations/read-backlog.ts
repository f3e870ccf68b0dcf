import { readBacklog as read, type BacklogRow } from '@adcopy/db'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

/** Times use the database's clock. */
export async function readBacklog({ ctx }: Call<Record<string, never>, SystemActor>): Promise<BacklogRow> {
  permitSystem(ctx)
  return read(ctx.deps.db.pool)
}
