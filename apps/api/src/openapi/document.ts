import { operations, tokenPrefixes } from '@adcopy/contract'
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi'
import { headerComponents } from './headers.ts'
import { toOperationObject } from './operation.ts'
import { problemResponseComponents } from './problem-responses.ts'

const description = `
Ad copy for Facebook and Instagram from a short brief, as an asynchronous job: create it, then read it until its status is
\`succeeded\` or \`failed\`. This is a preview for design partners.

**Problems.** Every refusal is \`application/problem+json\`. The last segment of its \`type\` is the code; \`title\` and
\`detail\` are fixed for each code, and \`type\` leads to a page about it.

**Beside the operations.** Any other path, method, trailing slash or spelling is the 404 \`not_found\`, without
authentication and without rate headers; \`HEAD\` answers as \`GET\` without a body. What is refused as HTTP, before it is a
request of an operation, is the 400 \`invalid_request\` on whichever path, without rate headers, and the connection is
closed.

**Queries.** A parameter that is unknown, empty or repeated is \`invalid_request\`; creating and reading a job take none.

**Answers.** Optional fields are left out, never null. Times are RFC 3339 in UTC. No answer may be stored.
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
          description: 'The address that came with your access to the preview.',
          variables: {
            base_url: { default: 'http://127.0.0.1:3000', description: 'By default, a service run locally.' },
          },
        },
      ],
      tags: [
        { name: 'Jobs', description: 'Copy to be generated, and what became of it.' },
        { name: 'Offers', description: 'What a job may advertise beside the brand itself.' },
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
            description: `A personal API token, in one \`Authorization\` header. It begins with \`${tokenPrefixes.personal}\`; tokens of the OAuth integration are refused.`,
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
