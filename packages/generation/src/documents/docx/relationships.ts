import { parseXml } from './parse-xml.ts'

/** Where the parts of a package are that a part names, by the last word of the kind of relationship. */
export type Relationships = ReadonlyMap<string, string>

/** Reads the relationships of a part in `folder`. What they point at outside of the package is left out. */
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

/** The name of the part that holds a part's relationships. */
export function relationshipsOf(part: string): string {
  const cut = part.lastIndexOf('/') + 1
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`
}

/** Names of parts are compared without case; programs write them with `\`, `./` and `%20` as well. */
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
    return name // a name with a percent sign of its own
  }
}
