import { parseEnvironment } from '@adcopy/core'
import { join } from 'node:path'
import { freePort, listen, startProgram } from '@adcopy/testing'
import { composeApi } from '../src/compose.ts'
import { createServer, type ServerOptions } from '../src/create-server.ts'
import { keepDeadlines } from '../src/keep-deadlines.ts'

/** `in-process` runs the same server as server.ts in the test process. */
export type Entry = 'server.ts' | 'next' | 'in-process'

/** The `database` test tier and mutation testing set `ADCOPY_TEST_ENTRIES` to `in-process`. */
export const entries = (process.env['ADCOPY_TEST_ENTRIES']?.split(',') ?? ['server.ts', 'next']) as Entry[]

export interface RunningEntry {
  url: string
  output(): string
  stop(): Promise<void>
}

const directory = join(import.meta.dirname, '..')
const compileCache = join(directory, 'node_modules/.cache/node-compile')

export function startEntry(entry: Entry, env: Record<string, string>): Promise<RunningEntry> {
  return entry === 'in-process' ? startInProcess(env) : startProcess(entry, env)
}

async function startProcess(entry: 'server.ts' | 'next', env: Record<string, string>): Promise<RunningEntry> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    args:
      entry === 'next'
        ? [join(directory, 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', String(port)]
        : ['server.ts'],
    cwd: directory,
    env: { HOST: '127.0.0.1', PORT: String(port), NODE_COMPILE_CACHE: compileCache, ...env },
    ready: () =>
      fetch(url).then(
        (response) => response.status === 404,
        () => false,
      ),
  })
  return { url, output: () => program.output(), stop: () => program.stop() }
}

async function startInProcess(env: Record<string, string>): Promise<RunningEntry> {
  const running = await serveApi(env)
  const deadlines = keepDeadlines(running.api)
  return {
    ...running,
    async stop() {
      await deadlines.close()
      await running.stop()
    },
  }
}

/** Composes the API in the test process and serves it as `server.ts` does, but without the deadline loop. */
export async function serveApi(env: Record<string, string>, options: Pick<ServerOptions, 'requestMsMax'> = {}) {
  let output = ''
  const api = composeApi(parseEnvironment('api', env), { write: (line: string) => void (output += line) })
  const server = createServer({ handleRest: api.handleRest, problemsBase: api.problemsBase, ...options })
  const { port, url, close } = await listen(server)
  return {
    api,
    server,
    port,
    url,
    output: () => output,
    async stop() {
      await close()
      await api.close()
    },
  }
}
