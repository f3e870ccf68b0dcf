import { ProviderError } from '../errors.ts'

/**
 * Rejects at the time limit even if `ask` ignores its signal, because such a call could occupy a worker slot
 * indefinitely. A result that arrives later is dropped.
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
    // After an abort or a time-out, its reason is thrown instead of any other error.
    allowed.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    // The listener must be removed explicitly. Otherwise Node would keep the listener in memory after the end of the
    // job, together with the provider's answer.
    allowed.removeEventListener('abort', stop)
  }
}
