import { document } from '../../../features/api-reference/document.ts'

/** The published document. */
export function GET(): Response {
  return Response.json(document)
}
