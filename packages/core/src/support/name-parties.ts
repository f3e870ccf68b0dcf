import type { Database } from '@adcopy/db'

export interface Party {
  /** `other` is any other object, such as a job. Its `name` is always null. */
  kind: 'person' | 'operator' | 'system' | 'visitor' | 'token' | 'other'
  id: string
  /** The name of a person or operator, or the last characters of a token; null if unknown or hidden. */
  name: string | null
}

/** With `operators: false`, the result does not reveal which operator acted. */
export async function nameParties(
  { prisma }: Database,
  ids: readonly string[],
  { operators }: { operators: boolean },
): Promise<(id: string) => Party> {
  const accounts = ids.map((id) => id.replace(/^operator:/, '')).filter((id) => id.startsWith('usr_'))
  const tokens = ids.filter((id) => id.startsWith('tok_'))
  const [users, lastFours] = await Promise.all([
    prisma.user.findMany({ where: { id: { in: accounts } }, select: { id: true, name: true } }),
    prisma.apiToken.findMany({ where: { id: { in: tokens } }, select: { id: true, lastFour: true } }),
  ])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const fours = new Map(lastFours.map(({ id, lastFour }) => [id, lastFour]))
  return (id) => {
    if (id === 'operator' || id.startsWith('operator:')) {
      if (!operators) return { kind: 'operator', id: 'operator', name: null }
      const given = id.slice('operator:'.length)
      return { kind: 'operator', id, name: names.get(given) ?? (given === '' ? null : given) }
    }
    if (id === 'system' || id === 'visitor') return { kind: id, id, name: null }
    if (id.startsWith('usr_')) return { kind: 'person', id, name: names.get(id) ?? null }
    if (id.startsWith('tok_')) return { kind: 'token', id, name: fours.get(id) ?? null }
    return { kind: 'other', id, name: null }
  }
}
