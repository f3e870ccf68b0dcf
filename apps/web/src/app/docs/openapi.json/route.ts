import { document } from '../../../features/api-reference/document.ts'

export function GET(): Response {
  return Response.json(document)
}
