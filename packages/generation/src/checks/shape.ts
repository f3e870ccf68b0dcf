import { type Check, fieldsOf } from './check.ts'

const placeholder =
  /\{\{|\}\}|\$\{|\[(?:your|brand|name|product|insert)[^\]]*\]|<(?:name|brand|product|insert[^>]*)>|\blorem ipsum\b/iu

/** Headline and primary text have words, an empty description is left out, and no placeholder stands in for a word. */
export const complete: Check = {
  name: 'complete',
  severity: 'hard',
  policy: false,
  find: (copy) =>
    fieldsOf(copy).flatMap(({ field, text }) => [
      ...(/[\p{L}\p{N}]/u.test(text) ? [] : [`the ${field} is empty`]),
      ...(placeholder.test(text) ? [`the ${field} holds a placeholder`] : []),
    ]),
}

const markup = /<\/?[a-z][^>]*>|```|!\[[^\]]*\]\(|\]\(https?:|^#{1,6}\s|\*\*[^*\n]+\*\*|\bjavascript:/imu
const control = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u

/** Copy is plain text, as both platforms show it: no markup, no control or direction characters. */
export const plainText: Check = {
  name: 'plain_text',
  severity: 'hard',
  policy: false,
  find: (copy) =>
    fieldsOf(copy).flatMap(({ field, text }) => [
      ...(markup.test(text) ? [`the ${field} holds markup`] : []),
      ...(control.test(text) ? [`the ${field} holds invisible characters`] : []),
    ]),
}
