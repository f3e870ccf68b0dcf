import type { CopyClaim, ReproducibilityCard } from '@adcopy/contract'
import { claimPlaceOf } from '../../components/words.ts'
import classes from './artifact.module.css'

interface SupportListProps {
  /** Null for a version that was saved without the sources of its claims. */
  claims: readonly CopyClaim[] | null
  card: ReproducibilityCard | null
  files: ReadonlyArray<{ file_id: string; name: string | null }>
}

export function SupportList({ claims, card, files }: SupportListProps) {
  if (claims === null) return null
  return (
    <section className={classes.section} aria-labelledby="claims-title">
      <h2 id="claims-title">Sources</h2>
      <p className={classes.dimmed}>{originOf(card)}</p>
      {claims.length === 0 ? (
        <p className={classes.dimmed}>
          {card === null ? 'No unchanged sentence claims anything.' : 'This copy claims nothing about the brand.'}
        </p>
      ) : (
        <ul className={classes.list}>
          {Array.from(Map.groupBy(claims, spanOf), ([span, sources]) => (
            <li key={span}>
              <strong dir="auto">{sources[0]?.text}</strong>
              {sources.map(({ source }) => (
                <span
                  key={`${source.part} ${source.item} ${source.field} ${source.entry} ${source.start}`}
                  className={classes.reason}
                >
                  <span dir="auto">{source.sentence}</span>{' '}
                  <span className={classes.dimmed}>From {claimPlaceOf(source, files)}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function originOf(card: ReproducibilityCard | null): string {
  if (card === null) return 'Sources of the sentences that the edit left unchanged. No verifier judged this version.'
  if (card.backend === 'composer') return 'The sentences of an offline draft are quoted from these facts.'
  if (card.verifier) return `Checked sentence by sentence by ${card.verifier.model}.`
  if (card.verifier === null) return 'Cited by the writer. Only mechanical checks were made: no verifier is configured.'
  return 'The sources of its claims.'
}

const spanOf = ({ field, start, end }: CopyClaim) => `${field} ${start} ${end}`
