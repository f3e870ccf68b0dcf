export interface CreateBody {
  platform: 'facebook' | 'instagram'
  awareness_level: 'unaware' | 'problem_aware' | 'solution_aware'
  brief: string
  copy_length: 'short' | 'medium' | 'long'
}

/**
 * This text is in every brief of a run and nowhere else. A place that contains the text has therefore leaked a brief.
 */
export const briefCanary = 'zanzibarian wheelwrights'
