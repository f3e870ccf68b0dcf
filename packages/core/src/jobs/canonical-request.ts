import type { CreateJobInput } from '@adcopy/contract'
import { canonicalJson } from '../support/canonical-json.ts'

/**
 * Returns a string that is equal for two requests if and only if one is a replay of the other. `input` must have been
 * parsed, so that the brief is trimmed and defaults are set. The first line is a version, so that the format can
 * change. Source: POST-4, D-CANONICAL-1, D-CANONICAL-3.
 */
export function canonicalRequest(input: CreateJobInput): string {
  return `ad-copy-generation/1\n${canonicalJson(input)}`
}
