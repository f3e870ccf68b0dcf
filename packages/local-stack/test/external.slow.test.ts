import { expect, test } from 'vitest'
import { appServices } from '../src/apps.ts'
import { SetUpError } from '../src/errors.ts'
import { externalTemporal, waitForDatabase } from '../src/external.ts'
import { anyFreePort } from '../src/ports.ts'
import { startPostgres } from '../src/postgres/start.ts'

test('a database that stays down is an error after the given time, without its password in the message', async () => {
  const url = `postgresql://someone:hunter2@127.0.0.1:${await anyFreePort()}/x`
  const progress: string[] = []
  const error = await waitForDatabase(url, 200, (line) => progress.push(line)).catch((reason: unknown) => reason)
  const message = error instanceof Error ? error.message : ''
  expect(message).toMatch(/did not answer within 0.2 s: .*ECONNREFUSED/)
  expect(message).toContain('unset it to use the embedded PostgreSQL')
  expect(progress[0]).toContain('no answer yet')
  expect([message, ...progress].join()).not.toContain('hunter2')
})

test('a DATABASE_URL of another kind is an error at once', async () => {
  await expect(waitForDatabase('mysql://a/b', 60_000, () => undefined)).rejects.toThrow('is not a postgresql:// URL')
})

test('a database that comes up during the wait is found', async () => {
  const port = await anyFreePort()
  const [server] = await Promise.all([startPostgres({ port }), waitForPort(port)])
  await expect(waitForDatabase(server.url, 10_000, () => undefined)).resolves.toBeUndefined()
  await server.stop()
})

/**
 * The test learns the password only when the server has started, so this function logs in with a wrong password. A
 * refused login shows that the server is up.
 */
async function waitForPort(port: number): Promise<void> {
  const waiting = waitForDatabase(`postgresql://adcopy:wrong@127.0.0.1:${port}/adcopy`, 30_000, () => undefined)
  await expect(waiting).rejects.toThrow(/refuses: password authentication failed/)
}

test('TEMPORAL_ADDRESS replaces the embedded server; an API key means TLS unless a variable turns that off', () => {
  expect(externalTemporal({ TEMPORAL_ADDRESS: 'a:7233' })).toEqual({
    address: 'a:7233',
    namespace: 'default',
    tls: false,
  })
  const env = { TEMPORAL_ADDRESS: 'a:7233', TEMPORAL_NAMESPACE: 'n', TEMPORAL_API_KEY: 'k' }
  expect(externalTemporal(env)).toEqual({ address: 'a:7233', namespace: 'n', tls: true, apiKey: 'k' })
  expect(externalTemporal({ ...env, TEMPORAL_TLS: 'false' }).tls).toBe(false)
})

test.each(['yes', 'tls', 'none'])('TEMPORAL_TLS=%s is an error for people, not a guess', (word) => {
  const env = { TEMPORAL_ADDRESS: 'a:7233', TEMPORAL_API_KEY: 'canary', TEMPORAL_TLS: word }
  const refused = new SetUpError(
    'The environment of ops is not valid:\n  TEMPORAL_TLS is not true or false (1, on, 0 and off mean the same)',
  )
  expect(() => externalTemporal(env)).toThrow(refused)
})

test.each([true, false])('the worker gets the parsed value: TLS %s', (tls) => {
  const ports = { api: 1, web: 2, apiOperations: 3, workerOperations: 4, webOperations: 5 }
  const temporal = { address: 'a:7233', namespace: 'n', tls, apiKey: 'k' }
  const places = {
    apiUrl: '',
    webUrl: '',
    databaseUrls: { api: '', web: '', worker: '', ops: '' },
    temporal,
    temporalUiUrl: null,
    ports,
  }
  const secrets = {
    postgres_password: '',
    fingerprint_keys: '',
    better_auth_secret: '',
    demo_password: '',
  }
  const { worker } = appServices('/root', '/logs', places, secrets)
  expect(worker.env).toMatchObject({ TEMPORAL_TLS: String(tls), TEMPORAL_API_KEY: 'k' })
})
