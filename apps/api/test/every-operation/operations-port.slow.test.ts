import { freePort } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, startRig, validBody } from '../rig.ts'

// The API does not open the operations port when it runs in the test process.
const processes = entries.filter((entry) => entry !== 'in-process')
const named = processes.length === 0 ? entries : processes

describe.skipIf(processes.length === 0).each(named)('the operations port of %s', async (entry) => {
  const port = await freePort()
  const operations = `http://127.0.0.1:${port}`
  const rig = startRig(entry, { env: { OPERATIONS_PORT: String(port) } })

  // Readiness checks are cached for a second.
  const becomes = (status: number) => expect.poll(async () => (await fetch(`${operations}/readyz`)).status).toBe(status)

  test("serves probes and metrics of the entry's API", async () => {
    expect((await rig.create(validBody)).status).toBe(202)
    expect((await fetch(`${operations}/healthz`)).status).toBe(200)
    const ready = await fetch(`${operations}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks: { database: 'ok' } }])
    const figures = await (await fetch(`${operations}/metrics`)).text()
    expect(figures).toMatch(/^adcopy_jobs_accepted_total 1$/m)
    expect(figures).toMatch(/^adcopy_backlog_waiting_jobs 1$/m)
  })

  test('adds nothing to the four operations of the public API', { tags: ['S-1'] }, async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expectProblem(await rig.call(path), 'not_found', {}, { rate: 'none' })
    expect((await fetch(operations + jobsPath)).status).toBe(404)
  })

  test('is unready but alive while the database is unreachable', async () => {
    await rig.database.whileUnreachable(async () => {
      await becomes(503)
      expect((await fetch(`${operations}/healthz`)).status).toBe(200)
    })
    await becomes(200)
  })
})
