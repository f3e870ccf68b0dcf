import { createComposer } from '@adcopy/generation'
import { expect, test } from 'vitest'
import { brands } from '../src/brands/index.ts'
import { differenceAdvice, differences, lacksVersion, readCommitted, versionAdvice } from '../src/committed.ts'
import { evaluate } from '../src/evaluate.ts'
import { jobsOfAll } from '../src/jobs.ts'
import { evaluateWordings } from '../src/wordings/evaluate.ts'

// The whole takes minutes and is compared by `npm run eval -- --check`; these brands are written for in seconds.
const quick = brands.filter(({ id }) => ['bluebird', 'radwerk', 'barro'].includes(id))

const { signal } = new AbortController()
const committed = readCommitted()

test.each(quick)(
  'composer and checks do for $id as the committed evaluation says',
  async (brand) => {
    const { summary } = await evaluate(createComposer(), jobsOfAll([brand]), { signal })
    expect(summary.prompt_version).toBe(committed?.prompt_version)
    expect(summary.brands[brand.id]).toEqual(committed?.brands[brand.id])
  },
  240_000,
)

test('the checks do with sorted sentences as the committed evaluation says, and hold its promises', () => {
  const { gates, summary } = evaluateWordings()
  expect(gates.length).toBeGreaterThan(2)
  expect(gates.filter(({ passed }) => !passed)).toEqual([])
  expect(JSON.parse(JSON.stringify(summary))).toEqual(committed?.wordings)
})

test('an evaluation of something else differs, in its words too', async () => {
  const one = await evaluate(createComposer(), jobsOfAll(quick), { signal, jobsMax: 1 })
  expect(differences(one, evaluateWordings())).toEqual([versionAdvice, differenceAdvice])
})

test('other words under the same version are noticed, and so is the same version in other words', () => {
  if (committed === null) throw new Error('nothing is committed')
  const now = { ...committed, outputs_sha256: 'another' }
  expect(lacksVersion(now, committed)).toBe(true)
  expect(lacksVersion({ ...now, prompt_version: 'composer-0' }, committed)).toBe(false)
  expect(lacksVersion(now, null)).toBe(false)
})
