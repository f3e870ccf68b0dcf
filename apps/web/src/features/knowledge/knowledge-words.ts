import { countOf, kibibytes, numbers } from '../../components/words.ts'
import type { Outputs } from '../../components/trpc.ts'

export type KnowledgeFile = Outputs['knowledge']['list'][number]

export const fileStates = {
  pending: { label: 'Being read', color: 'blue' },
  ready: { label: 'Ready', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
} as const

export function fileMessage({ state, failure, facts, facts_left_out, brief_bytes }: KnowledgeFile): string {
  if (failure !== undefined) return failure.message
  if (state === 'pending') return 'Its facts will be here in a moment.'
  const kept = `${countOf(facts, 'fact')}, ${kibibytes(brief_bytes)} KiB of the brand brief`
  return facts_left_out === 0 ? kept : `${kept}; ${numbers.format(facts_left_out)} left out`
}

export function mebibytes(bytes: number): string {
  return kibibytes(bytes / 1024)
}
