import { connect } from 'node:net'
import { listOffersOperation } from '@adcopy/contract'
import { mintToken } from '@adcopy/core'
import type { Fault } from './stage.ts'

const floodMs = 15_000
const pipelined = 5_000

/**
 * Simulates an unauthenticated client that pipelines requests with guessed tokens to every api, and reconnects whenever
 * the api closes the connection.
 */
export const floodWithGuesses: Fault = async (stage) => {
  const guesses = Array.from({ length: pipelined }, request).join('')
  await stage.incident(`guessed tokens pipelined for ${floodMs / 1_000} s`, {}, async () => {
    const over = AbortSignal.timeout(floodMs)
    await Promise.all(stage.stack.services.apis.map(({ url }) => flood(new URL(url), guesses, over)))
  })
}

const request = () =>
  `GET ${listOffersOperation.path} HTTP/1.1\r\nHost: api\r\nAuthorization: Bearer ${mintToken().token}\r\n\r\n`

/**
 * Throws if any response has a status other than 401 or 429. Responses may be missing, because a connection reset can
 * discard them.
 */
async function flood({ hostname, port }: URL, guesses: string, over: AbortSignal): Promise<void> {
  const statuses = new Set<string>()
  while (!over.aborted) {
    const socket = connect({ host: hostname, port: Number(port), signal: over })
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined) // The api may reset the connection.
    socket.on('data', (chunk: Buffer) => {
      for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.add(status ?? '')
    })
    socket.write(guesses)
    await closed
  }
  const others = [...statuses].filter((status) => status !== '401' && status !== '429')
  if (others.length > 0) throw new Error(`guesses were answered with ${others.join(', ')}`)
}
