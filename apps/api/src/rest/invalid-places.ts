import { limits, type InvalidPlace } from '@adcopy/contract'
import type { z } from 'zod'

/** Returns whether a response may repeat a name that the client sent. Source: D-EXTRAS-2. */
export function isSafeName(name: string): boolean {
  return /^[A-Za-z0-9_.-]{1,64}$/.test(name)
}

/**
 * The places contain no value that the client sent. `body` is undefined if the operation has no body; the places are
 * then query parameters.
 */
export function toInvalidPlaces(error: z.ZodError, body: object | undefined): InvalidPlace[] {
  const locate = (name: string): Omit<InvalidPlace, 'detail'> => {
    if (body !== undefined) return { pointer: isSafeName(name) ? `/${name}` : '' }
    return isSafeName(name) ? { parameter: name } : {}
  }
  return error.issues
    .flatMap((issue): InvalidPlace[] => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({ ...locate(key), detail: 'is not a field of this request' }))
      }
      const [name] = issue.path
      const isMissing = body !== undefined && name !== undefined && !Object.hasOwn(body, name)
      return [{ ...locate(String(name ?? '')), detail: isMissing ? 'is required' : describe(issue) }]
    })
    .slice(0, limits.invalidPlacesMax)
}

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be a ${issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.minimum === 1 ? 'must not be empty' : `must have at least ${issue.minimum} characters`
    case 'too_big':
      return `must have at most ${issue.maximum} characters`
    case 'invalid_format':
    case 'custom':
      return issue.message
    default:
      return 'is not valid'
  }
}
