import { createJobInput, type CreateJobInput } from '@adcopy/contract'
import { Problem, verbs } from '@adcopy/core'
import {
  asMember,
  createTenant,
  isSameRequest,
  lookAlikes,
  openRig,
  renderBody,
  trimmedCodePoints,
  type BodyMembers,
} from '@adcopy/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalRequest } from '../src/jobs/canonical-request.ts'
import { parseFingerprintKeys } from '../src/support/fingerprint-ring.ts'

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64')

const ring = parseFingerprintKeys(key('a'))

const white = fc
  .array(fc.constantFrom(...trimmedCodePoints.map((point) => String.fromCodePoint(point))), { maxLength: 2 })
  .map((points) => points.join(''))
const brief = fc.tuple(white, fc.constantFrom(...lookAlikes), white).map((parts) => parts.join(''))
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const members: fc.Arbitrary<BodyMembers> = fc.record({
  platform: fc.constantFrom('facebook', 'instagram'),
  awareness_level: fc.constantFrom('unaware', 'problem_aware', 'solution_aware'),
  brief,
  offer_id: optional(fc.constantFrom('off_1', 'off_2', 'OFF_1', ' off_1', '')),
  copy_length: optional(fc.constantFrom('medium', 'short')),
})
const choices = fc.array(fc.nat(255), { minLength: 1, maxLength: 64 })
const pair = fc
  .tuple(members, members, fc.constantFrom('nothing', 'brief', 'offer_id', 'copy_length', 'white', 'all'), white)
  .map(([a, other, difference, around]): [BodyMembers, BodyMembers] => {
    if (difference === 'all') return [a, other]
    if (difference === 'nothing') return [a, a]
    if (difference === 'white') return [a, { ...a, brief: around + a.brief }]
    return [a, { ...a, [difference]: other[difference] }]
  })

const parse = (text: string): CreateJobInput => createJobInput.parse(JSON.parse(text))

describe('the canonical request', { tags: ['POST-4', 'D-CANONICAL-1'] }, () => {
  test('is equal exactly if the contract calls two bodies the same, however their JSON is written', () => {
    const seen = { same: 0, other: 0 }
    fc.assert(
      fc.property(pair, choices, choices, ([a, b], first, second) => {
        const [one, two] = [parse(renderBody(a, first)), parse(renderBody(b, second))].map(canonicalRequest)
        const same = isSameRequest(a, b)
        seen[same ? 'same' : 'other'] += 1
        expect(one === two).toBe(same)
        expect(Buffer.compare(ring.fingerprints(one!)[0]!, ring.fingerprints(two!)[0]!) === 0).toBe(same)
      }),
      { numRuns: 5_000 },
    )
    expect(Math.min(seen.same, seen.other)).toBeGreaterThan(500)
  })

  test('decides in the database between replay and mismatch', { tags: ['POST-1', 'POST-2'] }, async () => {
    const { core, close } = await openRig()
    try {
      const { workspaceId, userId, offerId } = await createTenant(core, { allocation: 1_000_000 })
      const ctx = core.as({ kind: 'operator' })
      const other = await verbs.createOffer({ ctx, input: { workspaceId, offer: { name: 'Other' } } })
      const ids: Record<string, string> = { off_1: offerId, off_2: other.offer_id }
      const real = (body: BodyMembers) => ({ ...body, offer_id: ids[body.offer_id ?? ''] })
      const create = async (idempotencyKey: string, text: string) => {
        const member = await asMember(core, { workspaceId, userId })
        return verbs.createJob({ ctx: member, input: { idempotencyKey, request: parse(text) } }).then(
          ({ replayed }) => (replayed ? 'replayed' : 'created'),
          (error: unknown) => (error instanceof Problem ? error.code : Promise.reject(error)),
        )
      }
      let count = 0
      await fc.assert(
        fc.asyncProperty(pair, choices, choices, async (bodies, first, second) => {
          const [a, b] = bodies.map(real) as [BodyMembers, BodyMembers]
          const idempotencyKey = `pair-${(count += 1)}`
          expect(await create(idempotencyKey, renderBody(a, first))).toBe('created')
          const again = isSameRequest(a, b) ? 'replayed' : 'idempotency_mismatch'
          expect(await create(idempotencyKey, renderBody(b, second))).toBe(again)
        }),
        { numRuns: 200 },
      )
    } finally {
      await close()
    }
  })

  test('trims the white space that this runtime trims', () => {
    const trimmedHere: number[] = []
    for (let point = 0; point <= 0x10ffff; point += 1) {
      if (String.fromCodePoint(point).trim() === '') trimmedHere.push(point)
    }
    expect(trimmedHere).toEqual(trimmedCodePoints)
  })

  test('is a fixed text, because stored fingerprints must match it for years', { tags: ['D-CANONICAL-3'] }, () => {
    const request = createJobInput.parse({ platform: 'facebook', brief: ' é ', awareness_level: 'unaware' })
    expect(canonicalRequest(request)).toBe(
      'ad-copy-generation/1\n{"awareness_level":"unaware","brief":"é","copy_length":"medium","platform":"facebook"}',
    )
  })
})

describe('the ring of server keys', () => {
  test('after a rotation old fingerprints and signatures are still recognised, and new ones use the new key', () => {
    const before = parseFingerprintKeys(key('a'))
    const after = parseFingerprintKeys(`${key('b')},${key('a')}`)
    const [old] = before.fingerprints('text')
    expect(after.fingerprints('text')[0]).not.toEqual(old)
    expect(after.fingerprints('text')).toContainEqual(old)
    expect(after.verify('text', before.sign('text'))).toBe(true)
    expect(before.verify('text', after.sign('text'))).toBe(false)
  })

  test('a key of less than 32 bytes is refused without being printed', () => {
    expect(() => parseFingerprintKeys('c2hvcnQ=')).toThrow('at least 32 bytes')
    expect(() => parseFingerprintKeys('c2hvcnQ=')).not.toThrow('c2hvcnQ')
  })
})
