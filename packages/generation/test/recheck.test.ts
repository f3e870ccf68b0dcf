import type { Copy, CopyClaim } from '@adcopy/contract'
import { expect, test } from 'vitest'
import { recheck } from '../src/edit/recheck.ts'
import { claimsOf } from '../src/verifier/judge.ts'
import { loaf, loafDraft, request } from './fixtures.ts'

const asked = request()
const claims = claimsOf(asked, loafDraft, null)
const edited = (primary_text: string, headline = loaf.headline) =>
  recheck({ request: asked, before: { copy: loaf, claims }, copy: { headline, primary_text } })
const texts = (kept: readonly CopyClaim[]) => kept.map(({ text }) => text)
const standAtTheirPlace = (copy: Copy, kept: readonly CopyClaim[]) =>
  kept.every(({ field, start, end, text }) => (copy[field] ?? '').slice(start, end) === text)

test('claims of unchanged sentences are kept at their new place', () => {
  const primary_text = `One more line, first. ${loaf.primary_text}`
  const { claims: kept } = edited(primary_text)
  expect(texts(kept)).toEqual(texts(claims))
  expect(standAtTheirPlace({ headline: loaf.headline, primary_text }, kept)).toBe(true)
})

test('a claim goes with its sentence, also where its own words stay', () => {
  expect(texts(edited(loaf.primary_text.replace('It has been open', 'It has not been open')).claims)).toEqual([
    'Hearth & Rye bakes sourdough every morning.',
  ])
  expect(texts(edited(loaf.primary_text.replace('sourdough', 'rye bread')).claims)).toEqual(['open since 1998'])
})

test('a claim does not move to another field', () => {
  expect(edited('Come in.', 'Hearth & Rye bakes sourdough every morning.').claims).toEqual([])
})

test('an edit is held against every check but the one that needs the brief', () => {
  const failed = (text: string) => edited(text).checks.flatMap(({ check, passed }) => (passed ? [] : [check]))
  expect(failed(loaf.primary_text)).toEqual([])
  expect(failed(`${loaf.primary_text} A loaf is £99.`)).toContain('figures')
  expect(failed(`${loaf.primary_text} It is cheap.`)).toContain('excluded_terms')
  expect(edited(loaf.primary_text).checks.map(({ check }) => check)).not.toContain('brief_not_repeated')
})
