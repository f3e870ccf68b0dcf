/** The brand's name in a snapshot. */
export function brandNameOf(content: unknown): string | null {
  const name = (content as { profile?: { name?: unknown } } | null)?.profile?.name
  return typeof name === 'string' ? name : null
}
