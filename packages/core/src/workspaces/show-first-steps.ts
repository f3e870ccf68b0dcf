import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { isActive, tokens } from '../tokens/active-tokens.ts'

/** The steps that lead from an empty workspace to a partner's first request. */
export interface FirstSteps {
  access: boolean
  brand: boolean
  knowledge: boolean
  offer: boolean
  copy: boolean
  token: boolean
}

export async function showFirstSteps({ ctx, input }: Call<{ workspaceId: string }>): Promise<FirstSteps> {
  permit(ctx, input.workspaceId, 'viewer')
  const [row] = await ctx.deps.db.prisma.$queryRaw<FirstSteps[]>`
    select exists (select from public_api_access a
                    where a.workspace_id = w.id and a.enabled and a.allocation is not null) as access,
           exists (select from brand_profile b where b.workspace_id = w.id) as brand,
           exists (select from knowledge_file f where f.workspace_id = w.id) as knowledge,
           exists (select from offer o where o.workspace_id = w.id and o.archived_at is null) as offer,
           (select j.id from job j where j.workspace_id = w.id
             order by j.created_at desc, j.id desc limit 1) is not null as copy, -- for "exists", all jobs could be read
           exists (select from ${tokens} where t.workspace_id = w.id and ${isActive}) as token
      from workspace w where w.id = ${input.workspaceId}`
  if (row === undefined) throw new Problem('not_found')
  return row
}
