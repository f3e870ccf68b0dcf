import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { accepted, goodBody, raw, refused, whole, type Theme } from './raw-case.ts'

const type = refused({ header: 'Content-Type', detail: 'must be application/json, once' })
const encoding = refused({ header: 'Content-Encoding', detail: 'must be absent' })

const good = [
  'application/json', 'Application/JSON', 'application/json;charset=utf-8', 'application/json; charset=UTF-8',
  'application/json ; charset=Utf-8', 'application/json; charset="utf-8"', 'application/json;\tCHARSET=utf-8',
] // prettier-ignore
const bad = [
  'application/jsonp', 'application/json5', 'application/json-seq', 'application/json-patch+json', 'application/jsonlines',
  'application/vnd.api+json', 'application/problem+json', 'application/canary+json', 'text/json', 'json', 'application', '*/*', 'application/*',
  'application/json/canary', 'application/json canary', 'xapplication/json', 'application /json', 'application/ json', '"application/json"',
  'application/json;', 'application/json; ', 'application/json;;charset=utf-8', 'application/json; charset', 'application/json; charset=',
  'application/json; charset=utf8', 'application/json; charset=utf-16', 'application/json; charset=canary', "application/json; charset='utf-8'",
  'application/json; charset="utf-8', 'application/json; charset = utf-8', 'application/json; charset=utf-8;', 'application/json; q=1',
  'application/json; charset=utf-8; charset=utf-8', 'application/json; boundary=canary', 'application/json; charset=utf-8; canary=1',
  'application/json charset=utf-8', 'application/json, charset=utf-8', 'application/json; profile="canary"',
  'application/json, text/plain', 'text/plain, application/json', 'application/json, application/json', 'text/plain', 'text/html',
  'application/x-www-form-urlencoded', 'multipart/form-data; boundary=canary', 'application/octet-stream', 'application/xml', '', 'canary',
  'application/json\u00a0', 'application/jso\u0144', ';', ',', 'null', 'undefined', `application/json; charset=${'canary'.repeat(800)}`,
] // prettier-ignore

const bodies: Record<string, Buffer> = {
  gzip: gzipSync(goodBody),
  'x-gzip': gzipSync(goodBody),
  deflate: deflateSync(goodBody),
  'deflate, raw': deflateRawSync(goodBody),
  br: brotliCompressSync(goodBody),
  zstd: zstdCompressSync(goodBody),
}

// The codings of IANA's registry, followed by unregistered ones.
const codings = [
  'aes128gcm', 'br', 'compress', 'dcb', 'dcz', 'deflate', 'exi', 'gzip', 'identity', 'pack200-gzip', 'x-compress', 'x-gzip', 'zstd',
  '', '*', 'GZIP', 'Identity', 'gzip, gzip', 'identity, identity', 'identity;q=1', 'utf-8', 'aws-chunked', 'canary', ',',
] // prettier-ignore

export const mediaTypes: Theme = {
  name: 'media types',
  tags: ['POST-TYPE', 'D-TYPE'],
  cases: [
    ...good.map((value) =>
      raw(`Content-Type: ${value}`, (who) => who.create({ headers: { 'Content-Type': [value] } }), accepted),
    ),
    ...bad.map((value) =>
      raw(`Content-Type: ${value.slice(0, 60)}`, (who) => who.create({ headers: { 'Content-Type': [value] } }), type),
    ),
    raw('no Content-Type', (who) => who.create({ headers: { 'Content-Type': [] } }), type),
  ],
}

export const contentCodings: Theme = {
  name: 'content codings',
  tags: ['POST-ENCODING', 'D-ENCODING'],
  cases: [
    ...codings.map((value) =>
      raw(
        `Content-Encoding: ${value} over a plain body`,
        (who) => who.create({ headers: { 'Content-Encoding': [value] } }),
        encoding,
      ),
    ),
    ...Object.entries(bodies).map(([coding, body]) =>
      raw(
        `Content-Encoding: ${coding} over a body that is so`,
        (who) => who.create({ headers: { 'Content-Encoding': [coding.split(',')[0] ?? ''] }, body }),
        encoding,
      ),
    ),
    ...Object.entries(bodies).map(([coding, body]) =>
      raw(`a body in ${coding} that is not said to be`, (who) => who.create({ body }), whole('the body is not UTF-8')),
    ),
  ],
}
