import { ProviderError } from '../errors.ts'

/**
 * Waits for a provider no longer than its time, and no longer than the signal allows: one that ignores the signal it is
 * given would hold a slot of its worker for ever. What it comes to afterwards is dropped.
 * @throws the signal's reason when aborted; ProviderError `timed_out` after `msMax`.
 */
export async function inTime<T>(
  signal: AbortSignal,
  msMax: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new ProviderError('timed_out')), msMax)
  const allowed = AbortSignal.any([signal, over.signal])
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(allowed.reason as Error)
  allowed.addEventListener('abort', stop)
  try {
    return await Promise.race([ask(allowed), stopped.promise])
  } catch (error) {
    // Whatever a provider makes of the abort, it was the abort.
    allowed.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    // Not by a signal of its own: Node would hold the listener, and with it the answer, past the end of the job.
    allowed.removeEventListener('abort', stop)
  }
}
