import { squeezed } from '../text.ts'
import { sourceMark } from './sentences.ts'

/** Scripts whose words stand without spaces between them. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const brokenLine = new RegExp(`(?<=${unspaced.source}|[、。，；])\\s*\\n\\s*(?=${unspaced.source})`, 'gu')

const spacedSourceMark = new RegExp(`\\s*${sourceMark.source}`, 'g')

/**
 * Words as a reader sees them: links give their label, marks of emphasis and of sources go, a line that was broken within a script without
 * spaces is joined. For a sentence of bounded length: the patterns look ahead.
 */
export function rendered(text: string): string {
  return squeezed(
    text
      .replace(brokenLine, '')
      .replace(spacedSourceMark, '')
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/\*\*(.+?)\*\*|__(.+?)__/g, '$1$2')
      .replace(/(?<!\w)[*_](\S(?:.*?\S)?)[*_](?!\w)/g, '$1'),
  )
}
