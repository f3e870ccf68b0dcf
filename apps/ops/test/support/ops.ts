import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '@adcopy/testing'
import { expect } from 'vitest'
import { runLine } from '../../src/run-line.ts'

export const main = join(import.meta.dirname, '../../src/main.ts')

export interface Run {
  status: number | null
  stdout: string
  stderr: string
}

/** Uses `env` instead of the environment of this process. */
export async function runOps(env: Record<string, string>, argv: readonly string[], input = ''): Promise<Run> {
  let stdout = ''
  let stderr = ''
  const status = await runLine(argv, {
    env,
    stdin: Readable.from([input]),
    stdout: { write: (words: string) => Boolean((stdout += words)) },
    stderr: { write: (words: string) => Boolean((stderr += words)) },
  })
  return { status, stdout, stderr }
}

export async function spawnOps(env: Record<string, string>, argv: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, [main, ...argv], { env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' })
  child.stdin.end()
  const status = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await status, stdout, stderr }
}

export async function answerOf<T = Record<string, unknown>>(
  env: Record<string, string>,
  argv: readonly string[],
  input = '',
): Promise<T> {
  const run = await runOps(env, [...argv, '--json'], input)
  expect({ stderr: run.stderr, status: run.status }).toEqual({ stderr: '', status: 0 })
  expect(run.stdout).toMatch(/^\{.*\}\n$/)
  return JSON.parse(run.stdout) as T
}

export async function complaintOf(env: Record<string, string>, argv: readonly string[], status = 1): Promise<string> {
  const run = await runOps(env, [...argv, '--json'])
  expect({ stdout: run.stdout, status: run.status }).toEqual({ stdout: '', status })
  expect(run.stderr).toMatch(/^[^\n]+\n$/)
  return run.stderr.trimEnd()
}

export function writeFile(name: string, content: unknown): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
