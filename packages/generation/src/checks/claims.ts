import type { Copy, CopyClaim } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { carriedClaims, traceText } from './claims/trace.ts'
import { type Check, fieldsOf } from './check.ts'

/** All claims of a text that no source holds, as reasons. */
export function unsupportedIn(text: string, request: Pick<GenerationRequest, 'grounding' | 'offer'>): string[] {
  return [...new Set(traceText(text, request).flatMap(({ reason }) => reason ?? []))]
}

/** What the copy claims and where the grounding says so. */
export function claimsOf(copy: Copy, request: Pick<GenerationRequest, 'grounding' | 'offer'>): CopyClaim[] {
  return carriedClaims(fieldsOf(copy), request)
}

/**
 * Every number, price, percentage, address, code, superlative, guarantee, offer term and capitalised name is traced to a
 * span of the grounding or the offer that says as much; the brief is no source. Source: decisions, "What copy must be".
 */
export const supportedClaims: Check = {
  name: 'supported_claims',
  severity: 'hard',
  policy: false,
  find: (copy, request) => [...new Set(fieldsOf(copy).flatMap(({ text }) => unsupportedIn(text, request)))],
}
