const callsAtOnce = 8

interface Outcome<T> {
  done: T[]
  failed: T[]
  error: unknown
}

/** After a failure, the remaining items are skipped. `failed` also contains the skipped items. */
export async function startAll<T>(items: readonly T[], start: (item: T) => Promise<void>): Promise<Outcome<T>> {
  let broken = false
  return callAll(items, async (item) => {
    if (broken) throw new Error('not tried after a failure')
    await start(item).catch((reason: unknown) => {
      broken = true
      throw reason
    })
  })
}

/** A failed call does not stop the others. */
export async function callAll<T>(items: readonly T[], call: (item: T) => Promise<void>): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [], error: undefined }
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) {
      await call(item).then(
        () => outcome.done.push(item),
        (reason: unknown) => {
          outcome.error ??= reason
          outcome.failed.push(item)
        },
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(callsAtOnce, items.length) }, lane))
  return outcome
}
