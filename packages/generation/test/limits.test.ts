import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, folder, file))
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

test.each([
  ['src', 7_800],
  ['test', 4_700],
])('%s has at most %d lines', (folder, linesMax) => {
  const lines = filesIn(folder).reduce((sum, file) => sum + linesOf(file).length, 0)
  expect(lines).toBeLessThanOrEqual(linesMax)
})

test('no line of the source, and so no regular expression, is longer than 160 characters', () => {
  const long = filesIn('src').flatMap((file) => linesOf(file).filter((line) => line.length > 160))
  expect(long).toEqual([])
})

test('no circle of imports has more than three files', () => {
  const imports = new Map(
    filesIn('src').map((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g)
      return [file, Array.from(found, ([, path = '']) => join(dirname(file), path))]
    }),
  )
  const reach = (from: string) => {
    const seen = new Set<string>()
    const open = [...(imports.get(from) ?? [])]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      open.push(...(imports.get(file) ?? []))
    }
    return seen
  }
  const reached = new Map([...imports.keys()].map((file) => [file, reach(file)]))
  const circles = [...reached].map(([file, seen]) =>
    [...seen].filter((other) => reached.get(other)?.has(file)).map((other) => other.slice(root.length)),
  )
  expect(circles.filter((circle) => circle.length > 3)).toEqual([])
})
