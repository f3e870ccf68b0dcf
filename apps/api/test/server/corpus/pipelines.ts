import { jobsPath } from '../../rig.ts'
import { join, type Bytes } from '../wire.ts'
import {
  accepted,
  fault,
  goodBody,
  head,
  listed,
  notFound,
  raw,
  refused,
  unauthenticated,
  whole,
  type Sender,
  type Theme,
} from './raw-case.ts'

const key = (value: string) => ({ 'Idempotency-Key': [value] })

const garbage: Array<[what: string, bytes: (who: Sender) => Bytes]> = [
  ['garbage', () => 'G@RBAGE canary\r\n\r\n'],
  ['a NUL', () => '\0'],
  ['CONNECT', () => 'CONNECT canary:1 HTTP/1.1\r\nHost: canary\r\n\r\n'],
  ['conflicting lengths', (who) => who.createOn({ headers: { ...key('second'), 'Content-Length': ['1', '2'] } })],
  ['headers too large', (who) => who.get({ headers: { 'X-Canary': ['canary'.repeat(3_400)] } })],
  ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
]

export const pipelines: Theme = {
  name: 'pipelines',
  tags: ['D-FAULT-1'],
  cases: [
    raw(
      'good and refused requests are answered in order',
      (who) =>
        join(
          who.getOn(),
          who.getOn({ target: '/canary' }),
          who.getOn({ headers: { Authorization: [] } }),
          who.getOn({ method: 'HEAD' }),
          who.getOn({ target: jobsPath }),
          who.createOn({ body: 'canary' }),
          who.get({ method: 'TRACE' }),
        ),
      listed,
      notFound,
      unauthenticated,
      head(listed),
      listed,
      whole('the body is not JSON'),
      notFound,
    ),
    raw('a create behind a read', (who) => join(who.getOn(), who.create()), listed, accepted),
    raw('a read behind a create', (who) => join(who.createOn(), who.get()), accepted, listed),
    raw(
      'two creates with two keys',
      (who) => join(who.createOn({ headers: key('one') }), who.create({ headers: key('two') })),
      accepted,
      accepted,
    ),
    raw(
      'a create behind a refused one',
      (who) => join(who.createOn({ headers: { 'Content-Type': ['text/canary'] } }), who.create()),
      refused({ header: 'Content-Type', detail: 'must be application/json, once' }),
      accepted,
    ),
    raw(
      'a hundred reads at once',
      (who) => join(...Array.from({ length: 99 }, () => who.getOn()), who.get()),
      ...Array.from({ length: 100 }, () => listed),
    ),
    raw('nothing behind Connection: close is read', (who) => join(who.get(), who.create()), {
      ...listed,
      closes: true,
    }),
    raw(
      'nothing behind a refused Expect is read',
      (who) => join(who.createOn({ headers: { Expect: ['100-continue'] } }), who.create({ headers: key('second') })),
      { ...fault({ header: 'Expect', detail: 'is not supported' }), method: 'POST' },
    ),
    raw(
      'nothing behind a missing Host is read',
      (who) => join(who.createOn({ headers: { Host: [] } }), who.create({ headers: key('second') })),
      { ...fault({ header: 'Host', detail: 'is missing' }), method: 'POST' },
    ),
    raw(
      'nothing behind an unsupported transfer coding is read',
      (who) =>
        join(
          who.createOn({
            headers: { 'Content-Length': [], 'Transfer-Encoding': ['gzip, chunked'] },
            body: `${goodBody.length.toString(16)}\r\n${goodBody}\r\n0\r\n\r\n`,
          }),
          who.create({ headers: key('second') }),
        ),
      { ...fault({ header: 'Transfer-Encoding', detail: 'is not supported' }), method: 'POST' },
    ),
    ...garbage.flatMap(([what, bytes]) => [
      raw(
        `an accepted job is answered 202 though ${what} follows it`,
        (who) => join(who.createOn(), bytes(who), who.create({ headers: key('third') })),
        accepted,
      ),
      raw(`nothing behind ${what} is read`, (who) => join(bytes(who), who.create({ headers: key('third') })), fault()),
    ]),
  ],
}
