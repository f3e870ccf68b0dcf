import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { parseEnvironment, toTemporalSecurity } from '@adcopy/core'
import { acceptJob, createTenant, setUpCore, temporaryFolder, until } from '@adcopy/testing'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection } from '@temporalio/worker'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { succeededOnce, untilEnded } from './support/jobs.ts'
import {
  createCertificates,
  startTemporalCloud,
  unauthenticated,
  type TemporalCloud,
} from './support/temporal-cloud.ts'
import { ensureBundle, startWorker, type WorkerProcess } from './support/worker-process.ts'

const { core, database } = await setUpCore()
const file = createCertificates(temporaryFolder())
const authority = { TEMPORAL_TLS_SERVER_CA_CERT_PATH: file('ca.pem') }
const certificate = {
  TEMPORAL_TLS_CLIENT_CERT_PATH: file('worker.pem'),
  TEMPORAL_TLS_CLIENT_KEY_PATH: file('worker.key'),
}
const apiKey = 'the-key-of-this-test'
const temporalAddress = inject('temporalAddress')
let withKey: TemporalCloud
let withCertificate: TemporalCloud
let worker: WorkerProcess | undefined

beforeAll(async () => {
  await ensureBundle()
  withKey = await startTemporalCloud({ temporalAddress, file, apiKey })
  withCertificate = await startTemporalCloud({ temporalAddress, file })
})

afterEach(async () => {
  await worker?.kill('SIGKILL')
  worker = undefined
})

afterAll(() => {
  withKey.close()
  withCertificate.close()
})

const settings = ({ address }: TemporalCloud, security: Record<string, string>) => ({
  TEMPORAL_ADDRESS: address,
  TEMPORAL_TASK_QUEUE: `cloud-${process.pid}-${address.split(':')[1]}`,
  ...authority,
  ...security,
})

function start(cloud: TemporalCloud, security: Record<string, string>): WorkerProcess {
  worker = startWorker({ DATABASE_URL: database.urls.worker, ...settings(cloud, security) })
  return worker
}

async function endsJob(): Promise<string> {
  const jobId = await acceptJob(core, await createTenant(core))
  expect(await untilEnded(database, jobId)).toMatchObject(succeededOnce)
  return jobId
}

const main = join(import.meta.dirname, '../../ops/src/main.ts')

function doctor(security: Record<string, string>): Promise<{ temporal: object; wrong: string[] }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.urls.ops, ...settings(withKey, security) }
  return new Promise((resolve, reject) => {
    // The doctor exits with status 1 if anything is wrong.
    execFile(process.execPath, [main, 'doctor', '--json'], { env }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr, { cause: error }))
      else resolve(JSON.parse(stdout))
    })
  })
}

test('with an API key, a worker ends a job and the doctor sees the worker', { timeout: 120_000 }, async () => {
  start(withKey, { TEMPORAL_API_KEY: apiKey })
  const jobId = await endsJob()
  const { temporal } = await doctor({ TEMPORAL_API_KEY: apiKey })
  expect(temporal).toMatchObject({ reachable: true, task_queue: { workflow_pollers: 1 } })
  const refused = withKey.requests.filter(({ refusal }) => refusal !== undefined)
  expect(new Set(refused.map(({ method }) => method))).toEqual(new Set(['ListSearchAttributes']))
  const connection = await Connection.connect({ address: temporalAddress })
  const workflow = new Client({ connection }).workflow.getHandle(jobId)
  await workflow.result()
  const { searchAttributes } = await workflow.describe()
  await connection.close()
  expect(searchAttributes).toMatchObject({ AdCopyPlatform: ['facebook'], AdCopyOutcome: ['succeeded'] })
})

test(
  'with a wrong API key, the worker waits, and its log and the doctor report the refusal',
  { timeout: 120_000 },
  async () => {
    const wrong = { TEMPORAL_API_KEY: 'a-wrong-key' }
    const waiting = start(withKey, wrong)
    const refused = () => withKey.requests.filter(({ refusal }) => refusal === unauthenticated).length
    await until(() => refused() >= 2)
    const line = await until(() => waiting.log.find(({ msg }) => msg === 'Temporal does not answer; trying on'))
    expect(line).toMatchObject({ status: expect.stringContaining('Request unauthorized.') })
    expect(waiting.output()).not.toContain(wrong.TEMPORAL_API_KEY)
    const { wrong: complaints } = await doctor(wrong)
    expect(complaints).toEqual([
      expect.stringMatching(/refuses the credentials \(UNAUTHENTICATED\): correct TEMPORAL_API_KEY/),
    ])
    expect(await waiting.kill('SIGTERM')).toBe(0)
  },
)

test('with a client certificate, a worker ends a job', { timeout: 120_000 }, async () => {
  start(withCertificate, certificate)
  await endsJob()
})

async function describeNamespace(variables: Record<string, string>): Promise<string | null | undefined> {
  const env = parseEnvironment('ops', settings(withCertificate, variables))
  const connection = await NativeConnection.connect({
    address: withCertificate.address,
    tls: toTemporalSecurity(env).tls,
  })
  try {
    const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace: 'default' })
    return namespaceInfo?.name
  } finally {
    await connection.close()
  }
}

test('without the client certificate or the authority of the server, nothing is connected', async () => {
  await expect(describeNamespace({})).rejects.toThrow()
  await expect(describeNamespace({ ...certificate, TEMPORAL_TLS_SERVER_CA_CERT_PATH: '' })).rejects.toThrow()
  await expect(describeNamespace(certificate)).resolves.toBe('default')
})
