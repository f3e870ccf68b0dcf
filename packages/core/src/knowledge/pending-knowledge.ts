import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

export interface FindPendingKnowledge {
  filesMax: number
  /**
   * Maximum number of files of one workspace while no other workspace has a pending file. It should not exceed the
   * number of files that are read concurrently. Otherwise another workspace would wait for several files.
   */
  filesAloneMax: number
  /**
   * Files that the caller has already started to read. They count towards the limit per workspace and are not returned
   * in `fileIds`.
   */
  startedIds?: readonly string[]
}

/**
 * If several workspaces have pending files, the workspaces take turns: the next file of a workspace is returned only
 * after the previous file of that workspace was read. The returned `startedIds` are those of the input whose files are
 * still pending.
 */
export async function findPendingKnowledge({ ctx, input }: Call<FindPendingKnowledge, SystemActor>): Promise<{
  fileIds: string[]
  startedIds: string[]
}> {
  permitSystem(ctx)
  const startedIds = [...(input.startedIds ?? [])]
  const rows = await ctx.deps.db.prisma.$queryRaw<Array<{ id: string; started: boolean }>>`
    with pending as (
      select id, workspace_id, created_at, id = any (${startedIds}) as started,
             row_number() over (partition by workspace_id order by id = any (${startedIds}) desc, created_at, id) as place
        from knowledge_file where state = 'pending'
    ), quota as (
      select case when min(workspace_id) = max(workspace_id) then ${input.filesAloneMax}::int else 1 end as files
        from pending
    ), fresh as (
      select pending.* from pending cross join quota where not started and place <= quota.files
       order by place, created_at, id limit ${input.filesMax}
    )
    select id, started from (select * from pending where started union all select * from fresh) both_kinds
     order by place, created_at, id`
  const idsOf = (started: boolean) => rows.filter((row) => row.started === started).map((row) => row.id)
  return { fileIds: idsOf(false), startedIds: idsOf(true) }
}
