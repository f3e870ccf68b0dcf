import { createJobOperation, listJobsOperation, listOffersOperation, readJobOperation } from '@adcopy/contract'

export type MatchedOperation =
  | { operation: typeof createJobOperation | typeof listJobsOperation | typeof listOffersOperation }
  | { operation: typeof readJobOperation; id: string }

const jobsPath = createJobOperation.path
const jobPath = new RegExp(`^${jobsPath}/([^/]+)$`)

/**
 * HEAD matches as GET. The path is not decoded, case-folded or normalized, so `//`, a trailing slash or a different
 * case does not match. Source: D-ROUTING-1, D-ROUTING-2.
 */
export function matchOperation(method: string, path: string): MatchedOperation | undefined {
  const verb = method === 'HEAD' ? 'GET' : method
  if (path === jobsPath && verb === 'POST') return { operation: createJobOperation }
  if (path === jobsPath && verb === 'GET') return { operation: listJobsOperation }
  if (path === listOffersOperation.path && verb === 'GET') return { operation: listOffersOperation }
  const id = verb === 'GET' ? jobPath.exec(path)?.[1] : undefined
  if (id === undefined || id === '.' || id === '..') return undefined
  return { operation: readJobOperation, id }
}
