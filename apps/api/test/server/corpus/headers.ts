import { jobsPath, offersPath } from '../../rig.ts'
import { write } from '../wire.ts'
import {
  accepted,
  fault,
  goodBody,
  listed,
  raw,
  refused,
  refusedQuery,
  stranger,
  unauthenticated,
  type Theme,
} from './raw-case.ts'

const type = refused({ header: 'Content-Type', detail: 'must be application/json, once' })
const key = refused({ header: 'Idempotency-Key', detail: 'is required, exactly once' })
const keyForm = refused({ header: 'Idempotency-Key', detail: 'does not match ^[A-Za-z0-9._:-]{1,128}$' })
const encoding = refused({ header: 'Content-Encoding', detail: 'must be absent' })
const length = String(goodBody.length)

export const repeatedHeaders: Theme = {
  name: 'headers that stand twice',
  tags: ['D-TOKEN-HEADER-1', 'POST-KEY-1', 'POST-TYPE', 'POST-ENCODING', 'D-ENCODING'],
  cases: [
    raw(
      'Authorization twice alike on a read',
      (who) => who.get({ headers: { Authorization: [who.bearer, who.bearer] } }),
      unauthenticated,
    ),
    raw(
      'Authorization twice alike on a create',
      (who) => who.create({ headers: { Authorization: [who.bearer, who.bearer] } }),
      stranger,
    ),
    raw(
      'a good Authorization before a bad one',
      (who) => who.create({ headers: { Authorization: [who.bearer, 'Bearer canary'] } }),
      stranger,
    ),
    raw(
      'a bad Authorization before a good one',
      (who) => who.create({ headers: { Authorization: ['Basic canary', who.bearer] } }),
      stranger,
    ),
    raw(
      'Authorization twice, its name in two cases',
      (who) => who.create({ lines: [`aUTHORIZATION: ${who.bearer}`] }),
      stranger,
    ),
    raw('a good Authorization and an empty one', (who) => who.create({ lines: ['Authorization:'] }), stranger),
    raw(
      'two credentials in one Authorization',
      (who) => who.create({ headers: { Authorization: [`${who.bearer}, ${who.bearer}`] } }),
      stranger,
    ),
    raw(
      'Idempotency-Key twice alike',
      (who) => who.create({ headers: { 'Idempotency-Key': ['canary', 'canary'] } }),
      key,
    ),
    raw(
      'Idempotency-Key twice, different',
      (who) => who.create({ headers: { 'Idempotency-Key': ['canary-a', 'canary-b'] } }),
      key,
    ),
    raw(
      'two keys in one Idempotency-Key',
      (who) => who.create({ headers: { 'Idempotency-Key': ['canary,canary'] } }),
      keyForm,
    ),
    raw('no Idempotency-Key', (who) => who.create({ headers: { 'Idempotency-Key': [] } }), key),
    raw('an empty Idempotency-Key', (who) => who.create({ headers: { 'Idempotency-Key': [''] } }), keyForm),
    raw(
      'Content-Type twice alike',
      (who) => who.create({ headers: { 'Content-Type': ['application/json', 'application/json'] } }),
      type,
    ),
    raw(
      'Content-Type twice, different',
      (who) => who.create({ headers: { 'Content-Type': ['application/json', 'text/canary'] } }),
      type,
    ),
    raw(
      'Content-Encoding twice',
      (who) => who.create({ headers: { 'Content-Encoding': ['identity', 'identity'] } }),
      encoding,
    ),
    raw(
      'Content-Encoding twice, both empty',
      (who) => who.create({ headers: { 'Content-Encoding': ['', ''] } }),
      encoding,
    ),
    ...['api', 'canary.example'].map((second) =>
      raw(
        `Host twice, the second ${second}`,
        (who) => who.get({ headers: { Host: ['api', second] } }),
        fault({ header: 'Host', detail: 'appears more than once' }),
      ),
    ),
    raw(
      'Host twice in HTTP/1.0',
      (who) => who.get({ version: 'HTTP/1.0', headers: { Host: ['api', 'api'] } }),
      fault({ header: 'Host', detail: 'appears more than once' }),
    ),
    ...[
      [length, length],
      ['1', length],
      [length, '1'],
    ].map((lengths) =>
      raw(
        `Content-Length twice, ${lengths.join(' and ')}`,
        (who) => who.create({ headers: { 'Content-Length': lengths } }),
        fault(),
      ),
    ),
    raw(
      'two lengths in one Content-Length',
      (who) => who.create({ headers: { 'Content-Length': [`${length}, ${length}`] } }),
      fault(),
    ),
  ],
}

const malformed: Record<string, (token: string) => string> = {
  'no scheme': (token) => token,
  'no token': () => 'Bearer',
  'another scheme': (token) => `Token ${token}`,
  'a parameter behind the token': (token) => `Bearer ${token}, realm=canary`,
  'a second word': (token) => `Bearer ${token} canary`,
  'a tab for a space': (token) => `Bearer\t${token}`,
  'a token in quotes': (token) => `Bearer "${token}"`,
  'a letter beyond ASCII': (token) => `Bearer ${token}é`,
  'a token in capitals': (token) => `Bearer ${token.toUpperCase()}`,
  'eight thousand letters': () => `Bearer acp_${'canary'.repeat(1_300)}`,
}

export const credentials: Theme = {
  name: 'credentials, and tokens in other places',
  tags: ['D-TOKEN-HEADER-1', 'D-TOKEN-HEADER-2', 'AUTH-3', 'D-WWW', 'AUTH-4'],
  cases: [
    ...['bearer', 'BEARER', 'bEaReR'].map((scheme) =>
      raw(
        `the scheme as ${scheme}`,
        (who) => who.get({ headers: { Authorization: [`${scheme} ${who.token}`] } }),
        listed,
      ),
    ),
    raw(
      'white space around the value, and a name in small letters',
      (who) => who.get({ headers: { Authorization: [] }, lines: [`authorization:\t  ${who.bearer} \t`] }),
      listed,
    ),
    ...Object.entries(malformed).map(([name, value]) =>
      raw(name, (who) => who.create({ headers: { Authorization: [value(who.token)] } }), stranger),
    ),
    ...['Cookie', 'X-Api-Key', 'X-Authorization', 'Proxy-Authorization', 'X-Forwarded-Authorization', 'Token'].map(
      (name) =>
        raw(
          `a token in ${name} alone`,
          (who) => who.get({ headers: { Authorization: [], [name]: [`token=${who.token}`, who.bearer] } }),
          unauthenticated,
        ),
    ),
    raw(
      'a token in the query alone',
      (who) => who.get({ target: `${offersPath}?access_token=${who.token}`, headers: { Authorization: [] } }),
      unauthenticated,
    ),
    raw(
      'a token in the user information of the target alone',
      (who) => who.get({ target: `http://${who.token}@api${offersPath}`, headers: { Authorization: [] } }),
      unauthenticated,
    ),
    raw(
      'a token in the query beside a good one',
      (who) => who.get({ target: `${offersPath}?access_token=canary` }),
      refusedQuery('is not a parameter of this operation', 'access_token'),
    ),
  ],
}

const ignored: Array<[name: string, value: string]> = [
  ['Accept', 'text/html'],
  ['Accept', 'image/canary;q=0'],
  ['Accept-Encoding', 'br, gzip, zstd;q=1'],
  ['Accept-Charset', 'utf-16'],
  ['Accept-Language', 'canary'],
  ['Range', 'bytes=0-1'],
  ['If-Match', '"canary"'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'Sat, 29 Oct 2094 19:43:31 GMT'],
  ['If-Unmodified-Since', 'Sat, 29 Oct 1994 19:43:31 GMT'],
  ['Origin', 'https://canary.example'],
  ['Referer', 'https://canary.example'],
  ['Cookie', '__prerender_bypass=canary; token=canary'],
  ['Proxy-Authorization', 'Basic canary'],
  ['TE', 'trailers'],
  ['Via', '1.0 canary'],
  ['Forwarded', 'for=canary;host=canary'],
  ['X-Forwarded-Host', 'canary.example'],
  ['X-Forwarded-Proto', 'canary'],
  ['X-Forwarded-Prefix', '/canary'],
  ['X-Original-URL', '/canary'],
  ['X-Rewrite-URL', '/canary'],
  ['X-Request-Id', 'canary'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-HTTP-Method', 'DELETE'],
  ['X-Method-Override', 'DELETE'],
  ['Traceparent', '00-canary-canary-01'],
  ['Prefer', 'respond-async, return=minimal'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Middleware-Prefetch', '1'],
  ['X-Matched-Path', '/canary'],
  ['X-Invoke-Path', '/canary'],
  ['X-Invoke-Status', '500'],
  ['X-Nextjs-Data', '1'],
  ['X-Prerender-Revalidate', 'canary'],
  ['Next-Action', 'canary'],
  ['Next-Router-Prefetch', '1'],
  ['Next-Router-State-Tree', '%canary'],
  ['RSC', '1'],
  ['Purpose', 'prefetch'],
  ['Sec-Fetch-Mode', 'cors'],
  ['Upgrade-Insecure-Requests', '1'],
  ['X-Canary', 'caf\u00e9 \u{1f600}'],
]

export const ignoredHeaders: Theme = {
  name: 'headers that change nothing',
  tags: ['D-ROUTING-3', 'HTTP-2', 'S-4', 'D-REQUEST-ID'],
  cases: [
    ...ignored.flatMap(([name, value]) => [
      raw(`${name}: ${value} on a read`, (who) => who.get({ headers: { [name]: [value] } }), listed),
      raw(`${name}: ${value} on a create`, (who) => who.create({ headers: { [name]: [value] } }), accepted),
    ]),
    raw('a Host that names somebody else', (who) => who.get({ headers: { Host: ['canary.example:1'] } }), listed),
    raw('an empty Host', (who) => who.get({ headers: { Host: [''] } }), listed),
    raw(
      'a preflight of a browser',
      () =>
        write({
          method: 'OPTIONS',
          target: jobsPath,
          headers: {
            Host: ['api'],
            Connection: ['close'],
            Origin: ['https://canary.example'],
            'Access-Control-Request-Method': ['POST'],
            'Access-Control-Request-Headers': ['authorization, canary'],
          },
        }),
      { status: 404, method: 'GET', early: true },
    ),
  ],
}
