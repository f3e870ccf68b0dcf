import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mintToken, parseToken } from '../src/tokens/token.ts'

describe('tokens', () => {
  test('a new token is parsed to the stored hash', () => {
    for (let round = 0; round < 200; round += 1) {
      const { token, hash, prefix, lastFour } = mintToken()
      expect(token).toMatch(/^acp_[0-9A-Za-z]{36}$/)
      expect([prefix, lastFour]).toEqual(['acp_', token.slice(-4)])
      expect(parseToken(token)).toEqual({ kind: 'personal', hash })
    }
  })

  test('the checksum is the CRC32 of what precedes it, in base62', () => {
    expect(parseToken('acp_0000000000000000000000000000003YEcpd')).toMatchObject({ kind: 'personal' })
  })

  const token = fc.constant(null).map(() => mintToken().token)
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 3 })
  const place = fc.nat(40)

  test('a changed character anywhere makes a token invalid', () => {
    const changes: Array<[name: string, change: (token: string, at: number, by: string) => string]> = [
      ['replaced', (given, at, by) => given.slice(0, at) + by + given.slice(at + by.length)],
      ['inserted', (given, at, by) => given.slice(0, at) + by + given.slice(at)],
      ['left out', (given, at, by) => given.slice(0, at) + given.slice(at + by.length)],
      ['cut short', (given, at) => given.slice(0, at)],
      ['extended', (given, _at, by) => given + by],
      ['led up to', (given, _at, by) => by + given],
      [
        'exchanged',
        (given, at) =>
          given.slice(0, at) +
          given
            .slice(at, at + 2)
            .split('')
            .toReversed()
            .join('') +
          given.slice(at + 2),
      ],
      ['in another case', (given, at) => given.slice(0, at) + swapCase(given.charAt(at)) + given.slice(at + 1)],
    ]
    let changed = 0
    fc.assert(
      fc.property(
        token,
        fc.constantFrom(...changes),
        place,
        fc.oneof(text, fc.constantFrom('0', 'A', 'z', '\n')),
        (given, [, change], at, by) => {
          const other = change(given, at, by)
          fc.pre(other !== given)
          changed += 1
          expect(parseToken(other)).toBeUndefined()
        },
      ),
      { numRuns: 5_000 },
    )
    expect(changed).toBeGreaterThan(4_000)
  })

  test('characters that only look like those of a token are refused', () => {
    const twins: Record<string, string> = {
      a: '\u0430',
      c: '\u0441',
      p: '\u0440',
      _: '\uff3f',
      o: '\u03bf',
      O: '\u039f',
      '0': '\uff10',
      '1': '\u{1d7cf}',
      A: '\u0391',
    }
    fc.assert(
      fc.property(token, fc.constantFrom(...Object.entries(twins)), (given, [ascii, twin]) => {
        fc.pre(given.includes(ascii))
        expect(parseToken(given.replace(ascii, twin))).toBeUndefined()
        expect(parseToken(given.replaceAll(ascii, twin))).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('the checksum includes the prefix, so a secret is valid for one kind only', { tags: ['AUTH-2'] }, () => {
    fc.assert(
      fc.property(token, fc.constantFrom('aca_', 'acr_', 'ACP_', 'acp-', 'acb_'), (given, prefix) => {
        expect(parseToken(prefix + given.slice(4))).toBeUndefined()
      }),
    )
  })

  test('a well-formed token of the OAuth integration is recognised as such', { tags: ['AUTH-2'] }, () => {
    for (const given of ['aca_0000000000000000000000000000000pdfy6', 'acr_0000000000000000000000000000004YzL5w']) {
      expect(parseToken(given)).toEqual({ kind: 'oauth' })
    }
  })

  test('any text is refused without throwing', () => {
    const nearly = fc.string({
      unit: fc.constantFrom('0', '1', '9', 'A', 'Z', 'a', 'c', 'p', 'z', '_'),
      minLength: 34,
      maxLength: 38,
    })
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.tuple(fc.constantFrom('acp_', 'aca_', 'acr_', 'acp', ''), nearly).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(junk, (given) => {
        expect(parseToken(given)).toBeUndefined()
      }),
      { numRuns: 2_000 },
    )
  })
})

function swapCase(character: string): string {
  return character === character.toUpperCase() ? character.toLowerCase() : character.toUpperCase()
}
