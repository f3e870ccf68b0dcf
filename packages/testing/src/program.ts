import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { until } from '@adcopy/local-stack'

export interface Program {
  child: ChildProcess
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Usually, a program is ready within seconds. Several programs that start together on a slow machine need longer. */
const readyMsMax = 60_000

/**
 * Of this process's environment, the program receives only PATH and HOME. If the program does not become ready, the
 * error contains its output.
 */
export async function startProgram(options: {
  args: readonly string[]
  cwd: string
  env: Record<string, string>
  ready: (output: string) => Promise<boolean> | boolean
}): Promise<Program> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: { PATH, HOME, NODE_ENV: 'production', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const timer = setTimeout(kill, 10_000)
    await ended
    clearTimeout(timer)
  }
  try {
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error(`${options.args.join(' ')} ended with ${child.exitCode}`)
        return options.ready(output)
      },
      { withinMs: readyMsMax, what: `${options.args.join(' ')} ready` },
    )
  } catch (error) {
    await stop('SIGKILL')
    throw new Error(`${String(error)}\n${output}`, { cause: error })
  }
  return { child, output: () => output, stop }
}
