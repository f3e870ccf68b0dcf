import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isAllowed, readArrows } from '../src/arrows.ts'

const root = join(import.meta.dirname, '../../..')

test('no file has an import that the architecture forbids', () => {
  const arrows = readArrows(root)
  expect(arrows.length).toBeGreaterThan(100)
  expect(arrows.filter((arrow) => !isAllowed(arrow))).toEqual([])
})

describe('a forbidden import is detected', () => {
  const fixture = mkdtempSync(join(tmpdir(), 'arrows-'))
  afterAll(() => rmSync(fixture, { recursive: true }))

  test.each([
    ['packages/contract/src/a.ts', `import pg from 'pg'`, 'pg'],
    ['packages/contract/src/b.ts', `import { join } from 'node:path'`, 'node:path'],
    ['packages/core/src/a.ts', `import { Client } from '@temporalio/client'`, '@temporalio/client'],
    ['packages/core/src/b.ts', `export * from 'trpc-to-openapi'`, 'trpc-to-openapi'],
    ['packages/core/src/c.ts', `import { x } from '../../../apps/api/src/env.ts'`, 'apps/api'],
    ['packages/workflows/src/a.ts', `import type { Core } from "@adcopy/core"`, 'packages/core'],
    ['packages/workflows/src/b.ts', `import { readFile } from 'fs/promises'`, 'node:fs/promises'],
    ['packages/workflows/src/c.ts', `import { x } from '@temporalio/common'`, '@temporalio/common'],
    ['packages/generation/src/a.ts', `await import('@adcopy/db')`, 'packages/db'],
    ['apps/api/src/a.ts', `import { openDatabase } from '@adcopy/db'`, 'packages/db'],
    ['apps/web/src/a.tsx', `import { migrate } from '../../../packages/db/src/migrate/index.ts'`, 'packages/db'],
    ['apps/ops/src/a.ts', `import pg from 'pg'`, 'pg'],
    ['packages/client/src/a.ts', `import type { Job } from '@adcopy/contract'`, 'packages/contract'],
    ['packages/client/src/b.ts', `import { setTimeout } from 'node:timers/promises'`, 'node:timers/promises'],
    ['packages/mcp/src/a.ts', `import { limits } from '@adcopy/contract'`, 'packages/contract'],
    ['packages/new/src/a.ts', `import 'zod'`, 'zod'],
  ])('%s: %s', (file, code, to) => {
    const path = join(fixture, file)
    mkdirSync(join(fixture, 'apps'), { recursive: true })
    mkdirSync(join(fixture, 'packages'), { recursive: true })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${code}\n`)
    const arrows = readArrows(fixture).filter((arrow) => arrow.file === file)
    expect(arrows.map((arrow) => arrow.to)).toEqual([to])
    expect(arrows.filter(isAllowed)).toEqual([])
  })
})
