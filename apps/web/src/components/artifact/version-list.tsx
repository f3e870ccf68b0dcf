import Link from 'next/link'
import { instantOf } from '../words.ts'

interface Version {
  number: number
  author: { name: string } | null
  createdAt: Date
}

interface VersionListProps {
  artifactId: string
  /** Newest first. */
  versions: readonly Version[]
  /** Number of the version this page shows. */
  shown: number
}

/** Every version of the words: what was generated stays, edits follow it. */
export function VersionList({ artifactId, versions, shown }: VersionListProps) {
  return (
    <section className="panel" aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      <ol className="versions" reversed>
        {versions.map(({ number, author, createdAt }, index) => (
          <li key={number}>
            <Link
              className="version"
              href={index === 0 ? `/artifacts/${artifactId}` : `/artifacts/${artifactId}?version=${number}`}
              prefetch={false}
              aria-current={number === shown ? 'true' : undefined}
            >
              <span className="version-number">v{number}</span>
              <span className="version-origin">{author === null ? 'Generated' : `Edited by ${author.name}`}</span>
              <time className="muted" dateTime={createdAt.toISOString()}>
                {instantOf(createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
