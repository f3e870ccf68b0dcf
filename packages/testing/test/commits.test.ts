import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** The last commit whose subject is not checked. */
const base = '4baccca6'
const conventional = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: \S.*$/
const subjectLengthMax = 72

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout

/** If a shallow clone lacks `base`, returns only the last subject. */
function newSubjects(): string[] {
  const known = git('rev-parse', '--verify', '--quiet', `${base}^{commit}`).trim()
  const range = known === '' ? ['-1', 'HEAD'] : [`${known}..HEAD`]
  return git('log', '--no-merges', '--format=%s', ...range)
    .split('\n')
    .filter((subject) => subject !== '')
}

test('new commits have conventional subjects of at most 72 characters', () => {
  const subjects = newSubjects()
  expect(subjects).not.toEqual([])
  expect(subjects.filter((each) => !conventional.test(each) || each.length > subjectLengthMax)).toEqual([])
})

test.each(['Fix things', 'fix(core) no colon', 'feat: ', 'wip: x'])('%s is not a conventional subject', (subject) =>
  expect(subject).not.toMatch(conventional),
)
