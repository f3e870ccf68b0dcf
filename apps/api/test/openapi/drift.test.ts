import { expect, test } from 'vitest'
import { createOpenApiDocument } from '../../src/openapi/document.ts'
import { documentPath } from './document.ts'

test('docs/openapi.json is generated from the contract: `npm test -- apps/api/test/openapi -u` renews it', async () => {
  const text = `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`
  await expect(text).toMatchFileSnapshot(documentPath)
})
