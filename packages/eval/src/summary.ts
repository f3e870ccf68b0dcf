import { verifierPromptVersion, writerPromptVersion } from '@adcopy/generation'
import { isRefused, type Measured } from './measure.ts'
import { type DefectKind, defectKinds, type SetName, setNames } from './sets/candidates.ts'

/**
 * Counts for one kind of candidate. `mechanical` counts those that the mechanical checks refused, and `with_verifier`
 * those that either the mechanical checks or the verifier refused.
 */
export interface Tally {
  candidates: number
  mechanical: number
  with_verifier: number
}

export interface SetSummary {
  honest: Tally
  defects: Record<DefectKind, Tally>
  /** Candidates with an error that a program can detect: a wrong number, price, date, link, promo code or quotation. */
  computable: Tally
  /**
   * Number of candidates with a recorded answer of the verifier. `faults` counts the answers that could not be used.
   */
  verdicts: number
  faults: number
  languages: Record<string, { honest: Tally; defects: Tally }>
}

export interface Summary {
  writer_prompt: string
  verifier_prompt: string
  sets: Record<SetName, SetSummary>
}

const tally = (all: readonly Measured[]): Tally => ({
  candidates: all.length,
  mechanical: all.filter(({ mechanical }) => mechanical.length > 0).length,
  with_verifier: all.filter(isRefused).length,
})

const computableKinds: ReadonlySet<string> = new Set(['figure', 'price', 'date', 'link_or_code', 'quotation'])

const isHonest = ({ candidate }: Measured) => candidate.kind === 'honest'

function summarizeSet(all: readonly Measured[]): SetSummary {
  const of = (kind: string) => tally(all.filter(({ candidate }) => candidate.kind === kind))
  const languages = [...new Set(all.map(({ candidate }) => candidate.brand.language))].toSorted()
  return {
    honest: of('honest'),
    defects: Object.fromEntries(defectKinds.map((kind) => [kind, of(kind)])) as Record<DefectKind, Tally>,
    computable: tally(
      all.filter(({ candidate: { kind, isBeyondCode } }) => computableKinds.has(kind) && !isBeyondCode),
    ),
    verdicts: all.filter(({ verified, fault }) => verified !== null || fault !== null).length,
    faults: all.filter(({ fault }) => fault !== null).length,
    languages: Object.fromEntries(
      languages.map((language) => {
        const own = all.filter(({ candidate }) => candidate.brand.language === language)
        const defects = own.filter((each) => !isHonest(each))
        return [language, { honest: tally(own.filter(isHonest)), defects: tally(defects) }]
      }),
    ),
  }
}

export function summarize(measured: readonly Measured[]): Summary {
  const sets = setNames.map((set) => [set, summarizeSet(measured.filter(({ candidate }) => candidate.set === set))])
  return {
    writer_prompt: writerPromptVersion,
    verifier_prompt: verifierPromptVersion,
    sets: Object.fromEntries(sets) as Record<SetName, SetSummary>,
  }
}
