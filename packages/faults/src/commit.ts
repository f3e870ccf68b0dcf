import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'

/** What a run is made of, as it is at the moment. */
export interface Source {
  /** For a reader of the page. */
  commit: string
  /** The same for the same files, committed or not; undefined outside of git, where nobody can tell. */
  tree: string | undefined
}

// Documents, the page among them, are no part of what is run.
const program = ['--', '.', ':!docs', ':!*.md']
// A change of many files is longer than what a child process may answer with by itself.
const maxBuffer = 2 ** 28

export function readSource(root = places.root): Source {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const changed = git('status', '--porcelain', ...program) !== ''
    const commit = `commit ${git('rev-parse', '--short=12', 'HEAD').trim()}${changed ? ' and changes to it' : ''}`
    return {
      commit,
      tree: hashFiles(root, git('ls-files', '--cached', '--others', '--exclude-standard', '-z', ...program)),
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

/** Another content than any file's where it cannot be read: it is listed, and deleted or a folder. */
function read(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch {
    return '\0unreadable'
  }
}
