import type { CreateJobInput } from '@adcopy/contract'
import { canonicalJson } from '../support/canonical-json.ts'

/**
 * The text two requests share exactly when one replays the other: brief trimmed, defaults applied, keys sorted. The
 * version in front lets a later form live beside this one. Source: contract, POST, rule 4; decisions, "Canonical body".
 */
export function canonicalRequest(input: CreateJobInput): string {
  return `ad-copy-generation/1\n${canonicalJson(input)}`
}
