import { isNoticed, type Mutant } from './report.ts'

/** `file`, `original` and `replacement` identify the mutant. */
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
  /** Explanations whose mutant is killed or no longer exists. */
  stale: Explanation[]
}

export const killedShareMin = 0.95

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

/**
 * Returns whether a run over all files passes. A run over selected files must not use this function, because it would
 * treat the explanations for all other files as stale.
 */
export function passes({ tried, killed, unexplained, stale }: Judgement): boolean {
  return tried > 0 && killed / tried >= killedShareMin && unexplained.length === 0 && stale.length === 0
}

function speaksOf(explanation: Explanation, mutant: Mutant): boolean {
  return (['file', 'original', 'replacement'] as const).every((key) => explanation[key] === mutant[key])
}
