import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArtifactChecks } from '../../../components/artifact/checks.tsx'
import { ArtifactClaims } from '../../../components/artifact/claims.tsx'
import { DraftNotice } from '../../../components/artifact/draft-notice.tsx'
import { FactSheet } from '../../../components/artifact/fact-sheet.tsx'
import { CopyFields } from '../../../components/artifact/copy-fields.tsx'
import { Provenance } from '../../../components/artifact/provenance.tsx'
import { AdPreview } from '../../../components/artifact/ad-preview.tsx'
import { VersionList } from '../../../components/artifact/version-list.tsx'
import { ProblemNotice } from '../../../components/problem-notice.tsx'
import { WorkspaceShell } from '../../../components/shell/workspace-shell.tsx'
import { instantOf, labelOf } from '../../../components/words.ts'
import { currentUser, requireUser } from '../../../server/session.ts'
import { loadArtifact } from './load.ts'
import '../../../styles/legacy.css'

interface ArtifactPageProps {
  params: Promise<{ artifactId: string }>
  searchParams: Promise<{ version?: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: ArtifactPageProps): Promise<Metadata> {
  const user = await currentUser()
  const found = user && (await loadArtifact((await params).artifactId, user.id))
  if (found?.answer.ok !== true) return {}
  const version = versionOf(found.answer.value.versions, (await searchParams).version)
  return version === undefined ? {} : { title: version.headline }
}

/** The version asked for by its number, the newest where none is. */
function versionOf<Version extends { number: number }>(versions: readonly Version[], wanted: unknown) {
  return wanted === undefined ? versions[0] : versions.find(({ number }) => String(number) === wanted)
}

/** What `app_url` opens: the copy as an advertisement, its words to take away, and what they rest on. */
export default async function ArtifactPage({ params, searchParams }: ArtifactPageProps) {
  const { artifactId } = await params
  const { version: wanted } = await searchParams
  const user = await requireUser()
  const found = await loadArtifact(artifactId, user.id)
  if (found === undefined) notFound()
  const { workspace, workspaces, answer, facts } = found
  const shell = { user, workspace, workspaces }
  if (!answer.ok) {
    return (
      <WorkspaceShell {...shell}>
        <ProblemNotice code={answer.problem} eyebrow={workspace.name} />
      </WorkspaceShell>
    )
  }
  const artifact = answer.value
  const version = versionOf(artifact.versions, wanted)
  if (version === undefined) notFound()
  return (
    <WorkspaceShell {...shell}>
      <div className="legacy">
        <header className="artifact-header">
          <p className="eyebrow">{labelOf(artifact.platform)} advertisement</p>
          <h1 dir="auto">{version.headline}</h1>
          <DraftNotice card={version.card} />
          <dl className="facts">
            <Fact term="Awareness" value={labelOf(artifact.awarenessLevel)} />
            <Fact term="Length" value={labelOf(artifact.copyLength)} />
            <div>
              <dt>Created</dt>
              <dd>
                <time dateTime={artifact.createdAt.toISOString()}>{instantOf(artifact.createdAt)}</time>
              </dd>
            </div>
          </dl>
        </header>
        <div className="artifact">
          <div className="artifact-preview">
            <AdPreview
              key={version.number}
              platform={artifact.platform}
              brandName={artifact.brandName ?? workspace.name}
              headline={version.headline}
              primaryText={version.primaryText}
              description={version.description}
            />
          </div>
          <div className="artifact-details">
            <CopyFields copyLength={artifact.copyLength} version={version} />
            <ArtifactChecks verdicts={version.checks} />
            <ArtifactClaims claims={version.claims} card={version.card} files={artifact.sources} />
            <FactSheet facts={facts} />
            <VersionList artifactId={artifact.artifactId} versions={artifact.versions} shown={version.number} />
            <Provenance artifact={artifact} card={version.card} />
          </div>
        </div>
      </div>
    </WorkspaceShell>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
