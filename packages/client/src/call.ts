import type { Answer } from './transport.ts'

export interface CallOptions {
  /** Ends the call, which rejects with the signal's reason. A job that was accepted goes on. */
  signal?: AbortSignal | undefined
  /** Retries after the first attempt. */
  maxRetries?: number | undefined
  /** All attempts and the pauses between them. */
  timeoutMs?: number | undefined
}

/** A promise of the answer's body, which knows the whole answer as well. */
export interface Call<T> extends Promise<T> {
  withResponse(): Promise<Pick<Answer<T>, 'data' | 'response' | 'requestId'>>
}

export function callOf<T>(sent: Promise<Answer<T>>): Call<T> {
  const data = sent.then((answer) => answer.data)
  const withResponse = () => {
    data.catch(() => undefined) // the promise that is returned here reports the error
    return sent.then(({ data: body, response, requestId }) => ({ data: body, response, requestId }))
  }
  return Object.assign(data, { withResponse })
}
