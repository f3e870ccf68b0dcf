/**
 * Waits for work no longer than the signal allows: a backend that ignores its signal would hold a slot of this worker for
 * ever. What it comes to afterwards is dropped.
 */
export async function orAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stop = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: stop.signal })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    stop.abort()
  }
}
