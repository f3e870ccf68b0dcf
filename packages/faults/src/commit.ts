import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { places } from './places.ts'

// The page is what a run writes, not what it runs.
const notThePage = ['--', '.', `:!${relative(places.root, places.report)}`]

/** The commit, and a hash of what is not committed: a change makes another service. */
export function describeTree(): string {
  try {
    const untracked = git('ls-files', '--others', '--exclude-standard', '-z', ...notThePage)
      .split('\0')
      .filter(Boolean)
    const changed = [
      git('diff', 'HEAD', ...notThePage),
      ...untracked.map((name) => readFileSync(join(places.root, name), 'utf8')),
    ]
    return `${git('rev-parse', 'HEAD')} ${createHash('sha256').update(changed.join('\0')).digest('hex')}`
  } catch {
    return 'no commit'
  }
}

/** The commit that a run was made of, for a reader of its page. */
export function describeCommit(): string {
  try {
    const changed = git('status', '--porcelain', ...notThePage) !== ''
    return `commit ${git('rev-parse', '--short=12', 'HEAD')}${changed ? ' and changes to it' : ''}`
  } catch {
    return 'no commit'
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: places.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
