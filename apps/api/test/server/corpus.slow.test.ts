import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries } from '../entry.ts'
import { corpus } from './corpus/index.ts'
import { expectCase, expectLimit } from './expect-case.ts'
import { nextLimits } from './next-limits.ts'
import { startNextStage, startServerStage, type Stage } from './stage.ts'

describe('raw sockets against server.ts', () => {
  let stage: Stage

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

describe.runIf(entries.includes('next'))('raw sockets against Next', () => {
  let stage: Stage

  beforeAll(async () => {
    stage = await startNextStage()
  })
  afterAll(() => stage.close())

  for (const { name, cases } of corpus) {
    const limits = nextLimits.filter(({ theme }) => theme === name)
    const limitOf = (one: { name: string }) => limits.find(({ cases: known }) => known.test(one.name))
    describe.concurrent(`corpus: ${name}`, () => {
      test.for(cases.filter((one) => limitOf(one) === undefined))('$name', (one) => expectCase(stage, one))
      for (const limit of limits) {
        const limited = cases.filter((one) => limitOf(one) === limit)
        test.for(limited)('is a limit: $name', (one) => expectLimit(stage, one, limit))
      }
    })
  }

  test('every limit names a theme, and a case of it', () => {
    const stale = nextLimits.filter(({ theme, cases }) => {
      return !corpus.some((one) => one.name === theme && one.cases.some(({ name }) => cases.test(name)))
    })
    expect(stale).toEqual([])
  })
})
