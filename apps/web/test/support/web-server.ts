import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, testFingerprintKeys, until } from '@adcopy/testing'

const app = join(import.meta.dirname, '../..')

export interface WebServer {
  origin: string
  pid: number
  output(): string
  stop(): Promise<void>
}

export interface Ended {
  code: number | null
  output: string
}

export function webEnv(databaseUrl: string, origin: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    WEB_ORIGIN: origin,
    BETTER_AUTH_SECRET: 'a secret of the tests, long enough to be one',
    FINGERPRINT_KEYS: testFingerprintKeys,
    TEMPORAL_UI_URL: 'http://temporal.test',
  }
}

export async function startWeb(databaseUrl: string, env: Record<string, string> = {}): Promise<WebServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { child, ended, output } = launch(port, { ...webEnv(databaseUrl, origin), ...env })
  let end: Ended | undefined
  void ended.then((value) => (end = value))
  await until(
    async () => {
      if (end !== undefined) throw new Error(`the web application ended with ${end.code}:\n${end.output}`)
      return fetch(`${origin}/icon.svg`).then(
        (response) => response.ok,
        () => false,
      )
    },
    { what: 'the web application' },
  )
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function runWeb(env: Record<string, string>): Promise<Ended> {
  return launch(await freePort(), env).ended
}

function launch(
  port: number,
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended>; output: () => string } {
  if (!existsSync(join(app, '.next/BUILD_ID'))) {
    throw new Error('apps/web is not built: `pnpm exec turbo run build` first (npm test does it by itself)')
  }
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: app,
    env: { PATH, HOME, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const lastResort = () => child.kill('SIGKILL')
  process.once('exit', lastResort)
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', lastResort)
      resolve({ code, output })
    })
  })
  return { child, ended, output: () => output }
}
