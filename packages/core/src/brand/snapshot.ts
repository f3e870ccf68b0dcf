import {
  isTooLarge,
  measureGrounding,
  packGrounding,
  type Avatar,
  type BrandBriefFact,
  type BrandProfile,
  type Grounding,
  type ThinkReport,
} from '@adcopy/contract'
import { toAvatar } from '../avatars/avatar.ts'
import { toThinkReport } from '../think-reports/think-report.ts'
import { contentAddress } from '../support/content-address.ts'
import type { Transaction } from '../support/transact.ts'
import { toProfile } from './brand-profile.ts'
import { requireRoom } from './require-room.ts'

export const noProfile = { name: '', description: '' }

/**
 * The caller must hold the workspace lock. If the grounding is too large to create a job, only its size is stored,
 * because snapshots are never deleted and large ones could fill the disk.
 */
export async function writeSnapshot(tx: Transaction, workspaceId: string, grounding: Grounding): Promise<string> {
  const size = measureGrounding(grounding)
  const facts = isTooLarge(size) ? [] : grounding.brand_brief
  const content = isTooLarge(size) ? { too_large: { ...size } } : packGrounding(grounding)
  const id = contentAddress('gr', content)
  const sourceFileIds = [...new Set(facts.map((fact) => fact.file_id))].toSorted()
  await tx.brandGrounding.createMany({
    data: [{ workspaceId, id, content, sourceFileIds, ...size }],
    skipDuplicates: true,
  })
  return id
}

/**
 * Must be called after every change to the grounding. `written` is the new content of a record that was added or
 * changed; `replaced` is its previous content. Throws `invalid_request` if the workspace has no room for `written`.
 */
export async function refreshSnapshot(
  tx: Transaction,
  workspaceId: string,
  written?: Avatar | ThinkReport,
  replaced?: Avatar | ThinkReport,
): Promise<void> {
  const row = await tx.brandProfile.findUnique({ where: { workspaceId } })
  if (row === null && written === undefined) return
  const grounding = await gatherGrounding(tx, workspaceId, row === null ? noProfile : toProfile(row))
  if (written !== undefined) requireRoom(grounding, written, replaced)
  if (row === null) return
  const groundingId = await writeSnapshot(tx, workspaceId, grounding)
  await tx.brandProfile.update({ where: { workspaceId }, data: { groundingId } })
}

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

const factsPerQuery = 1_000

/** Uses several queries, so that the event loop is not blocked by one large result. */
export async function readBrandBrief(
  tx: Pick<Transaction, 'brandBriefFact'>,
  workspaceId: string,
): Promise<BrandBriefFact[]> {
  const facts: BrandBriefFact[] = []
  while (facts.length % factsPerQuery === 0) {
    const rows = await tx.brandBriefFact.findMany({
      where: { workspaceId, leftOut: false },
      orderBy: [{ fileId: 'asc' }, { position: 'asc' }],
      skip: facts.length,
      take: factsPerQuery,
    })
    if (rows.length === 0) break
    for (const { fileId, text, startOffset, endOffset, subject, continues } of rows) {
      facts.push({
        file_id: fileId,
        text,
        start: startOffset,
        end: endOffset,
        ...(subject.length > 0 && { subject }),
        ...(continues && { continues }),
      })
    }
  }
  return facts
}
