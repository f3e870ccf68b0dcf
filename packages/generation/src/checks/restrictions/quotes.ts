/** A restriction with its quoted phrases set aside, so that no mark or word in them is read as the restriction's own. */
export interface SetAside {
  text: string
  phrases: readonly string[]
}

const quoted = /["“”«»„‹›]\s?([^"“”«»„‹›]{1,60}?)\s?["“”«»„‹›]|(?<![\p{L}\p{N}])'([^'\n]{2,40})'(?![\p{L}\p{N}])/gu

/** What stands for a phrase that was set aside. */
export const place = '⟦\\d+⟧'

export function setAside(restriction: string): SetAside {
  const phrases: string[] = []
  const text = restriction.replace(/[⟦⟧]/g, '').replace(quoted, (_, double?: string, single?: string) => {
    phrases.push((double ?? single ?? '').trim())
    return `⟦${phrases.length - 1}⟧`
  })
  return { text, phrases }
}

/** The phrases that a part of the restriction holds, in their order. */
export function phrasesIn(part: string, { phrases }: SetAside): string[] {
  return [...part.matchAll(/⟦(\d+)⟧/g)].flatMap(([, index]) => phrases[Number(index)] ?? [])
}
