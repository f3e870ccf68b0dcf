import { offersPath } from '../../rig.ts'
import { join, write } from '../wire.ts'
import { accepted, fault, listed, notFound, raw, unauthenticated, type Theme } from './raw-case.ts'

const expectation = fault({ header: 'Expect', detail: 'is not supported' })
const noConnect = fault()
const version = fault()
const noHost = fault({ header: 'Host', detail: 'is missing' })
// The first bytes of a TLS 1.3 handshake: a record header and a ClientHello.
const clientHello = Buffer.from(
  `1603010045010000410303${'ca'.repeat(32)}000002130101000016000d000400020403002b0003020304`,
  'hex',
)

export const protocols: Theme = {
  name: 'versions, upgrades and other protocols',
  tags: ['D-FAULT-1'],
  cases: [
    raw('no Host', (who) => who.get({ headers: { Host: [] } }), noHost),
    raw('a create without Host', (who) => who.create({ headers: { Host: [] } }), { ...noHost, method: 'POST' }),
    raw(
      'HTTP/1.0 without Host',
      (who) => write({ version: 'HTTP/1.0', target: offersPath, headers: { Authorization: [who.bearer] } }),
      listed,
    ),
    raw(
      'HTTP/1.0 with keep-alive, then without',
      (who) =>
        join(
          who.getOn({ version: 'HTTP/1.0', headers: { Connection: ['keep-alive'] } }),
          who.getOn({ version: 'HTTP/1.0' }),
          who.get(),
        ),
      listed,
      { ...listed, closes: true },
    ),
    raw('a create in HTTP/1.0', (who) => who.create({ version: 'HTTP/1.0' }), accepted),
    raw('HTTP/0.9', () => `GET ${offersPath}\r\n\r\n`, version),
    raw('HTTP/2.0 in the words of HTTP/1', (who) => who.get({ version: 'HTTP/2.0' }), version),
    raw("RTSP/1.0, which Node's parser takes for HTTP/1.0", (who) => who.get({ version: 'RTSP/1.0' }), listed),
    ...[
      'HTTP/1.2',
      'HTTP/3.0',
      'HTTP/11.1',
      'HTTP/1',
      'HTTP/1.1 canary',
      'http/1.1',
      'HTTPS/1.1',
      'ICE/1.0',
      'canary',
    ].map((words) => raw(`the version ${words}`, (who) => who.get({ version: words }), fault())),
    raw(
      'the preface of HTTP/2',
      () => join('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', Buffer.alloc(9, 0), Uint8Array.of(4, 0, 0)),
      fault(),
    ),
    raw('the beginning of TLS', () => clientHello, fault()),
    raw('a proxy protocol line', (who) => join('PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\n', who.get()), fault()),
    raw('SMTP', () => 'EHLO canary.example\r\nQUIT\r\n', fault()),
    raw('a word', () => 'canary\r\n\r\n', fault()),
    raw('NULs', () => Buffer.alloc(64), fault()),
    raw('random bytes', () => Buffer.from('9f3ac1d27b00ff10e2', 'hex'), fault()),
    raw('an answer', () => 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', fault()),
    ...[
      ['h2c', 'Upgrade, HTTP2-Settings'],
      ['websocket', 'Upgrade'],
      ['TLS/1.0, canary', 'upgrade'],
    ].flatMap(([protocol, connection]) => {
      const headers = {
        Upgrade: [protocol ?? ''],
        Connection: [`${connection}, close`],
        'HTTP2-Settings': ['AAMAAABkAAQAAP__'],
      }
      return [
        raw(`an upgrade of a read to ${protocol}`, (who) => who.get({ headers }), listed),
        raw(`an upgrade of a create to ${protocol}`, (who) => who.create({ headers }), accepted),
      ]
    }),
    raw(
      'an upgrade to websocket by a stranger',
      () =>
        write({
          target: offersPath,
          headers: {
            Host: ['api'],
            Connection: ['Upgrade, close'],
            Upgrade: ['websocket'],
            'Sec-WebSocket-Key': ['Y2FuYXJ5Y2FuYXJ5Y2FuYQ=='],
            'Sec-WebSocket-Version': ['13'],
          },
        }),
      unauthenticated,
    ),
    raw(
      'nothing behind an upgrade is read, be it frames or a request',
      (who) =>
        join(
          who.getOn({ headers: { Connection: ['Upgrade'], Upgrade: ['websocket'] } }),
          Uint8Array.of(0x81, 0x86, 1, 2, 3, 4),
          who.hidden(),
        ),
      { ...listed, closes: true },
    ),
    raw(
      'an upgrade of nowhere',
      (who) => who.get({ target: '/canary', headers: { Connection: ['Upgrade, close'], Upgrade: ['websocket'] } }),
      notFound,
    ),
    ...['100-continue', '100-Continue', 'canary', '', '100-continue, canary', '200-ok'].flatMap((value) => [
      raw(`Expect: ${value} on a create`, (who) => who.create({ headers: { Expect: [value] } }), {
        ...expectation,
        method: 'POST' as const,
      }),
      raw(`Expect: ${value} on a read`, (who) => who.get({ headers: { Expect: [value] } }), expectation),
    ]),
    raw(
      'Expect in HTTP/1.0, where it means nothing',
      (who) => who.create({ version: 'HTTP/1.0', headers: { Expect: ['100-continue'] } }),
      accepted,
    ),
    ...['canary.example:443', 'canary', '*', '/api/v1/offers', 'http://canary/', '[::1]:1'].map((target) =>
      raw(`CONNECT ${target}`, (who) => who.get({ method: 'CONNECT', target }), noConnect),
    ),
  ],
}
