/**
 * The search attributes are filters in Temporal's UI. They are optional: a namespace without them can run jobs too.
 * Each value is an id or one of a fixed set of words, such as a platform.
 */
export const searchAttributes = {
  workspace: { name: 'AdCopyWorkspace', type: 'KEYWORD' },
  platform: { name: 'AdCopyPlatform', type: 'KEYWORD' },
  outcome: { name: 'AdCopyOutcome', type: 'KEYWORD' },
} as const
