import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** An escaped character, such as `\:`, is part of a field. */
const field = String.raw`((?:\\.|[^\\:\n])*)`

/**
 * Returns the password of the first matching line of `PGPASSFILE`, by default `~/.pgpass`, or the empty string. Unlike
 * pg's own reader, which version 9 removes, it also reads a file that a group can read: in a pod with an `fsGroup`,
 * Kubernetes adds this permission to every file of a Secret.
 */
export async function readPassword(server: { host: string; port: number; database: string; user: string }) {
  const text = await readFile(process.env['PGPASSFILE'] ?? join(homedir(), '.pgpass'), 'utf8')
  const wanted = [server.host, `${server.port}`, server.database, server.user]
  for (const line of text.matchAll(new RegExp(`^${field}:${field}:${field}:${field}:(.+)$`, 'gm'))) {
    const [, ...fields] = line.map((part) => part.replaceAll(/\\(.)/g, '$1'))
    if (wanted.every((value, place) => fields[place] === '*' || fields[place] === value)) return fields[4]!
  }
  return ''
}
