import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { SetUpError } from './errors.ts'

const host = '127.0.0.1'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

// These ports are below the usual ephemeral range, because the system could assign an ephemeral port to an outgoing
// connection before the server binds the port.
const unlent = { from: 10_240, to: 32_768 }

export async function anyFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(unlent.from, unlent.to)
    if (await isFree(port)) return port
  }
  throw new SetUpError(`no free TCP port on ${host}`)
}

export async function freePortFrom(preferred: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = preferred; port < Math.min(preferred + 200, 65_536); port++) {
    if (!taken.has(port) && (await isFree(port))) return port
  }
  return anyFreePort()
}

/** A port that is set by an environment variable is never replaced: the function throws if the port is in use. */
export async function choosePorts<Name extends string>(
  preferences: Record<Name, { preferred: number; variable: string }>,
  env: NodeJS.ProcessEnv,
): Promise<Record<Name, number>> {
  const names = Object.keys(preferences) as Name[]
  const chosen: Partial<Record<Name, number>> = {}
  const taken = new Set<number>()
  const take = (name: Name, port: number) => {
    chosen[name] = port
    taken.add(port)
  }
  for (const name of names) {
    const { variable } = preferences[name]
    const text = env[variable]
    if (text === undefined || text === '') continue
    const port = parsePort(variable, text)
    if (taken.has(port)) throw new SetUpError(`${variable}=${port} names a port that another setting names too`)
    if (!(await isFree(port))) {
      throw new SetUpError(
        `${variable}=${port}: this port is in use. Choose another, or unset ${variable} to get a free one.`,
      )
    }
    take(name, port)
  }
  for (const name of names) {
    if (chosen[name] === undefined) take(name, await freePortFrom(preferences[name].preferred, taken))
  }
  return chosen as Record<Name, number>
}

function parsePort(variable: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new SetUpError(`${variable} must be a port from 1 to 65535`)
  return port
}
