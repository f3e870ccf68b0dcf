/**
 * Search attributes of a job's workflow, for filters in Temporal's UI. They are optional: without them in the namespace,
 * jobs run the same. Values are identifiers and values of closed sets.
 */
export const searchAttributes = {
  workspace: { name: 'AdCopyWorkspace', type: 'KEYWORD' },
  platform: { name: 'AdCopyPlatform', type: 'KEYWORD' },
  /** The `JobOutcome`, set at the end of the workflow. */
  outcome: { name: 'AdCopyOutcome', type: 'KEYWORD' },
} as const
