import { constants, readFile, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** An escaped character, such as `\:`, is part of a field. */
const field = String.raw`((?:\\.|[^\\:\n])*)`
const line = new RegExp(`^${field}:${field}:${field}:${field}:(.+)$`, 'gm')

/** If pg had no password, it would end the attempt without closing the connection. The server refuses this one. */
export const noPassword = 'no password was found'

/**
 * Returns the password of the first matching line of `PGPASSFILE`, by default `~/.pgpass`. Returns {@link noPassword} if
 * no line matches, or if the file cannot be read or any user may read it. Unlike pg's own reader, which version 9 removes,
 * it also reads a file that a group can read: in a pod with an `fsGroup`, Kubernetes adds this permission to every file of
 * a Secret.
 */
export async function readPassword(server: { host: string; port: number; database: string; user: string }) {
  const path = process.env['PGPASSFILE'] || join(homedir(), '.pgpass')
  const wanted = [server.host, `${server.port}`, server.database, server.user]
  const unescaped = (text = '') => text.replaceAll(/\\(.)/g, '$1')
  for (const [, ...fields] of (await readPrivate(path)).matchAll(line))
    if (wanted.every((value, place) => fields[place] === '*' || unescaped(fields[place]) === value))
      return unescaped(fields[4])
  return noPassword
}

async function readPrivate(path: string): Promise<string> {
  try {
    const { mode } = await stat(/* turbopackIgnore: true */ path)
    return (mode & constants.S_IROTH) === 0 ? await readFile(/* turbopackIgnore: true */ path, 'utf8') : ''
  } catch {
    return ''
  }
}
