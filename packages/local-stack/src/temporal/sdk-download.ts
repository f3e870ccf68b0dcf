import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../errors.ts'
import { runToEnd } from '../run-to-end.ts'
import { obtain, type ObtainOptions } from './obtain.ts'

/**
 * Runs the SDK's download of the development server in a process, because the SDK's only entry also starts the server
 * and cannot be cancelled.
 */
export function sdkDownload(options: ObtainOptions & { deadlineMs: number }): Promise<void> {
  const { env, deadlineMs, onProgress } = options
  return obtain(options, async (dir) => {
    onProgress('downloading the Temporal development server')
    await runToEnd(process.execPath, [import.meta.filename, dir], {
      env,
      cwd: dir,
      deadlineMs,
      onLine: () => undefined,
    })
    const name = readdirSync(dir).find((file) => file.startsWith('temporal'))
    return join(dir, name ?? 'temporal')
  })
}

if (import.meta.main) {
  const [downloadDir = '.'] = process.argv.slice(2)
  try {
    const { TestWorkflowEnvironment } = await import('@temporalio/testing')
    const server = { executable: { type: 'cached-download', downloadDir } } as const
    const environment = await TestWorkflowEnvironment.createLocal({ server })
    await environment.teardown()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  }
}
