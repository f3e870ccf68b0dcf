// Entry point of the npm commands. It installs the dependencies and then starts the command with the pinned Node, which
// runs TypeScript directly. Before the installation, only the user's Node (20 or newer) is available, so this is plain
// JavaScript without dependencies.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultOfPnpm, pnpmShim, pnpmVersion } from './pinned-pnpm.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const nodeMajorMin = 20
const tickMs = 10_000

const programs = {
  start: 'packages/local-stack/src/cli/start.ts',
  test: 'packages/local-stack/src/cli/test.ts push',
  'test:rest': 'packages/local-stack/src/cli/test.ts rest',
  'test:all': 'packages/local-stack/src/cli/test.ts all',
  conformance: 'packages/conformance/src/main.ts',
  mutation: 'packages/mutation/src/main.ts',
  'mutation:accept': 'packages/core/test/mutants/run.ts',
  faults: 'packages/faults/src/main.ts',
  cluster: 'packages/faults/src/cluster/main.ts',
  bench: 'packages/bench/src/main.ts',
  eval: 'packages/eval/src/main.ts',
  ops: 'apps/ops/src/main.ts',
}

const [command = '', ...args] = process.argv.slice(2)
const startedAt = Date.now()

// The set-up of `ops` prints to standard error, because the standard output of `ops --json` must contain only JSON.
const say = (line) => (command === 'ops' ? process.stderr : process.stdout).write(`${line}\n`)
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

const stateDir = join(root, 'node_modules', '.adcopy')
const shimDir = join(stateDir, 'bin')
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

const quietEnv = { NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

class SetUpError extends Error {}

function childEnv() {
  const env = { ...process.env, ...quietEnv, PRISMA_SCHEMA_ENGINE_BINARY: 'true' }
  env.pnpm_config_pm_on_fail = 'ignore'
  // npm's variables describe this script. In child processes, they would make npm and pnpm warn about unknown settings.
  for (const name of Object.keys(env))
    if (/^npm_(package|lifecycle)_|^npm_command$|^INIT_CWD$/.test(name)) delete env[name]
  env.PATH = [dirname(pinnedNode), shimDir, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return env
}

/** Prints the latest line of the step's output every ten seconds, and the last lines if the step fails. */
function runStep(title, file, argv) {
  const began = Date.now()
  const lines = []
  return new Promise((resolveStep, rejectStep) => {
    const child = spawn(file, argv, { cwd: root, env: childEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        lines.push(...text.split(/[\r\n]+/).filter((line) => line.trim() !== ''))
        lines.splice(0, lines.length - 200)
      })
    }
    const tick = setInterval(() => say(`  … ${title}, ${seconds(Date.now() - began)}: ${lines.at(-1) ?? ''}`), tickMs)
    const stopForwarding = forwardSignals(child)
    child.on('error', (error) => {
      clearInterval(tick)
      rejectStep(new SetUpError(`${title}: could not run ${file}: ${error.message}`))
    })
    child.on('close', (code, signal) => {
      clearInterval(tick)
      stopForwarding()
      if (code === 0) {
        say(`  ✓ ${title}  ${seconds(Date.now() - began)}`)
        resolveStep(lines)
      } else {
        rejectStep(new SetUpError(`${lines.slice(-60).join('\n')}\n${title} failed (${signal ?? `status ${code}`})`))
      }
    })
  })
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const handlers = signals.map((signal) => [signal, () => child.kill(signal)])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  return () => handlers.forEach(([signal, handler]) => process.off(signal, handler))
}

function fingerprint(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${pnpmVersion}`)
  for (const file of files)
    hash.update(`\0${file}\0`).update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '')
  return hash.digest('hex')
}

const stampFile = (name) => join(stateDir, `${name}.stamp`)
const isStamped = (name, value) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value

function writeWhole(file, text, mode = 0o644) {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text, { mode })
  renameSync(temporary, file)
}

function manifests() {
  const members = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  )
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...members.toSorted((a, b) => (a < b ? -1 : 1))]
}

/**
 * Prefers the npx next to the npm that started this process, because a bare Node installation may have no npx on its
 * PATH.
 */
function npx(argv) {
  const npmCli = process.env.npm_execpath ?? ''
  const npxCli = join(dirname(npmCli), 'npx-cli.js')
  if (npmCli.endsWith('npm-cli.js') && existsSync(npxCli))
    return [process.execPath, [npxCli, '--loglevel=error', ...argv]]
  return ['npx', ['--loglevel=error', ...argv]]
}

let pnpmFound
/** The hash of pnpm is checked before any of its code runs. */
const findPnpm = () => (pnpmFound ??= installPnpm())

async function installPnpm() {
  const kept = join(stateDir, `pnpm-${pnpmVersion}.path`)
  const known = existsSync(kept) ? readFileSync(kept, 'utf8') : undefined
  if (known !== undefined && existsSync(known)) return { path: known, keep: () => undefined }
  const lines = await runStep(
    'pnpm',
    ...npx(['-y', '--ignore-scripts', '-p', `pnpm@${pnpmVersion}`, '-c', 'command -v pnpm']),
  )
  const path = lines.findLast((line) => line.startsWith('/'))
  if (path === undefined)
    throw new SetUpError(`npx did not say where it keeps pnpm ${pnpmVersion}:\n${lines.join('\n')}`)
  const fault = faultOfPnpm(path)
  if (fault !== undefined) throw new SetUpError(`This is not the pnpm that was reviewed: ${fault}. It was not run.`)
  return { path, keep: () => writeWhole(kept, path) }
}

/** turbo runs the `pnpm` that it finds on PATH. */
async function linkPnpm() {
  const { path, keep } = await findPnpm()
  const script = pnpmShim(path)
  const link = join(shimDir, 'pnpm')
  if (!existsSync(link) || readFileSync(link, 'utf8') !== script) writeWhole(link, script, 0o755)
  keep()
}

async function install() {
  const wanted = fingerprint(manifests())
  if (isStamped('install', wanted) && existsSync(pinnedNode)) return
  say('Installing dependencies (the first time takes a minute or two)')
  const flags = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  const { path } = await findPnpm()
  // npx did not run pnpm's install script. Therefore the executable is still a script without a shebang line, and only
  // a shell can run it.
  await runStep('install', '/bin/sh', ['-c', 'exec "$0" "$@"', path, ...flags])
  if (!existsSync(pinnedNode)) {
    throw new SetUpError(
      `the install left no Node at ${pinnedNode}: is the "node" package allowed to run its install script?`,
    )
  }
  writeWhole(stampFile('install'), wanted)
}

function generateFingerprint() {
  const inputs = ['schema.prisma', 'prisma.config.ts', 'generate.mjs', 'package.json'].map(
    (name) => `packages/db/${name}`,
  )
  return fingerprint([...inputs, 'pnpm-lock.yaml'])
}

function isGenerated() {
  return isStamped('generate', generateFingerprint()) && existsSync(join(root, 'packages/db/src/generated'))
}

async function generate() {
  if (isGenerated()) return
  await runStep('database client', join(root, 'node_modules/.bin/turbo'), [
    'run',
    'generate',
    '--output-logs=errors-only',
  ])
  writeWhole(stampFile('generate'), generateFingerprint())
}

function handOver(program) {
  // The cache stores compiled code, and TypeScript sources with their types stripped. It saves up to half of the
  // processor time at start-up, and 80 MiB of memory per process. All processes that the program starts use it, too.
  const compiled = { NODE_COMPILE_CACHE: join(stateDir, 'compile-cache') }
  const env = { ...compiled, ...childEnv(), ADCOPY_STARTED_AT: String(startedAt) }
  // `ops` resolves relative file names against the directory from which the user ran it.
  if (command === 'ops') env.INIT_CWD = process.env.INIT_CWD ?? process.cwd()
  const [file, ...first] = program.split(' ')
  const child = spawn(pinnedNode, [join(root, file), ...first, ...args], { cwd: root, env, stdio: 'inherit' })
  forwardSignals(child)
  if (command === 'start' && process.env.npm_lifecycle_event !== undefined) stopWhenOrphaned(child)
  child.on('error', (error) => fail(`could not run ${pinnedNode}: ${error.message}`))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}

/**
 * Stops the child when this process loses its parent. npm forwards a signal only to its shell, which ends without
 * forwarding the signal to this process. If npm is killed, this process gets no signal either.
 */
function stopWhenOrphaned(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])
const program = programs[command]
if (major < nodeMajorMin) fail(`This needs Node ${nodeMajorMin} or newer; this is Node ${process.versions.node}.`)
if (process.platform === 'win32') fail('The local stack runs on Linux and macOS; on Windows use WSL.')
if (program === undefined) fail(`usage: node bootstrap.mjs ${Object.keys(programs).join('|')} [arguments]`)

try {
  await install()
  if (command !== 'ops' || !isGenerated()) await linkPnpm()
  await generate()
  handOver(program)
} catch (error) {
  fail(error instanceof SetUpError ? error.message : (error?.stack ?? String(error)))
}
