import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clauses } from '../src/clauses/index.ts'
import { findWords, proseOf } from '../src/prose.ts'
import words from './prose-words.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')
const patterns = ['*.ts', '*.tsx', '*.mjs', '*.py', '*.md', '*.yml', '*.prisma']
// These tests skip generated pages, the content of demo and evaluation brands, and files that quote forbidden words.
const exempt =
  /^docs\/(contract-coverage|evaluation|mutation|reliability|voice)\.md$|^packages\/(eval\/data|local-stack\/demo)\/|\/prose\.test\.ts$/

const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !exempt.test(file) && existsSync(join(root, file)))

test('comments, test names and pages use none of the words that docs/voice.md replaces', () => {
  const found = files.flatMap((file) =>
    findWords(words, file, readFileSync(join(root, file), 'utf8')).map(({ line, word }) => `${file}:${line}: ${word}`),
  )
  expect(found).toEqual([])
})

test('every clause that a comment cites as its source exists', () => {
  const cited = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const prose = proseOf(file, readFileSync(join(root, file), 'utf8'))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
      return [...prose.matchAll(/\bSource: ([^.]*)/g)].flatMap(([, ids]) =>
        ids!.split(', ').map((id) => ({ file, id })),
      )
    })
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ id }) => !Object.hasOwn(clauses, id))).toEqual([])
})

test.each([
  ['a.ts', '/** Tells whomever. */', 1],
  ['a.ts', 'const x = 1 // for Whomever', 1],
  ['a.test.ts', "test('whomever', () => {", 1],
  ['a.test.ts', "test.each([1])(\n  'whomever %d',\n  () => {", 1],
  ['a.ts', "const whomever = 'whomever' // `whomever`", 0],
  ['a.md', 'A page for whomever, with `whomever`.', 1],
  ['a.md', '```\nwhomever\n```', 0],
])('in %s %j there are %d uses of a word', (file, text, count) => {
  expect(findWords(['whomever'], file, text)).toHaveLength(count)
})
