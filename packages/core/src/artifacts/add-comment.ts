import { commentTextSchema, limits, type CommentAnchor } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, MemberActor } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'
import { lockArtifact } from './lock-artifact.ts'

export interface AddComment {
  artifactId: string
  number: number
  text: string
  /** If absent, the comment is about the whole version. */
  anchor?: CommentAnchor | undefined
}

/** Throws `invalid_request` if the anchor is not a range of the field. */
export async function addComment({ ctx, input }: Call<AddComment, MemberActor>): Promise<{ comment_id: string }> {
  const { workspaceId, userId } = ctx.actor
  permit(ctx, workspaceId, 'viewer')
  const text = parse(commentTextSchema, input.text, 'text')
  const { artifactId, number, anchor } = input
  return transact(ctx.deps, async (tx) => {
    await lockArtifact(tx, workspaceId, artifactId)
    const version = await tx.artifactVersion.findFirst({ where: { workspaceId, artifactId, number } })
    if (version === null) throw new Problem('not_found')
    if ((await tx.artifactComment.count({ where: { workspaceId, artifactId } })) >= limits.artifactCommentsMax) {
      throw invalidRequest({
        pointer: '/text',
        detail: `the artifact has ${limits.artifactCommentsMax} comments already`,
      })
    }
    const words = { headline: version.headline, primary_text: version.primaryText, description: version.description }
    const id = newId('comment')
    const data = { id, workspaceId, artifactId, version: number, text, authorId: userId }
    await tx.artifactComment.create({ data: { ...data, ...(anchor !== undefined && placeOf(anchor, words)) } })
    await audit(tx, ctx.actor, { workspaceId, action: 'comment.add', target: id })
    return { comment_id: id }
  })
}

function placeOf({ field, start, end }: CommentAnchor, words: Record<CommentAnchor['field'], string | null>) {
  const quote = (words[field] ?? '').slice(start, end)
  if (end <= start || quote.length !== end - start || !quote.isWellFormed()) {
    throw invalidRequest({ pointer: '/anchor', detail: `is not a span of the ${field}` })
  }
  return { field, startOffset: start, endOffset: end, quote }
}
