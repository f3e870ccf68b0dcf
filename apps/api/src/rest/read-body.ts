import { limits } from '@adcopy/contract'
import { invalidRequest } from '@adcopy/core'
import { isSafeName } from './invalid-places.ts'
import { valuesOf, type RestRequest } from './message.ts'

/** Source: D-TYPE, D-ENCODING. */
export function checkBodyHeaders(request: RestRequest): void {
  if (valuesOf(request, 'content-encoding').length > 0) {
    throw invalidRequest({ header: 'Content-Encoding', detail: 'must be absent' })
  }
  const contentTypes = valuesOf(request, 'content-type')
  if (contentTypes.length !== 1 || !isJson(contentTypes[0]!)) {
    throw invalidRequest({ header: 'Content-Type', detail: 'must be application/json, once' })
  }
}

/** Throws unless the header is present exactly once. Core checks the key's format. */
export function readIdempotencyKey(request: RestRequest): string {
  const keys = valuesOf(request, 'idempotency-key')
  if (keys.length !== 1) throw invalidRequest({ header: 'Idempotency-Key', detail: 'is required, exactly once' })
  return keys[0]!
}

/** True for `application/json` without parameters or with only `charset=utf-8`, in any letter case. */
function isJson(contentType: string): boolean {
  const token = /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i
  return token.test(contentType)
}

/**
 * The body must be one JSON object of at most 32 KiB in UTF-8 without BOM. The size is counted while reading,
 * regardless of Content-Length. Errors contain no value that the client sent. Source: POST-BODY-1, D-BODY-1, D-BODY-2.
 */
export async function readBody(request: RestRequest): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw invalidRequest({ pointer: '', detail: 'the body is not UTF-8' })
  }
  if (text.startsWith('\ufeff')) {
    throw invalidRequest({ pointer: '', detail: 'the body must not start with a byte order mark' })
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidRequest({ pointer: '', detail: 'the body is not JSON' })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidRequest({ pointer: '', detail: 'the body is not a JSON object' })
  }
  const members = value as Record<string, unknown>
  refuseHiddenMembers(members, text)
  return members
}

async function readBytes(request: RestRequest): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > limits.requestBodyBytesMax) break
      chunks.push(chunk)
    }
  } catch {
    // The client disconnected or stopped sending. It does not get this problem: if it can still receive a response, the
    // HTTP server has already sent one.
    throw invalidRequest({ pointer: '', detail: 'the body did not arrive whole' })
  }
  if (length > limits.requestBodyBytesMax) {
    throw invalidRequest({ pointer: '', detail: 'the body is larger than 32768 bytes' })
  }
  return Buffer.concat(chunks)
}

/** A JSON string, and the colon after it if it is a name. */
const jsonString = /("(?:[^"\\]|\\.)*")(\s*:)?/g

/**
 * Refuses members that the schema cannot see: `__proto__`, which is lost when members are copied, and duplicate names,
 * of which `JSON.parse` keeps only the last. Every field of the contract is a string, so a text without duplicates
 * contains exactly two JSON strings per member: its name and its value.
 */
function refuseHiddenMembers(members: Record<string, unknown>, text: string): void {
  if (Object.hasOwn(members, '__proto__')) {
    throw invalidRequest({ pointer: '/__proto__', detail: 'is not a field of this request' })
  }
  const values = Object.values(members)
  if (!values.every((value) => typeof value === 'string')) return // the schema refuses a value that is not a string
  const strings = [...text.matchAll(jsonString)]
  if (strings.length === values.length * 2) return
  // A field is repeated, and JSON.parse kept only its last value. A dropped value may be an object. `names` includes
  // the names in that object, so several fields can seem repeated. The error names a field only if it is the only one.
  const names = strings.flatMap(([, string = '', colon]) => (colon === undefined ? [] : [JSON.parse(string) as string]))
  const seen = new Set<string>()
  const repeated = new Set(names.filter((name) => seen.size === seen.add(name).size))
  const [name = '', ...others] = Object.keys(members).filter((key) => repeated.has(key))
  throw invalidRequest(
    others.length === 0 && isSafeName(name)
      ? { pointer: `/${name}`, detail: 'appears more than once in the body' }
      : { pointer: '', detail: 'a field appears more than once in the body' },
  )
}
