import type { Answer } from './transport.ts'

export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. A job that was already accepted continues. */
  signal?: AbortSignal | undefined
  /** Maximum number of retries after the first attempt. */
  maxRetries?: number | undefined
  /** Time-out for all attempts and the pauses between them, in milliseconds. */
  timeoutMs?: number | undefined
}

/** A promise of the response body that also gives access to the whole response. */
export interface Call<T> extends Promise<T> {
  withResponse(): Promise<Pick<Answer<T>, 'data' | 'response' | 'requestId'>>
}

export function callOf<T>(sent: Promise<Answer<T>>): Call<T> {
  const data = sent.then((answer) => answer.data)
  const withResponse = () => {
    data.catch(() => undefined) // The caller gets the error from the promise returned below.
    return sent.then(({ data: body, response, requestId }) => ({ data: body, response, requestId }))
  }
  return Object.assign(data, { withResponse })
}
