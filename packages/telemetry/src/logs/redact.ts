import { describeError } from './describe-error.ts'

// Code must never log sensitive values. This module removes them in case code logs them by mistake.

const secretMembers = new Set(
  [
    ['brief', 'grounding', 'offer', 'content', 'text', 'headline', 'primary_text', 'primaryText', 'description'],
    ['fingerprint', 'fingerprints', 'DATABASE_URL', 'databaseUrl', 'database_url', 'connectionString'],
  ]
    .flat()
    .map((name) => name.toLowerCase()),
)

/**
 * Names that end with a sensitive word, such as BETTER_AUTH_SECRET, x-api-key, set-cookie and idempotencyKey. The word
 * must be the last one, so that token_id and key_count are kept. The counter `tokens` is kept too.
 */
const secretEnding = /(?:^|[^a-z])(?:(?:api)?keys?|secrets?|cookies?|token|authorization|credentials?)$|password$/

function isSecret(name: string): boolean {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
  return secretMembers.has(name.toLowerCase()) || secretEnding.test(words)
}

const errorMembers = new Set(['error', 'err', 'cause'])

const depthMax = 6

/** Errors are replaced by a description without their message. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= depthMax) return '[deep]'
  if (ArrayBuffer.isView(value)) return '[bytes]'
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  const kept = Object.entries(value).filter(([name]) => !isSecret(name))
  const cut = ([name, member]: [string, unknown]) =>
    // Code may throw a string instead of an error. Only its type is logged, because the string may contain data.
    errorMembers.has(name) && typeof member === 'string' ? describeError(member) : withoutSecrets(member, depth + 1)
  return Object.fromEntries(kept.map((entry) => [entry[0], cut(entry)]))
}

// The log line is a JSON string that quotes another JSON text. Everything after the sensitive name is removed, up to the
// end of the outer string, because escaped quotation marks in the value hide where the value ends.
const restOfString = String.raw`(?:\\.|[^"\\])*`
const quotedBody = String.raw`\\+"(?:brief|grounding|primary_text|headline|description|idempotency_key)\\+"\s*:\s*`
const patterns: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  [/\bac[apr]_[0-9A-Za-z]{8,}/g, '[token]'],
  // Keys of OpenAI, Anthropic and Google, and signed tokens such as those for Temporal.
  [/\bsk-[\w-]{16,}/g, '[key]'],
  [/\bAIza[\w-]{30,}/g, '[key]'],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[key]'],
  [/\b(bearer|basic)\s+[\w.~+/-]+=*/gi, '$1 [cut]'],
  [/\b(postgres(?:ql)?:\/\/[^\s:@/"\\]*):[^\s@"\\]+@/gi, '$1:[cut]@'],
  // Parsers quote the request body in their error messages.
  [new RegExp(`(${quotedBody})${restOfString}`, 'g'), '$1[cut]'],
  // PostgreSQL's error details contain the row that failed a CHECK, or the value that already exists.
  [new RegExp(`(Failing row contains )${restOfString}`, 'g'), '$1[cut]'],
  [new RegExp(String.raw`(Key \([^)"\\]*\)=)${restOfString}`, 'g'), '$1[cut]'],
]

export function withoutPatterns(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
