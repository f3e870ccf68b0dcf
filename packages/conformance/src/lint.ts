import { join } from 'node:path'
import { places } from './places.ts'
import { nodeTool, runTool } from './tools.ts'

/** Warnings are failures, too. */
export async function lintWithRedocly(): Promise<string> {
  const config = join(places.home, 'redocly.yaml')
  await runTool(nodeTool('redocly'), ['lint', places.document, '--config', config])
  return 'no error, no warning'
}

/** Findings of every severity are failures. */
export async function lintWithSpectral(): Promise<string> {
  const ruleset = join(places.home, 'spectral.yaml')
  const args = ['lint', places.document, '--ruleset', ruleset, '--fail-severity', 'hint']
  await runTool(nodeTool('spectral'), args)
  return 'no error, no warning, no hint'
}
