// `node assemble.mjs` installs the workspace. `node assemble.mjs PROGRAM FOLDER` builds a program and copies everything
// that it needs at run time to the folder, including its production dependencies. `pnpm deploy` is not used, because it
// would put the workspace's packages into node_modules, where Node refuses to run TypeScript.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join, relative, resolve } from 'node:path'
import { faultOfPnpm, pnpmShim, pnpmVersion } from '../packages/local-stack/pinned-pnpm.mjs'

const root = resolve(import.meta.dirname, '..')
const rootFiles = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc']
const leftovers = ['node_modules', '.turbo', '.next/cache', 'test']
const isLeftover = (path) =>
  leftovers.some((name) => path.endsWith(`/${name}`)) && !path.endsWith('/.next/node_modules')
const platform = `${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch]}-unknown-linux-gnu`
const unused = [
  '**/*.map',
  '**/*.d.{ts,mts,cts}',
  '**/@temporalio/core-bridge/releases/*', // The loop below keeps the release of this platform.
  '**/@prisma/client/runtime/*{cockroachdb,mysql,sqlite,sqlserver}*',
]

const run = (file, args, { cwd = root, stdout = 'inherit', env = process.env } = {}) =>
  execFileSync(file, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', stdout, 'inherit'] })

// The hash of pnpm is checked before its code runs, as in bootstrap.mjs. Turbo runs the pnpm that is first on the PATH.
const findPnpm = ['-y', '--ignore-scripts', '-p', `pnpm@${pnpmVersion}`, '-c', 'command -v pnpm']
const executable = run('npx', findPnpm, { stdout: 'pipe' }).trim()
const fault = faultOfPnpm(executable)
if (fault !== undefined) throw new Error(`This is not the pnpm that was reviewed: ${fault}. It was not run.`)
const shims = mkdtempSync(join(tmpdir(), 'pnpm-'))
writeFileSync(join(shims, 'pnpm'), pnpmShim(executable), { mode: 0o755 })
const env = { ...process.env, PATH: [shims, process.env.PATH].join(delimiter), PRISMA_SCHEMA_ENGINE_BINARY: 'true' }
const pnpm = (cwd, args, stdout) => run('pnpm', args, { cwd, env, ...(stdout !== undefined && { stdout }) })

const [program, to] = process.argv.slice(2)
if (program === undefined) {
  pnpm(root, ['install', '--frozen-lockfile'])
  process.exit()
}

// The api is not built, because the image runs its `server.ts` from the sources. Only hosts that run the api under Next
// need its build.
const built = ['@adcopy/db', ...(program === 'api' ? [] : [`@adcopy/${program}`])]
pnpm(root, ['exec', 'turbo', 'run', 'generate', 'build', ...built.map((name) => `--filter=${name}`)])

const filter = ['--filter-prod', `@adcopy/${program}...`]
const packages = JSON.parse(pnpm(root, [...filter, 'list', '--depth', '-1', '--json'], 'pipe'))
for (const from of [...rootFiles.map((file) => join(root, file)), ...packages.map(({ path }) => path)]) {
  cpSync(from, join(to, relative(root, from)), {
    recursive: true,
    verbatimSymlinks: true, // The links from .next/node_modules to packages must stay relative.
    filter: (path) => !isLeftover(path),
  })
}
pnpm(to, [...filter, 'install', '--prod', '--no-optional', '--frozen-lockfile', '--prefer-offline'])
const bill = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', 'sbom.cdx.json']
pnpm(to, [...filter, 'sbom', '--prod', '--no-optional', ...bill])
const store = join(to, 'node_modules/.pnpm')
for (const file of globSync(unused, { cwd: store })) {
  if (basename(file) !== platform) rmSync(join(store, file), { recursive: true, force: true })
}
