/**
 * The search attributes of a job's workflow, which are filters in Temporal's UI. They are optional: a namespace without
 * them can run jobs too. Their values are identifiers and values of closed sets.
 */
export const searchAttributes = {
  workspace: { name: 'AdCopyWorkspace', type: 'KEYWORD' },
  platform: { name: 'AdCopyPlatform', type: 'KEYWORD' },
  outcome: { name: 'AdCopyOutcome', type: 'KEYWORD' },
} as const
