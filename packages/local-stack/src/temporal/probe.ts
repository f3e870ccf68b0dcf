import type { TemporalSecurity } from '@adcopy/core'
import { Connection } from '@temporalio/client'

export interface TemporalTarget {
  address: string
  namespace: string
  tls?: TemporalSecurity['tls']
  apiKey?: string
}

/** Rejects if the namespace does not exist, or if the connection or the request takes longer than `timeoutMs`. */
export async function probeTemporal(target: TemporalTarget, timeoutMs = 2_000): Promise<void> {
  const { address, namespace, tls, apiKey } = target
  const connection = await Connection.connect({
    address,
    connectTimeout: timeoutMs,
    ...(tls === undefined ? {} : { tls }),
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  try {
    await connection.withDeadline(Date.now() + timeoutMs, () =>
      connection.workflowService.describeNamespace({ namespace }),
    )
  } finally {
    await connection.close()
  }
}
