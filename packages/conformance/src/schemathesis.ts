import { messageOf, readJson } from '@adcopy/local-stack'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'
import { casesOf, faultsOf, type Phase, type Run } from './schemathesis-report.ts'
import type { Entry } from './stack.ts'
import { pythonTool, runTool } from './tools.ts'

/**
 * The phases of each run. Every run has its own workspace. The stateful phase, which follows OpenAPI links, ends early
 * if a repeated sequence of requests gets different responses. It runs separately, because jobs created by the other
 * phases would cause such differences.
 */
const runs: ReadonlyArray<readonly Phase[]> = [['examples', 'coverage', 'fuzzing'], ['stateful']]

const firstJob = {
  platform: 'facebook',
  awareness_level: 'unaware',
  brief: 'What there is before anything is generated',
}

export async function runSchemathesis(entry: Entry, seed: number, progress: (line: string) => void): Promise<string> {
  const done: Run[] = []
  const failures: string[] = []
  for (const phases of runs) {
    const { report, failure } = await runPhases(entry, phases, seed, progress)
    done.push({ phases, report })
    failures.push(...failure)
  }
  const faults = [...failures, ...faultsOf(done)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `${casesOf(done)} cases, no failure, seed ${seed}`
}

async function runPhases(entry: Entry, phases: readonly Phase[], seed: number, onLine: (line: string) => void) {
  // Hypothesis generates the test cases and stores some of them in this folder. It would replay them in the next run.
  const cwd = join(places.work, `schemathesis-${entry.name}`)
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(cwd, { recursive: true })
  const report = join(cwd, 'report.json')
  const config = ['--config-file', join(places.home, 'schemathesis.toml'), '--no-color']
  const target = ['--url', entry.url, '--phases', phases.join(','), '--seed', String(seed)]
  const args = [...config, 'run', places.document, ...target, '--report-json-path', report]
  const token = await entry.openWorkspace()
  const env = {
    ...(await knownIds(entry.url, token)),
    ADCOPY_TOKEN: token,
    PYTHONPATH: places.home,
    PYTHONDONTWRITEBYTECODE: '1',
  }
  const failure = await runTool(pythonTool('schemathesis'), args, { cwd, env, onLine }).then(
    () => [],
    (error: unknown) => [messageOf(error)],
  )
  return { report: readJson(report), failure }
}

/** schemathesis_hooks.py inserts these ids into requests to make them valid. */
async function knownIds(url: string, token: string): Promise<{ ADCOPY_JOB_ID: string; ADCOPY_OFFER_ID: string }> {
  const headers = { authorization: `Bearer ${token}` }
  const offers = await fetch(`${url}/api/v1/offers`, { headers })
  const job = await fetch(`${url}/api/v1/ad-copy-generations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'first' },
    body: JSON.stringify(firstJob),
  })
  const { data } = (await offers.json()) as { data: [{ id: string }] }
  const { id } = (await job.json()) as { id: string }
  return { ADCOPY_JOB_ID: id, ADCOPY_OFFER_ID: data[0].id }
}
