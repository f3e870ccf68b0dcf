import { join } from 'node:path'
import type { oas31 } from 'zod-openapi'

/** Path of the committed document. */
export const documentPath = join(import.meta.dirname, '../../../../docs/openapi.json')

/** The document as text for the file. */
export function print(document: oas31.OpenAPIObject): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
