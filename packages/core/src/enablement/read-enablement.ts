import { enablementItems, type EnablementItem } from '@adcopy/contract'
import { permitOperator } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { inspectDatabase } from '../operations/inspect-database.ts'
import { judgeSettings } from '../support/judge-view.ts'
import { nameParties } from '../support/name-parties.ts'

export interface EnablementRow {
  item: EnablementItem
  label: string
  by: 'machine' | 'person'
  done: boolean
  /** Null for items that are not ticked and for items that are checked automatically. */
  ticked_by: string | null
  ticked_at: string | null
}

type Checked = Record<'workspace_enabled' | 'token_used' | 'job_succeeded', boolean>

export async function readEnablement({ ctx }: Call<Record<string, never>>): Promise<EnablementRow[]> {
  permitOperator(ctx)
  const { db, settings } = ctx.deps
  const [view, [checked], ticks] = await Promise.all([
    inspectDatabase({ ctx, input: {} }),
    db.prisma.$queryRaw<Checked[]>`
      select exists (select from public_api_access where enabled and allocation > 0) as workspace_enabled,
             exists (select from api_token where last_used_at is not null) as token_used,
             exists (select from job where state = 'succeeded') as job_succeeded`,
    db.prisma.enablementTick.findMany(),
  ])
  const unsafe: string[] = []
  judgeSettings(view, unsafe)
  const found: Partial<Record<EnablementItem, boolean>> = {
    ...checked,
    switch_on: settings.publicApiEnabled && view.publicApiEnabled,
    worker_connected: view.workerConnections > 0,
    log_safe: unsafe.length === 0,
    https: settings.webOrigin.startsWith('https://'),
  }
  const party = await nameParties(db, ticks.map(({ tickedBy }) => tickedBy), { operators: true }) // prettier-ignore
  return Object.entries(enablementItems).map(([name, { by, label }]) => {
    const item = name as EnablementItem
    const tick = ticks.find((one) => one.item === item)
    return {
      item,
      label,
      by,
      done: by === 'machine' ? found[item] === true : tick !== undefined,
      ticked_by: tick === undefined ? null : (party(tick.tickedBy).name ?? 'operator'),
      ticked_at: tick?.tickedAt.toISOString() ?? null,
    }
  })
}
