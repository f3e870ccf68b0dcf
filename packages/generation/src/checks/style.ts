import type { Platform } from '@adcopy/contract'
import { emoji } from '../text.ts'
import type { CopyCheck } from './check.ts'

interface Taste {
  hashtagsMax: number
  emojiMax: number
}

/** Instagram's readers search by hashtag, Facebook's hardly do; emoji are bearable in different numbers. */
const tastes: Readonly<Record<Platform, Taste>> = {
  facebook: { hashtagsMax: 2, emojiMax: 5 },
  instagram: { hashtagsMax: 5, emojiMax: 10 },
}

const shoutedMin = 3
const link = /https?:\/\/|\bwww\.|(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{1,60}\.){1,3}\p{L}{2,12}\/[\p{L}\p{N}]/iu
const hashtag = /(?<![\p{L}\p{N}&])#[\p{L}_]/gu
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:['-]\p{Lu}+)*(?![\p{L}\p{N}])/gu

/** Whether three words in a row, or most words of a line, are in capitals. One alone may be an abbreviation. */
function shouts(text: string): boolean {
  return text.split('\n').some((line) => {
    const shouted = [...line.matchAll(capitals)]
    if (shouted.filter(([word]) => word.length > 3).length < shoutedMin) return false
    const all = line.match(/\p{L}{2,}/gu)?.length ?? 0
    return (
      shouted.length > all / 2 ||
      shouted.some((one, index) => {
        const third = shouted[index + 2]
        return third !== undefined && !/\p{Ll}/u.test(line.slice(one.index, third.index + third[0].length))
      })
    )
  })
}

/** What reads badly on the platform: links that Instagram does not open, shouting, strings of hashtags or emoji. */
export const platformStyle: CopyCheck = {
  name: 'platform_style',
  severity: 'soft',
  policy: false,
  scope: 'copy',
  find({ copy, request }) {
    const { hashtagsMax, emojiMax } = tastes[request.platform]
    const text = copy.primary_text
    const head = `${copy.headline}\n${copy.description ?? ''}`
    return [
      ...(request.platform === 'instagram' && link.test(`${text}\n${head}`)
        ? ['a link that Instagram does not open']
        : []),
      ...((text.match(hashtag) ?? []).length > hashtagsMax ? [`more than ${hashtagsMax} hashtags`] : []),
      ...(head.search(hashtag) >= 0 ? ['a hashtag outside the primary text'] : []),
      ...(/[!?！？]{2,}/u.test(`${text}\n${head}`) ? ['repeated exclamation or question marks'] : []),
      ...((text.match(emoji) ?? []).length > emojiMax ? [`more than ${emojiMax} emoji`] : []),
      ...((head.match(emoji) ?? []).length > 1 ? ['more than one emoji in headline and description'] : []),
      ...(shouts(`${head}\n${text}`) ? ['words in capitals that shout'] : []),
    ]
  },
}
