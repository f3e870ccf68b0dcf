import type { Prisma } from '@adcopy/db'
import type { Deps } from '../context.ts'

export type Transaction = Prisma.TransactionClient

/** Runs `work` in one transaction. Accepting a job does not use this function, because it is a single statement. */
export function transact<T>({ db }: Pick<Deps, 'db'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.prisma.$transaction(work, { maxWait: 2_000, timeout: 15_000 })
}
