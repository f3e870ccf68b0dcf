import { join } from 'node:path'
import { SetUpError } from '../errors.ts'
import { runToEnd } from '../run-to-end.ts'
import { obtain, type ObtainOptions } from './obtain.ts'

/** The newest version that `go install` can build: later ones have a `replace` in their go.mod. */
export const temporalCliVersion = 'v1.5.1'
const deadlineMs = 30 * 60_000

/** Builds the Temporal CLI from source: about three minutes and 250 MB. */
export function goInstall(options: ObtainOptions & { go: string | undefined }): Promise<void> {
  const { go, env, onProgress } = options
  return obtain(options, async (dir) => {
    if (go === undefined) throw new SetUpError('Go is not installed')
    onProgress(`building the Temporal CLI ${temporalCliVersion} with Go: about three minutes, once on this machine`)
    let packages = 0
    await runToEnd(go, ['install', '-v', `github.com/temporalio/cli/cmd/temporal@${temporalCliVersion}`], {
      // The caller's Go workspace and vendor settings belong to other code.
      env: { ...env, GOBIN: dir, GOFLAGS: '', GOWORK: 'off' },
      cwd: dir,
      deadlineMs,
      onLine: (line) => {
        packages += line.startsWith('go: ') ? 0 : 1
        onProgress(packages === 0 ? line : `${packages} packages built, now ${line}`)
      },
    })
    return join(dir, 'temporal')
  })
}
