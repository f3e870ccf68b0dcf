import { join } from 'node:path'
import { places } from './places.ts'
import type { Entry } from './stack.ts'
import { nodeTool, runTool } from './tools.ts'

const folder = join(places.tools, 'client')

/**
 * Generates types from the OpenAPI document, then compiles the folder `tools/` in strict mode. The folder contains the
 * Prism proxy and the client program, which uses the generated types.
 */
export async function compileClient(): Promise<string> {
  await runTool(nodeTool('openapi-typescript'), [places.document, '--output', join(folder, 'openapi.ts')])
  await runTool(nodeTool('tsc'), ['--project', places.tools])
  return 'openapi-typescript, TypeScript 5.9, strict'
}

export async function runClient({ url, openWorkspace }: Entry): Promise<string> {
  let said = ''
  const env = { ADCOPY_TOKEN: await openWorkspace() }
  await runTool(process.execPath, [join(folder, 'main.ts'), url], { env, onLine: (line) => (said = line) })
  return said
}
