import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'

export function contentAddress(prefix: string, content: unknown): string {
  return `${prefix}_${createHash('sha256').update(canonicalJson(content)).digest('hex')}`
}
