import type { z } from 'zod'

/** Returns a phrase to append to the name of the invalid value, such as `is required`. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `is not one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      if (issue.origin !== 'string') return issue.message
      return issue.minimum === 1 ? 'must not be empty' : `must have at least ${issue.minimum} characters`
    case 'too_big':
      return issue.origin === 'string' ? `must have at most ${issue.maximum} characters` : issue.message
    case 'invalid_type':
      // Zod removes the value from the issue, but its message states the type of the value.
      return issue.message.endsWith('received undefined') ? 'is required' : `must be of type ${issue.expected}`
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`
    default:
      return issue.message
  }
}
