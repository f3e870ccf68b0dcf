import { measureGrounding, type BrandBriefFact, type BrandProfile, type Grounding } from '@adcopy/contract'
import { toAvatar } from '../avatars/avatar.ts'
import { toThinkReport } from '../think-reports/think-report.ts'
import { contentAddress } from '../support/content-address.ts'
import type { Transaction } from '../support/transact.ts'
import { toProfile } from './brand-profile.ts'

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

/** The workspace's grounding as its rows are now, around this profile. */
export async function gatherGrounding(tx: Transaction, workspaceId: string, profile: BrandProfile): Promise<Grounding> {
  const where = { workspaceId }
  const brief = await readBrandBrief(tx, workspaceId)
  const avatars = await tx.avatar.findMany({ where, orderBy: { id: 'asc' } })
  const reports = await tx.thinkReport.findMany({ where, orderBy: { id: 'asc' } })
  return {
    version: 1,
    profile,
    brand_brief: brief,
    avatars: avatars.map(toAvatar),
    think_reports: reports.map(toThinkReport),
  }
}

/**
 * The facts of a workspace's knowledge files in the order of its snapshot, without those that a person left out. Empty fields are left out, so that facts from
 * before these fields existed keep their content address.
 */
export async function readBrandBrief(
  tx: Pick<Transaction, 'brandBriefFact'>,
  workspaceId: string,
): Promise<BrandBriefFact[]> {
  const rows = await tx.brandBriefFact.findMany({
    where: { workspaceId, leftOut: false },
    orderBy: briefOrder,
  })
  return rows.map(toBriefFact)
}

/** The order of facts in a snapshot. */
export const briefOrder = [{ fileId: 'asc' as const }, { position: 'asc' as const }]

/** A stored fact as the brand brief has it. */
export function toBriefFact({ fileId, text, startOffset, endOffset, subject, continues }: FactRow): BrandBriefFact {
  return {
    file_id: fileId,
    text,
    start: startOffset,
    end: endOffset,
    ...(subject.length > 0 && { subject }),
    ...(continues && { continues }),
  }
}

interface FactRow {
  fileId: string
  text: string
  startOffset: number
  endOffset: number
  subject: string[]
  continues: boolean
}
