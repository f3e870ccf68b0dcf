import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// `npm test -- packages/testing/test/architecture.test.ts -u` updates the diagram in docs/architecture.md.
const root = join(import.meta.dirname, '../../..')
const page = join(root, 'docs/architecture.md')
const scope = '@adcopy/'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
}

/** Reads the dependencies in package.json. knip and dependency-cruiser ensure that they equal the imports. */
function readEdges(): Map<string, string[]> {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root }).toSorted()
  return new Map(
    manifests.map((path) => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
      const imported = Object.keys(dependencies).filter((name) => name.startsWith(scope))
      return [dirname(path), imported.map((name) => name.slice(scope.length)).toSorted()]
    }),
  )
}

/** Arrows that other arrows imply are left out. */
function draw(edges: Map<string, string[]>): string {
  const below = (name: string): string[] => edges.get(`packages/${name}`) ?? []
  const reaches = (from: string, to: string): boolean => below(from).some((next) => next === to || reaches(next, to))
  const lines = [...edges].flatMap(([folder, imported]) => {
    const [group, name = ''] = folder.split('/')
    const direct = imported.filter((to) => !imported.some((other) => other !== to && reaches(other, to)))
    return [`  ${name}${group === 'apps' ? `([${name}])` : ''}`, ...direct.map((to) => `  ${name} --> ${to}`)]
  })
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

test('the picture in docs/architecture.md shows the imports of the code', async () => {
  const [before, , after] = readFileSync(page, 'utf8').split(/<!-- \/?picture -->\n/)
  const picture = `<!-- picture -->\n${draw(readEdges())}\n<!-- /picture -->\n`
  await expect(`${before}${picture}${after}`).toMatchFileSnapshot(page)
})
