import type { ReproducibilityCard } from '@adcopy/contract'
import { CardLine } from '../card-line.tsx'

interface ProvenanceProps {
  artifact: { artifactId: string; jobId: string; sources: ReadonlyArray<{ fileId: string; name: string | null }> }
  /** Null for a version that a member wrote. */
  card: ReproducibilityCard | null
}

/** What the words rest on: the files behind the brand brief, and all it takes to generate them again. */
export function Provenance({ artifact, card }: ProvenanceProps) {
  return (
    <>
      <section className="panel" aria-labelledby="sources-title">
        <h2 id="sources-title">Sources</h2>
        {artifact.sources.length === 0 ? (
          <p className="muted">No knowledge file stands behind this copy: it rests on the brand profile alone.</p>
        ) : (
          <>
            <p className="muted">The knowledge files that the brand brief of this job drew on.</p>
            <ul className="sources">
              {artifact.sources.map(({ fileId, name }) => (
                <li key={fileId}>
                  <span className="source-name">{name ?? 'A file that was removed since'}</span>
                  <code>{fileId}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="panel" aria-labelledby="card-title">
        <h2 id="card-title">Reproducibility</h2>
        <dl className="card">
          <CardLine term="Job" value={artifact.jobId} copy />
          <CardLine term="Artifact" value={artifact.artifactId} copy />
          {card !== null && (
            <>
              <CardLine term="Backend" value={card.backend} />
              {card.model !== null && <CardLine term="Model" value={card.model} />}
              <CardLine term="Prompt version" value={card.prompt_version} />
              <CardLine term="Grounding" value={card.grounding_hash} />
              <CardLine term="Offer version" value={card.offer_version_id ?? 'no offer'} />
              <CardLine term="Seed" value={card.seed} />
              {card.verifier !== undefined && (
                <CardLine
                  term="Verifier"
                  value={
                    card.verifier === null
                      ? 'none: only mechanical checks were made'
                      : `${card.verifier.model} (${card.verifier.backend}, ${card.verifier.prompt_version})`
                  }
                />
              )}
              {card.checks_version !== undefined && <CardLine term="Checks" value={String(card.checks_version)} />}
              {card.platform !== undefined && <CardLine term="Platform" value={card.platform} />}
              {card.awareness_level !== undefined && <CardLine term="Awareness level" value={card.awareness_level} />}
              {card.copy_length !== undefined && <CardLine term="Copy length" value={card.copy_length} />}
              {card.candidate !== undefined && <CardLine term="Candidate" value={String(card.candidate)} />}
              {card.answer_mode !== undefined && card.answer_mode !== null && (
                <CardLine term="Answers asked for as" value={card.answer_mode} />
              )}
            </>
          )}
        </dl>
        {card === null && <p className="muted">This version was written by a member, not generated.</p>}
      </section>
    </>
  )
}
