import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, setUpCore, testCard, testCopy } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { answerOf } from './support/ops.ts'

const { core, database } = await setUpCore()

async function succeededJob(backend: string): Promise<string> {
  const jobId = await acceptJob(core, await createTenant(core))
  const ctx = core.as({ kind: 'system' })
  await verbs.beginJob({ ctx, input: { jobId } })
  const card = { ...testCard, backend }
  await verbs.succeedJob({ ctx, input: { jobId, copy: testCopy, checks: [], card } })
  return jobId
}

test('labels an offline draft as its page does, and no copy of a model', async () => {
  const show = async (backend: string) => {
    const line = ['job', 'show', await succeededJob(backend)]
    return answerOf({ DATABASE_URL: database.urls.ops }, line)
  }
  expect(await show('composer')).toMatchObject({
    backend: 'composer',
    notice: 'Offline draft, made of your own sentences. Configure a model for written copy.',
  })
  const written = await show('openai')
  expect(written).toMatchObject({ status: 'succeeded', backend: 'openai' })
  expect(written).not.toHaveProperty('notice')
}, 30_000)
