import { programFiles } from '@adcopy/local-stack'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'

export interface Source {
  /** Also states whether there are uncommitted changes. */
  commit: string
  /** Hash of all source files, including uncommitted ones; undefined outside a git checkout. */
  tree: string | undefined
}

// The output of `git ls-files` exceeds the default limit.
const maxBuffer = 2 ** 28

export function readSource(root = places.root): Source {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const changed = git('status', '--porcelain', ...programFiles) !== ''
    const commit = `commit ${git('rev-parse', '--short=12', 'HEAD').trim()}${changed ? ' and changes to it' : ''}`
    return {
      commit,
      tree: hashFiles(root, git('ls-files', '--cached', '--others', '--exclude-standard', '-z', ...programFiles)),
    }
  } catch {
    return { commit: 'no commit', tree: undefined }
  }
}

function hashFiles(root: string, listed: string): string {
  const hash = createHash('sha256')
  for (const name of listed.split('\0').filter(Boolean).toSorted())
    hash.update(`${name}\0`).update(read(join(root, name)))
  return hash.digest('hex')
}

/**
 * If the file was deleted or is a folder, returns a text that no file contains, so that a deletion changes the hash.
 */
function read(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch {
    return '\0unreadable'
  }
}
