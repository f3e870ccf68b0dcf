import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode } from '@temporalio/worker'
import { bundleFile } from './bundle-file.ts'

export async function buildBundle(): Promise<void> {
  const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module))
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileOf('@adcopy/workflows/workflows'),
    workflowInterceptorModules: [fileOf('@adcopy/workflows/interceptors')],
  })
  mkdirSync(dirname(bundleFile), { recursive: true })
  const whole = `${bundleFile}.${process.pid}`
  writeFileSync(whole, code)
  renameSync(whole, bundleFile)
}

if (import.meta.main) await buildBundle()
