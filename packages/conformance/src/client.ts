import { join } from 'node:path'
import { places } from './places.ts'
import type { Entry } from './stack.ts'
import { nodeTool, runTool } from './tools.ts'

const folder = join(places.tools, 'client')

/** Compiles the folder `tools/` in strict mode, with types that are generated from the OpenAPI document. */
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
