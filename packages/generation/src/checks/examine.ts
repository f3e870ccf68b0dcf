import type { CheckVerdict, Copy, CopyClaim } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { runChecks } from './index.ts'
import { CopyReading } from './reading.ts'

/** A candidate with what came of judging it. */
export interface Examined {
  verdicts: CheckVerdict[]
  /** What it claims and where the sources say so, as it is kept on the artifact; looked up when it is asked for. */
  readonly claims: CopyClaim[]
  /** How many of its statements no source seems to know. */
  readonly ungrounded: number
}

/** Judges candidates of one request. */
export type Examiner = (copy: Copy) => Examined

/** An examiner for as long as a job is tried: the same words are judged once, as a draft, as a candidate and as the result. */
export function examinerFor(request: GenerationRequest): Examiner {
  const known = new Map<string, Examined>()
  return (copy) => {
    const key = JSON.stringify([copy.headline, copy.primary_text, copy.description])
    const found = known.get(key) ?? examine(copy, request)
    known.set(key, found)
    return found
  }
}

/** Judges one candidate. */
export function examine(copy: Copy, request: GenerationRequest): Examined {
  const reading = new CopyReading(copy, request)
  return {
    verdicts: runChecks(reading),
    get claims() {
      return reading.claims
    },
    get ungrounded() {
      return reading.ungrounded.length
    },
  }
}
