import type { ArtifactView } from '@adcopy/core'
import { PageLink } from '../../components/page-link.tsx'
import { instantOf } from '../../components/words.ts'
import { approvalWords } from './approval-words.ts'
import classes from './artifact.module.css'

interface VersionsProps {
  artifactId: string
  /** Newest first. */
  versions: ArtifactView['versions']
  shown: number
}

export function Versions({ artifactId, versions, shown }: VersionsProps) {
  const path = `/artifacts/${artifactId}`
  return (
    <section className={classes.section} aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      <ol className={classes.list} reversed>
        {versions.map(({ number, author, created_at, approval }, index) => (
          <li key={number}>
            <PageLink
              href={index === 0 ? path : `${path}?version=${number}`}
              aria-current={number === shown ? 'true' : undefined}
            >
              v{number}
            </PageLink>{' '}
            <span dir="auto">{author === null ? 'Generated' : `Edited by ${author.name}`}</span>{' '}
            <span className={classes.badge} data-color={approvalWords[approval].color}>
              {approvalWords[approval].label}
            </span>{' '}
            <time className={classes.dimmed} dateTime={created_at.toISOString()}>
              {instantOf(created_at)}
            </time>{' '}
            {number > 1 && (
              <PageLink href={`${path}?version=${number}&compare=${number - 1}`} className={classes.screenOnly}>
                Compare with v{number - 1}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
