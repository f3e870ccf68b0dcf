import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { beforeEach, expect, test } from 'vitest'
import { readSource } from '../src/commit.ts'

let root: string
const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: root, stdio: 'ignore' })

beforeEach(() => {
  root = temporaryFolder()
  for (const folder of ['docs', 'packages/bench/results']) mkdirSync(join(root, folder), { recursive: true })
  git('init')
  write('a.ts', '1')
  git('add', '.')
  git('commit', '-m', 'first')
})

test('a changed, added or removed file changes the tree, committed or not', () => {
  const first = readSource(root)
  expect(first.commit).toMatch(/^commit [0-9a-f]{12}$/)
  write('a.ts', '2')
  const changed = readSource(root)
  expect(changed.commit).toBe(`${first.commit} and changes to it`)
  git('commit', '-a', '-m', 'second')
  expect(readSource(root).tree).toBe(changed.tree)
  write('b.ts', '')
  const added = readSource(root).tree
  rmSync(join(root, 'a.ts'))
  expect(new Set([first.tree, changed.tree, added, readSource(root).tree]).size).toBe(4)
})

test('documents and results of benchmarks are not part of the tree', () => {
  const first = readSource(root)
  write('README.md', 'x')
  write('docs/reliability.json', '{}')
  write('packages/bench/results/work.json', '{}')
  expect(readSource(root)).toEqual(first)
})

test('outside of git there is no tree', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(readSource(root)).toEqual({ commit: 'no commit', tree: undefined })
})
