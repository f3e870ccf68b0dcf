import { z } from 'zod'

/**
 * The prefix of each kind of identifier. An identifier is the prefix, `_`, and 26 characters of lower-case Crockford
 * base32. Identifiers of one kind sort by creation time, but clients must treat them as opaque. Source: D-ID-1.
 */
export const idPrefixes = {
  job: 'acg',
  offer: 'off',
  artifact: 'art',
  knowledgeFile: 'file',
  workspace: 'ws',
  user: 'usr',
  membership: 'mem',
  token: 'tok',
  avatar: 'av',
  thinkReport: 'think',
  offerVersion: 'offv',
  fact: 'fact',
  auditEvent: 'aud',
  approvalStep: 'apr',
  comment: 'cmt',
  reviewLink: 'rvl',
  invitation: 'inv',
  passwordReset: 'pwr',
} as const satisfies Record<string, string>

export type IdKind = keyof typeof idPrefixes

/** Checks only the format, not whether the object exists. */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = `${idPrefixes[kind]}_`
  return text.startsWith(prefix) && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text.slice(prefix.length))
}

export function exampleId(kind: IdKind): string {
  return `${idPrefixes[kind]}_01kaj5x7g8e4r9t2v6w3y0zbcd`
}

/** The pattern does not fix the length, because ids are opaque. */
export function idSchema(kind: IdKind, description: string) {
  return z.string().meta({ description, pattern: `^${idPrefixes[kind]}_[0-9a-z]+$`, examples: [exampleId(kind)] })
}
