import { isNoticed, type Mutant } from './report.ts'

/** Why a mutant may survive: its file, the original text and the replacement. */
export interface Explanation {
  file: string
  original: string
  replacement: string
  why: string
}

export interface Judgement {
  tried: number
  killed: number
  explained: Array<Mutant & { why: string }>
  unexplained: Mutant[]
  /** Explanations of mutants that are killed or no longer exist. */
  stale: Explanation[]
}

/** Share of mutants that tests must kill. */
export const killedShareMin = 0.95

/** Splits the surviving mutants into explained and unexplained ones. */
export function judge(mutants: readonly Mutant[], explanations: readonly Explanation[]): Judgement {
  const tried = mutants.filter(({ outcome }) => outcome !== 'broken')
  const survivors = tried.filter((mutant) => !isNoticed(mutant))
  const explained: Judgement['explained'] = []
  const unexplained: Mutant[] = []
  for (const mutant of survivors) {
    const explanation = explanations.find((candidate) => speaksOf(candidate, mutant))
    if (explanation === undefined) unexplained.push(mutant)
    else explained.push({ ...mutant, why: explanation.why })
  }
  return {
    tried: tried.length,
    killed: tried.length - survivors.length,
    explained,
    unexplained,
    stale: explanations.filter((explanation) => !survivors.some((mutant) => speaksOf(explanation, mutant))),
  }
}

/** Whether a judgement is good enough to be written to docs/mutation.md. */
export function passes({ tried, killed, unexplained, stale }: Judgement): boolean {
  return tried > 0 && killed / tried >= killedShareMin && unexplained.length === 0 && stale.length === 0
}

function speaksOf(explanation: Explanation, mutant: Mutant): boolean {
  return (['file', 'original', 'replacement'] as const).every((key) => explanation[key] === mutant[key])
}
