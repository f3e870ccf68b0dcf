import { createArtifact, createTenant, setUpCore, testCard } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { answerOf } from './support/ops.ts'

const { core, database } = await setUpCore()

test('labels an offline draft as its page does, and no copy of a model', async () => {
  const show = async (backend: string) => {
    const { jobId } = await createArtifact(core, await createTenant(core), { card: { ...testCard, backend } })
    return answerOf({ DATABASE_URL: database.urls.ops }, ['job', 'show', jobId])
  }
  expect(await show('composer')).toMatchObject({
    backend: 'composer',
    notice: 'Offline draft, made of your own sentences. Configure a model for written copy.',
  })
  const written = await show('openai')
  expect(written).toMatchObject({ status: 'succeeded', backend: 'openai' })
  expect(written).not.toHaveProperty('notice')
}, 30_000)
