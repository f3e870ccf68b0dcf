import { basename, join } from 'node:path'
import { SetUpError } from '../errors.ts'
import { runToEnd } from '../run-to-end.ts'
import { obtain, type ObtainOptions } from './obtain.ts'

/**
 * The newest version that `go install` can build. Newer versions have a `replace` directive in their go.mod, which `go
 * install` refuses.
 */
export const temporalCliVersion = 'v1.5.1'
const deadlineMs = 30 * 60_000

interface GoInstallOptions extends ObtainOptions {
  go: string | undefined
  program: `${string}@${string}`
}

export function goInstall(options: GoInstallOptions): Promise<void> {
  const { go, env, program, onProgress } = options
  return obtain(options, async (dir) => {
    if (go === undefined) throw new SetUpError('Go is not installed')
    onProgress(`building ${program} with Go: some minutes, once on this machine`)
    let packages = 0
    await runToEnd(go, ['install', '-v', program], {
      // The caller's Go flags and workspace are meant for other code, so they are reset.
      env: { ...env, GOBIN: dir, GOFLAGS: '', GOWORK: 'off' },
      cwd: dir,
      deadlineMs,
      onLine: (line) => {
        packages += line.startsWith('go: ') ? 0 : 1
        onProgress(packages === 0 ? line : `${packages} packages built, now ${line}`)
      },
    })
    return join(dir, basename(program.split('@')[0] ?? ''))
  })
}
