import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layoutOf, nodeFlags } from '../src/index.ts'

const read = (file: string) => readFileSync(join(layoutOf().root, file), 'utf8')

test.each([
  ['api', 'server.ts'],
  ['worker', 'src/main.ts'],
])('the %s is started under the same flags by hand, by its script and by the local stack', (app, entry) => {
  const flags = nodeFlags.join(' ')
  const { scripts } = JSON.parse(read(`apps/${app}/package.json`)) as { scripts: { start: string } }
  expect(scripts.start).toBe(`node ${flags} ${entry}`)
  expect(read('docs/operations.md')).toContain(`${app} (\`node ${flags} apps/${app}/${entry}\`)`)
})
