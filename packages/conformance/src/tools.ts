import { messageOf, runToEnd, SetUpError } from '@adcopy/local-stack'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { places } from './places.ts'

type Progress = (line: string) => void

const pythonMinor = 11
const requirements = join(places.home, 'requirements.txt')

const env: NodeJS.ProcessEnv = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SCARF_ANALYTICS: 'false',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PYTHONUTF8: '1',
}

export async function runTool(
  command: string,
  args: readonly string[],
  options: { onLine?: Progress; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<void> {
  const { onLine = () => undefined, cwd = places.root } = options
  await runToEnd(command, args, { cwd, env: { ...env, ...options.env }, onLine, linesKept: 300 })
}

export const nodeTool = (name: string): string => join(places.tools, 'node_modules/.bin', name)

export const pythonTool = (name: string): string => join(places.venv, 'bin', name)

export async function installNodeTools(onLine: Progress): Promise<string> {
  await runTool('pnpm', ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'], {
    onLine,
    cwd: places.tools,
  })
  return 'as in tools/pnpm-lock.yaml'
}

export async function installPythonTools(onLine: Progress): Promise<string> {
  const version = await pythonVersion()
  const stamp = join(places.venv, 'made-with')
  const wanted = createHash('sha256').update(version).update(readFileSync(requirements)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return `${version}, as it was`
  rmSync(places.venv, { recursive: true, force: true })
  try {
    await runTool('python3', ['-m', 'venv', places.venv], { onLine })
  } catch (error) {
    throw new SetUpError(
      `${messageOf(error)}\nThis Python has no working "venv" module; on Debian: apt-get install python3-venv`,
    )
  }
  await runTool(pythonTool('pip'), ['install', '--quiet', '--require-hashes', '-r', requirements], { onLine })
  writeFileSync(stamp, wanted)
  return version
}

async function pythonVersion(): Promise<string> {
  const asked = promisify(execFile)('python3', ['--version'])
  const { stdout } = await asked.catch(() => ({ stdout: 'none' }))
  const version = stdout.trim()
  const [, major, minor] = /^Python (\d+)\.(\d+)/.exec(version) ?? []
  if (Number(major) === 3 && Number(minor) >= pythonMinor) return version
  throw new SetUpError(
    `Schemathesis needs Python 3.${pythonMinor} or newer as python3 on the path, with its "venv" module; found: ${version}.`,
  )
}
