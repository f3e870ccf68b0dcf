import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'

/** The sources of a run, in their current state. */
export interface Source {
  /** For a reader of the page. */
  commit: string
  /** Equal for equal files, committed or not; undefined outside of git. */
  tree: string | undefined
}

// Documents, including the page itself, are not part of what runs.
const program = ['--', '.', ':!docs', ':!*.md']
// A diff of many files exceeds a child process's default output limit.
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

/** For an unreadable file (deleted, or a folder) a content that no file has. */
function read(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch {
    return '\0unreadable'
  }
}
