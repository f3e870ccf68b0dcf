import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listen } from '@adcopy/testing'
import { afterAll } from 'vitest'
import type { ProviderName } from '../../src/providers/settings.ts'

export interface WireRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

export interface Wire {
  url: string
  requests: WireRequest[]
  /** Clears `requests` and sets the responses to the next requests. The last response is repeated. */
  answerWith: (...answers: Array<(response: ServerResponse) => void>) => void
  asked: () => Promise<void>
}

/** The server is closed after the tests of the file or of the enclosing `describe`. */
export async function setUpWire(): Promise<Wire> {
  const requests: WireRequest[] = []
  let answers: Array<(response: ServerResponse) => void> = []
  let comes = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(response)
      comes.resolve()
    })
  })
  // The server never closes idle connections. Otherwise a test process that is busy for longer than the timeout would
  // send its next request over a closed connection.
  server.keepAliveTimeout = 0
  const { url, close } = await listen(server)
  afterAll(close)
  return {
    url,
    requests,
    answerWith(...given) {
      requests.length = 0
      answers = given
      comes = Promise.withResolvers()
    },
    asked: () => comes.promise,
  }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

type Ending = 'done' | 'cut_off' | 'refused'

/** Each body reports 1,000 input and 50 output tokens. */
export const answerOf: Record<ProviderName, (text: string, ending?: Ending) => unknown> = {
  openai: (text, ending = 'done') => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    model: 'gpt-5',
    status: ending === 'cut_off' ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: ending === 'cut_off' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [
          ending === 'refused'
            ? { type: 'refusal', refusal: text }
            : { type: 'output_text', text, annotations: [], logprobs: [] },
        ],
      },
    ],
    usage: {
      input_tokens: 1_000,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 50,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 1_050,
    },
  }),
  anthropic: (text, ending = 'done') => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content: [{ type: 'text', text }],
    stop_reason: { done: 'end_turn', cut_off: 'max_tokens', refused: 'refusal' }[ending],
    stop_sequence: null,
    usage: { input_tokens: 1_000, output_tokens: 50 },
  }),
  google: (text, ending = 'done') =>
    ending === 'refused'
      ? {
          promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
          usageMetadata: { promptTokenCount: 1_000, candidatesTokenCount: 50, totalTokenCount: 1_050 },
        }
      : {
          candidates: [
            {
              index: 0,
              content: { role: 'model', parts: [{ text }] },
              finishReason: ending === 'cut_off' ? 'MAX_TOKENS' : 'STOP',
            },
          ],
          usageMetadata: { promptTokenCount: 1_000, candidatesTokenCount: 50, totalTokenCount: 1_050 },
        },
  'openai-compatible': (text, ending = 'done') => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'llama-3.3-70b',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          ...(ending === 'refused' ? { content: null, refusal: text } : { content: text }),
        },
        finish_reason: ending === 'cut_off' ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 },
  }),
}

/** A response with this text, or with this value as JSON. */
export const said = (value: unknown, name: ProviderName = 'openai-compatible') =>
  json(200, answerOf[name](typeof value === 'string' ? value : JSON.stringify(value)))
