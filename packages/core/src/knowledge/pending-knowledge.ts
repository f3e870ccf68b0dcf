import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'

const filesPerWorkspaceMax = 8

export interface FindPendingKnowledge {
  filesMax: number
  /**
   * Files that the caller is already reading. They count towards the limit per workspace and are not returned in
   * `fileIds`.
   */
  startedIds?: readonly string[]
}

/**
 * Selects the pending knowledge files that the caller should start to read, and returns their ids as `fileIds`. At most
 * eight files per workspace are read concurrently. Workspaces with the fewest files being read come first. Within a
 * workspace, the oldest file comes first. Also returns those `startedIds` of the input that are still pending.
 */
export async function findPendingKnowledge({ ctx, input }: Call<FindPendingKnowledge, SystemActor>): Promise<{
  fileIds: string[]
  startedIds: string[]
}> {
  permitSystem(ctx)
  const startedIds = [...(input.startedIds ?? [])]
  const rows = await ctx.deps.db.prisma.$queryRaw<Array<{ id: string; started: boolean }>>`
    with pending as (
      select id, created_at, id = any (${startedIds}) as started,
             row_number() over (partition by workspace_id order by id = any (${startedIds}) desc, created_at, id) as place
        from knowledge_file where state = 'pending'
    ), fresh as (
      select * from pending where not started and place <= ${filesPerWorkspaceMax}
       order by place, created_at, id limit ${input.filesMax}
    )
    select id, started from (select * from pending where started union all select * from fresh) both_kinds
     order by place, created_at, id`
  const idsOf = (started: boolean) => rows.filter((row) => row.started === started).map((row) => row.id)
  return { fileIds: idsOf(false), startedIds: idsOf(true) }
}
