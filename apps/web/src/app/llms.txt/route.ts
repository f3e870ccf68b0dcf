import { document, operations } from '../../features/api-reference/document.ts'
import { pollingSteps, quickStart } from '../../features/api-reference/guides.ts'
import { services } from '../../server/services.ts'

export function GET(): Response {
  const { WEB_ORIGIN: origin } = services().env
  const lines = [
    `# ${document.info.title}`,
    '',
    '> Facebook and Instagram ad copy from a short brief, as an asynchronous job. A preview for design partners.',
    '',
    `- [Quick start, polling, errors and limits](${origin}/docs)`,
    `- [Reference](${origin}/docs/api)`,
    `- [OpenAPI 3.1](${origin}/docs/openapi.json)`,
    '',
    '## Operations',
    '',
    ...operations.map(({ method, path, operation }) => `- \`${method} ${path}\`: ${operation.description}`),
    '',
    '## Polling',
    '',
    ...pollingSteps.map((step) => `- ${step}`),
    '',
    '## A create',
    '',
    '```sh',
    quickStart.curl,
    '```',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
