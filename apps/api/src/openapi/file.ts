import { join } from 'node:path'
import type { oas31 } from 'zod-openapi'

/** Where the document is committed. */
export const documentPath = join(import.meta.dirname, '../../../../docs/openapi.json')

/** The document as the file holds it. */
export function print(document: oas31.OpenAPIObject): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
