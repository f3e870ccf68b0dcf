/** One workspace of the run, and a token for it. */
export interface Partner {
  workspaceId: string
  token: string
}

/** A create as the clients make it. */
export interface CreateBody {
  platform: 'facebook' | 'instagram'
  awareness_level: 'unaware' | 'problem_aware' | 'solution_aware'
  brief: string
  copy_length: 'short' | 'medium' | 'long'
}

/** A text that is in every brief of a run and nowhere else: where it appears, a brief has leaked. */
export const briefCanary = 'zanzibarian wheelwrights'
