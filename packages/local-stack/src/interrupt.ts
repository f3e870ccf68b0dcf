/**
 * Signals that arrive within this time after the first one are ignored. A single Ctrl-C can arrive several times,
 * because the terminal sends it to the whole process group and npm forwards it again.
 */
const sameWishMs = 1_000

/** Resolves at the first signal. Calls `insist` at each later one that is not ignored. */
export function onInterrupt(insist: () => void): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>()
  let firstAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (firstAt === undefined) {
        firstAt = now
        resolve(signal)
      } else if (now - firstAt > sameWishMs) {
        insist()
      }
    })
  }
  return promise
}

/** Ends this process at the first signal. */
export function exitOnInterrupt(): void {
  void onInterrupt(() => undefined).then(() => process.exit(130))
}
