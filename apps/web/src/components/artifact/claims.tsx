import type { CopyClaim, ReproducibilityCard } from '@adcopy/contract'
import { claimPlaceOf } from '../words.ts'

interface ArtifactClaimsProps {
  /** Null for a version whose claims were not traced. */
  claims: readonly CopyClaim[] | null
  card: ReproducibilityCard | null
  files: ReadonlyArray<{ fileId: string; name: string | null }>
}

/** Each sentence of the copy that claims something, with the facts it rests on and where they stand. */
export function ArtifactClaims({ claims, card, files }: ArtifactClaimsProps) {
  if (claims === null) return null
  return (
    <section className="panel" aria-labelledby="claims-title">
      <h2 id="claims-title">What it rests on</h2>
      <p className="muted">{originOf(card)}</p>
      {claims.length === 0 ? (
        <p className="muted">This copy claims nothing about the brand.</p>
      ) : (
        <ul className="claims">
          {bySpan(claims).map(([first, ...others]) => (
            <li key={`${first.field} ${first.start} ${first.end}`}>
              <p>
                <q dir="auto">{first.text}</q>
              </p>
              {[first, ...others].map(({ source }) => (
                <figure key={`${source.part} ${source.item} ${source.field} ${source.entry} ${source.start}`}>
                  <blockquote dir="auto">{source.sentence}</blockquote>
                  <figcaption className="verdict-reason">From {claimPlaceOf(source, files)}</figcaption>
                </figure>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Who says that the facts carry the copy. */
function originOf(card: ReproducibilityCard | null): string {
  if (card?.backend === 'composer') return 'The sentences of an offline draft are quoted from these facts.'
  if (card?.verifier) return `Checked sentence by sentence by ${card.verifier.model}.`
  if (card?.verifier === null)
    return 'Cited by the writer. Only mechanical checks were made: no verifier is configured.'
  return 'The sources of its claims.'
}

/** Claims of the same words together, in the order of the copy. */
function bySpan(claims: readonly CopyClaim[]): Array<[CopyClaim, ...CopyClaim[]]> {
  const spans = new Map<string, [CopyClaim, ...CopyClaim[]]>()
  for (const claim of claims) {
    const key = `${claim.field} ${claim.start} ${claim.end}`
    const same = spans.get(key)
    if (same === undefined) spans.set(key, [claim])
    else same.push(claim)
  }
  return [...spans.values()]
}
