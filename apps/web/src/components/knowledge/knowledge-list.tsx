import type { KnowledgeFileView } from '@adcopy/core'
import Link from 'next/link'
import type { Sent } from '../../server/sent.ts'
import { instantOf, kibibytes, numbers } from '../words.ts'
import { KnowledgeWatch } from './knowledge-watch.tsx'

export const stateLabels = { pending: 'Being read', ready: 'Read', failed: 'Not read' } as const
export const stateBadges = { pending: 'badge-running', ready: 'badge-good', failed: 'badge-failed' } as const

export function KnowledgeList({
  workspaceId,
  files,
}: {
  workspaceId: string
  files: readonly Sent<KnowledgeFileView>[]
}) {
  if (files.length === 0) {
    return <p className="empty">There is no knowledge file yet. Copy rests on the brand profile alone.</p>
  }
  return (
    <>
      <KnowledgeWatch pending={files.some(({ state }) => state === 'pending')} />
      <ul className="row-list" aria-label="Knowledge files, newest first">
        {files.map((file) => (
          <li key={file.file_id} className="row job-row">
            <div className="row-main">
              <Link className="row-link" href={`/workspaces/${workspaceId}/knowledge/${file.file_id}`} dir="auto">
                {file.name}
              </Link>
              <p className="row-message">{messageOf(file)}</p>
            </div>
            <div className="row-aside">
              <span className={`badge ${stateBadges[file.state]}`}>{stateLabels[file.state]}</span>
              <time dateTime={file.created_at}>{instantOf(new Date(file.created_at))}</time>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function messageOf({ state, failure, facts, brief_bytes }: Sent<KnowledgeFileView>): string {
  if (failure !== undefined) return failure.message
  if (state === 'pending') return 'Its facts will be here in a moment.'
  const count = facts === 1 ? 'One fact' : `${numbers.format(facts)} facts`
  return `${count}, ${kibibytes(brief_bytes)} KiB of the brand brief`
}
