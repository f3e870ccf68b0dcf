import { isRunning, type ProcessIdentity } from '../../src/identity.ts'
import { until } from '../../src/until.ts'

export async function untilEnded(identity: ProcessIdentity): Promise<void> {
  await until(() => !isRunning(identity), { what: `the end of process ${identity.pid}` })
}
