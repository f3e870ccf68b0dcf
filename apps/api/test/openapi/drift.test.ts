import { expect, test } from 'vitest'
import { createOpenApiDocument } from '../../src/openapi/document.ts'
import { print } from '../../src/openapi/file.ts'
import { committed } from './document.ts'

test('docs/openapi.json is what `npx pnpm@12.21.0 --filter @adcopy/api openapi` writes', () => {
  expect(committed).toBe(print(createOpenApiDocument()))
})
