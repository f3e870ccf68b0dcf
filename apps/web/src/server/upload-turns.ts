const atOnceMax = 8
const uploads = new Map<string, number>()

/** Runs a workspace's upload unless eight are running in this process, because uploads occupy its disk. */
export async function takeUploadTurn<T>(workspaceId: string, upload: () => Promise<T>): Promise<T | 'too_many'> {
  const underWay = uploads.get(workspaceId) ?? 0
  if (underWay >= atOnceMax) return 'too_many'
  uploads.set(workspaceId, underWay + 1)
  try {
    return await upload()
  } finally {
    const left = (uploads.get(workspaceId) ?? 1) - 1
    if (left === 0) uploads.delete(workspaceId)
    else uploads.set(workspaceId, left)
  }
}
