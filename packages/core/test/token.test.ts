import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mintToken, parseToken } from '../src/tokens/token.ts'

describe('tokens', () => {
  test('a minted token is read back to the hash that is kept', () => {
    for (let round = 0; round < 200; round += 1) {
      const { token, hash, prefix, lastFour } = mintToken()
      expect(token).toMatch(/^acp_[0-9A-Za-z]{36}$/)
      expect([prefix, lastFour]).toEqual(['acp_', token.slice(-4)])
      expect(parseToken(token)).toEqual({ kind: 'personal', hash })
    }
  })

  test('the checksum is the CRC32 of what precedes it, in base62', () => {
    // CRC32("acp_" + 30 zeros) = 0xc1f85e69
    expect(parseToken('acp_0000000000000000000000000000003YEcpd')).toMatchObject({ kind: 'personal' })
  })

  test('one changed character anywhere is junk', () => {
    const { token } = mintToken()
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.constantFrom('0', '9', 'A', 'z', '_', '-', '.', ' '),
        (index, character) => {
          const changed = token.slice(0, index) + character + token.slice(index + 1)
          expect(changed === token || parseToken(changed) === undefined || !changed.startsWith('acp_')).toBe(true)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  test('any text that is no token is junk', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseToken(text) === undefined))
  })
})
