import { runToEnd } from '@adcopy/local-stack'
import { join } from 'node:path'
import { kill, killAt } from '../faults/processes.ts'
import type { Fault } from '../faults/stage.ts'
import { places } from '../places.ts'
import type { Scenario } from '../scenarios.ts'
import type { Kind } from '../stack/stack.ts'
import { addedMigration, runFrom } from './release.ts'

function migrateTo(release: string): Fault {
  return (stage) =>
    stage.incident('ops migrate', {}, async () => {
      const lines: string[] = []
      await runToEnd(process.execPath, [join(release, 'apps/ops/src/main.ts'), 'migrate', '--json'], {
        env: { ...process.env, DATABASE_URL: stage.stack.services.postgres.url },
        cwd: release,
        onLine: (line) => lines.push(line),
      })
      if (!lines.join('').includes(addedMigration)) throw new Error(`ops migrate printed ${lines.join('\n')}`)
    })
}

/** Replaces one program after another. Before the next one is replaced, all programs must be ready again. */
function replaceEach(kind: Kind, done: string, from: string, to: string): Fault {
  return async (stage) => {
    for (const name of stage.stack.names(kind)) {
      await stage.incident(`${name} ${done}`, {}, () =>
        stage.stack.deploy(name, (service) => runFrom(service, from, to)),
      )
    }
  }
}

/**
 * Deploys the release in the folder `release`, one instance at a time. Rolls it back in another order. Then kills one
 * instance of each kind, one after another.
 */
export function rollout(release: string): Scenario {
  const { root } = places
  const forward = (kind: Kind) => replaceEach(kind, 'replaced', root, release)
  const back = (kind: Kind) => replaceEach(kind, 'rolled back', release, root)
  return {
    name: 'cluster',
    promised: 'clients notice nothing',
    workers: 3,
    faults: [
      migrateTo(release),
      ...(['worker', 'web', 'api'] as const).map(forward),
      ...(['api', 'worker', 'web'] as const).map(back),
      ...(['api', 'worker', 'web', 'temporal'] as const).map((kind) => kill(kind, 1)),
      killAt('between COMMIT and the response', 2),
    ],
  }
}
