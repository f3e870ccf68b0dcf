import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetUpError } from '../errors.ts'
import { runToEnd } from '../run-to-end.ts'
import { temporalCliVersion } from './go-install.ts'
import { obtain, type ObtainOptions } from './obtain.ts'

/** The keys are Node's names of platform and architecture. */
const archives: Readonly<Record<string, { name: string; sha256: string }>> = {
  'linux-x64': {
    name: 'linux_amd64',
    sha256: 'ddc95e08b0b076efd4ea9733a3f488eb7d2be875f8834e616cd2a37358b4852d',
  },
  'linux-arm64': {
    name: 'linux_arm64',
    sha256: 'bd1b0db9f18b051026de8bf6cc1505f2510f14bbb7a8b9a4a91fff46c77454f5',
  },
  'darwin-x64': {
    name: 'darwin_amd64',
    sha256: 'bbb73e2a31135abe50a1f1cdb35030c42961df618e8ce9c60ae89f201540c5d9',
  },
  'darwin-arm64': {
    name: 'darwin_arm64',
    sha256: 'cca01b7ea35ad56e2a328d9ae596bf716bd22313ef63c7a761c88354457c2415',
  },
}

const releases = 'https://github.com/temporalio/cli/releases/download'

export interface DownloadOptions extends ObtainOptions {
  deadlineMs: number
  from?: string
  archive?: { name: string; sha256: string } | undefined
}

/** The SHA-256 of the archive is checked before the archive is unpacked. */
export function download({
  deadlineMs,
  from = releases,
  archive = archives[`${process.platform}-${process.arch}`],
  ...options
}: DownloadOptions): Promise<void> {
  return obtain(options, async (dir) => {
    if (archive === undefined) throw new SetUpError('there is no release for this platform')
    options.onProgress(`downloading the Temporal CLI ${temporalCliVersion}`)
    const version = temporalCliVersion.slice(1)
    const bytes = await read(`${from}/${temporalCliVersion}/temporal_cli_${version}_${archive.name}.tar.gz`, deadlineMs)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (sha256 !== archive.sha256)
      throw new SetUpError(`its SHA-256 is ${sha256}, not ${archive.sha256}: it was dropped`)
    const file = join(dir, 'temporal.tar.gz')
    writeFileSync(file, bytes)
    const { env } = options
    await runToEnd('tar', ['-xzf', file, 'temporal'], { env, cwd: dir, deadlineMs, onLine: () => undefined })
    return join(dir, 'temporal')
  })
}

async function read(url: string, deadlineMs: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    const response = await fetch(url, { signal })
    if (!response.ok) throw new SetUpError(`${url} answers ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    if (signal.aborted) throw new SetUpError(`not done within ${deadlineMs / 1000} s`, { cause: error })
    throw error instanceof SetUpError ? error : new SetUpError(`${url} cannot be reached`, { cause: error })
  }
}
