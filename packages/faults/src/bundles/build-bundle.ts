import { bundleWorkflowCode } from '@temporalio/worker'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { places } from '../places.ts'

/**
 * Workflow code that replaces the worker's own. `deployed` adds a command, as a next release might. `compressed`
 * shortens time-outs and retry intervals. `single-try` has a planted bug: lost and failed attempts are not retried.
 */
export type BundleName = 'deployed' | 'compressed' | 'single-try'

const here = import.meta.dirname
const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module))

const withPolicies = (file: string) => ({
  workflowsPath: fileOf('@adcopy/workflows/workflows'),
  alias: { './retry-policies.ts$': join(here, file) },
})

const entries = {
  deployed: { workflowsPath: join(here, 'deployed.ts') },
  compressed: withPolicies('compressed-policies.ts'),
  'single-try': withPolicies('single-try-policies.ts'),
} as const satisfies Record<BundleName, { workflowsPath: string; alias?: Record<string, string> }>

export async function buildBundle(name: BundleName): Promise<string> {
  const { workflowsPath, ...rest } = entries[name]
  const alias = 'alias' in rest ? rest.alias : {}
  const { code } = await bundleWorkflowCode({
    workflowsPath,
    workflowInterceptorModules: [fileOf('@adcopy/workflows/interceptors')],
    webpackConfigHook: (config) => {
      const { resolve = {} } = config
      return { ...config, resolve: { ...resolve, alias: Object.assign({}, resolve.alias, alias) } }
    },
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} },
  })
  mkdirSync(places.work, { recursive: true, mode: 0o700 })
  const file = join(places.work, `${name}-bundle.js`)
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, code)
  renameSync(whole, file)
  return file
}
