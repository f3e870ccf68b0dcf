import { createJobInput } from '@adcopy/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalRequest } from '../src/jobs/canonical-request.ts'
import { parseFingerprintKeys } from '../src/support/fingerprint-ring.ts'

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64')

const body = fc.record(
  {
    platform: fc.constantFrom('facebook', 'instagram'),
    awareness_level: fc.constantFrom('unaware', 'problem_aware'),
    brief: fc.constantFrom('x', ' x', 'x\n', 'y', 'x y', 'X'),
    offer_id: fc.constantFrom('off_1', 'off_2'),
    copy_length: fc.constantFrom('medium', 'short'),
  },
  { requiredKeys: ['platform', 'awareness_level', 'brief'] },
)

/** What the contract says two bodies must agree in, written down independently of the code. */
function agrees(a: Record<string, string>, b: Record<string, string>): boolean {
  const same = (name: string, missing?: string) => (a[name] ?? missing) === (b[name] ?? missing)
  return (
    same('platform') &&
    same('awareness_level') &&
    a['brief']?.trim() === b['brief']?.trim() &&
    same('offer_id') &&
    same('copy_length', 'medium')
  )
}

function shuffled(members: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(members).toReversed())
}

describe('the canonical request', () => {
  test('is equal exactly when the contract says that two bodies are', () => {
    fc.assert(
      fc.property(body, body, (a, b) => {
        const texts = [a, shuffled(b)].map((members) => canonicalRequest(createJobInput.parse(members)))
        expect(texts[0] === texts[1]).toBe(agrees(a, b))
      }),
      { numRuns: 2_000 },
    )
  })

  test('is the sorted text that fingerprints of years to come must still match', () => {
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
