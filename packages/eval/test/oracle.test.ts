import type { AwarenessLevel, Copy } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { comanda } from '../src/brands/comanda.ts'
import { larkfield } from '../src/brands/larkfield.ts'
import { ostermann } from '../src/brands/ostermann.ts'
import { savonnerie } from '../src/brands/savonnerie.ts'
import type { EvalBrand } from '../src/brands/brand.ts'
import { jobsOf } from '../src/jobs.ts'
import { oracleFindings } from '../src/oracle/oracle.ts'
import { jobs, writing } from './fixtures.ts'
import { evaluate } from '../src/evaluate.ts'

const clean = { headline: 'A place for each plan', primary_text: 'Rent and boots get on better in separate places.' }

/** What the oracle finds in copy for a short ad with the brand's first offer, without the job's name. */
function found(copy: Partial<Copy>, of: EvalBrand = larkfield, level: AwarenessLevel = 'solution_aware'): string[] {
  const job = jobsOf(of).find(({ request }) => request.awarenessLevel === level && request.copyLength === 'short')
  if (job === undefined) throw new Error('no job')
  const request = { ...job.request, offer: of.offers[0] ?? null }
  const result = { failure: null, verdicts: [], attempts: 1, milliseconds: 0, usage: nothing }
  const findings = oracleFindings({ ...result, job: { ...job, request }, copy: { ...clean, ...copy } })
  return findings.map((finding) => finding.slice(job.id.length + 2))
}

const nothing = { calls: 0, inputTokens: 0, outputTokens: 0, costMicroUsd: null }

describe('the oracle finds', () => {
  test.each<[string, Partial<Copy>, string]>([
    ['a text over its length', { primary_text: 'é'.repeat(126) }, 'length: primary_text over 125'],
    ['a headline over its length', { headline: 'a'.repeat(256) }, 'length: headline over 255'],
    ['a number of nobody', { primary_text: 'More than 9,500 members.' }, 'digits: 500'],
    ['a number of the brief', { primary_text: 'For 900 years.' }, 'digits: 900'],
    ['the number of an amount that nobody named', { primary_text: 'Opens with £400.' }, 'amount: £400'],
    ['a rate of other decimals', { description: '8.5% APR' }, 'amount: 8.5%'],
    ['an excluded term', { headline: 'Get rich slowly' }, 'excluded term: get rich'],
    [
      'a link to elsewhere',
      { primary_text: 'See https://larkfield.example/now.' },
      'address: https://larkfield.example/now',
    ],
    ['a domain of others', { primary_text: 'See larkfield.co for it.' }, 'address: larkfield.co'],
    ['an account', { description: 'Ask @larkfield' }, 'address: @larkfield'],
    ['a code', { primary_text: 'With POT1 it is easy.' }, 'code: POT1'],
    ['a superlative', { headline: 'The best place for a plan' }, 'word without a source: best'],
    ['a promise, inflected', { description: 'Certified, of course' }, 'word without a source: certif'],
    ['a number in words', { primary_text: 'Ask any of our thirty volunteers.' }, 'word without a source: thirty'],
    ['a gap of a program', { headline: 'A pot for undefined' }, 'slip: undefined'],
    ['a word said twice', { primary_text: 'Rent and and boots.' }, 'slip: and and'],
  ])('%s', (_, copy, finding) => {
    expect(found(copy)).toContain(finding)
  })

  test.each([
    [ostermann, 'Der beste Weg durch die Halle', 'beste'],
    [savonnerie, 'Notre savon, toujours', 'toujours'],
    [comanda, 'Siempre con Comanda', 'siempre'],
  ])('words that need a source in the language of $id', (of, headline, word) => {
    expect(found({ headline }, of)).toEqual([`word without a source: ${word}`])
  })

  test.each([
    [{ headline: 'Larkfield Credit Union' }],
    [{ description: 'The Christmas pot' }],
    [{ primary_text: 'Ask Larkfield Credit Union.\nIt is near.' }],
  ])('a name where an unaware reader begins: %j', (copy) => {
    expect(found(copy, larkfield, 'unaware')).toHaveLength(1)
    expect(found(copy)).toEqual([])
  })
})

describe('the oracle finds nothing amiss in', () => {
  test.each([
    ['what the brand says of itself', 'Over 9,400 members, eleven shops, deposits protected up to £85,000.'],
    ['an offer as it stands', 'Christmas pot: free for members, opens with £1. https://larkfield.example/christmas'],
    ['a price with another space', 'It opens with £\u00A01.'],
    ['half of an excluded term', 'Rich soil, and a good way to get there.'],
    ['how often things happen to a reader', 'Always the same. Never mind.'],
    ['words that begin like others', 'Freely chosen halves.'],
    ['an end of a sentence', 'Rent. Boots. A week by the sea...'],
  ])('%s', (_, text) => {
    expect(found({ primary_text: text })).toEqual([])
  })

  test('a name that an unaware reader meets later', () => {
    expect(found({ primary_text: 'Rent and boots.\n\nLarkfield Credit Union.' }, larkfield, 'unaware')).toEqual([])
  })
})

test('its findings are a gate, and each is told with its job', async () => {
  const short = jobs.filter(({ request }) => request.copyLength === 'short')
  const planted = { headline: 'Notes in one place', primary_text: 'A quiet quiet hour.' }
  const { gates, summary } = await evaluate(
    writing(() => planted),
    short.slice(0, 1),
    { signal: new AbortController().signal },
  )
  expect(summary.oracle_findings).toEqual([`${short[0]?.id}: slip: quiet quiet`])
  expect(gates.find(({ promise }) => promise.startsWith('an oracle'))).toMatchObject({ passed: false })
})
