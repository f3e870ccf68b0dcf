import { join, type Bytes } from '../wire.ts'
import { accepted, bodyOf, chunk, fault, goodBody, listed, raw, stranger, whole, type Theme } from './raw-case.ts'

const tooLarge = whole('the body is larger than 32768 bytes')
const inPieces = (text: string, size: number) =>
  text.match(new RegExp(`[^]{1,${size}}`, 'g'))?.map((piece) => chunk(piece)) ?? []

const splits: Record<string, (text: string) => Bytes[]> = {
  'in one chunk': (text) => [chunk(text)],
  'in chunks of 7 bytes': (text) => inPieces(text, 7),
  'in chunks of 4 KiB': (text) => inPieces(text, 4_096),
  'in two chunks that meet at the limit': (text) => inPieces(text, 32_768),
  'in two chunks, the first of one byte': (text) => [chunk(text.slice(0, 1)), chunk(text.slice(1))],
  'with extensions': (text) => [chunk(text.slice(0, 99), ';canary'), chunk(text.slice(99), ';a=b;canary="canary"')],
  'with sizes in capitals and leading zeros': (text) => [
    `0000${text.length.toString(16).toUpperCase()}\r\n${text}\r\n`,
  ],
}

export const chunks: Theme = {
  name: 'chunked bodies',
  tags: ['D-BODY-1', 'POST-BODY-2', 'LIMIT-BODY'],
  cases: [
    ...Object.entries(splits).flatMap(([how, split]) => [
      raw(`32,768 bytes ${how}`, (who) => who.createChunked(split(bodyOf(32_768))), accepted),
      raw(`32,769 bytes ${how}`, (who) => who.createChunked(split(bodyOf(32_769))), tooLarge),
    ]),
    raw(
      'a chunk for every byte, and trailers',
      (who) => who.createChunked(inPieces(goodBody, 1), '0\r\nX-Canary: canary\r\nContent-Type: text/canary\r\n\r\n'),
      accepted,
    ),
    raw(
      'trailers that would be headers',
      (who) =>
        who.createChunked([chunk(goodBody)], `0\r\nIdempotency-Key: canary\r\nAuthorization: ${who.bearer}\r\n\r\n`, {
          headers: { Authorization: [] },
        }),
      stranger,
    ),
    raw('no chunk but the last', (who) => who.createChunked([]), whole('the body is not JSON')),
    raw(
      'a whole request behind the last chunk of a refused body',
      (who) => join(who.createChunked([chunk('canary')], '0\r\n\r\n', { headers: { Connection: [] } }), who.get()),
      whole('the body is not JSON'),
      listed,
    ),
    raw(
      'a whole request in a chunk of a refused body',
      (who) => join(who.createChunked([chunk(who.hidden())], '0\r\n\r\n', { headers: { Connection: [] } }), who.get()),
      whole('the body is not JSON'),
      listed,
    ),
    raw(
      'a whole request in a chunk of a body that is too large',
      (who) =>
        join(
          who.createChunked([chunk(' '.repeat(32_769)), chunk(who.hidden())], '0\r\n\r\n', {
            headers: { Connection: [] },
          }),
          who.get(),
        ),
      tooLarge,
      listed,
    ),
    ...[
      ['a size that is no number', 'canary\r\n'],
      ['a size with a sign', `-1\r\n${goodBody}\r\n`],
      ['a size with 0x', `0x5\r\n${goodBody}\r\n`],
      ['no size', `\r\n${goodBody}\r\n`],
      ['a size beyond 64 bits', `fffffffffffffffff\r\n${goodBody}\r\n`],
      ['a size with a space before it', ` ${goodBody.length.toString(16)}\r\n${goodBody}\r\n`],
      ['a chunk longer than its size', `1\r\n${goodBody}\r\n`],
      ['a size ended by a bare LF', `${goodBody.length.toString(16)}\n${goodBody}\r\n`],
      ['an extension ended by a bare LF', `${goodBody.length.toString(16)};canary\n${goodBody}\r\n`],
      ['a chunk ended by a bare LF', `${goodBody.length.toString(16)}\r\n${goodBody}\n`],
      ['a chunk ended by a bare CR', `${goodBody.length.toString(16)}\r\n${goodBody}\r`],
      ['extensions of a megabyte', `5;${'canary'.repeat(170_000)}\r\n`],
    ].map(([what = '', bytes = '']) => raw(what, (who) => who.createChunked([bytes]), fault())),
    raw(
      'trailers of a megabyte',
      (who) => who.createChunked([chunk(goodBody)], `0\r\nX-Canary: ${'canary'.repeat(170_000)}\r\n\r\n`),
      fault(),
    ),
  ],
}
