import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort, startProgram, testFingerprintKeys } from '@adcopy/testing'

const server = {
  args: ['server.ts'],
  cwd: join(import.meta.dirname, '../..'),
  env: { NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' },
}

export type WebServer = Awaited<ReturnType<typeof startWeb>>

export async function startWeb(databaseUrl: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const program = await startProgram({
    ...server,
    env: {
      ...server.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      WEB_ORIGIN: origin,
      BETTER_AUTH_SECRET: 'a secret of the tests, long enough to be one',
      FINGERPRINT_KEYS: testFingerprintKeys,
      TEMPORAL_UI_URL: 'http://temporal.test',
      ...env,
    },
    ready: () =>
      fetch(`${origin}/icon.svg`).then(
        (response) => response.ok,
        () => false,
      ),
  })
  return { origin, pid: program.child.pid ?? 0, ...program }
}

/** Runs the web application until it ends. */
export function runWeb(env: Record<string, string>): { code: number | null; output: string } {
  const { PATH = '' } = process.env
  const options = { cwd: server.cwd, env: { PATH, ...server.env, ...env }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, server.args, options)
  return { code: status, output: stdout + stderr }
}
