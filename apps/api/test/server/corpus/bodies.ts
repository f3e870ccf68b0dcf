import { join, type Bytes } from '../wire.ts'
import { accepted, bodyOf, goodBody, raw, refused, whole, type Expected, type Theme } from './raw-case.ts'

const notUtf8 = whole('the body is not UTF-8')
const notJson = whole('the body is not JSON')
const notObject = whole('the body is not a JSON object')
const twice = (field: string) => at(field, 'appears more than once in the body')
const tooLarge = whole('the body is larger than 32768 bytes')
const unknownField = 'is not a field of this request'
const unspeakable = 'contains a NUL character or an unpaired surrogate'
const at = (field: string, detail: string) => refused({ pointer: `/${field}`, detail })

const withMember = (member: string) => goodBody.replace('{', `{${member},`)
const withBrief = (literal: string) =>
  `{"platform":"facebook","awareness_level":"unaware","brief":${literal},"copy_length":"short"}`
const briefOf = (...bytes: number[]) => {
  const [before = '', after = ''] = withBrief('"canary@"').split('@')
  return join(before, Uint8Array.from(bytes), after)
}
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const nestedObjects = (depth: number) => '{"canary":'.repeat(depth) + '1' + '}'.repeat(depth)

const all = (expected: Expected, rows: Record<string, Bytes>) =>
  Object.entries(rows).map(([name, body]) => raw(name, (who) => who.create({ body }), expected))
const taken = (rows: Record<string, Bytes>) => all(accepted, rows)

export const encodings: Theme = {
  name: 'bytes of a body',
  tags: ['D-BODY-2'],
  cases: [
    ...all(notUtf8, {
      'a lone continuation byte': briefOf(0x80),
      'an overlong solidus': briefOf(0xc0, 0xaf),
      'an overlong NUL': briefOf(0xc0, 0x80),
      'an overlong form of three bytes': briefOf(0xe0, 0x80, 0xaf),
      'an overlong form of four bytes': briefOf(0xf0, 0x80, 0x80, 0xaf),
      'a sequence cut short': briefOf(0xe2, 0x82),
      'a sequence cut short at the end': join(goodBody, Uint8Array.of(0xf0, 0x9f, 0x98)),
      'a high surrogate in UTF-8': briefOf(0xed, 0xa0, 0x80),
      'a pair of surrogates in UTF-8 (CESU-8)': briefOf(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80),
      'a code point beyond Unicode': briefOf(0xf4, 0x90, 0x80, 0x80),
      'the bytes FE and FF': briefOf(0xfe, 0xff),
      'Latin-1': Buffer.from(withBrief('"canary é"'), 'latin1'),
      'UTF-16 with a mark, little-endian': join(Uint8Array.of(0xff, 0xfe), Buffer.from(goodBody, 'utf16le')),
      'UTF-16 with a mark, big-endian': join(Uint8Array.of(0xfe, 0xff), Buffer.from(goodBody, 'utf16le').swap16()),
    }),
    ...all(whole('the body must not start with a byte order mark'), {
      'a byte order mark': `\ufeff${goodBody}`,
      'two byte order marks': `\ufeff\ufeff${goodBody}`,
    }),
    ...all(notJson, {
      'a byte order mark at the end': `${goodBody}\ufeff`,
      'UTF-16 without a mark': Buffer.from(goodBody, 'utf16le'),
      'a raw NUL in a string': briefOf(0),
      'a raw NUL behind the object': `${goodBody}\0`,
      'a raw line break in a string': briefOf(0x0a),
      'a raw tab in a string': briefOf(0x09),
      'the base64 of a body': Buffer.from(goodBody).toString('base64'),
    }),
    ...taken({
      'white space of JSON around': `\t\r\n ${goodBody} \n\r\t`,
      'a delete character and noncharacters': briefOf(0x7f, 0xef, 0xbf, 0xbf, 0xef, 0xb7, 0x90),
      'a byte order mark within the brief': briefOf(0xef, 0xbb, 0xbf, 0x61),
      'every character of the brief escaped': withBrief(String.raw`"\u0063\u0061\u006e\u0061\u0072\u0079\/\"\n"`),
    }),
  ],
}

export const grammar: Theme = {
  name: 'grammar of a body',
  tags: ['POST-BODY-1'],
  cases: [
    ...all(notJson, {
      nothing: '',
      'a space': ' ',
      'all white space of JSON': '\t\r\n ',
      'a brace': '{',
      'an object cut short': goodBody.slice(0, -1),
      'a string cut short': goodBody.slice(0, -3),
      'a brace too many': `${goodBody}}`,
      'two documents': `${goodBody}${goodBody}`,
      'two documents on two lines': `${goodBody}\n${goodBody}`,
      'two documents with a comma': `${goodBody},${goodBody}`,
      'a trailing comma': goodBody.replace('}', ',}'),
      'a comma in front': goodBody.replace('{', '{,'),
      'a comment': withMember('/* canary */'),
      'a comment to the end of its line': `${goodBody} // canary`,
      'single quotes': goodBody.replaceAll('"', "'"),
      'names without quotes': "{platform:'facebook'}",
      'a form': 'platform=facebook&brief=canary',
      XML: '<canary/>',
      NaN: '{"canary":NaN}',
      Infinity: '[-Infinity]',
      hexadecimal: '{"canary":0x10}',
      'a leading zero': '{"canary":01}',
      'a leading plus': '{"canary":+1}',
      'a point without digits': '{"canary":1.}',
      'an unknown escape': withBrief('"canary\\x41"'),
      'an escape cut short': withBrief('"canary\\u12"'),
      'white space beyond JSON': `\u00a0${goodBody}`,
      'a line separator behind': `${goodBody}\u2028`,
      undefined: 'undefined',
      True: 'True',
      JSONP: `canary(${goodBody})`,
      'the prefix against hijacking': `)]}',\n${goodBody}`,
    }),
    ...all(notObject, {
      'an array': `[${goodBody}]`,
      'an empty array': '[]',
      'a string': '"canary"',
      'the object as a string': JSON.stringify(goodBody),
      zero: '0',
      'minus zero': '-0',
      'a number beyond all bounds': '1e999999',
      'a number of ten thousand digits': '9'.repeat(10_000),
      true: 'true',
      false: 'false',
      null: 'null',
      'arrays a thousand deep': nested(1_000),
      'arrays ten thousand deep': nested(10_000),
      'arrays as deep as a body can hold': nested(16_384),
    }),
    ...all(notJson, {
      'arrays that are never closed': '['.repeat(32_768),
      'objects that are never closed': '{"":'.repeat(8_192),
    }),
  ],
}

export const members: Theme = {
  name: 'members of a body',
  tags: ['POST-BODY-3', 'D-BODY-3', 'D-BODY-4', 'D-EXTRAS-1', 'D-EXTRAS-2'],
  cases: [
    ...all(twice('platform'), {
      'a field twice alike': withMember('"platform":"facebook"'),
      'a field twice, different': withMember('"platform":"instagram"'),
      'a field twice, once in escapes': withMember('"\\u0070latform":"facebook"'),
      'a field a hundred times': withMember(Array.from({ length: 100 }, () => '"platform":"facebook"').join(',')),
      'a field twice, its first value no string': withMember('"platform":{"canary":["canary"]}'),
    }),
    ...all(twice('brief'), {
      'a brief twice': withMember('"brief":"canary"'),
      'a field twice, wholly in escapes': withMember(
        `"${Array.from('brief', (c) => `\\u00${c.charCodeAt(0).toString(16)}`).join('')}":"canary"`,
      ),
      'a field twice, its first value null': withMember('"brief":null'),
      'a field twice, its first value a number': withMember('"brief":1'),
    }),
    ...all(whole('a field appears more than once in the body'), {
      'two fields twice': withMember('"brief":"canary","platform":"facebook"'),
      'a field twice that contains another name': withMember('"brief":{"platform":"canary"}'),
    }),
    ...all(at('extra', unknownField), {
      'an unknown field': withMember('"extra":"canary"'),
      'an unknown field with duplicates inside': withMember('"extra":{"a":1,"a":2}'),
      'an unknown field twice': withMember('"extra":{"canary":1},"extra":{"canary":2}'),
      'objects a thousand deep': withMember(`"extra":${nestedObjects(1_000)}`),
      'objects three thousand deep': withMember(`"extra":${nestedObjects(2_700)}`),
      'arrays ten thousand deep in a field': withMember(`"extra":${nested(10_000)}`),
      'a number beyond all bounds in a field': withMember('"extra":-1e999999'),
      'a number of ten thousand digits in a field': withMember(`"extra":${'9'.repeat(10_000)}`),
    }),
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', '__defineGetter__'].map(
      (name) =>
        raw(
          `a field named ${name}`,
          (who) => who.create({ body: withMember(`"${name}":{"canary":"canary"}`) }),
          at(name, unknownField),
        ),
    ),
    raw(
      '__proto__ in escapes',
      (who) => who.create({ body: withMember('"\\u005f_proto__":"canary"') }),
      at('__proto__', unknownField),
    ),
    raw(
      '__proto__ that brings every field',
      (who) => who.create({ body: `{"__proto__":${goodBody}}` }),
      at('__proto__', unknownField),
    ),
    ...all(whole(unknownField), {
      'a name that is empty': withMember('"":"canary"'),
      'a name with a space': withMember('"canary name":1'),
      'a name of markup': withMember('"<canary>":1'),
      'a name in another alphabet': withMember('"\u043blatform":1'),
      'a name with a NUL': withMember('"platform\\u0000":"facebook"'),
      'a name with a lone surrogate': withMember('"platform\\ud800":"facebook"'),
      'a name of ten thousand letters': withMember(`"${'canary'.repeat(1_700)}":1`),
      'a name with the escapes of a pointer': withMember('"~canary/":1'),
    }),
    ...['Platform', 'platform_', ' platform'].map((name) =>
      raw(
        `a field named ${JSON.stringify(name)}`,
        (who) => who.create({ body: withMember(`"${name}":"facebook"`) }),
        name.startsWith(' ') ? whole(unknownField) : at(name, unknownField),
      ),
    ),
    ...all(at('brief', unspeakable), {
      'an escaped NUL': withBrief('"canary\\u0000"'),
      'a lone high surrogate': withBrief('"canary\\ud83d"'),
      'a lone low surrogate': withBrief('"\\ude00canary"'),
      'surrogates the wrong way round': withBrief('"canary\\ude00\\ud83d"'),
      'a high surrogate before another pair': withBrief('"canary\\ud83d\\ud83d\\ude00"'),
    }),
    ...all(at('offer_id', unspeakable), {
      'a NUL in offer_id': withMember('"offer_id":"off_\\u0000"'),
      'a lone surrogate in offer_id': withMember('"offer_id":"off_\\udfff"'),
    }),
    ...['null', '1', 'true', '["canary"]', '{"canary":"canary"}', '-0', '1e999'].map((value) =>
      raw(`a brief that is ${value}`, (who) => who.create({ body: withBrief(value) }), at('brief', 'must be a string')),
    ),
  ],
}

export const sizes: Theme = {
  name: 'size of a body',
  tags: ['POST-BODY-2', 'LIMIT-BODY', 'D-BODY-1'],
  cases: [
    ...taken({ '32,768 bytes': bodyOf(32_768), '32,767 bytes': bodyOf(32_767) }),
    ...all(tooLarge, {
      '32,769 bytes': bodyOf(32_769),
      '32,769 bytes of which one is a byte order mark': `\ufeff${bodyOf(32_766)}`,
      '32,769 bytes in fewer characters': bodyOf(32_767).replace('canary', 'can\u00e4ry').concat(' '),
      '100,000 bytes': bodyOf(100_000),
      'a megabyte': bodyOf(1_000_000),
      'arrays a hundred thousand deep': nested(100_000),
    }),
  ],
}

const trimmed =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
const zwj = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'

export const briefs: Theme = {
  name: 'length of a brief',
  tags: ['POST-BRIEF', 'LIMIT-BRIEF', 'D-BRIEF'],
  cases: [
    ...taken({
      'one letter': withBrief('"x"'),
      '280 letters': withBrief(`"${'x'.repeat(280)}"`),
      '280 astral code points': withBrief(`"${'\u{1f600}'.repeat(280)}"`),
      '280 astral code points in escapes': withBrief(`"${'\\ud83d\\ude00'.repeat(280)}"`),
      '140 letters with a combining mark each': withBrief(`"${'e\u0301'.repeat(140)}"`),
      '40 families of seven code points': withBrief(`"${zwj.repeat(40)}"`),
      '280 letters between all that trimming removes': withBrief(
        JSON.stringify(`${trimmed}${'x'.repeat(280)}${trimmed}`),
      ),
      'a zero-width space, which no trimming removes': withBrief('"\u200b"'),
    }),
    ...all(at('brief', 'must have at most 280 characters'), {
      '281 letters': withBrief(`"${'x'.repeat(281)}"`),
      '281 astral code points': withBrief(`"${'\u{1f600}'.repeat(281)}"`),
      '280 combining sequences': withBrief(`"${'e\u0301'.repeat(280)}"`),
      'one letter with 280 combining marks': withBrief(`"e${'\u0301'.repeat(280)}"`),
      '41 families of seven code points': withBrief(`"${zwj.repeat(41)}"`),
      '280 letters before a zero-width space': withBrief(`"${'x'.repeat(280)}\u200b"`),
    }),
    ...all(at('brief', 'must not be empty'), {
      'no letter': withBrief('""'),
      'all that trimming removes': withBrief(JSON.stringify(trimmed)),
    }),
  ],
}
