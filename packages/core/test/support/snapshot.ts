import type { TestDatabase } from '@adcopy/testing'

/** The grounding that the next job of the workspace will use. */
export async function snapshotOf({ pool }: TestDatabase, { workspaceId }: { workspaceId: string }): Promise<unknown> {
  const { rows } = await pool.query<{ content: unknown }>(
    `select content from brand_profile p join brand_grounding g on (g.workspace_id, g.id) = (p.workspace_id, p.grounding_id)
      where p.workspace_id = $1`,
    [workspaceId],
  )
  return rows[0]?.content
}
