import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  connect,
  constants,
  createSecureServer,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Creates an authority (`ca.pem`) and the certificates that it signed for `localhost` and `worker`. */
export function createCertificates(folder: string): (name: string) => string {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=authority', '-keyout', 'ca.key', '-out', 'ca.pem')
  for (const name of ['localhost', 'worker']) {
    const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
    openssl('req', ...key, ...subject, '-keyout', `${name}.key`, '-out', `${name}.csr`)
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy', '-days', '2']
    openssl('x509', '-req', '-in', `${name}.csr`, ...signed, '-out', `${name}.pem`)
  }
  return (name) => join(folder, name)
}

interface CloudOptions {
  temporalAddress: string
  file: (name: string) => string
  /** Every request must contain this key. Without it, every client must have a certificate of the authority. */
  apiKey?: string
}

export interface TemporalCloud {
  address: string
  /** The method of each request, with the gRPC status of the refusal. */
  requests: Array<{ method: string; refusal: string | undefined }>
  close: () => void
}

/**
 * Forwards requests to Temporal under the rules of Temporal Cloud: TLS with a key or a client certificate, no
 * OperatorService, and `temporal-namespace` on every request except GetSystemInfo, which must not have it.
 */
export async function startTemporalCloud({ temporalAddress, file, apiKey }: CloudOptions): Promise<TemporalCloud> {
  const [cert, key, ca] = ['localhost.pem', 'localhost.key', 'ca.pem'].map((name) => readFileSync(file(name)))
  const requests: TemporalCloud['requests'] = []
  const sessions = new Set<ServerHttp2Session>()
  const temporal = connect(`http://${temporalAddress}`)
  const certificateIsRequired = apiKey === undefined
  const server = createSecureServer({ cert, key, ca, requestCert: certificateIsRequired, rejectUnauthorized: true })
    .on('session', (session) => sessions.add(session))
    .on('stream', (stream, headers) => {
      const [, service = '', method = ''] = String(headers[':path']).split('/')
      const refusal = refusalOf(headers, service, method, apiKey)
      requests.push({ method, refusal })
      if (refusal === undefined) return forward(stream, temporal.request(headers))
      const trailers = { 'grpc-status': refusal, 'grpc-message': 'Request unauthorized.' }
      stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...trailers }, { endStream: true })
    })
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `localhost:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.close()
      for (const session of sessions) session.destroy()
      temporal.destroy()
    },
  }
}

const permissionDenied = '7'
export const unauthenticated = '16'

function refusalOf(headers: IncomingHttpHeaders, service: string, method: string, apiKey: string | undefined) {
  if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`) return unauthenticated
  if (service !== 'temporal.api.workflowservice.v1.WorkflowService') return permissionDenied
  const hasNamespace = headers['temporal-namespace'] !== undefined
  return hasNamespace === (method === 'GetSystemInfo') ? unauthenticated : undefined
}

function forward(stream: ServerHttp2Stream, upstream: ClientHttp2Stream): void {
  let trailers: IncomingHttpHeaders = {}
  upstream
    .on('response', (headers, flags) => {
      if (stream.destroyed) return
      const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0
      stream.respond(headers, isWhole ? { endStream: true } : { waitForTrailers: true })
    })
    .on('trailers', (received) => (trailers = received))
    .on('error', () => undefined)
    .on('close', () => upstream.rstCode !== constants.NGHTTP2_NO_ERROR && stream.close(upstream.rstCode))
  stream
    .on('wantTrailers', () => stream.sendTrailers(trailers))
    .on('error', () => undefined)
    .on('close', () => upstream.close(constants.NGHTTP2_CANCEL))
  stream.pipe(upstream).pipe(stream)
}
