import { describe, expect, test } from 'vitest'
import {
  entries,
  expectAnswer,
  expectProblem,
  jobsPath,
  nothing,
  offersPath,
  rowsOf,
  startRig,
  unknownJob,
  validBody,
} from '../rig.ts'

const targets = `
  / /api /api/v1 /api/v1/ /favicon.ico /robots.txt /openapi.json /health
  /API/V1/offers /api/v1/Offers /api/v1/offers/ /api/v1/offers/off_x /api/v1/offersx /api/v1/ad-copy-generations/
  ${jobsPath}/${unknownJob}/ ${jobsPath}/${unknownJob}/more ${jobsPath}/${unknownJob}/artifact
  /api/v2/offers /v1/offers /api/offers /offers /api/v1.0/offers
`
  .trim()
  .split(/\s+/)
  .map((path): [method: string, path: string] => ['GET', path])
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method): Array<[string, string]> => {
  const paths = [offersPath, `${jobsPath}/${unknownJob}`, ...(method === 'POST' ? [] : [jobsPath])]
  return paths.map((path) => [method, path])
})

describe.each(entries)(
  '404 for everything outside the four operations by %s',
  { tags: ['S-1', 'not_found', 'D-ROUTING-1', 'D-ROUTING-4', 'ERROR-1', 'ERROR-2'] },
  (entry) => {
    const rig = startRig(entry)

    /**
     * Asserts that the response is `not_found`, whether or not the request has a token, and that the limiter does not
     * count the request.
     */
    async function expectNothingThere(method: string, path: string): Promise<void> {
      expectProblem(await rig.call(path, { method }), 'not_found', {}, { rate: 'none' })
      expectProblem(await rig.as(rig.tenant, path, { method }), 'not_found', {}, { rate: 'none' })
    }

    test.each([...targets, ...methods])('%s %s', (method, path) => expectNothingThere(method, path))

    test('HEAD of an unknown path, and of a path without GET', { tags: ['D-ROUTING-2'] }, async () => {
      for (const path of ['/', '/api/v1/offers/', `${jobsPath}/${unknownJob}/more`])
        for (const answer of [
          await rig.call(path, { method: 'HEAD' }),
          await rig.as(rig.tenant, path, { method: 'HEAD' }),
        ]) {
          expectAnswer(answer, { status: 404, body: undefined, rate: 'none' })
        }
    })

    test('the version of a path is v1 and no other', { tags: ['VERSION-1'] }, async () => {
      for (const version of ['v0', 'v2', 'v1beta', 'V1', 'latest']) {
        await expectNothingThere('GET', `/api/${version}/offers`)
      }
    })

    test('no path leads to the generation backend', { tags: ['S-6'] }, async () => {
      for (const path of [
        '/generate',
        '/api/v1/generate',
        '/internal/generate',
        '/api/trpc/adCopy.createJob',
        '/metrics',
      ]) {
        await expectNothingThere('POST', path)
        await expectNothingThere('GET', path)
      }
    })

    test('there are no webhooks and no events', { tags: ['S-3', 'EVENT-1'] }, async () => {
      for (const path of [
        '/api/v1/webhooks',
        '/api/v1/events',
        `${jobsPath}/events`,
        `${jobsPath}/${unknownJob}/events`,
      ]) {
        await expectNothingThere('POST', path)
        if (path !== `${jobsPath}/events`) await expectNothingThere('GET', path)
      }
    })

    test('no preflight is granted', { tags: ['D-ROUTING-3'] }, async () => {
      const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' }
      for (const path of [jobsPath, offersPath]) {
        expectProblem(await rig.call(path, { method: 'OPTIONS', headers }), 'not_found', {}, { rate: 'none' })
      }
    })

    test('a create on another path writes nothing, and no header changes its method', async () => {
      const body = JSON.stringify(validBody)
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'k', 'x-http-method-override': 'POST' }
      expectProblem(
        await rig.as(rig.tenant, jobsPath, { method: 'PUT', headers, body }),
        'not_found',
        {},
        { rate: 'none' },
      )
      expect(await rowsOf(rig)).toEqual(nothing)
    })
  },
)
