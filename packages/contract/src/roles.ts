/** Roles of a member, from least to most. Source: decisions, "Roles". */
export const roles = ['viewer', 'editor', 'admin'] as const

export type Role = (typeof roles)[number]
