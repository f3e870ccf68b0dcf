import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

/** An import of another package, as the source file has it. */
export interface Arrow {
  /** File, relative to the root of the repository. */
  file: string
  /** Package of the file, such as `packages/core` or `apps/api`. */
  from: string
  /** The imported package's folder, `node:…`, or a library's name. */
  to: string
}

const sourceFile = /\.(ts|tsx|mjs)$/
const skipped = new Set(['node_modules', 'dist', '.next', 'generated', 'test'])
const specifier = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)(['"])([^'"\n]+)\1/g

/** Every import of another package, in all source files (not tests) under apps and packages. */
export function readArrows(root: string): Arrow[] {
  const arrows: Arrow[] = []
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) {
      for (const file of filesBelow(join(root, group, name))) arrows.push(...arrowsOf(root, `${group}/${name}`, file))
    }
  }
  return arrows
}

function arrowsOf(root: string, from: string, file: string): Arrow[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return [...code.matchAll(specifier)].flatMap(([, , imported = '']) => {
    const to = destination(root, file, imported)
    return to === from ? [] : [{ file: relative(root, file), from, to }]
  })
}

function destination(root: string, file: string, imported: string): string {
  if (isBuiltin(imported)) return imported.startsWith('node:') ? imported : `node:${imported}`
  if (imported.startsWith('@adcopy/')) {
    const name = imported.split('/')[1] ?? ''
    return ['api', 'web', 'worker', 'ops'].includes(name) ? `apps/${name}` : `packages/${name}`
  }
  if (!imported.startsWith('.')) return imported
  const [group, name] = relative(root, resolve(dirname(file), imported)).split('/')
  return `${group}/${name}`
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path)
    return sourceFile.test(entry.name) ? [path] : []
  })
}

const local = /^(apps|packages)\//

/** The sibling packages that each package may import; all others are forbidden. Source: docs/architecture.md, "Arrows". */
const siblings: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/client': [],
  'packages/mcp': ['packages/client'],
  'packages/db': [],
  'packages/core': ['packages/contract', 'packages/db'],
  'packages/generation': ['packages/contract'],
  'packages/workflows': ['packages/contract'],
  'packages/telemetry': ['packages/contract', 'packages/core'],
  'packages/local-stack': ['packages/contract', 'packages/core', 'packages/db'],
  'packages/testing': ['packages/contract', 'packages/core', 'packages/local-stack'],
  'packages/conformance': ['packages/core', 'packages/local-stack'],
  'packages/faults': ['packages/contract', 'packages/core', 'packages/local-stack', 'packages/workflows'],
  'packages/eval': ['packages/contract', 'packages/generation'],
  'packages/mutation': ['packages/local-stack', 'packages/testing'],
  'apps/api': ['packages/contract', 'packages/core', 'packages/telemetry'],
  'apps/web': ['packages/contract', 'packages/core', 'packages/generation', 'packages/telemetry'],
  'apps/worker': [
    'packages/contract',
    'packages/core',
    'packages/generation',
    'packages/telemetry',
    'packages/workflows',
  ],
  'apps/ops': ['packages/contract', 'packages/core', 'packages/generation', 'packages/workflows'],
}

/** Libraries that a package must not import, or the only ones that it may import. */
const libraries: Record<string, (library: string) => boolean> = {
  'packages/contract': (library) => library === 'zod' || library === 'zod-openapi',
  'packages/client': () => false,
  'packages/mcp': (library) => /^(@modelcontextprotocol\/|node:)|^zod$/.test(library),
  'packages/workflows': (library) => library === '@temporalio/workflow',
  'packages/generation': (library) => !/^(@temporalio|@prisma)\/|^(pg|next)$/.test(library),
  'packages/telemetry': (library) => !/^(@temporalio|@prisma)\/|^(pg|next)$/.test(library),
  'packages/core': (library) => !/^(next|@temporalio)(\/|$)|^trpc-to-openapi$|^pg$/.test(library),
  'apps/api': (library) => !/^(@prisma|@temporalio)\/|^pg$/.test(library),
  'apps/web': (library) => !/^(@prisma|@temporalio)\/|^pg$/.test(library),
  'apps/ops': (library) => !/^@prisma\/|^pg$/.test(library),
  'apps/worker': (library) => !/^@prisma\/|^pg$|^next(\/|$)/.test(library),
}

/** Whether an import is allowed. */
export function isAllowed({ from, to }: Arrow): boolean {
  const known = siblings[from]
  if (known === undefined) return false
  if (local.test(to)) return known.includes(to)
  return libraries[from]?.(to) ?? true
}
