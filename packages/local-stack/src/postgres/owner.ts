import { execFileSync } from 'node:child_process'
import { SetUpError } from '../errors.ts'

export interface PostgresOwner {
  uid: number
  gid: number
}

/**
 * If the current user is root, returns another user to run PostgreSQL as, because PostgreSQL refuses to run as root.
 * Otherwise returns undefined.
 */
export function postgresOwner(): PostgresOwner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    throw new SetUpError(
      'PostgreSQL does not run as root, and this system has no user "nobody" to run it as.\n' +
        'Run as another user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}
