import type { CopyClaim } from '@adcopy/contract'
import { claimKindOf, claimPlaceOf } from '../words.ts'

interface ArtifactClaimsProps {
  /** Null for a version whose claims nobody traced. */
  claims: readonly CopyClaim[] | null
  files: ReadonlyArray<{ fileId: string; name: string | null }>
}

/** What the copy claims, each with the place and the sentence that it rests on. Its other statements and its names are folded away. */
export function ArtifactClaims({ claims, files }: ArtifactClaimsProps) {
  if (claims === null) return null
  const told = onceEach(claims)
  const names = told.filter(({ kind }) => kind === 'name')
  const statements = told.filter(({ kind }) => kind === 'statement')
  const others = told.filter(({ kind }) => kind !== 'name' && kind !== 'statement')
  return (
    <section className="panel" aria-labelledby="claims-title">
      <h2 id="claims-title">Claims</h2>
      {others.length === 0 ? (
        <p className="muted">This copy states no number, price, promise or offer.</p>
      ) : (
        <ClaimList claims={others} files={files} />
      )}
      {statements.length > 0 && (
        <details className="fold">
          <summary>Show what its sentences rest on</summary>
          <ClaimList claims={statements} files={files} />
        </details>
      )}
      {names.length > 0 && (
        <details className="fold">
          <summary>Show where its names come from</summary>
          <ClaimList claims={names} files={files} />
        </details>
      )}
    </section>
  )
}

function ClaimList({ claims, files }: { claims: readonly CopyClaim[]; files: ArtifactClaimsProps['files'] }) {
  return (
    <ul className="claims">
      {claims.map((claim) => (
        <li key={`${claim.field} ${claim.start} ${claim.kind}`}>
          <p>
            <q dir="auto">{claim.text}</q> <span className="verdict-kind">{claimKindOf(claim.kind)}</span>
          </p>
          <p className="verdict-reason">From {claimPlaceOf(claim.source, files)}:</p>
          <blockquote dir="auto">{claim.source.sentence}</blockquote>
        </li>
      ))}
    </ul>
  )
}

/** A claim that the copy repeats is told once. */
function onceEach(claims: readonly CopyClaim[]): CopyClaim[] {
  const seen = new Map<string, CopyClaim>()
  for (const claim of claims) {
    const { part, item, field, entry, start } = claim.source
    const key = [claim.kind, claim.text.toLowerCase(), part, item, field, entry, start].join('\u0000')
    if (!seen.has(key)) seen.set(key, claim)
  }
  return [...seen.values()]
}
