import { limits, primaryTextGraphemes } from '@adcopy/contract'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '..')
/** What decides nothing of a verdict: who writes, what is sent to them but for the instructions, and how files are read. */
const apart = /^(?:composer|providers|documents|prompt\/(?!instructions))/

/** A hash of the files that state the rules, and of the lengths that the contract states for them. */
export function versionOf(lengths: object): string {
  const hash = createHash('sha256').update(JSON.stringify(lengths))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts') && !apart.test(name)).toSorted()) {
    hash
      .update(`${file}\u0000`)
      .update(readFileSync(join(source, file)))
      .update('\u0000')
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Names the rules that candidates are held against: two cards with one version were judged alike. It is read from what
 * states them, so that nobody has to remember to change it.
 */
export const checksVersion: string = versionOf({ limits, primaryTextGraphemes })
