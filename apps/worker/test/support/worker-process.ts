import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testFingerprintKeys, until } from '@adcopy/testing'
import { inject } from 'vitest'
import { buildBundle } from '../../src/bundle.ts'
import { bundleFile } from '../../src/bundle-file.ts'

export interface WorkerProcess {
  pid: number
  log: Array<Record<string, unknown>>
  output: () => string
  exited: Promise<number | string>
  kill: (signal: NodeJS.Signals) => Promise<number | string>
}

const main = join(import.meta.dirname, '../../src/main.ts')
const gated = join(import.meta.dirname, 'gated-worker.ts')
export const waywardWorker = join(import.meta.dirname, 'wayward-worker.ts')
export const slowWorker = join(import.meta.dirname, 'slow-worker.ts')

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

export async function ensureBundle(): Promise<void> {
  if (!existsSync(bundleFile)) await buildBundle()
}

/** With `GATE_FILE`, the worker's writer waits until that file exists. */
export function startWorker(
  env: Record<string, string>,
  program?: string,
  flags: readonly string[] = [],
): WorkerProcess {
  const child = spawn(process.execPath, [...flags, program ?? (env['GATE_FILE'] === undefined ? main : gated)], {
    env: {
      PATH: process.env['PATH'],
      FINGERPRINT_KEYS: testFingerprintKeys,
      LOG_LEVEL: 'debug',
      TEMPORAL_ADDRESS: inject('temporalAddress'),
      TEMPORAL_TASK_QUEUE: `worker-${process.pid}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const log: Array<Record<string, unknown>> = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const from = text.lastIndexOf('\n') + 1
      text += chunk
      const whole = text.slice(from, text.lastIndexOf('\n') + 1)
      for (const line of whole.split('\n')) if (line.startsWith('{')) log.push(JSON.parse(line))
    })
  }
  const exited = new Promise<number | string>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child)
      resolve(signal ?? code ?? -1)
    })
  })
  running.add(child)
  return {
    pid: child.pid ?? -1,
    log,
    output: () => text,
    exited,
    kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}

export async function untilWorking({ log }: WorkerProcess): Promise<void> {
  await until(() => log.some(({ msg }) => msg === 'working'), { withinMs: 60_000, what: 'a worker at work' })
}

/** Waits until the worker serves its operations. */
export async function operationsOf({ output }: { output: () => string }): Promise<string> {
  const served = () => /"port":(\d+),"msg":"serving operations"/.exec(output())
  const [, port] = await until(served, { what: 'the operations' })
  return `http://127.0.0.1:${port}`
}
