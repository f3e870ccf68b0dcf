import { join } from '../wire.ts'
import { fault, listed, raw, refused, type Theme } from './raw-case.ts'

const tooLarge = fault()

export const lines: Theme = {
  name: 'lines of a head',
  tags: ['D-FAULT-1'],
  cases: [
    ...[
      ['a folded line', 'X-Canary: a\r\n canary'],
      ['a folded line of Transfer-Encoding', 'Transfer-Encoding:\r\n chunked'],
      ['a space before the colon', 'X-Canary : canary'],
      ['a tab before the colon', 'X-Canary\t: canary'],
      ['a space before the colon of Transfer-Encoding', 'Transfer-Encoding : chunked'],
      ['a space before the colon of Content-Length', 'Content-Length : 0'],
      ['a space before the name', ' X-Canary: canary'],
      ['no colon', 'X-Canary'],
      ['no name', ': canary'],
      ['a name in quotes', '"X-Canary": canary'],
      ['a name beyond ASCII', 'X-Can\u00e4ry: canary'],
      ['a name with brackets', 'X-Canary[]: canary'],
      ['a bare CR in a value', 'X-Canary: a\rcanary'],
      ['a bare LF for the end of a line', 'X-Canary: a\nX-Other: canary'],
      ['a bare CR for the end of a line', 'X-Canary: a\rX-Other: canary'],
      ['a NUL in a value', 'X-Canary: a\0canary'],
      ['a NUL in a name', 'X-\0Canary: canary'],
      ['a control character in a value', 'X-Canary: a\u0001canary'],
      ['a delete character in a value', 'X-Canary: a\u007fcanary'],
    ].map(([name = '', line = '']) => raw(name, (who) => who.create({ lines: [line] }), fault())),
    raw('lines ended by LF alone', (who) => who.get().toString('latin1').replaceAll('\r\n', '\n'), fault()),
    raw('a head ended by LF alone', (who) => who.get().toString('latin1').replace(/\r\n$/, '\n'), fault()),
    raw('empty lines before a request', (who) => join('\r\n\r\n', who.get()), listed),
    raw('a space before the method', (who) => join(' ', who.get()), fault()),
    raw(
      'a value of bytes beyond ASCII',
      (who) => who.get({ lines: [join('X-Canary: ', Uint8Array.of(0x80, 0xff, 0xfe))] }),
      listed,
    ),
    raw(
      'an Idempotency-Key beyond ASCII',
      (who) => who.create({ headers: { 'Idempotency-Key': ['cl\u00e9'] } }),
      refused({ header: 'Idempotency-Key', detail: 'does not match ^[A-Za-z0-9._:-]{1,128}$' }),
    ),
    raw(
      'one header of 20,000 bytes',
      (who) => who.get({ headers: { 'X-Canary': ['canary'.repeat(3_400)] } }),
      tooLarge,
    ),
    raw('a header name of 20,000 bytes', (who) => who.get({ lines: [`${'X-Canary'.repeat(2_500)}: 1`] }), tooLarge),
    raw(
      'two thousand small headers',
      (who) => who.get({ lines: Array.from({ length: 2_000 }, (_, index) => `X-Canary-${index}: canary`) }),
      tooLarge,
    ),
    raw(
      'eight hundred headers within the size',
      (who) => who.get({ lines: Array.from({ length: 800 }, () => 'X-C: canary') }),
      listed,
    ),
    raw(
      'more headers than are counted, within the size',
      (who) => who.get({ lines: Array.from({ length: 2_500 }, () => 'a:') }),
      tooLarge,
    ),
  ],
}
