import type { CreateJobInput } from '@adcopy/contract'
import { canonicalJson } from '../support/canonical-json.ts'

/**
 * The text that two requests share exactly if one replays the other: brief trimmed, defaults applied, keys sorted.
 * The leading version allows a later format next to this one. Source: contract, POST, rule 4; decisions, "Canonical
 * body".
 */
export function canonicalRequest(input: CreateJobInput): string {
  return `ad-copy-generation/1\n${canonicalJson(input)}`
}
