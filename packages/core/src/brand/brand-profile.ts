import type { BrandProfile } from '@adcopy/contract'
import { contentAddress } from '../support/content-address.ts'

interface ProfileRow {
  name: string
  description: string
  voice: string | null
  audience: string | null
  language: string | null
  valuePropositions: string[]
  proofPoints: string[]
  excludedTerms: string[]
  restrictions: string[]
}

/** The `satisfies` check does not compile if the contract has a field without a column. */
export function toRow(profile: BrandProfile): ProfileRow {
  const { name, description, voice = null, audience = null, language = null, restrictions = [], ...rest } = profile
  const { value_propositions = [], proof_points = [], excluded_terms = [], ...others } = rest
  others satisfies Record<string, never>
  return {
    name,
    description,
    voice,
    audience,
    language,
    valuePropositions: value_propositions,
    proofPoints: proof_points,
    excludedTerms: excluded_terms,
    restrictions,
  }
}

/** Empty fields are left out, so that equal profiles have equal snapshots. */
export function toProfile({ name, description, voice, audience, language, ...lists }: ProfileRow): BrandProfile {
  const { valuePropositions, proofPoints, excludedTerms, restrictions } = lists
  return {
    name,
    description,
    ...present({ voice, audience, language }),
    ...present({ value_propositions: valuePropositions, proof_points: proofPoints }),
    ...present({ excluded_terms: excludedTerms, restrictions }),
  }
}

export function present(members: Record<string, string | string[] | null>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(members).filter((member): member is [string, string | string[]] => Boolean(member[1]?.length)),
  )
}

export function profileVersion(profile: BrandProfile): string {
  return contentAddress('bp', profile)
}
