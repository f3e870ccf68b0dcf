import { isId, readGrounding, type Grounding, type OfferContent } from '@adcopy/contract'
import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { toOfferContent } from '../offers/offer-version.ts'

export interface JobGrounding {
  grounding: Grounding
  offer: OfferContent | null
}

export async function readJobGrounding({ ctx, input }: Call<{ jobId: string }>): Promise<JobGrounding> {
  const { jobId } = input
  const row = isId('job', jobId)
    ? await ctx.deps.db.prisma.job.findFirst({
        where: { id: jobId, ...visible(ctx.actor) },
        select: {
          workspaceId: true,
          grounding: { select: { content: true } },
          offerVersion: { select: { content: true } },
        },
      })
    : null
  if (row === null) throw new Problem('not_found')
  permit(ctx, row.workspaceId, 'viewer')
  return {
    grounding: readGrounding(row.grounding.content),
    offer: row.offerVersion === null ? null : toOfferContent(row.offerVersion.content),
  }
}
