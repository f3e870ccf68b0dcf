import { sentencesOfCopy } from '@adcopy/generation/sentences'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageLink } from '../../../components/page-link.tsx'
import { ProblemNotice } from '../../../components/problem-notice.tsx'
import { WorkspaceShell } from '../../../components/shell/workspace-shell.tsx'
import { instantOf, labelOf } from '../../../components/words.ts'
import { approvalWords } from '../../../features/artifact/approval-words.ts'
import classes from '../../../features/artifact/artifact.module.css'
import { Card } from '../../../features/artifact/card.tsx'
import { Checks } from '../../../features/artifact/checks.tsx'
import { Comments } from '../../../features/artifact/comments.tsx'
import { CopyFields } from '../../../features/artifact/copy-fields.tsx'
import { DraftBadge } from '../../../features/artifact/draft-badge.tsx'
import { Difference } from '../../../features/artifact/difference.tsx'
import { Previews } from '../../../features/artifact/previews.tsx'
import { SupportList } from '../../../features/artifact/support-list.tsx'
import { Versions } from '../../../features/artifact/versions.tsx'
import { Workbench } from '../../../features/artifact/workbench.tsx'
import { asSent } from '../../../server/sent.ts'
import { currentUser, requireUser } from '../../../server/session.ts'
import { loadArtifact } from './load.ts'

interface ArtifactPageProps {
  params: Promise<{ artifactId: string }>
  searchParams: Promise<{ version?: string | string[]; compare?: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: ArtifactPageProps): Promise<Metadata> {
  const user = await currentUser()
  const found = user && (await loadArtifact((await params).artifactId, user.id))
  if (found?.answer.ok !== true) return {}
  const version = versionOf(found.answer.value.versions, (await searchParams).version)
  return version === undefined ? {} : { title: version.headline }
}

function versionOf<Version extends { number: number }>(versions: readonly Version[], wanted: unknown) {
  return wanted === undefined ? versions[0] : versions.find(({ number }) => String(number) === wanted)
}

export default async function ArtifactPage({ params, searchParams }: ArtifactPageProps) {
  const { artifactId } = await params
  const { version: wanted, compare } = await searchParams
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
  const { headline, primary_text, description } = version
  const sentences = sentencesOfCopy({ headline, primary_text, ...(description !== null && { description }) })
  const before = compare === undefined ? undefined : versionOf(artifact.versions, compare)
  const files = artifact.sources
  const sent = asSent(artifact)
  return (
    <WorkspaceShell {...shell}>
      <article className={classes.page}>
        <header className={classes.column}>
          <p className={classes.dimmed}>
            {labelOf(artifact.platform)} advertisement · Awareness {labelOf(artifact.awareness_level)} · Length{' '}
            {labelOf(artifact.copy_length)} · {instantOf(artifact.created_at)}
          </p>
          <h1 dir="auto">{headline}</h1>
          <p className={classes.meta}>
            <span className={classes.badge}>Version {version.number}</span>
            <span className={classes.badge} data-color={approvalWords[version.approval].color}>
              {approvalWords[version.approval].label}
            </span>
            {version.author !== null && (
              <span className={classes.badge} data-color="orange">
                Edited: no verifier judged it
              </span>
            )}
            <DraftBadge backend={version.card?.backend} />
          </p>
          {version.number !== artifact.versions[0]?.number && (
            <p role="note">
              This is not the newest version. <PageLink href={`/artifacts/${artifactId}`}>Open the newest</PageLink>
            </p>
          )}
          <Workbench
            workspaceId={workspace.workspaceId}
            role={workspace.role}
            userId={user.id}
            artifact={sent}
            number={version.number}
            sentences={sentences}
          />
          {version.steps.length > 0 && (
            <ul className={classes.list} aria-label="Approval">
              {version.steps.map(({ state, by, at }) => (
                <li key={at.getTime()} className={classes.dimmed}>
                  {approvalWords[state].label} by <span dir="auto">{by.name}</span>, {instantOf(at)}
                </li>
              ))}
            </ul>
          )}
        </header>
        <div className={classes.columns}>
          <div className={classes.column}>
            {before !== undefined && <Difference before={before} after={version} />}
            <CopyFields copyLength={artifact.copy_length} version={version} sentences={sentences} files={files} />
            <SupportList claims={version.claims} card={version.card} files={files} />
            <Previews
              platform={artifact.platform}
              brandName={artifact.brand_name ?? workspace.name}
              headline={headline}
              primaryText={primary_text}
              description={description}
            />
          </div>
          <div className={classes.column}>
            <Checks verdicts={version.checks} edited={version.author !== null} />
            <Comments comments={artifact.comments} number={version.number} />
            <Versions artifactId={artifactId} versions={artifact.versions} shown={version.number} />
            <Card artifact={artifact} card={version.card} facts={facts} />
          </div>
        </div>
      </article>
    </WorkspaceShell>
  )
}
