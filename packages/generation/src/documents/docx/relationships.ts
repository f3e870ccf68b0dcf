import { parseXml } from './parse-xml.ts'

/**
 * The key is the last path segment of a relationship type, such as `styles`. The value is the path of the first part of
 * that type.
 */
export type Relationships = ReadonlyMap<string, string>

/** Relative targets are resolved against `folder`. Targets outside the package are left out. */
export function readRelationships(xml: string | undefined, folder: string): Relationships {
  const found = new Map<string, string>()
  parseXml(xml ?? '', {
    open(name, attribute) {
      const [type, target] = [attribute('Type'), attribute('Target')]
      if (name !== 'Relationship' || attribute('TargetMode') === 'External' || target === undefined) return
      const kind = type?.slice(type.lastIndexOf('/') + 1) ?? ''
      if (!found.has(kind)) found.set(kind, partPath(target, folder))
    },
  })
  return found
}

export function relationshipsOf(part: string): string {
  const cut = part.lastIndexOf('/') + 1
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`
}

/** Part names are case-insensitive. Some programs write them with `\`, a leading `/` or `%20`. */
export function partName(name: string): string {
  return decoded(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

function partPath(target: string, folder: string): string {
  const written = decoded(target).replaceAll('\\', '/')
  const steps: string[] = []
  for (const step of `${written.startsWith('/') ? '' : folder}${written}`.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return partName(steps.join('/'))
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
