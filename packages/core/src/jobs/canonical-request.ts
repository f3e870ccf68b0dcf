import type { CreateJobInput } from '@adcopy/contract'
import { canonicalJson } from '../support/canonical-json.ts'

/**
 * Returns a text that is equal for two requests exactly if one replays the other: brief trimmed, defaults applied, keys
 * sorted. The version at its start allows a second format later. Source: contract, POST, rule 4; decisions, "Canonical
 * body".
 */
export function canonicalRequest(input: CreateJobInput): string {
  return `ad-copy-generation/1\n${canonicalJson(input)}`
}
