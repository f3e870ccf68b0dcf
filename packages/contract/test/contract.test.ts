import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  carries,
  copyLengths,
  createJobInput,
  type Grounding,
  isId,
  isTerminal,
  jobStates,
  jobTransitions,
  limits,
  listJobsInput,
  measureFacts,
  measureGrounding,
  meterGrounding,
  sumMeter,
  platforms,
  primaryTextGraphemes,
  problemCodes,
  problems,
} from '../src/index.ts'

describe('problems', () => {
  test('are the twelve of the contract with its statuses', { tags: ['ERROR-2'] }, () => {
    const statuses = Object.fromEntries(problemCodes.map((code) => [code, problems[code].status]))
    expect(statuses).toEqual({
      invalid_request: 400,
      invalid_auth: 401,
      forbidden: 403,
      preview_disabled: 403,
      workspace_frozen: 403,
      not_found: 404,
      missing_brand: 422,
      grounding_too_large: 422,
      idempotency_mismatch: 422,
      quota_exceeded: 429,
      rate_limited: 429,
      unavailable: 503,
    })
  })
})

describe('states', () => {
  test('lead forward only, to two terminal ones', { tags: ['D-STATE', 'STATE-1'] }, () => {
    const rank = { queued: 0, running: 1, succeeded: 2, failed: 2 }
    for (const state of jobStates)
      for (const next of jobTransitions[state]) expect(rank[next]).toBeGreaterThan(rank[state])
    expect(jobStates.filter(isTerminal)).toEqual(['succeeded', 'failed'])
  })
})

describe('the request of a create', () => {
  const base = { platform: 'facebook', awareness_level: 'unaware' }

  test('counts the brief in code points after white space is trimmed', { tags: ['D-BRIEF', 'LIMIT-BRIEF'] }, () => {
    const brief = '😀'.repeat(limits.briefCodePointsMax)
    expect(createJobInput.safeParse({ ...base, brief: `\u00a0${brief}\n` }).success).toBe(true)
    expect(createJobInput.safeParse({ ...base, brief: `${brief}x` }).success).toBe(false)
    expect(createJobInput.safeParse({ ...base, brief: '\u200b' }).success).toBe(true) // `trim()` does not remove U+200B
  })

  test('has the same bounds in JSON Schema', () => {
    const schema = z.toJSONSchema(createJobInput, { io: 'input' })
    expect(schema.$defs?.['CreateAdCopyGeneration']?.properties?.['brief']).toMatchObject({
      type: 'string',
      minLength: 1,
      maxLength: 280,
    })
  })

  test('defaults an absent length to medium, and refuses null', { tags: ['POST-LENGTH', 'D-BODY-4'] }, () => {
    expect(createJobInput.parse({ ...base, brief: 'x' }).copy_length).toBe('medium')
    expect(createJobInput.safeParse({ ...base, brief: 'x', copy_length: null }).success).toBe(false)
  })

  test('blog is only for facebook', { tags: ['POST-9'] }, () => {
    const carried = platforms.map((platform) => copyLengths.filter((copyLength) => carries(platform, copyLength)))
    expect(carried).toEqual([[...copyLengths], copyLengths.filter((copyLength) => copyLength !== 'blog')])
  })
})

describe('the query of a listing', () => {
  test.each([
    ['1', 1],
    ['100', 100],
    [undefined, 20],
  ])('limit %s is %s', { tags: ['D-LIMIT'] }, (limit, expected) => {
    expect(listJobsInput.parse({ limit }).limit).toBe(expected)
  })

  test.each(['0', '101', '01', '1.0', '+1', '-1', '1e1', ' 1', '', '٣'])(
    'limit %j is refused',
    { tags: ['D-LIMIT'] },
    (limit) => {
      const { error } = listJobsInput.safeParse({ limit })
      expect(error?.issues).toMatchObject([{ path: ['limit'], message: 'is not an integer from 1 to 100' }])
    },
  )
})

describe('limits', () => {
  test('of primary text leave no gap and no overlap', { tags: ['D-COPY-1'] }, () => {
    const bounds = copyLengths.map((copyLength) => primaryTextGraphemes[copyLength])
    expect(bounds.map((bound) => bound.max)).toEqual([125, 500, 1200, 2200, 5000])
    for (const [index, bound] of bounds.entries()) expect(bound.min).toBe((bounds[index - 1]?.max ?? 0) + 1)
  })

  test('of grounding count UTF-8 bytes, a list as one field joined by newlines', { tags: ['D-GROUNDING-1'] }, () => {
    expect(measureFacts({ name: 'é', list: ['ab', 'c'] }, { n: 5 })).toEqual({ maxFieldBytes: 4, totalBytes: 6 })
  })

  test(
    'of grounding count profile, brand brief, avatars and Think reports, but no structure',
    { tags: ['D-GROUNDING-2'] },
    () => {
      const size = measureGrounding({
        version: 1,
        profile: { name: 'ab', description: 'c', proof_points: ['d'] },
        brand_brief: [
          { file_id: 'file_1', text: 'efg', start: 0, end: 3 },
          { file_id: 'file_2', text: 'h', start: 0, end: 1 },
        ],
        avatars: [{ name: 'i', pains: ['j', 'k'] }],
        think_reports: [{ title: 'l', findings: ['m'] }],
      })
      expect(size).toEqual({ maxFieldBytes: 5, totalBytes: 2 + 1 + 1 + 5 + 1 + 3 + 1 + 1 })
    },
  )

  test('of grounding are metered field by field, the largest first, with the offer added', () => {
    const grounding: Grounding = {
      version: 1,
      profile: { name: 'ab', description: 'é'.repeat(8_193), voice: '' },
      brand_brief: [
        { file_id: 'file_1', text: 'efg', start: 0, end: 3 },
        { file_id: 'file_1', text: 'h', start: 4, end: 5 },
      ],
      avatars: [{ name: 'i' }, { name: 'j', pains: ['kk', 'llll'] }],
      think_reports: [{ title: 'mnopqrst', summary: '' }],
    }
    const meter = meterGrounding(grounding, { name: 'offer nine' })
    expect(meter.fields.map(({ part, index, field, bytes }) => [part, index, field, bytes])).toEqual([
      ['brand_profile', 0, 'description', 16_386],
      ['offer', 0, 'name', 10],
      ['think_reports', 0, 'title', 8],
      ['avatars', 1, 'pains', 7],
      ['brand_brief', 0, 'facts', 5],
      ['brand_profile', 0, 'name', 2],
      ['avatars', 0, 'name', 1],
      ['avatars', 1, 'name', 1],
    ])
    expect(meter.fields.filter(({ over }) => over)).toHaveLength(1)
    expect(meter).toMatchObject({ too_large: true, total_bytes_max: 131_072, field_bytes_max: 16_384 })
    const { totalBytes, maxFieldBytes } = measureGrounding(grounding)
    expect(meter).toMatchObject({ total_bytes: totalBytes + 10 })
    expect(meter.fields[0]?.bytes).toBe(maxFieldBytes)
    const small = { name: 'ab', description: 'c' }
    expect(meterGrounding({ ...grounding, profile: small }).too_large).toBe(false)
    const largest = { name: 'ab', description: 'x'.repeat(limits.groundingFieldBytesMax) }
    expect(meterGrounding({ ...grounding, profile: largest }).fields.some(({ over }) => over)).toBe(false)
    expect(sumMeter([])).toMatchObject({ too_large: false, fields: [] })
    expect(meterGrounding({ ...grounding, profile: { ...small, voice: undefined } })).toEqual(
      meterGrounding({ ...grounding, profile: small }),
    )
  })

  test('of grounding are exact to the byte, for one field and for the total', () => {
    const of = (bytes: number, avatars = 0): Grounding => ({
      version: 1,
      profile: { name: 'n', description: 'x'.repeat(bytes) },
      brand_brief: [],
      avatars: Array.from({ length: avatars }, () => ({ name: 'x'.repeat(16_384) })),
      think_reports: [],
    })
    expect(meterGrounding(of(16_384)).too_large).toBe(false)
    expect(meterGrounding(of(16_385)).too_large).toBe(true)
    expect(meterGrounding(of(16_383, 7)).too_large).toBe(false)
    expect(meterGrounding(of(16_384, 7)).too_large).toBe(true)
  })
})

describe('identifiers', () => {
  test.each([
    ['job', 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd', true],
    ['job', 'off_01kaj5x7g8e4r9t2v6w3y0zbcd', false],
    ['job', 'acg_01KAJ5X7G8E4R9T2V6W3Y0ZBCD', false],
    ['job', 'acg_01kaj5x7g8e4r9t2v6w3y0zbci', false],
    ['job', 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd\n', false],
    ['job', 'acg_001kaj5x7g8e4r9t2v6w3y0zbcd', false],
  ] as const)('%s %j: %s', { tags: ['D-ID-1'] }, (kind, id, expected) => {
    expect(isId(kind, id)).toBe(expected)
  })
})
