import type { Transaction } from './transact.ts'

/** Returns the database's time, which jobs, units and deadlines use. */
export async function readClock(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<Array<{ now: Date }>>`select app_now() as now`
  if (row === undefined) throw new Error('the database has no clock')
  return row.now
}
