import { createServer } from 'node:http'
import { listen } from '@adcopy/testing'
import { hashOf, type RecordedAnswer } from '../../src/sets/answers.ts'

interface ChatRequest {
  messages: ReadonlyArray<{ role: string; content: string }>
}

export interface ReplayServer {
  /** Base URL of the chat completions API. */
  url: string
  /** Documents for which no answer is recorded. */
  unanswered: string[]
  close: () => Promise<void>
}

/** The server imitates OpenAI's chat completions API. It responds with status 503 if no answer is recorded. */
export async function startReplayServer(answers: ReadonlyMap<string, RecordedAnswer>): Promise<ReplayServer> {
  const unanswered: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const { messages } = JSON.parse(text) as ChatRequest
      const document = messages.find(({ role }) => role === 'user')?.content ?? ''
      const answer = answers.get(hashOf(document))
      if (answer === undefined) unanswered.push(document)
      const status = answer === undefined ? 503 : 200
      response
        .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(completionOf(answer)))
    })
  })
  const { url, close } = await listen(server)
  return { url: `${url}/v1`, unanswered, close }
}

function completionOf(answer: RecordedAnswer | undefined): object {
  if (answer === undefined) return { error: { message: 'no answer is recorded' } }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'recorded',
    choices: [{ index: 0, message: { role: 'assistant', content: answer.answer }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 },
  }
}
