import { connect } from 'node:net'
import { listOffersOperation } from '@adcopy/contract'
import { mintToken } from '@adcopy/core'
import type { Fault } from './stage.ts'

const floodMs = 15_000
const pipelined = 5_000

/** An unauthenticated client pipelines requests with guessed tokens to every api, and reconnects when the api disconnects. */
export const floodWithGuesses: Fault = async (stage) => {
  const guesses = Array.from({ length: pipelined }, request).join('')
  await stage.incident(`guessed tokens pipelined for ${floodMs / 1_000} s`, {}, async () => {
    const over = AbortSignal.timeout(floodMs)
    await Promise.all(stage.stack.services.apis.map(({ url }) => flood(new URL(url), guesses, over)))
  })
}

const request = () =>
  `GET ${listOffersOperation.path} HTTP/1.1\r\nHost: api\r\nAuthorization: Bearer ${mintToken().token}\r\n\r\n`

/** Throws if a response is neither 401 nor 429. A connection reset may discard every response. */
async function flood({ hostname, port }: URL, guesses: string, over: AbortSignal): Promise<void> {
  const statuses = new Set<string>()
  while (!over.aborted) {
    const socket = connect({ host: hostname, port: Number(port), signal: over })
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined) // the api may reset the connection
    socket.on('data', (chunk: Buffer) => {
      for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.add(status ?? '')
    })
    socket.write(guesses)
    await closed
  }
  const others = [...statuses].filter((status) => status !== '401' && status !== '429')
  if (others.length > 0) throw new Error(`guesses were answered with ${others.join(', ')}`)
}
