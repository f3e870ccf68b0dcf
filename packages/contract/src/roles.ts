/** Roles of a member, from lowest to highest. */
export const roles = ['viewer', 'editor', 'admin'] as const

export type Role = (typeof roles)[number]
