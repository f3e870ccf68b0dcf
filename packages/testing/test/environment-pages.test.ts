import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generationVariables } from '../../generation/src/index.ts'
import { environmentTable, envExample } from '../src/environment-pages.ts'

// `npm test -- packages/testing/test/environment-pages.test.ts -u` updates .env.example and README.md.
const root = join(import.meta.dirname, '../../..')

test('.env.example lists the variables of the code', async () => {
  await expect(envExample(generationVariables)).toMatchFileSnapshot(join(root, '.env.example'))
})

test('the table in README.md lists the variables of the code', async () => {
  const path = join(root, 'README.md')
  const [before, , after] = readFileSync(path, 'utf8').split(/<!-- \/?variables -->\n/)
  const expected = `${before}<!-- variables -->\n${environmentTable()}\n<!-- /variables -->\n${after}`
  await expect(expected).toMatchFileSnapshot(path)
})
