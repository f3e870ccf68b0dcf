import { languageOf } from '../language.ts'
import { type Check, fieldsOf } from './check.ts'
import { drawsLetters, floodsWithMarks, hidesCharacters } from './invisible.ts'

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

/** Copy is plain text, as both platforms show it: no markup, and letters that everybody sees as such. */
export const plainText: Check = {
  name: 'plain_text',
  severity: 'hard',
  policy: false,
  find: (copy, { grounding }) =>
    fieldsOf(copy).flatMap(({ field, text }) => [
      ...(markup.test(text) ? [`the ${field} holds markup`] : []),
      ...(hidesCharacters(text) ? [`the ${field} holds invisible characters`] : []),
      ...(floodsWithMarks(text) ? [`the ${field} heaps marks on its letters`] : []),
      ...(drawsLetters(text, languageOf(grounding)) ? [`the ${field} draws letters with symbols`] : []),
    ]),
}
