/** From lowest to highest. */
export const roles = ['viewer', 'editor', 'admin'] as const

export type Role = (typeof roles)[number]
