import { ProviderError } from '../errors.ts'

/**
 * Waits for a provider until `msMax` has passed or the signal aborts. A provider that ignores its signal would otherwise
 * occupy a worker slot indefinitely. A later result is dropped.
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
    // Every error after an abort counts as the abort.
    allowed.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    // A separate signal would not do: Node would keep the listener, and with it the answer, after the end of the job.
    allowed.removeEventListener('abort', stop)
  }
}
