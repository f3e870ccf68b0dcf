import type { CopyLength } from '@adcopy/contract'
import { examine, type GenerationRequest } from '@adcopy/generation'
import { kindsOfRefusal, type RefusalKind, type Wordings } from './wordings.ts'

/** A sentence, what ought to become of it, and which hard checks refuse copy that holds it. */
export interface MeasuredWording {
  brand: string
  text: string
  /** Null where a careful marketer would run it. */
  kind: RefusalKind | null
  refusedBy: readonly string[]
  /** Whether it is told apart as a statement that no source seems to know, which refuses nothing. */
  noticed: boolean
}

type Carried = Wordings['carrier']

const copyLength: CopyLength = 'medium'

/** Judges every sentence by the checks of production. @throws where the copy around them is refused by itself. */
export function measureWordings(sets: readonly Wordings[]): MeasuredWording[] {
  return sets.flatMap((set) => {
    const { brand, carrier } = set
    for (const [place, request] of Object.entries(requestsOf(set))) {
      const { refusedBy, noticed } = judged(carrier, [carrier.opening, carrier.closing], request)
      const found = [...refusedBy, ...(noticed ? ['noticed'] : [])]
      if (found.length > 0) throw new Error(`the carrier of ${brand.id} is refused as ${place}: ${found.join(', ')}`)
    }
    return sentencesOf(set).map(({ text, kind, opens }) => {
      const { hook, middle } = requestsOf(set)
      const found = opens
        ? judged(carrier, [text, carrier.closing], hook)
        : judged(carrier, [carrier.opening, text, carrier.closing], middle)
      return { brand: brand.id, text, kind, ...found }
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

/** The hard checks that refuse copy of these paragraphs, and whether it states what no source seems to know. */
function judged(
  { headline }: Carried,
  paragraphs: readonly string[],
  request: GenerationRequest,
): Pick<MeasuredWording, 'refusedBy' | 'noticed'> {
  const { verdicts } = examine({ headline, primary_text: paragraphs.join('\n\n') }, request)
  const failed = verdicts.filter(({ passed }) => !passed)
  return {
    refusedBy: failed.filter(({ severity }) => severity === 'hard').map(({ check }) => check),
    noticed: failed.some(({ check }) => check === 'grounded_statements'),
  }
}
