/** The body of a create request. */
export interface CreateBody {
  platform: 'facebook' | 'instagram'
  awareness_level: 'unaware' | 'problem_aware' | 'solution_aware'
  brief: string
  copy_length: 'short' | 'medium' | 'long'
}

/** Text in every brief of a run and nowhere else: a place that contains it has leaked a brief. */
export const briefCanary = 'zanzibarian wheelwrights'
