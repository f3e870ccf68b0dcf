import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir } from '../layout.ts'
import { SetUpError, messageOf } from '../errors.ts'
import { download } from './download.ts'
import { isExecutable, onPath } from './executables.ts'
import { goInstall, temporalCliVersion } from './go-install.ts'

const cliProgram = `github.com/temporalio/cli/cmd/temporal@${temporalCliVersion}` as const

export interface FindTemporalOptions {
  env?: NodeJS.ProcessEnv
  onProgress?: (line: string) => void
  /** Time-out of the download, so that the program does not hang on a network that drops packets. */
  downloadDeadlineMs?: number
}

export async function findTemporalBinary(options: FindTemporalOptions = {}): Promise<string> {
  const { env = process.env, onProgress = () => undefined, downloadDeadlineMs = 60_000 } = options
  const named = env['TEMPORAL_CLI_PATH']
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new SetUpError(`TEMPORAL_CLI_PATH=${named}: there is no executable file. Correct it, or unset it.`)
  }
  const cache = cacheDir(env)
  const downloaded = join(cache, `temporal-cli-${temporalCliVersion}-release`, 'temporal')
  const built = join(cache, `temporal-cli-${temporalCliVersion}`, 'temporal')
  const present = onPath('temporal', env) ?? [built, downloaded].find(isExecutable)
  if (present !== undefined) return present

  mkdirSync(cache, { recursive: true })
  const tried: string[] = []
  for (const [how, obtain] of [
    ['download', () => download({ target: downloaded, env, onProgress, deadlineMs: downloadDeadlineMs })],
    ['go install', () => goInstall({ target: built, env, onProgress, go: onPath('go', env), program: cliProgram })],
  ] as const) {
    try {
      await obtain()
      return how === 'download' ? downloaded : built
    } catch (error) {
      tried.push(`  ${how}: ${messageOf(error)}`)
      onProgress(`${how}: ${messageOf(error).split('\n')[0]}`)
    }
  }
  throw new SetUpError(
    [
      'There is no Temporal server to start. Tried: TEMPORAL_CLI_PATH (not set), `temporal` on PATH (not found),',
      `  the cache (nothing in ${cache})`,
      ...tried,
      'Do one of these:',
      '  - install the Temporal CLI (https://docs.temporal.io/cli) so that `temporal` is on PATH',
      '  - set TEMPORAL_CLI_PATH to the `temporal` executable',
      `  - install Go 1.24 or newer (https://go.dev/dl): it builds ${temporalCliVersion} from source in about three minutes`,
      '  - set TEMPORAL_ADDRESS to a Temporal server that is already running',
    ].join('\n'),
  )
}
