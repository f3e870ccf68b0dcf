import { afterAll, beforeAll, describe, test } from 'vitest'
import { corpus } from './corpus/index.ts'
import { expectCase } from './expect-case.ts'
import { startServerStage, type ServerStage } from './stage.ts'

describe('raw sockets against server.ts', () => {
  let stage: ServerStage

  beforeAll(async () => {
    stage = await startServerStage(1_000)
  })
  afterAll(() => stage.close())

  for (const { name, tags, cases } of corpus) {
    describe.concurrent(`corpus: ${name}`, { tags }, () => {
      test.for(cases)('$name', (one) => expectCase(stage, one))
    })
  }
})
