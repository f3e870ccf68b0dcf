import { sentencesOfCopy } from '@adcopy/generation/sentences'
import { Problem, verbs } from '@adcopy/core'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '../../../components/shell/frame.tsx'
import { instantOf, labelOf } from '../../../components/words.ts'
import { approvalWords } from '../../../features/artifact/approval-words.ts'
import classes from '../../../features/artifact/artifact.module.css'
import { CopyFields } from '../../../features/artifact/copy-fields.tsx'
import { DraftBadge } from '../../../features/artifact/draft-badge.tsx'
import { services } from '../../../server/services.ts'

export const metadata: Metadata = { title: 'Review', referrer: 'no-referrer' }

export default async function ReviewPage({ params }: { params: Promise<{ secret: string }> }) {
  const { secret } = await params
  const view = await verbs
    .openReviewLink({ ctx: services().core.as({ kind: 'system' }), input: { secret } })
    .catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') notFound()
      throw error
    })
  const { headline, primary_text, description, approval } = view
  const sentences = sentencesOfCopy({ headline, primary_text, ...(description !== null && { description }) })
  const supported = sentences.flatMap((sentence) => {
    const own = view.support.filter(
      ({ field, start, end }) => field === sentence.field && start < sentence.end && end > sentence.start,
    )
    return own.length === 0 ? [] : [{ ...sentence, says: [...new Set(own.map(({ says }) => says))] }]
  })
  return (
    <Frame>
      <article className={classes.page}>
        <header className={classes.column}>
          <p className={classes.dimmed}>
            {view.brand_name !== null && <span dir="auto">{view.brand_name} · </span>}
            {labelOf(view.platform)} advertisement · read-only, until {instantOf(view.expires_at)}
          </p>
          <h1 dir="auto">{headline}</h1>
          <p className={classes.meta}>
            <span className={classes.badge}>Version {view.number}</span>
            <span className={classes.badge} data-color={approvalWords[approval.state].color}>
              {approvalWords[approval.state].label}
            </span>
            <DraftBadge backend={view.backend} />
            {approval.by !== null && approval.at !== null && (
              <span className={classes.dimmed}>
                by <span dir="auto">{approval.by}</span>, {instantOf(approval.at)}
              </span>
            )}
          </p>
          {view.newer_exists && <p role="note">A newer version exists. Ask for a link to it.</p>}
        </header>
        <CopyFields
          copyLength={view.copy_length}
          version={{ headline, primary_text, description, claims: null }}
          sentences={[]}
          files={[]}
        />
        {supported.length > 0 && (
          <section className={classes.section} aria-labelledby="claims-title">
            <h2 id="claims-title">Sources</h2>
            <ul className={classes.list}>
              {supported.map(({ id, text, says }) => (
                <li key={id}>
                  <strong dir="auto">{text}</strong>
                  {says.map((words) => (
                    <span key={words} className={classes.reason} dir="auto">
                      {words}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={classes.section} aria-labelledby="comments-title">
          <h2 id="comments-title">Comments</h2>
          {view.comments.length === 0 && <p className={classes.dimmed}>There are no comments on this version.</p>}
          <ul className={classes.list}>
            {view.comments.map(({ text, by, at, anchor, resolved }) => (
              <li key={`${at.getTime()} ${by} ${text}`}>
                {anchor !== null && (
                  <q className={classes.quote} dir="auto">
                    {anchor.quote}
                  </q>
                )}
                <span className={classes.fieldText} dir="auto">
                  {text}
                </span>
                <span className={classes.dimmed}>
                  <span dir="auto">{by}</span>, {instantOf(at)}
                  {resolved && '. Resolved'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </Frame>
  )
}
