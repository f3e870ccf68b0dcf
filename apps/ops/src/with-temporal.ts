import { Connection } from '@temporalio/client'
import type { OpsEnv } from './env.ts'

const temporalMsMax = 5_000

/** Calls through `inTime` end within five seconds. */
export async function withTemporal<Result>(
  { address, tls, apiKey }: NonNullable<OpsEnv['temporal']>,
  work: (connection: Connection, inTime: <T>(call: () => Promise<T>) => Promise<T>) => Promise<Result>,
): Promise<Result> {
  const connection = Connection.lazy({
    address,
    tls,
    ...(apiKey !== undefined && { apiKey }),
    connectTimeout: temporalMsMax,
  })
  try {
    return await work(connection, (call) => connection.withDeadline(Date.now() + temporalMsMax, call))
  } finally {
    await connection.close()
  }
}
