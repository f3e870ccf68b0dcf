import type { Transaction } from './transact.ts'

/** Jobs, units and deadlines use the database's time. */
export async function readClock(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<Array<{ now: Date }>>`select app_now() as now`
  if (row === undefined) throw new Error('the database has no clock')
  return row.now
}
