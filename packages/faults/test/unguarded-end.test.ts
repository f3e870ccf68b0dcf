import { createCore, verbs } from '@adcopy/core'
import pg from 'pg'
import { expect, test, vi } from 'vitest'

test('the planted bug finds the conditions that it removes from the terminal write', async () => {
  const written = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(() => ({ rows: [] }))
  await import('../src/preload/unguarded-end.ts')
  const fingerprintKeys = Buffer.alloc(32).toString('base64')
  const core = createCore({ database: { url: 'postgres://localhost' }, fingerprintKeys })
  const copy = { headline: '', primary_text: '' }
  const card = { grounding_hash: '', offer_version_id: null, backend: '', model: null, prompt_version: '', seed: '' }
  await verbs.succeedJob({ ctx: core.as({ kind: 'system' }), input: { jobId: '', copy, checks: [], card } })
  expect(written).toHaveBeenCalledWith(expect.objectContaining({ name: 'succeed-job' }))
  await core.close()
})
