import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layoutOf, nodeEnv, nodeFlags } from '../src/index.ts'

const read = (file: string) => readFileSync(join(layoutOf().root, file), 'utf8')

test.each([
  ['api', 'server.ts'],
  ['worker', 'src/main.ts'],
] as const)('the %s has the same flags by hand, by its script, in its image and by the local stack', (app, entry) => {
  const variables = Object.entries(nodeEnv).map(([name, value]) => `${name}=${value}`)
  const command = [...variables, 'node', ...nodeFlags[app]].join(' ')
  const { scripts } = JSON.parse(read(`apps/${app}/package.json`)) as { scripts: { start: string } }
  expect(scripts.start).toBe(`${command} ${entry}`)
  expect(read('docs/operations.md')).toContain(`${app} (\`${command} apps/${app}/${entry}\`)`)
  const image = read('deploy/Dockerfile')
  for (const variable of variables) expect(image).toContain(` ${variable} `)
  const list = JSON.stringify([...nodeFlags[app], entry]).replaceAll(',', ', ')
  expect(image.split('\n')).toContain(`CMD ${list}`)
})

test('images and version managers take the Node that is pinned', () => {
  const [, version] = /^  node: (.+)$/m.exec(read('pnpm-workspace.yaml')) ?? []
  expect(read('.nvmrc').trim()).toBe(version)
  expect(read('deploy/Dockerfile')).toContain(`/node:${version}-`)
})

test('images fill the compile cache with the flags of their program, for which alone it is valid', () => {
  const filled = [...read('deploy/Dockerfile').matchAll(/^RUN node (--.+) --eval [^]*?^CMD (\[.+\])$/gm)]
  expect(filled).toHaveLength(2)
  for (const [, flags, command] of filled) expect(JSON.parse(command!).slice(0, -1)).toEqual(flags!.split(' '))
})
