/** For each package, the packages of this repository that it may import. Source: docs/architecture.md, "Arrows". */
const layers = {
  'packages/contract': [],
  'packages/client': [],
  'packages/mcp': ['client'],
  'packages/db': [],
  'packages/core': ['contract', 'db'],
  'packages/generation': ['contract'],
  'packages/workflows': ['contract'],
  'packages/telemetry': ['contract', 'core'],
  'packages/local-stack': ['contract', 'core', 'db', 'workflows'],
  'packages/testing': ['contract', 'core', 'local-stack'],
  'packages/conformance': ['core', 'local-stack'],
  'packages/faults': ['contract', 'core', 'local-stack', 'workflows'],
  'packages/bench': ['contract', 'core', 'local-stack', 'workflows'],
  'packages/eval': ['contract', 'generation'],
  'packages/mutation': ['local-stack', 'testing'],
  'apps/api': ['contract', 'core', 'telemetry'],
  'apps/web': ['contract', 'core', 'generation', 'telemetry'],
  'apps/worker': ['contract', 'core', 'generation', 'telemetry', 'workflows'],
  'apps/ops': ['contract', 'core', 'generation', 'workflows'],
}

/** The only libraries that each of these packages may import. */
const allowedLibraries = {
  'packages/contract': ['zod'],
  'packages/client': [],
  'packages/mcp': ['@modelcontextprotocol/\\w+', 'zod'],
  'packages/workflows': ['@temporalio/workflow'],
}

/** Packages that must not import Node's built-in modules. */
const withoutNode = ['packages/contract', 'packages/client', 'packages/workflows']

/** Libraries that each of these packages must not import. */
const forbiddenLibraries = {
  'packages/generation': ['@temporalio/\\w+', '@prisma/\\w+', 'pg', 'next'],
  'packages/telemetry': ['@temporalio/\\w+', '@prisma/\\w+', 'pg', 'next'],
  'packages/core': ['@temporalio/\\w+', 'trpc-to-openapi', 'pg', 'next'],
  'apps/api': ['@temporalio/\\w+', '@prisma/\\w+', 'pg'],
  'apps/web': ['@temporalio/\\w+', '@prisma/\\w+', 'pg'],
  'apps/ops': ['@prisma/\\w+', 'pg'],
  'apps/worker': ['@prisma/\\w+', 'pg', 'next'],
}

const sourcesOf = (folder) => ({ path: `^${folder}/`, pathNot: '/test/' })
const library = (names) => `(^|node_modules/)(@types/)?(${names.join('|')})(/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'known-package',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^(${Object.keys(layers).join('|')})/` },
      to: {},
    },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '/test/' },
      to: { path: '/test/' },
    },
    ...Object.entries(layers).map(([folder, below]) => ({
      name: `layers of ${folder}`,
      severity: 'error',
      from: sourcesOf(folder),
      to: {
        path: '^(apps|packages)/',
        pathNot: `^(${[folder, ...below.map((name) => `packages/${name}`)].join('|')})/`,
      },
    })),
    ...Object.entries(allowedLibraries).map(([folder, names]) => ({
      name: `libraries of ${folder}`,
      severity: 'error',
      from: sourcesOf(folder),
      to: {
        path: '(^|/)node_modules/',
        ...(names.length > 0 && { pathNot: library(names) }),
      },
    })),
    ...withoutNode.map((folder) => ({
      name: `${folder} without Node`,
      severity: 'error',
      from: sourcesOf(folder),
      to: { dependencyTypes: ['core'] },
    })),
    ...Object.entries(forbiddenLibraries).map(([folder, names]) => ({
      name: `libraries of ${folder}`,
      severity: 'error',
      from: sourcesOf(folder),
      to: { path: library(names) },
    })),
  ],
  options: {
    // Type-only imports are checked, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|generated)/|^packages/conformance/tools/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
