import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createCommand, readCommand, runDemoJob, type DemoJob } from '../demo-job.ts'
import type { Demo } from '../demo.ts'
import { SetUpError, messageOf } from '../errors.ts'
import { onInterrupt } from '../interrupt.ts'
import { layoutOf } from '../layout.ts'
import { modelAdvice } from '../model-advice.ts'
import { Stack, type StartedStack } from '../stack.ts'
import { formatSeconds, Steps } from '../steps.ts'
import { print, readOptions } from './options.ts'

const usage = `npm start [-- options]

Starts PostgreSQL, Temporal, API, web application and worker, makes a demo workspace, submits a brief over REST and prints
the copy. Stays up, supervised, until Ctrl-C; a second Ctrl-C does not wait.

While it stays up, it adds jobs of the last days to the demo workspace, unless GENERATION_BACKEND or DATABASE_URL is set.

  --once      leave after the job: status 0 if it succeeded, else 1
  --no-demo   submit no job
  --help      this text

Settings, by environment variable:
  DATABASE_URL                 a PostgreSQL to use in place of the embedded one
  TEMPORAL_ADDRESS             a Temporal server to use in place of the embedded one, with
  TEMPORAL_NAMESPACE, TEMPORAL_TLS (true or false), TEMPORAL_API_KEY, TEMPORAL_UI_URL
  API_PORT, WEB_PORT, POSTGRES_PORT, TEMPORAL_PORT, TEMPORAL_UI_PORT, API_OPERATIONS_PORT, WORKER_OPERATIONS_PORT
                               fixed ports; unset, a busy port is stepped over
  TEMPORAL_CLI_PATH            the \`temporal\` executable to start
  OTEL_EXPORTER_OTLP_ENDPOINT  a collector that traces are sent to
  GENERATION_BACKEND           a provider whose model writes, with what docs/generation.md lists
  AD_COPY_CACHE_DIR            where downloads are kept (default: ~/.cache/ad-copy)

Everything is kept in .local/; .local/stack.json says where a running stack is, .local/logs/ what it says.
`

const knowledgeWaitMs = 30_000
const webWaitMs = 3_000
const startedAtMs = Number(process.env['ADCOPY_STARTED_AT'] ?? Date.now())
const sinceStart = () => formatSeconds(Date.now() - startedAtMs)
// Writes fail after the terminal is closed. The errors are ignored so that the stack can still be stopped.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)

const flag = { type: 'boolean', default: false } as const
const options = await readOptions(usage, () => parseArgs({ options: { once: flag, 'no-demo': flag } }).values)

const steps = new Steps(print)
const stack = new Stack(layoutOf(), steps)
const asked = onInterrupt(() => {
  stack.kill()
  process.exit(130)
})
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? String(error)}\n`)
  stack.kill()
  process.exit(1)
})

let up = false
let interrupted = false
const outcome = await Promise.race([run().catch(reportFailure), asked.then(leave)])
await stack.stop()
process.exit(outcome)

function leave(signal: NodeJS.Signals): number {
  interrupted = true
  print(`\n${signal}: stopping`)
  // An interrupt is the normal way to stop a running stack. For a stack that is still starting, it is a failure.
  return up ? 0 : 130
}

function reportFailure(error: unknown): number {
  // Errors after an interrupt are not reported, because stopping the stack causes them.
  if (interrupted) return 1
  process.stderr.write(
    `\n${error instanceof SetUpError || !(error instanceof Error) ? messageOf(error) : error.stack}\n`,
  )
  return 1
}

/** Returns the exit status. Without `--once`, the promise stays pending until an interrupt ends the program. */
async function run(): Promise<number> {
  print('Starting the local stack')
  const started = await stack.start()
  const demo = options['no-demo'] ? Promise.resolve(undefined) : runDemo(started)
  // The web application starts after the demo job, because the job needs all cores. A slow model does not delay it.
  const web = Promise.race([demo, delay(webWaitMs)]).then(() => started.startWeb())
  const [job] = await Promise.all([demo, web])
  await started.demo.close()
  printPlaces(started, job)
  print(`\nReady after ${sinceStart()}`)
  if (options.once) return job === undefined || job.status === 'succeeded' ? 0 : 1
  up = true
  print('Ctrl-C stops everything.')
  if (!options['no-demo'] && hasFreeHistory(process.env)) await addHistory(started)
  return new Promise(() => undefined)
}

async function runDemo({ apiUrl, demo }: StartedStack): Promise<DemoJob> {
  await steps.run('knowledge files', () => readKnowledge(demo))
  const api = { apiUrl, token: demo.access.token }
  const job = await steps.run('demo job', (progress) => runDemoJob(api, demo.brief, progress))
  printJob(job)
  for (const line of await modelAdvice(process.env)) print(line)
  return job
}

/** The jobs of the history must not call a paid model, and their dates can only be changed in the embedded database. */
function hasFreeHistory(env: NodeJS.ProcessEnv): boolean {
  return (env['GENERATION_BACKEND'] || 'composer') === 'composer' && !env['DATABASE_URL']
}

/** A failure is only reported, because the stack is already running. */
async function addHistory(started: StartedStack): Promise<void> {
  try {
    const jobs = await started.demo.addHistory(started)
    if (jobs > 0) print(`The demo workspace has ${jobs} more jobs, of the last days.`)
  } catch (error) {
    if (!interrupted) process.stderr.write(`The demo's history is incomplete: ${messageOf(error)}\n`)
  }
}

/** After a timeout the start continues, because copy can be generated without the knowledge files. */
async function readKnowledge(demo: Demo): Promise<void> {
  if (!(await demo.knowledgeRead(knowledgeWaitMs))) steps.say('  ! not read yet: the copy uses only the brand profile')
}

function printJob({ id, status, error, result }: DemoJob): void {
  print(`\n${id} ${status}, ${sinceStart()} after the start`)
  if (error !== undefined) print(`  ${error.code}: ${error.message}`)
  if (result === undefined) return
  const section = (title: string, text: string) => print(`\n${title}\n${text.replaceAll(/^/gm, '  ')}`)
  section('Headline', result.headline)
  section('Primary text', result.primary_text)
  if (result.description !== undefined) section('Description', result.description)
  if (result.sources !== undefined) section('Sources', result.sources.map(({ file_id }) => file_id).join('\n'))
  section('Artifact', result.app_url)
}

function printPlaces(
  { apiUrl, webUrl, operationsUrls, temporalUiUrl, demo }: StartedStack,
  job: DemoJob | undefined,
): void {
  const { access, brief } = demo
  const api = { apiUrl, token: access.token }
  print(`\nAPI          ${apiUrl}`)
  print(`Web          ${webUrl}   (sign in as ${access.email}, password ${access.password})`)
  if (temporalUiUrl !== null) print(`Temporal UI  ${temporalUiUrl}`)
  const { api: apiPort, web, worker } = operationsUrls
  print(`Operations   ${apiPort} (api), ${web} (web), ${worker} (worker): /healthz, /readyz, /metrics`)
  print(`\nCreate a job:\n${createCommand(api, brief)}`)
  print(`\nRead it:\n${readCommand(api, job?.id ?? 'ID')}`)
}
