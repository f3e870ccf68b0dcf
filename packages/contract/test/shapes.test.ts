import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  avatarSchema,
  brandProfileSchema,
  checkVerdictSchema,
  offerContentSchema,
  problemCodes,
  problemExample,
  problemSchema,
  reproducibilityCardSchema,
  thinkReportSchema,
} from '../src/index.ts'

interface Shape {
  name: string
  schema: z.ZodType
  full: Record<string, unknown>
  optional?: string[]
  nullable?: string[]
  /** True for schemas of stored data. They ignore unknown fields, because a newer version may have written them. */
  kept?: true
}

const profile = { name: 'Cite', description: 'Keeps sources' }
const shapes: Shape[] = [
  {
    name: 'brand profile',
    schema: brandProfileSchema,
    full: {
      ...profile,
      voice: 'warm',
      audience: 'students',
      language: 'en',
      value_propositions: ['fast', 'quiet'],
      proof_points: ['4 of 5'],
      excluded_terms: ['cheap'],
      restrictions: ['no promises'],
    },
    optional: ['voice', 'audience', 'language', 'value_propositions', 'proof_points', 'excluded_terms', 'restrictions'],
  },
  {
    name: 'offer',
    schema: offerContentSchema,
    full: {
      name: 'Student plan',
      description: 'For a year',
      price: 'free',
      url: 'https://cite.example/students',
      valid_until: 'the end of May',
      terms: ['with a student card'],
    },
    optional: ['description', 'price', 'url', 'valid_until', 'terms'],
  },
  {
    name: 'avatar',
    schema: avatarSchema,
    full: { name: 'Ada', description: 'writes', pains: ['tabs'], desires: ['sleep'], objections: ['one more tool'] },
    optional: ['description', 'pains', 'desires', 'objections'],
  },
  {
    name: 'Think report',
    schema: thinkReportSchema,
    full: { title: 'Spring', summary: 'They are late', findings: ['half lose a source'] },
    optional: ['summary', 'findings'],
  },
  {
    name: 'verdict of a hard check',
    schema: checkVerdictSchema,
    full: { check: 'length', severity: 'hard', passed: false, reason: 'too long' },
    optional: ['reason'],
    kept: true,
  },
  {
    name: 'verdict of a soft check',
    schema: checkVerdictSchema,
    full: { check: 'target', severity: 'soft', passed: true, reason: 'long' },
    optional: ['reason'],
    kept: true,
  },
  {
    name: 'reproducibility card',
    schema: reproducibilityCardSchema,
    full: {
      grounding_hash: 'ab',
      offer_version_id: 'offv_1',
      backend: 'composer',
      model: 'm',
      prompt_version: '1',
      seed: 's',
      checks_version: 'ab',
      platform: 'facebook',
      awareness_level: 'unaware',
      copy_length: 'short',
      candidate: 1,
      answer_mode: 'json',
    },
    nullable: ['offer_version_id', 'model', 'answer_mode'],
    optional: ['checks_version', 'platform', 'awareness_level', 'copy_length', 'candidate', 'answer_mode'],
    kept: true,
  },
  ...problemCodes.map((code) => ({
    name: `problem ${code}`,
    schema: problemSchema,
    full: { ...problemExample(code, 'https://partners.example/problems').body },
    optional: ['errors', 'reset_at'],
  })),
]

describe.each(shapes)('the shape of a $name', ({ schema, full, optional = [], nullable = [], kept }) => {
  test('accepts every one of its fields unchanged, and no other', () => {
    expect(schema.parse(full)).toEqual(full)
    expect(schema.safeParse({ ...full, other: 'x' }).data).toEqual(kept ? full : undefined)
    expect([[], 'x', 1, null].filter((value) => schema.safeParse(value).success)).toEqual([])
  })

  test.each(Object.keys(full))(
    '%s may be left out or null exactly where the type says so, and has one type',
    (field) => {
      const { [field]: _left, ...rest } = full
      expect(schema.safeParse(rest).success).toBe(optional.includes(field))
      expect(schema.safeParse({ ...full, [field]: null }).success).toBe(nullable.includes(field))
      expect(schema.safeParse({ ...full, [field]: { of: 'another type' } }).success).toBe(false)
    },
  )
})

test('a check is hard or soft', () => {
  const verdict = { check: 'length', passed: true }
  expect(checkVerdictSchema.safeParse({ ...verdict, severity: 'firm' }).success).toBe(false)
  expect(checkVerdictSchema.safeParse({ ...verdict, severity: '' }).success).toBe(false)
})
