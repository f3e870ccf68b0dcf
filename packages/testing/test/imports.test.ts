import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../src/temporary-folder.ts'

const root = join(import.meta.dirname, '../../..')

// These files show that the rules of dependency-cruiser detect each kind of violation.
const breaches = [
  ['packages/contract/src/a.ts', `import pg from 'pg'`, 'libraries of packages/contract'],
  ['packages/contract/src/b.ts', `import { join } from 'node:path'`, 'packages/contract without Node'],
  ['packages/core/src/a.ts', `import { Client } from '@temporalio/client'`, 'libraries of packages/core'],
  ['packages/core/src/b.ts', `export * from 'trpc-to-openapi'`, 'libraries of packages/core'],
  ['packages/core/src/c.ts', `import { x } from '../../../apps/api/src/x.ts'`, 'layers of packages/core'],
  ['packages/workflows/src/a.ts', `import type { x } from "../../core/src/x.ts"`, 'layers of packages/workflows'],
  ['packages/workflows/src/b.ts', `import { readFile } from 'fs/promises'`, 'packages/workflows without Node'],
  ['packages/workflows/src/c.ts', `import { x } from '@temporalio/client'`, 'libraries of packages/workflows'],
  ['packages/generation/src/a.ts', `await import('../../db/src/x.ts')`, 'layers of packages/generation'],
  ['apps/api/src/a.ts', `import { x } from '../../../packages/db/src/x.ts'`, 'layers of apps/api'],
  ['apps/web/src/a.tsx', `import { x } from '../../../packages/db/src/x.ts'`, 'layers of apps/web'],
  ['apps/ops/src/a.ts', `import pg from 'pg'`, 'libraries of apps/ops'],
  ['packages/client/src/a.ts', `import type { x } from '../../contract/src/x.ts'`, 'layers of packages/client'],
  ['packages/client/src/b.ts', `import { setTimeout } from 'node:timers/promises'`, 'packages/client without Node'],
  ['packages/client/src/c.ts', `import 'pg'`, 'libraries of packages/client'],
  ['packages/new/src/a.ts', `import 'pg'`, 'known-package'],
  ['packages/core/src/d.ts', `import { x } from '../test/x.ts'`, 'no-tests-in-sources'],
  ['packages/core/src/e.ts', `import type { F } from './f.ts'\nexport type E = F`, 'no-cycle'],
  ['packages/core/src/g.ts', `import 'a-library-that-is-not-installed'`, 'resolvable'],
] as const

const targets = ['apps/api/src/x.ts', ...['core', 'db', 'contract'].map((name) => `packages/${name}/src/x.ts`)]
const libraries = ['pg', '@temporalio/client', 'trpc-to-openapi'].map((name) => `node_modules/${name}/index.js`)
const fixture = temporaryFolder()
let found: ICruiseResult

beforeAll(async () => {
  const others = [...targets, ...libraries, 'packages/core/test/x.ts'].map(
    (file) => [file, 'export const x = 1'] as const,
  )
  const circle = ['packages/core/src/f.ts', `import type { E } from './e.ts'\nexport type F = E`] as const
  for (const [file, code] of [...breaches, ...others, circle]) {
    mkdirSync(dirname(join(fixture, file)), { recursive: true })
    writeFileSync(join(fixture, file), `${code}\n`)
  }
  const { default: config } = (await import(join(root, '.dependency-cruiser.mjs'))) as { default: IConfiguration }
  const { tsConfig: _repository, ...rest } = config.options ?? {}
  const result = await cruise(['.'], {
    ...rest,
    baseDir: fixture,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  })
  found = result.output as ICruiseResult
})

test.each(breaches)('%s: %s breaks the rule %s', (file, _code, rule) => {
  const rules = found.summary.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)
  expect(rules).toContain(rule)
})
