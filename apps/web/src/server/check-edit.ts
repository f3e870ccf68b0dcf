import { Problem, type CheckEdit } from '@adcopy/core'
import type { ComputePool } from '@adcopy/generation'

interface EditBounds {
  /** Processor time of one edit. */
  cpuMsMax?: number
  /** Edits of one workspace that are checked or wait. */
  waitingMax?: number
}

const retryAfterSeconds = 5

/**
 * Checks edits in a process of its own, so that no edit holds up the application: bounded in time and memory, and in
 * number by workspace. Past a bound the answer is `unavailable`. The process starts with the first edit.
 */
export function createCheckEdit({ cpuMsMax = 3_000, waitingMax = 4 }: EditBounds = {}): CheckEdit & {
  close(): Promise<void>
} {
  let opened: Promise<ComputePool> | undefined
  const waiting = new Map<string, number>()

  async function open(): Promise<ComputePool> {
    // Node loads it, not the bundle: the pool starts its process from the package's own files.
    const { createComputePool } = await import(/* turbopackIgnore: true */ '@adcopy/generation/compute')
    return createComputePool({ processes: 1, cpuMsMax, overrunsMax: 1 })
  }

  const checkEdit: CheckEdit = async (workspaceId, edit) => {
    const before = waiting.get(workspaceId) ?? 0
    if (before >= waitingMax) throw new Problem('unavailable', { retryAfterSeconds })
    waiting.set(workspaceId, before + 1)
    try {
      opened ??= open()
      return await (await opened).for(workspaceId).recheck(edit)
    } catch (cause) {
      throw new Problem('unavailable', { retryAfterSeconds, cause })
    } finally {
      const left = (waiting.get(workspaceId) ?? 1) - 1
      if (left === 0) waiting.delete(workspaceId)
      else waiting.set(workspaceId, left)
    }
  }
  return Object.assign(checkEdit, {
    async close() {
      await (await opened)?.close()
    },
  })
}
