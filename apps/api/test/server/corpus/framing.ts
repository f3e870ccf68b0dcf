import { jobsPath } from '../../rig.ts'
import { join, type RawRequest } from '../wire.ts'
import {
  accepted,
  chunk,
  fault,
  goodBody,
  listed,
  nowhere,
  raw,
  stranger,
  whole,
  type Sender,
  type Theme,
} from './raw-case.ts'

const length = String(goodBody.length)
const tooLarge = whole('the body is larger than 32768 bytes')
const coding = fault({ header: 'Transfer-Encoding', detail: 'is not supported' })

export const lengths: Theme = {
  name: 'Content-Length',
  tags: ['D-FAULT-1', 'D-BODY-1', 'ALLOCATION-2'],
  cases: [
    ...[
      '-1',
      '+5',
      '0x10',
      '5.0',
      '1e2',
      '5 5',
      '5,5',
      'canary',
      '٥',
      '"5"',
      '18446744073709551616',
      '9'.repeat(30),
    ].map((value) =>
      raw(`Content-Length: ${value}`, (who) => who.create({ headers: { 'Content-Length': [value] } }), fault()),
    ),
    raw('an empty Content-Length', (who) => who.create({ headers: { 'Content-Length': [''] } }), fault()),
    ...[`000${length}`, ` ${length} `].map((value) =>
      raw(
        `Content-Length: ${JSON.stringify(value)}`,
        (who) => who.create({ headers: { 'Content-Length': [value] } }),
        accepted,
      ),
    ),
    raw(
      'a Content-Length of a body that is one byte longer',
      (who) => who.createOn({ headers: { 'Content-Length': [String(goodBody.length - 1)] } }),
      whole('the body is not JSON'),
    ),
    raw(
      'a Content-Length of 0 before a body',
      (who) => who.createOn({ headers: { 'Content-Length': ['0'] } }),
      whole('the body is not JSON'),
    ),
    raw(
      'no Content-Length before a body',
      (who) => who.createOn({ headers: { 'Content-Length': [] } }),
      whole('the body is not JSON'),
    ),
    raw(
      'a Content-Length beyond the limit on a body within it, and a whole request inside',
      (who) => {
        const body = join(goodBody, who.hidden()).toString().padEnd(40_000)
        return join(who.createOn({ body }), who.get())
      },
      tooLarge,
      listed,
    ),
    raw(
      'a whole request in a body that is not JSON',
      (who) => join(who.createOn({ body: who.hidden() }), who.get()),
      whole('the body is not JSON'),
      listed,
    ),
    raw(
      'a whole request in the body of a request to nowhere',
      (who) => join(who.createOn({ target: '/canary', body: who.hidden() }), who.get()),
      nowhere,
      listed,
    ),
    raw(
      'a whole request in the body of a stranger',
      (who) => join(who.createOn({ headers: { Authorization: [] }, body: who.hidden() }), who.get()),
      stranger,
      listed,
    ),
    raw(
      'a whole request in the body of a GET',
      (who) => {
        const body = who.hidden()
        return join(who.getOn({ headers: { 'Content-Length': [String(body.length)] }, body }), who.get())
      },
      listed,
      listed,
    ),
  ],
}

/**
 * `Transfer-Encoding` values other than exactly `chunked`. Values with a coding after `chunked` are in a separate list,
 * because Node's own parser refuses them.
 */
const otherCodings = [
  ['gzip, chunked'], [', chunked'], ['identity, chunked'], ['canary, chunked'], ['xchunked'], ['chunkedx'], ['identity'], ['gzip'],
  ['chunked;q=1'], ['"chunked"'], ['chunked chunked'], ['ch\u00fcnked'], ['chunked\u00a0'], ['identity', 'chunked'], ['gzip', 'chunked'],
] // prettier-ignore
const codingsBehindChunked = [
  ['chunked, identity'], ['chunked, gzip'], ['chunked, chunked'], ['chunked,'], ['CHUNKED , chunked'], ['chunked\t'], [''],
  ['chunked', 'chunked'], ['chunked', 'identity'],
] // prettier-ignore

/**
 * A chunked create request on a connection that stays open, followed by a second create request. The server must not
 * read the second one as a request.
 */
const coded = (who: Sender, request: RawRequest) =>
  join(
    who.createChunked([chunk(goodBody)], '0\r\n\r\n', { ...request, headers: { Connection: [], ...request.headers } }),
    who.hidden(),
  )

export const transferCodings: Theme = {
  name: 'transfer codings and conflicting lengths',
  tags: ['D-FAULT-1'],
  cases: [
    raw('a length, then chunks', (who) => coded(who, { headers: { 'Content-Length': [length] } }), fault()),
    raw('chunks, then a length', (who) => coded(who, { lines: [`Content-Length: ${length}`] }), fault()),
    raw('a length of 0 beside chunks', (who) => coded(who, { headers: { 'Content-Length': ['0'] } }), fault()),
    raw('a length that ends within the first chunk', (who) => coded(who, { lines: ['Content-Length: 4'] }), fault()),
    ...otherCodings.map((values) =>
      raw(
        `Transfer-Encoding: ${values.join(' and again ')}`,
        (who) => coded(who, { headers: { 'Transfer-Encoding': values } }),
        { ...coding, method: 'POST' },
      ),
    ),
    ...codingsBehindChunked.map((values) =>
      raw(
        `Transfer-Encoding: ${values.join(' and again ')}`,
        (who) => coded(who, { headers: { 'Transfer-Encoding': values } }),
        fault(),
      ),
    ),
    raw('chunks in HTTP/1.0', (who) => coded(who, { version: 'HTTP/1.0' }), { ...coding, method: 'POST' }),
    ...['CHUNKED', 'Chunked', ' chunked'].map((value) =>
      raw(
        `Transfer-Encoding: ${value}`,
        (who) => who.createChunked([chunk(goodBody)], '0\r\n\r\n', { headers: { 'Transfer-Encoding': [value] } }),
        accepted,
      ),
    ),
    raw(
      'chunks on a GET',
      (who) => {
        const body = join(chunk(who.hidden()), '0\r\n\r\n')
        return join(who.getOn({ target: jobsPath, headers: { 'Transfer-Encoding': ['chunked'] }, body }), who.get())
      },
      listed,
      listed,
    ),
  ],
}
