import type { SentenceCheck } from './check.ts'
import { drawsLetters, floodsWithMarks, hidesCharacters } from './invisible.ts'

const placeholder =
  /\{\{|\}\}|\$\{|\[(?:your|brand|name|product|insert)[^\]]*\]|<(?:name|brand|product|insert[^>]*)>|\blorem ipsum\b/iu

/** Headline and primary text have words, an empty description is left out, and no placeholder stands in for a word. */
export const complete: SentenceCheck = {
  name: 'complete',
  severity: 'hard',
  policy: false,
  scope: 'sentence',
  find: ({ fields }) =>
    fields.flatMap(({ name, text: { written } }) => [
      ...(/[\p{L}\p{N}]/u.test(written) ? [] : [`the ${name} is empty`]),
      ...(placeholder.test(written) ? [`the ${name} holds a placeholder`] : []),
    ]),
}

const markup = /<\/?[a-z][^>]*>|```|!\[[^\]]*\]\(|\]\(https?:|^#{1,6}\s|\*\*[^*\n]+\*\*|\bjavascript:/imu

/** Copy is plain text, as both platforms show it: no markup, and letters that everybody sees as such. */
export const plainText: SentenceCheck = {
  name: 'plain_text',
  severity: 'hard',
  policy: false,
  scope: 'sentence',
  find: ({ fields, language }) =>
    fields.flatMap(({ name, text: { written } }) => [
      ...(markup.test(written) ? [`the ${name} holds markup`] : []),
      ...(hidesCharacters(written) ? [`the ${name} holds invisible characters`] : []),
      ...(floodsWithMarks(written) ? [`the ${name} heaps marks on its letters`] : []),
      ...(drawsLetters(written, language) ? [`the ${name} draws letters with symbols`] : []),
    ]),
}
