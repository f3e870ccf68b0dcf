import { describe, expect, test } from 'vitest'
import { evaluate } from '../src/evaluate.ts'
import { jobsOfAll } from '../src/jobs.ts'
import { overlapOf, shareOf } from '../src/overlap.ts'
import { brand, jobs, wordsOf, writing } from './fixtures.ts'

const { signal } = new AbortController()
const short = jobs.filter(({ request }) => request.copyLength === 'short')
const broken = async (write: Parameters<typeof writing>[0]) => {
  const { gates } = await evaluate(writing(write), short, { signal })
  return gates.filter(({ passed }) => !passed).map(({ promise }) => promise.slice(0, 20))
}
const distinct = (seed: string) => ({ headline: 'Notes that get lost', primary_text: `${wordsOf(seed, 12)}?` })

describe('a gate', () => {
  test('holds for copy that is whole, different and clean', async () => {
    expect(await broken(distinct)).toEqual([])
  })

  test('breaks when one job ends without copy', async () => {
    expect(
      await broken((seed) => (seed === short[0]?.id ? { ...distinct(seed), headline: '' } : distinct(seed))),
    ).toEqual(['every job ends with ', 'at least 95.0 % of a'])
  })

  test('breaks when soft checks fail in more than one of twenty', async () => {
    const long = 'Notes and clips and pages and thoughts in one place'
    expect(
      await broken((seed) => (seed === short[0]?.id ? { ...distinct(seed), headline: long } : distinct(seed))),
    ).toEqual(['at least 95.0 % of a'])
  })

  test('breaks when soft checks fail in more than one of twenty of one round, however well the others do', async () => {
    const long = 'Notes and clips and pages and thoughts in one place'
    const { gates, summary } = await evaluate(
      writing((seed) => (seed === short[0]?.id ? { ...distinct(seed), headline: long } : distinct(seed))),
      jobsOfAll([brand], 5).filter(({ request }) => request.copyLength === 'short'),
      { signal },
    )
    expect(summary.soft_passed / summary.jobs).toBeGreaterThan(0.95)
    expect(gates.filter(({ passed }) => !passed).map(({ measured }) => measured)).toEqual([
      '29 of 30; 83.3 %, 100.0 %, 100.0 %, 100.0 %, 100.0 %',
    ])
  })

  test('breaks when outputs for two briefs say the same', async () => {
    const same = new Set([short[0]?.id, short.at(-1)?.id])
    expect(await broken((seed) => (same.has(seed) ? distinct('one') : distinct(seed)))).toEqual([
      'no two outputs for d',
    ])
  })

  test('breaks when a canary surfaces, in whatever case', async () => {
    expect(
      await broken((seed) => (seed === short[1]?.id ? { ...distinct(seed), description: 'pwned' } : distinct(seed))),
    ).toEqual(['no injection surface'])
  })
})

test('overlap is what two sets share, divided by the smaller one', () => {
  expect(shareOf(new Set([1, 2, 3, 4]), new Set([3, 4, 5, 6, 7, 8]))).toBe(0.5)
  expect(shareOf(new Set([1, 2]), new Set())).toBe(0)
})

test('outputs of one brief are no pair of different briefs, and the other way round', async () => {
  const { outputs } = await evaluate(writing(distinct), short, { signal })
  const results = outputs.map(({ result }) => result)
  const each = short.length / brand.briefs.length
  expect(overlapOf(results, 'different').pairs).toBe(each * each)
  expect(overlapOf(results, 'same').pairs).toBe(each * (each - 1))
})
