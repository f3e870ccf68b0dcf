import type { ReproducibilityCard } from '@adcopy/contract'
import { describeFact, type Fact } from '@adcopy/generation/facts'
import type { ReactNode } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { countOf } from '../../components/words.ts'
import classes from './artifact.module.css'

interface CardProps {
  artifact: { artifact_id: string; job_id: string; sources: ReadonlyArray<{ file_id: string; name: string | null }> }
  /** Null for a version that a member wrote. */
  card: ReproducibilityCard | null
  facts: readonly Fact[]
}

export function Card({ artifact, card, facts }: CardProps) {
  return (
    <>
      <section className={classes.section} aria-labelledby="sources-title">
        <h2 id="sources-title">Knowledge files and facts</h2>
        {artifact.sources.length === 0 ? (
          <p className={classes.dimmed}>The job used no knowledge file, only the brand profile.</p>
        ) : (
          <ul className={classes.list}>
            {artifact.sources.map(({ file_id, name }) => (
              <li key={file_id}>
                <span dir="auto">{name ?? 'A file that was removed since'}</span> <code>{file_id}</code>
              </li>
            ))}
          </ul>
        )}
        <details>
          <summary>Fact sheet: {countOf(facts.length, 'fact')} that the copy could use</summary>
          <dl className={classes.card}>
            {facts.map((fact) => (
              <Line key={fact.id} term={fact.id}>
                <span dir="auto">{describeFact(fact)}</span>
              </Line>
            ))}
          </dl>
        </details>
      </section>
      <section className={classes.section} aria-labelledby="card-title">
        <h2 id="card-title">Reproducibility</h2>
        <dl className={classes.card}>
          <Line term="Job">
            <code>{artifact.job_id}</code> <CopyButton text={artifact.job_id} what="job id" />
          </Line>
          <Line term="Artifact">
            <code>{artifact.artifact_id}</code> <CopyButton text={artifact.artifact_id} what="artifact id" />
          </Line>
          {linesOf(card).map(([term, value]) => (
            <Line key={term} term={term}>
              <code>{value}</code>
            </Line>
          ))}
        </dl>
        {card === null && <p className={classes.dimmed}>A member wrote this version; it was not generated.</p>}
      </section>
    </>
  )
}

function linesOf(card: ReproducibilityCard | null): Array<[string, string]> {
  if (card === null) return []
  const verifier =
    card.verifier === null
      ? 'none: only mechanical checks were made'
      : card.verifier && `${card.verifier.model} (${card.verifier.backend}, ${card.verifier.prompt_version})`
  const lines: Array<[string, string | number | null | undefined]> = [
    ['Backend', card.backend],
    ['Model', card.model],
    ['Prompt version', card.prompt_version],
    ['Grounding', card.grounding_hash],
    ['Offer version', card.offer_version_id ?? 'no offer'],
    ['Seed', card.seed],
    ['Verifier', verifier],
    ['Checks', card.checks_version],
    ['Platform', card.platform],
    ['Awareness level', card.awareness_level],
    ['Copy length', card.copy_length],
    ['Candidate', card.candidate],
    ['Answers asked for as', card.answer_mode],
  ]
  return lines.flatMap(([term, value]): Array<[string, string]> =>
    value === null || value === undefined ? [] : [[term, String(value)]],
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
