import { describe, expect, test } from 'vitest'
import {
  claimKinds,
  copyClaimSchema,
  describeKnowledgeFailure,
  draftNoticeOf,
  keptClaimsSchema,
  knowledgeFailures,
  reproducibilityCardSchema,
} from '../src/index.ts'

describe('a stored claim', () => {
  const source = {
    part: 'brand_brief',
    item: 0,
    title: null,
    field: 'text',
    entry: null,
    start: 0,
    end: 6,
    sentence: '20,417 researchers use it.',
    file: { file_id: 'file_1', start: 10, end: 36 },
  }
  const claim = { field: 'primary_text', start: 4, end: 10, text: '20,000', kind: 'number', source }
  const holds = (over: object) => copyClaimSchema.safeParse({ ...claim, ...over }).success

  test('is read as it was written', () => {
    expect(copyClaimSchema.parse(claim)).toEqual(claim)
    for (const field of ['headline', 'primary_text', 'description']) expect(holds({ field })).toBe(true)
    for (const kind of claimKinds) expect(holds({ kind })).toBe(true)
    for (const part of ['profile', 'brand_brief', 'avatar', 'think_report', 'offer']) {
      expect(holds({ source: { ...source, part } })).toBe(true)
    }
    expect(holds({ source: { ...source, item: null, title: 'Winter check', entry: 2, file: null } })).toBe(true)
  })

  test.each<[string, object]>([
    ['a field that copy does not have', { field: 'body' }],
    ['no field', { field: '' }],
    ['an unknown kind', { kind: 'boast' }],
    ['a negative offset', { start: -1 }],
    ['a fractional offset', { end: 4.5 }],
    ['no source', { source: null }],
    ['a part that grounding does not have', { source: { ...source, part: 'brief' } }],
    ['no part', { source: { ...source, part: '' } }],
    ['a file without its id', { source: { ...source, file: { start: 0, end: 1 } } }],
  ])('is invalid with %s', (_, over) => {
    expect(holds(over)).toBe(false)
  })

  test('is read without the members that a newer version has added', () => {
    const file = { ...source.file, name: 'x' }
    const newer = { ...claim, note: 'x', source: { ...source, brief: 'x', file } }
    expect(copyClaimSchema.parse(newer)).toEqual(claim)
  })

  test('is left out if a newer version wrote it and it cannot be read, without affecting the others', () => {
    const newer = { ...claim, kind: 'of_tomorrow' }
    const elsewhere = { ...claim, source: { ...source, part: 'of_tomorrow' } }
    expect(keptClaimsSchema.parse([newer, claim, elsewhere])).toEqual([claim])
    expect(keptClaimsSchema.parse([])).toEqual([])
    for (const other of [null, {}, 'x']) expect(keptClaimsSchema.safeParse(other).success).toBe(false)
  })
})

describe('a failure of a knowledge file', () => {
  test.each(Object.entries(knowledgeFailures))('%s has one message, which says what to do', (code, message) => {
    expect(describeKnowledgeFailure(code)).toEqual({ code, message })
    expect(message).toMatch(/(?:Save|Give|Open|Run|Add|Shorten|Split|Remove) .*\.$/)
  })

  test.each(['PDF files cannot be read yet.', '', 'toString'])(
    'the stored text of an earlier version, %j, becomes unreadable',
    (stored) => {
      expect(describeKnowledgeFailure(stored)).toEqual({ code: 'unreadable', message: knowledgeFailures.unreadable })
    },
  )
})

test('only copy of the composer has the notice of a draft', () => {
  expect(draftNoticeOf('composer')).toMatch(/^Offline draft, .*Configure a model/)
  for (const backend of ['openai', null, undefined]) expect(draftNoticeOf(backend)).toBeNull()
})

test('a stored card may lack what older versions did not store, but what it contains has its type', () => {
  const verifier = { backend: 'openai', model: 'm', prompt_version: 'verifier-1' }
  const card = {
    grounding_hash: 'gr_1',
    offer_version_id: null,
    backend: 'openai',
    model: 'm',
    prompt_version: 'writer-1',
    seed: 's',
  }
  const newer = { ...card, checks_version: 8, verifier, candidate: 1, answer_mode: 'schema' }
  expect(reproducibilityCardSchema.parse(card)).toEqual(card)
  expect(reproducibilityCardSchema.parse(newer)).toEqual(newer)
  for (const answer_mode of ['json', null])
    expect(reproducibilityCardSchema.safeParse({ ...newer, answer_mode }).success).toBe(true)
  for (const wrong of [{ candidate: 0 }, { answer_mode: '' }, { verifier: {} }]) {
    expect(reproducibilityCardSchema.safeParse({ ...newer, ...wrong }).success).toBe(false)
  }
})
