import { constants, readFile, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** An escaped character, such as `\:`, is part of a field. */
const field = String.raw`((?:\\.|[^\\:\n])*)`
const line = new RegExp(`^${field}:${field}:${field}:${field}:(.+)$`, 'gm')

/** Sent if no password is found, because pg leaks the connection if it has none. The server refuses this value. */
export const noPassword = 'no password was found'

let warned = ''

/**
 * Returns the password of the first matching line of `PGPASSFILE`, by default `~/.pgpass`. Returns {@link noPassword} and
 * warns if no line matches, if the file cannot be read, or if all users have access to it. Unlike pg's own reader, which
 * version 9 removes, it also reads a file that a group can read: in a pod with an `fsGroup`, Kubernetes adds this
 * permission to every file of a Secret.
 */
export async function readPassword(server: { host: string; port: number; database: string; user: string }) {
  const wanted = [server.host, `${server.port}`, server.database, server.user]
  const unescaped = (text = '') => text.replaceAll(/\\(.)/g, '$1')
  try {
    for (const [, ...fields] of (await readPrivate()).matchAll(line))
      if (wanted.every((value, place) => fields[place] === '*' || unescaped(fields[place]) === value))
        return unescaped(fields[4])
    throw new Error(`no line for ${wanted.join(':')}`)
  } catch (error) {
    const { message } = error as Error
    if (message !== warned) process.emitWarning(`no password from the password file: ${message}`)
    warned = message
    return noPassword
  }
}

async function readPrivate(): Promise<string> {
  const path = process.env['PGPASSFILE'] || join(homedir(), '.pgpass')
  const { mode } = await stat(/* turbopackIgnore: true */ path)
  if ((mode & constants.S_IRWXO) !== 0) throw new Error(`all users have access to ${path}`)
  return readFile(/* turbopackIgnore: true */ path, 'utf8')
}
