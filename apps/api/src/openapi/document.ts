import { operations, tokenPrefixes } from '@adcopy/contract'
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi'
import { headerComponents } from './headers.ts'
import { toOperationObject } from './operation.ts'
import { problemResponseComponents } from './problem-responses.ts'

const description = `
Generates ad copy for Facebook and Instagram from a short brief. Jobs are asynchronous: create a job, then read it until its
status is \`succeeded\` or \`failed\`. This is a preview for design partners.

**Problems.** Every error response is \`application/problem+json\`. The last segment of \`type\` is the code. \`title\` and
\`detail\` are fixed for each code. \`type\` is also the URL of a page about the problem.

**Other requests.** Any other path, method, trailing slash or spelling gets 404 \`not_found\`, without authentication and
without rate-limit headers. \`HEAD\` gets the same response as \`GET\`, without a body. A request that violates HTTP itself gets
400 \`invalid_request\` on any path, without rate-limit headers, and the connection is closed.

**Query parameters.** An unknown, empty or repeated parameter is \`invalid_request\`. Creating and reading a job have no query
parameters.

**Responses.** Optional fields without a value are absent, never null. Times are in RFC 3339 format, in UTC. No response may be
cached.
`.trim()

export function createOpenApiDocument(): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {})
    item[operation.method === 'POST' ? 'post' : 'get'] = toOperationObject(operation)
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Ad copy generation',
        version: '1.0.0-preview',
        description,
        contact: { name: 'Your contact for the preview' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [
        {
          url: '{base_url}',
          description: 'The base URL that you received with your access to the preview.',
          variables: {
            base_url: { default: 'http://127.0.0.1:3000', description: 'By default, a local service.' },
          },
        },
      ],
      tags: [
        { name: 'Jobs', description: 'Create jobs that generate copy, and read their results.' },
        { name: 'Offers', description: 'Offers that the copy of a job can advertise.' },
      ],
      security: [{ personalToken: [] }],
      paths,
      components: {
        headers: headerComponents,
        responses: problemResponseComponents(),
        securitySchemes: {
          personalToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: `${tokenPrefixes.personal}…`,
            description: `A personal API token, in exactly one \`Authorization\` header. It begins with \`${tokenPrefixes.personal}\`; tokens of the OAuth integration are refused.`,
          },
        },
      },
    },
    { override: ({ jsonSchema }) => foldNull(jsonSchema) },
  )
}

/** Replaces Zod's `anyOf` of a type and null with `type: [T, null]`, which code generators handle better. */
function foldNull(schema: Record<string, unknown>): void {
  const [only, none, ...others] = (schema['anyOf'] ?? []) as Array<Record<string, unknown>>
  if (none?.['type'] !== 'null' || typeof only?.['type'] !== 'string' || others.length > 0) return
  delete schema['anyOf']
  Object.assign(schema, only, { type: [only['type'], 'null'] })
}
