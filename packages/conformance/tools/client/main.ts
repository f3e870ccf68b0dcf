// This program resembles the first client that a partner might write. It calls all four operations with openapi-fetch
// and uses only types that were generated from the OpenAPI document. Its argument is the URL of the API. The token is
// in the environment variable ADCOPY_TOKEN.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import createClient from 'openapi-fetch'
import type { components, paths } from './openapi.ts'

type Job = components['schemas']['AdCopyGeneration']
type Draft = components['schemas']['CreateAdCopyGeneration']
type Refusal = NonNullable<Awaited<ReturnType<typeof create>>['error']>

const jobWaitMs = 60_000
const [baseUrl = ''] = process.argv.slice(2)
const client = createClient<paths>({
  baseUrl,
  headers: { Authorization: `Bearer ${process.env['ADCOPY_TOKEN'] ?? ''}` },
})
const draft: Draft = {
  platform: 'facebook',
  awareness_level: 'problem_aware',
  brief: 'Thesis season is near',
  copy_length: 'short',
}

const offer = await firstOffer()
const job = await createAndReplay({ ...draft, offer_id: offer.id })
await readUntilTerminal(job)
await pageThroughJobs(job, await createAndReplay(draft))
await refusals()
process.stdout.write('offers, create, replay, read until terminal, paging and refusals\n')

function create(body: Draft, key: string = randomUUID()) {
  return client.POST('/api/v1/ad-copy-generations', { params: { header: { 'Idempotency-Key': key } }, body })
}

async function firstOffer() {
  const { data, error } = await client.GET('/api/v1/offers', { params: { query: { limit: 1 } } })
  assert.equal(error, undefined)
  const [first] = data.data
  assert.equal(first?.object, 'offer')
  return first
}

async function createAndReplay(body: Draft): Promise<Job> {
  const key = randomUUID()
  const { data: created, response } = await create(body, key)
  assert(created !== undefined, `a create is answered with ${response.status}`)
  assert.equal(response.status, 202)
  assert.equal(response.headers.get('location'), `/api/v1/ad-copy-generations/${created.id}`)
  const replay = await create(body, key)
  assert.equal(replay.data?.id, created.id)
  assert.equal(replay.response.headers.get('idempotent-replayed'), 'true')
  return created
}

async function readUntilTerminal({ id }: Job): Promise<void> {
  const deadline = Date.now() + jobWaitMs
  for (;;) {
    const { data: read, response } = await client.GET('/api/v1/ad-copy-generations/{id}', { params: { path: { id } } })
    assert(read !== undefined, `a read is answered with ${response.status}`)
    if (read.status === 'succeeded') {
      assert(read.result.headline.length > 0 && read.result.primary_text.length > 0)
      assert.equal(response.headers.get('retry-after'), null)
      return
    }
    if (read.status === 'failed') assert.fail(`the job failed: ${read.error.code}`)
    assert(Date.now() < deadline, `the job is still ${read.status}`)
    await delay(Number(response.headers.get('retry-after')) * 1_000)
  }
}

async function pageThroughJobs(older: Job, newer: Job): Promise<void> {
  const met: string[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 1, ...(cursor !== undefined && { cursor }) }
    const { data: page, error } = await client.GET('/api/v1/ad-copy-generations', { params: { query } })
    assert.equal(error, undefined)
    assert.equal(page.has_more, page.next_cursor !== null)
    met.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined && !met.includes(older.id))
  assert(met.indexOf(newer.id) !== -1 && met.indexOf(newer.id) < met.indexOf(older.id), 'newest first')
  assert.equal(new Set(met).size, met.length)
}

async function refusals(): Promise<void> {
  const blog = await create({ ...draft, platform: 'instagram', copy_length: 'blog' })
  assert.equal(describe(blog.error), 'invalid: /copy_length')

  // @ts-expect-error -- the types forbid this field, and the API rejects it
  const unknown = await create({ ...draft, variations: 3 })
  assert.equal(describe(unknown.error), 'invalid: /variations')

  const key = randomUUID()
  await create(draft, key)
  const mismatch = await create({ ...draft, copy_length: 'long' }, key)
  assert.equal(describe(mismatch.error), 'the key is taken')

  const stranger = createClient<paths>({ baseUrl })
  const { error } = await stranger.GET('/api/v1/offers')
  assert.equal(error?.status, 401)
}

/** Problems with the same status are distinguished by `title` or another field. */
function describe(refusal: Refusal | undefined): string {
  switch (refusal?.status) {
    case undefined:
      return 'not refused'
    case 400:
      return `invalid: ${(refusal.errors ?? []).map(({ pointer }) => pointer).join(', ')}`
    case 401:
      return 'no valid token'
    case 403:
      return `not allowed: ${refusal.title}`
    case 404:
      return 'no such offer'
    case 422:
      switch (refusal.title) {
        case 'Idempotency key used for another request':
          return 'the key is taken'
        case 'Brand profile missing':
        case 'Grounding too large':
          return 'the brand needs work'
        default:
          return refusal satisfies never
      }
    case 429:
      return 'reset_at' in refusal ? `none left until ${refusal.reset_at}` : 'too fast'
    case 503:
      return 'later'
    default:
      return refusal satisfies never
  }
}
