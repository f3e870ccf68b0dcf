const startsAtOnce = 8

/** Starts items, a few at once; answers with those that could not be, and with the first error. */
export async function startAll<T>(
  items: readonly T[],
  start: (item: T) => Promise<void>,
): Promise<{ started: T[]; failed: T[]; error: unknown }> {
  const started: T[] = []
  const failed: T[] = []
  let error: unknown
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) {
      if (failed.length > 0) failed.push(item)
      else {
        await start(item).then(
          () => started.push(item),
          (reason: unknown) => {
            error ??= reason
            failed.push(item)
          },
        )
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(startsAtOnce, items.length) }, lane))
  return { started, failed, error }
}
