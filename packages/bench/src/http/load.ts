import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'

// This process keeps one request open on every connection and prints its measurements. It sends prepared text and
// parses only status and length, because a general HTTP client would need more processor time than the servers.

export interface Load {
  port: number
  connections: number
  seconds: number
  /** Sent in rotation. `{key}` is replaced with a new UUID. */
  requests: readonly string[]
  status: number
}

const load = (await json(process.stdin)) as Load
const latencies: number[] = []
let next = 0
let unexpected = 0
let sample = ''
const beganMs = performance.now()
const endMs = beganMs + load.seconds * 1_000

function keepBusy(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1').setNoDelay(true)
    let sentMs = 0
    let received = ''
    const send = () => {
      const text = load.requests[(next += 1) % load.requests.length] ?? ''
      sentMs = performance.now()
      socket.write(text.replace('{key}', randomUUID()))
    }
    socket.on('connect', send).on('error', reject).on('close', resolve).setEncoding('latin1')
    socket.on('data', (text: string) => {
      received += text
      const head = received.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
      if (received.length < head + 4 + length) return
      latencies.push(performance.now() - sentMs)
      if (Number(received.slice(9, 12)) !== load.status) {
        unexpected += 1
        sample = received
      }
      received = ''
      if (performance.now() < endMs) send()
      else socket.end()
    })
  })
}

await Promise.all(Array.from({ length: load.connections }, keepBusy))
if (unexpected > 0)
  throw new Error(`${unexpected} of ${latencies.length} responses were not ${load.status}:\n${sample}`)
const seconds = (performance.now() - beganMs) / 1_000
const sorted = latencies.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN
process.stdout.write(
  JSON.stringify({ requests: sorted.length, rate: sorted.length / seconds, p50: at(0.5), p99: at(0.99) }),
)
