import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { parseEnvironment, toTemporalSecurity } from '@adcopy/core'
import { temporaryFolder } from '@adcopy/testing'
import { NativeConnection } from '@temporalio/worker'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const folder = temporaryFolder()
const file = (name: string) => join(folder, name)
let address = ''

// Like Temporal Cloud, this TLS server in front of Temporal accepts only clients whose certificate was signed by a
// certificate authority that it trusts.
const server = createServer({
  requestCert: true,
  rejectUnauthorized: true,
  ALPNProtocols: ['h2'],
}).on('secureConnection', (socket) => {
  const [host, port] = inject('temporalAddress').split(':')
  const upstream = connect(Number(port), host)
  socket.pipe(upstream).pipe(socket)
  for (const end of [socket, upstream]) end.on('error', () => [socket, upstream].forEach((each) => each.destroy()))
})

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })

beforeAll(async () => {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=authority', '-keyout', 'ca.key', '-out', 'ca.pem')
  for (const name of ['localhost', 'worker']) {
    openssl(
      'req',
      ...key,
      '-subj',
      `/CN=${name}`,
      '-addext',
      `subjectAltName=DNS:${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
    )
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy', '-days', '2']
    openssl('x509', '-req', '-in', `${name}.csr`, ...signed, '-out', `${name}.pem`)
  }
  const [ca, cert, secret] = ['ca.pem', 'localhost.pem', 'localhost.key'].map((name) => readFileSync(file(name)))
  server.setSecureContext({ ca, cert, key: secret })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `localhost:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

async function describeNamespace(variables: Record<string, string>): Promise<string | null | undefined> {
  const env = parseEnvironment('ops', { TEMPORAL_ADDRESS: address, ...variables })
  const connection = await NativeConnection.connect({ address, tls: toTemporalSecurity(env).tls })
  try {
    const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace: 'default' })
    return namespaceInfo?.name
  } finally {
    await connection.close()
  }
}

const authority = { TEMPORAL_TLS_SERVER_CA_CERT_PATH: file('ca.pem') }
const certificate = {
  TEMPORAL_TLS_CLIENT_CERT_PATH: file('worker.pem'),
  TEMPORAL_TLS_CLIENT_KEY_PATH: file('worker.key'),
}

test('a client certificate opens a Temporal that asks for one', async () => {
  await expect(describeNamespace({ ...authority, ...certificate })).resolves.toBe('default')
})

test('without it, or without the authority of the server, nothing is connected', async () => {
  await expect(describeNamespace(authority)).rejects.toThrow()
  await expect(describeNamespace(certificate)).rejects.toThrow()
})

test('a certificate without its key is a fault of the environment', async () => {
  const { TEMPORAL_TLS_CLIENT_CERT_PATH } = certificate
  await expect(describeNamespace({ TEMPORAL_TLS_CLIENT_CERT_PATH })).rejects.toThrow(
    'TEMPORAL_TLS_CLIENT_KEY_PATH is not set',
  )
  await expect(describeNamespace({ TEMPORAL_TLS_SERVER_CA_CERT_PATH: file('none.pem') })).rejects.toThrow(
    'TEMPORAL_TLS_SERVER_CA_CERT_PATH is not a file that can be read',
  )
})
