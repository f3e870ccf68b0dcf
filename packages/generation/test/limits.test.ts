import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, folder, file))
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

test.each([
  ['src', 7_600],
  ['test', 4_650],
])('%s has at most %d lines', (folder, linesMax) => {
  const lines = filesIn(folder).reduce((sum, file) => sum + linesOf(file).length, 0)
  expect(lines).toBeLessThanOrEqual(linesMax)
})

test('no line of the source, and so no regular expression, is longer than 160 characters', () => {
  const long = filesIn('src').flatMap((file) => linesOf(file).filter((line) => line.length > 160))
  expect(long).toEqual([])
})
