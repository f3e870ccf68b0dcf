import { createHash } from 'node:crypto'
import { measureGrounding, type BrandProfile, type Grounding } from '@adcopy/contract'
import { canonicalJson } from '../support/canonical-json.ts'
import type { Transaction } from '../support/transact.ts'
import { present, toProfile } from './brand-profile.ts'

/**
 * Writes the workspace's grounding as it is now, content-addressed, and answers with its id. The caller holds the
 * workspace's lock. Jobs accepted before keep the snapshot they point at.
 */
export async function writeSnapshot(tx: Transaction, workspaceId: string, profile: BrandProfile): Promise<string> {
  const grounding = await gatherGrounding(tx, workspaceId, profile)
  const id = contentAddress('gr', grounding)
  const size = measureGrounding(grounding)
  const sourceFileIds = [...new Set(grounding.brand_brief.map((fact) => fact.file_id))].toSorted()
  await tx.brandGrounding.createMany({
    data: [{ workspaceId, id, content: grounding, sourceFileIds, ...size }],
    skipDuplicates: true,
  })
  return id
}

/** Points the brand profile, where there is one, at a fresh snapshot. Every edit of grounding ends with it. */
export async function refreshSnapshot(tx: Transaction, workspaceId: string): Promise<void> {
  const row = await tx.brandProfile.findUnique({ where: { workspaceId } })
  if (row === null) return
  const groundingId = await writeSnapshot(tx, workspaceId, toProfile(row))
  await tx.brandProfile.update({ where: { workspaceId }, data: { groundingId } })
}

/** The id of immutable content: equal content, equal id. */
export function contentAddress(prefix: string, content: unknown): string {
  return `${prefix}_${createHash('sha256').update(canonicalJson(content)).digest('hex')}`
}

/** The workspace's grounding as its rows are now, around this profile. */
export async function gatherGrounding(tx: Transaction, workspaceId: string, profile: BrandProfile): Promise<Grounding> {
  const where = { workspaceId }
  const facts = await tx.brandBriefFact.findMany({ where, orderBy: [{ fileId: 'asc' }, { position: 'asc' }] })
  const avatars = await tx.avatar.findMany({ where, orderBy: { id: 'asc' } })
  const reports = await tx.thinkReport.findMany({ where, orderBy: { id: 'asc' } })
  return {
    version: 1,
    profile,
    brand_brief: facts.map((fact) => ({
      file_id: fact.fileId,
      text: fact.text,
      start: fact.startOffset,
      end: fact.endOffset,
    })),
    avatars: avatars.map(({ name, description, pains, desires, objections }) => ({
      name,
      ...present({ description, pains, desires, objections }),
    })),
    think_reports: reports.map(({ title, summary, findings }) => ({ title, ...present({ summary, findings }) })),
  }
}
