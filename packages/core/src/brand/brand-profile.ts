import { brandProfileSchema, type BrandProfile } from '@adcopy/contract'
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

/** A profile as columns. */
export function toRow(profile: BrandProfile): ProfileRow {
  return {
    name: profile.name,
    description: profile.description,
    voice: profile.voice ?? null,
    audience: profile.audience ?? null,
    language: profile.language ?? null,
    valuePropositions: profile.value_propositions ?? [],
    proofPoints: profile.proof_points ?? [],
    excludedTerms: profile.excluded_terms ?? [],
    restrictions: profile.restrictions ?? [],
  }
}

/** A profile as facts; empty fields are left out, so that equal facts have equal snapshots. */
export function toProfile(row: ProfileRow): BrandProfile {
  const { name, description, valuePropositions, proofPoints, excludedTerms, restrictions } = row
  return brandProfileSchema.parse({
    name,
    description,
    ...present({ voice: row.voice, audience: row.audience, language: row.language }),
    ...present({ value_propositions: valuePropositions, proof_points: proofPoints }),
    ...present({ excluded_terms: excludedTerms, restrictions }),
  })
}

/** The members that are neither null nor empty. */
export function present(members: Record<string, string | string[] | null>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(members).filter((member): member is [string, string | string[]] => Boolean(member[1]?.length)),
  )
}

/** The version of a profile's content, from which an edit starts. */
export function profileVersion(profile: BrandProfile): string {
  return contentAddress('bp', profile)
}
