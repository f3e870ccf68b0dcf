import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { problems, type Job, type ProblemCode } from '@adcopy/contract'
import { listen } from '@adcopy/testing'
import { AdCopy, type ClientOptions } from '../src/index.ts'

export interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
  atMs: number
}

/** An act may send its response late or not at all. */
export type Act = (response: ServerResponse) => void

export interface Script {
  client: AdCopy
  seen: Seen[]
  url: string
}

const closing: Array<() => Promise<void>> = []
export const closeServers = () => Promise.all(closing.splice(0).map((close) => close()))

/** The server handles each request with the next act, and repeats the last act. */
export async function play(acts: readonly Act[], options: Partial<ClientOptions> = {}): Promise<Script> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const atMs = performance.now()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString(), atMs })
      acts[Math.min(seen.length, acts.length) - 1]?.(response)
    })
  })
  const { url, close } = await listen(server)
  closing.push(close)
  return { client: new AdCopy({ baseUrl: url, token: 'acp_test', ...options }), seen, url }
}

export const input = { platform: 'facebook', awareness_level: 'unaware', brief: 'Autumn' } as const

const fields = { object: 'ad_copy_generation', id: 'acg_1', created_at: '2026-11-01T00:00:00.000Z' } as const
const ended = { ...fields, completed_at: '2026-11-01T00:00:09.000Z' }
const result = { headline: 'H', primary_text: 'P', artifact_id: 'art_1', app_url: 'https://web.example/a' }
const error = { code: 'policy_blocked', message: 'No.' } as const

export const jobs: Record<Job['status'], Job> = {
  queued: { ...fields, status: 'queued' },
  running: { ...fields, status: 'running' },
  succeeded: { ...ended, status: 'succeeded', result },
  failed: { ...ended, status: 'failed', error },
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Act {
  const own = { 'content-type': 'application/json', 'x-request-id': 'req_1' }
  return (response) => response.writeHead(status, { ...own, ...headers }).end(JSON.stringify(body))
}

export function problem(code: ProblemCode, headers: Record<string, string> = {}, more: object = {}): Act {
  const { status, title, detail } = problems[code]
  const type = `https://web.example/problems/${code}`
  return json(
    status,
    { type, title, status, detail, request_id: 'req_p', ...more },
    { 'content-type': 'application/problem+json', ...headers },
  )
}

/** `cut` and `silence` send no response: `cut` closes the connection, `silence` leaves it open. */
export const cut: Act = (response) => response.destroy()
export const silence: Act = () => undefined
export const cutHalfWay: Act = (response) => {
  response.writeHead(202, { 'content-type': 'application/json', 'content-length': '500' })
  response.write('{"object":"ad_copy_gen', () => response.destroy())
}
/** Sends a truncated body without a content length, so that HTTP does not reveal the truncation. */
export const cutUnseen: Act = (response) => {
  response.writeHead(202, { 'content-type': 'application/json', connection: 'close' })
  response.end('{"object":"ad_copy_gen')
}
export const page = (status: number, headers: Record<string, string> = {}): Act => {
  return (response) => response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>Proxy</h1>')
}
