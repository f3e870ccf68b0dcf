import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'

/** The sources of a run. */
export interface Source {
  /** Text for the page: the commit, and whether files differ from it. */
  commit: string
  /** Hash of the files, whether committed or not; undefined outside a git checkout. */
  tree: string | undefined
}

// Changes to documents, including the page itself, do not change what runs.
const program = ['--', '.', ':!docs', ':!*.md']
// A list of many files exceeds the default output limit of a child process.
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

/** The content of a file. For an unreadable one (deleted, or a folder), a content that no file has. */
function read(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch {
    return '\0unreadable'
  }
}
