import { describe, expect, test } from 'vitest'
import { avatarSchema, brandProfileSchema, offerContentSchema, thinkReportSchema } from '../src/index.ts'

const profile = { name: 'Cite', description: 'Keeps sources' }

function refusals(fields: Record<string, unknown>): string[] {
  return brandProfileSchema.safeParse({ ...profile, ...fields }).error?.issues.map(({ message }) => message) ?? []
}

describe('a field of the brand', () => {
  const tooLarge = 'is larger than 1 MiB'
  const mebibyte = 1024 * 1024

  test('is stored up to 1 MiB of UTF-8, and not a byte more', { tags: ['D-GROUNDING-3'] }, () => {
    const half = 'é'.repeat(mebibyte / 2)
    expect(refusals({ voice: half })).toEqual([])
    expect(refusals({ voice: `${half}x` })).toEqual([tooLarge])
    expect(refusals({ description: half })).toEqual([])
    expect(refusals({ description: `${half}x` })).toEqual([tooLarge])
  })

  test('that is a list is measured as its items joined by newlines', { tags: ['D-GROUNDING-3'] }, () => {
    const rest = mebibyte - 'a\n'.length
    expect(refusals({ proof_points: ['a', 'x'.repeat(rest)] })).toEqual([])
    expect(refusals({ proof_points: ['a', 'x'.repeat(rest + 1)] })).toEqual([tooLarge])
  })

  test('that is a list has at most 10,000 items', () => {
    const items = (count: number) => Array.from({ length: count }, () => 'x')
    expect(refusals({ proof_points: items(10_000) })).toEqual([])
    expect(refusals({ proof_points: items(10_001) })).toHaveLength(1)
    expect(refusals({ proof_points: [] })).toEqual([])
  })

  test('that is required, and an item of a list, are trimmed and not empty', () => {
    const given = { name: '\u00a0Cite\n', description: '\tKeeps sources ', proof_points: [' 4 of 5 '] }
    expect(brandProfileSchema.parse(given)).toEqual({ ...profile, proof_points: ['4 of 5'] })
    for (const fields of [{ name: ' ' }, { description: '' }, { proof_points: ['\n'] }])
      expect(refusals(fields)).toHaveLength(1)
  })

  test('that is optional is stored with its white space', () => {
    expect(brandProfileSchema.parse({ ...profile, voice: ' warm ', audience: '' })).toEqual({
      ...profile,
      voice: ' warm ',
      audience: '',
    })
  })

  test.each(['a\0b', '\ud800', '\udc00x'])('%j is refused, because it could not be stored unchanged', (text) => {
    const detail = 'contains a NUL character or an unpaired surrogate'
    for (const fields of [{ name: text }, { voice: text }, { proof_points: ['x', text] }])
      expect(refusals(fields)).toEqual([detail])
  })
})

test('a name or title has at most 255 code points, after trimming', () => {
  const takes = (text: string) => [
    brandProfileSchema.safeParse({ ...profile, name: text }).success,
    offerContentSchema.safeParse({ name: text }).success,
    avatarSchema.safeParse({ name: text }).success,
    thinkReportSchema.safeParse({ title: text }).success,
  ]
  const label = '\u{1f600}'.repeat(255)
  expect(takes(` ${label} `)).toEqual([true, true, true, true])
  expect(takes(`${label}x`)).toEqual([false, false, false, false])
  expect(refusals({ name: `${label}x` })).toEqual(['is longer than 255 characters'])
})

describe('the language of the brand', () => {
  test.each(['en', 'deu', 'pt-BR', 'zh-Hant-TW', 'de-1996', 'sl-rozaj-biske-1994'])(
    '%s is a BCP 47 tag',
    (language) => {
      expect(refusals({ language })).toEqual([])
    },
  )

  test.each(['', 'e', 'english', 'EN', 'en_GB', 'en-', 'en-x', 'en-abcdefghi', 'en GB', ' en', 'en\n', 'en-é1'])(
    '%j is not a BCP 47 tag',
    (language) => {
      expect(refusals({ language })).toEqual(['is not a BCP 47 language tag such as en or pt-BR'])
    },
  )
})

describe('the address of an offer', () => {
  const takes = (url: string) => offerContentSchema.safeParse({ name: 'Student plan', url }).success

  test.each(['https://cite.example/students?from=ad', 'http://localhost:8080'])('%s is an http or https URL', (url) => {
    expect(takes(url)).toBe(true)
  })

  test.each([
    '',
    'cite.example',
    '//cite.example',
    'ftp://cite.example',
    'javascript:alert(1)',
    'xhttps://cite.example',
    'httpsx://cite.example',
  ])('%j is not an http or https URL', (url) => {
    expect(takes(url)).toBe(false)
  })
})
