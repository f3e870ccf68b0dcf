import { messageOf, readJson } from '@adcopy/local-stack'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'
import { describeReport, faultsOf, type Report } from './schemathesis-report.ts'
import type { Entry } from './stack.ts'
import { pythonTool, runTool } from './tools.ts'

const firstJob = {
  platform: 'facebook',
  awareness_level: 'unaware',
  brief: 'What there is before anything is generated',
}

/** Schemathesis with every check against one entry. Throws unless it went through every phase and found nothing. */
export async function runSchemathesis(entry: Entry, seed: number, progress: (line: string) => void): Promise<string> {
  // Empty before each run: what Hypothesis remembers of the last one would be replayed first.
  const cwd = join(places.work, `schemathesis-${entry.name}`)
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(cwd, { recursive: true })
  const report = join(cwd, 'report.json')
  const config = join(places.home, 'schemathesis.toml')
  const target = ['--url', entry.url, '--seed', String(seed), '--report-json-path', report]
  const args = ['--config-file', config, '--no-color', 'run', places.document, ...target]
  const env = {
    ...(await knownIds(entry)),
    ADCOPY_TOKEN: entry.token,
    PYTHONPATH: places.home,
    PYTHONDONTWRITEBYTECODE: '1',
  }
  const failure = await runTool(pythonTool('schemathesis'), args, { cwd, env, onLine: progress }).then(
    () => [],
    (error: unknown) => [messageOf(error)],
  )
  const read = readJson(report)
  const faults = [...failure, ...faultsOf(read)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return describeReport(read as Report)
}

/** A job and an offer, for requests that schemathesis_hooks.py makes valid. */
async function knownIds({ url, token }: Entry): Promise<{ ADCOPY_JOB_ID: string; ADCOPY_OFFER_ID: string }> {
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
