import { until } from '@adcopy/local-stack'
import { Client, Connection } from '@temporalio/client'
import { setTimeout as delay } from 'node:timers/promises'
import { buildBundle } from '../bundles/build-bundle.ts'
import { releaseMarker } from '../bundles/release-marker.ts'
import type { BackendMode } from '../stack/stack.ts'
import { places } from '../places.ts'
import { join } from 'node:path'
import type { Fault, Stage } from './stage.ts'

export const deployWorkflows: Fault = async (stage) => {
  const bundle = await buildBundle('deployed')
  for (const name of stage.stack.names('worker')) {
    await stage.incident(`${name} deployed`, {}, async () => {
      await stage.stack.deploy(name, (service) => {
        service.args = ['--import', join(places.preload, 'bundle.ts'), ...service.args]
        service.env = { ...service.env, ADCOPY_FAULT_BUNDLE: bundle }
      })
      await delay(2_000) // Lets both releases run concurrently for a while.
    })
  }
  await untilRun(stage)
}

/** Without this wait, the scenario would pass even if the new code never ran. */
async function untilRun({ stack }: Stage): Promise<void> {
  const connection = await Connection.connect({ address: stack.services.temporal.address })
  try {
    const { workflow } = new Client({ connection })
    const run = async () => (await workflow.count(`TemporalChangeVersion = '${releaseMarker}'`)).count > 0
    await until(run, { withinMs: 30_000, everyMs: 500, what: 'an execution of the new code' })
  } finally {
    await connection.close()
  }
}

/** The sweeps of all workers compete for the expired leases. */
export const expireLeases: Fault = async (stage) => {
  for (let count = 0; count < 8; count += 1) {
    await stage.incident('all leases expire', {}, async () => {
      await stage.stack.query(`update job_due set due_at = app_now() - interval '1 minute' where attempts > 0`)
      await delay(stage.random.whole(500, 1_500))
    })
  }
}

export function breakBackend(
  fault: NonNullable<BackendMode['fault']>,
  { ms, share }: { ms: number; share: number },
): Fault {
  return (stage) =>
    stage.incident(`backend: ${fault}`, {}, async () => {
      stage.stack.setBackend({ fault, share })
      await delay(ms)
      stage.stack.setBackend({})
    })
}
