import { anyFreePort, nodeEnv, onPath, probeHttp, SetUpError } from '@adcopy/local-stack'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { places } from '../places.ts'
import type { Services } from '../stack/services.ts'
import { temporalOnPostgres } from './temporal.ts'

const host = '127.0.0.1'
const websCount = 2
// An instance that is stopping continues to serve requests for this long. This is longer than HAProxy needs to detect
// that the instance is not ready: `inter` × `fall` in deploy/haproxy/haproxy.cfg.
const drainSeconds = 3

/** Moves Temporal's data to PostgreSQL, and puts the apis and new web applications behind a load balancer. */
export async function intoCluster(services: Services, folder: string): Promise<void> {
  const { apis, webs } = services
  services.temporal = await temporalOnPostgres(services, folder)
  for (const worker of services.workers) worker.env = { ...worker.env, TEMPORAL_ADDRESS: services.temporal.address }
  const [apiPort, webPort, statsPort] = [await anyFreePort(), await anyFreePort(), await anyFreePort()]
  const [url, webUrl] = [`http://${host}:${apiPort}`, `http://${host}:${webPort}`]
  const behind = {
    WEB_ORIGIN: webUrl,
    TRUSTED_PROXY_HOPS: '1',
    DRAIN_DELAY_SECONDS: String(drainSeconds),
    OPERATIONS_HOST: host,
  }
  const addresses: Record<string, string> = {}
  for (const [index, api] of apis.entries()) {
    const operations = String(await anyFreePort())
    api.env = { ...api.env, ...behind, OPERATIONS_PORT: operations }
    addresses[`API_${index + 1}`] = new URL(api.url).host
    addresses[`API_${index + 1}_OPERATIONS_PORT`] = operations
  }
  for (let index = 1; index <= websCount; index += 1) {
    const [port, operations] = [String(await anyFreePort()), String(await anyFreePort())]
    webs.push({
      name: `web-${index}`,
      command: process.execPath,
      args: ['server.ts'],
      cwd: places.web,
      env: {
        ...nodeEnv,
        ...process.env,
        ...behind,
        NODE_ENV: 'production',
        FINGERPRINT_KEYS: services.fingerprintKeys,
        BETTER_AUTH_SECRET: randomBytes(32).toString('base64'),
        API_ORIGIN: url,
        HOST: host,
        PORT: port,
        OPERATIONS_PORT: operations,
        LOG_LEVEL: 'warn',
      },
      logFile: join(folder, `web-${index}.log`),
      probe: (signal) => probeHttp(`http://${host}:${operations}/readyz`, signal, 200),
      readyDeadlineMs: 60_000,
      stopSignals: [{ signal: 'SIGTERM', graceMs: 12_000 }],
    })
    addresses[`WEB_${index}`] = `${host}:${port}`
    addresses[`WEB_${index}_OPERATIONS_PORT`] = operations
  }
  services.balancer = {
    name: 'balancer',
    command: findHaproxy(),
    args: ['-db', '-f', join(places.haproxy, 'haproxy.cfg')],
    cwd: folder,
    env: {
      ...addresses,
      API_BIND: `${host}:${apiPort}`,
      WEB_BIND: `${host}:${webPort}`,
      OPERATIONS_BIND: `${host}:${statsPort}`,
      UNAVAILABLE: join(places.haproxy, 'unavailable.json'),
      PROBLEMS_BASE: `${webUrl}/problems`,
    },
    logFile: join(folder, 'balancer.log'),
    probe: (signal) => routesToAll(`http://${host}:${statsPort}/;csv`, signal),
    readyDeadlineMs: 60_000,
    stopSignals: [{ signal: 'SIGTERM', graceMs: 2_000 }],
    url,
    webUrl,
  }
}

function findHaproxy(): string {
  const { PATH = '', ...env } = process.env
  // Debian installs HAProxy in a folder that is only on root's PATH.
  const found = onPath('haproxy', { ...env, PATH: `${PATH}:/usr/sbin` })
  if (found !== undefined) return found
  throw new SetUpError('A cluster needs HAProxy 2.6 or newer on PATH, for example: apt-get install haproxy')
}

async function routesToAll(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal })
  const down = instancesDown(await response.text())
  if (down.length > 0) throw new Error(`${down.join(', ')} not ready`)
}

/** Returns the servers that HAProxy's statistics page (CSV) does not list as UP. */
export function instancesDown(csv: string): string[] {
  const [head = '', ...lines] = csv.trim().split('\n')
  const status = head.split(',').indexOf('status')
  return lines
    .map((line) => line.split(','))
    .filter((cells) => !['FRONTEND', 'BACKEND'].includes(cells[1] ?? '') && cells[status] !== 'UP')
    .map((cells) => cells[1] ?? '')
}
