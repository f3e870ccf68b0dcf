import { Problem, type CheckEdit } from '@adcopy/core'
import type { ComputePool } from '@adcopy/generation'
import { createSlots } from './slots.ts'

interface EditBounds {
  cpuMsMax?: number
  waitingMax?: number
}

const retryAfterSeconds = 5

/**
 * Creates a function that checks edits in a separate process, so that an edit does not block the application. The
 * process starts with the first edit. The function throws `unavailable` if an edit exceeds its limit on time or memory,
 * or if `waitingMax` edits of the same workspace are already being checked.
 */
export function createCheckEdit({ cpuMsMax = 3_000, waitingMax = 4 }: EditBounds = {}): CheckEdit & {
  close(): Promise<void>
} {
  let opened: Promise<ComputePool> | undefined
  const slots = createSlots(waitingMax)

  async function open(): Promise<ComputePool> {
    // This package must not be bundled, because the pool starts its process from one of the package's own files.
    const { createComputePool } = await import(/* turbopackIgnore: true */ '@adcopy/generation/compute')
    return createComputePool({ processes: 1, cpuMsMax, overrunsMax: 1 })
  }

  const checkEdit: CheckEdit = async (workspaceId, edit) => {
    const free = slots.take(workspaceId)
    if (free === undefined) throw new Problem('unavailable', { retryAfterSeconds })
    try {
      opened ??= open()
      return await (await opened).for(workspaceId).recheck(edit)
    } catch (cause) {
      throw new Problem('unavailable', { retryAfterSeconds, cause })
    } finally {
      free()
    }
  }
  return Object.assign(checkEdit, {
    async close() {
      await (await opened)?.close()
    },
  })
}
