import type { GenerationRequest } from '../backend.ts'
import { looksHostile } from './hostile.ts'
import { sentencesOf } from './sentences.ts'

const listsOf = (value: Record<string, unknown>): string[] =>
  Object.values(value)
    .flatMap((field) => (Array.isArray(field) ? field : [field]))
    .filter((item) => typeof item === 'string')

/**
 * Every text that a claim may be traced to: profile, brand brief, avatars, Think reports, offer. Not the brief, nor what
 * the brand forbids, nor its voice, nor anything that looks like an instruction. Source: decisions, "What copy must be".
 */
export function sourceTexts({ grounding, offer }: Pick<GenerationRequest, 'grounding' | 'offer'>): string[] {
  const {
    excluded_terms: _terms,
    restrictions: _restrictions,
    voice: _voice,
    language: _language,
    ...profile
  } = grounding.profile
  return [
    ...listsOf(profile),
    ...grounding.brand_brief.map((fact) => fact.text),
    ...grounding.avatars.flatMap(listsOf),
    ...grounding.think_reports.flatMap(listsOf),
    ...(offer === null ? [] : listsOf(offer)),
  ].flatMap((text) => (looksHostile(text) ? sentencesOf(text).filter((sentence) => !looksHostile(sentence)) : [text]))
}
