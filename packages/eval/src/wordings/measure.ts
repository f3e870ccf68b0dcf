import type { CopyLength } from '@adcopy/contract'
import { brokeHard, examine, type GenerationRequest } from '@adcopy/generation'
import { kindsOfRefusal, type RefusalKind, type Wordings } from './wordings.ts'

/** A sentence, what ought to become of it, and which hard checks refuse copy that holds it. */
export interface MeasuredWording {
  brand: string
  text: string
  /** Null where a careful marketer would run it. */
  kind: RefusalKind | null
  refusedBy: readonly string[]
}

type Carried = Wordings['carrier']

const copyLength: CopyLength = 'medium'

/** Judges every sentence by the checks of production. @throws where the copy around them is refused by itself. */
export function measureWordings(sets: readonly Wordings[]): MeasuredWording[] {
  return sets.flatMap((set) => {
    const { brand, carrier } = set
    for (const [place, request] of Object.entries(requestsOf(set))) {
      const found = refusals(carrier, [carrier.opening, carrier.closing], request)
      if (found.length > 0) throw new Error(`the carrier of ${brand.id} is refused as ${place}: ${found.join(', ')}`)
    }
    return sentencesOf(set).map(({ text, kind, opens }) => {
      const { hook, middle } = requestsOf(set)
      const refusedBy = opens
        ? refusals(carrier, [text, carrier.closing], hook)
        : refusals(carrier, [carrier.opening, text, carrier.closing], middle)
      return { brand: brand.id, text, kind, refusedBy }
    })
  })
}

function sentencesOf({ run, runHooks, refuse }: Wordings) {
  return [
    ...run.map((text) => ({ text, kind: null, opens: false })),
    ...runHooks.map((text) => ({ text, kind: null, opens: true })),
    ...kindsOfRefusal.flatMap((kind) => refuse[kind].map((text) => ({ text, kind, opens: kind === 'awareness_hook' }))),
  ]
}

function requestsOf({ brand }: Wordings): Record<'hook' | 'middle', GenerationRequest> {
  const { grounding, offers, briefs, id } = brand
  const middle: GenerationRequest = {
    platform: 'facebook',
    awarenessLevel: 'problem_aware',
    copyLength,
    brief: briefs[0]?.text ?? '',
    grounding,
    offer: offers[0] ?? null,
    seed: id,
  }
  return { middle, hook: { ...middle, awarenessLevel: 'unaware' } }
}

/** The hard checks that refuse copy of these paragraphs. */
function refusals({ headline }: Carried, paragraphs: readonly string[], request: GenerationRequest): string[] {
  const { verdicts } = examine({ headline, primary_text: paragraphs.join('\n\n') }, request)
  if (!brokeHard(verdicts)) return []
  return verdicts.filter(({ passed, severity }) => !passed && severity === 'hard').map(({ check }) => check)
}
