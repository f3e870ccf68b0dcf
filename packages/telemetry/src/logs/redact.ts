import { describeError } from './describe-error.ts'

// The code never logs these values on purpose. They are removed here in case one gets into a line.

/** Names of members with sensitive values, as rows, requests and environments use them. */
const secretMembers = new Set(
  [
    ['brief', 'grounding', 'offer', 'content', 'text', 'headline', 'primary_text', 'primaryText', 'description'],
    ['fingerprint', 'fingerprints', 'DATABASE_URL', 'databaseUrl', 'database_url', 'connectionString'],
  ]
    .flat()
    .map((name) => name.toLowerCase()),
)

/**
 * Names whose last word makes them sensitive: BETTER_AUTH_SECRET, x-api-key, set-cookie, idempotencyKey. The counter
 * `tokens` is harmless, and so are longer names such as token_id and key_count.
 */
const secretEnding = /(?:^|[^a-z])(?:(?:api)?keys?|secrets?|cookies?|token|authorization|credentials?)$|password$/

function isSecret(name: string): boolean {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
  return secretMembers.has(name.toLowerCase()) || secretEnding.test(words)
}

const errorMembers = new Set(['error', 'err', 'cause'])

const depthMax = 6

/** Returns a log value without sensitive members at any depth, and with errors described instead of quoted. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= depthMax) return '[deep]'
  if (ArrayBuffer.isView(value)) return '[bytes]'
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  const kept = Object.entries(value).filter(([name]) => !isSecret(name))
  const cut = ([name, member]: [string, unknown]) =>
    // Code may throw a string instead of an error.
    errorMembers.has(name) && typeof member === 'string' ? describeError(member) : withoutSecrets(member, depth + 1)
  return Object.fromEntries(kept.map((entry) => [entry[0], cut(entry)]))
}

// A value may contain quotation marks and line breaks, escaped once or more, so the rest of its JSON string is
// removed.
const restOfString = String.raw`(?:\\.|[^"\\])*`
const quotedBody = String.raw`\\+"(?:brief|grounding|primary_text|headline|description|idempotency_key)\\+"\s*:\s*`
const patterns: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  [/\bac[apr]_[0-9A-Za-z]{8,}/g, '[token]'],
  // Keys of OpenAI, Anthropic and Google, and signed tokens such as Temporal's.
  [/\bsk-[\w-]{16,}/g, '[key]'],
  [/\bAIza[\w-]{30,}/g, '[key]'],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[key]'],
  [/\b(bearer|basic)\s+[\w.~+/-]+=*/gi, '$1 [cut]'],
  [/\b(postgres(?:ql)?:\/\/[^\s:@/"\\]*):[^\s@"\\]+@/gi, '$1:[cut]@'],
  // Request bodies that a parser quotes in its error message.
  [new RegExp(`(${quotedBody})${restOfString}`, 'g'), '$1[cut]'],
  // Details of PostgreSQL errors: the row that failed a CHECK, or the value that already exists.
  [new RegExp(`(Failing row contains )${restOfString}`, 'g'), '$1[cut]'],
  [new RegExp(String.raw`(Key \([^)"\\]*\)=)${restOfString}`, 'g'), '$1[cut]'],
]

/** Returns a complete log line without anything that looks like a secret. */
export function withoutPatterns(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
