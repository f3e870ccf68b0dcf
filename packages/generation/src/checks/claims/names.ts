const token = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu
/** What a sentence may begin after: its capital says nothing. */
const opener = /(?:^|[.!?:;…|]["'”)]*\s+|\n\s*|[“"«„(‘¿¡]\s*|["”»]\s+|[•·–—→✓✔*-]\s+|\p{Extended_Pictographic}\s*)$/u
const alwaysCapital = new Set(['i', "i'm", "i've", "i'd", "i'll", 'ok', 'q', 'a'])
/** Names that claim nothing of anybody: days, months, feasts, and words of everyday technique that are written like names. */
const everyday = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'january february march april may june july august september october november december ' +
    "christmas easter lent advent halloween hanukkah diwali ramadan eid thanksgiving pentecost whitsun epiphany valentine valentine's mother's father's year new year's eve day days eve friday black " +
    'noël pâques pentecôte toussaint carnaval navidad pascua reyes nochebuena nochevieja san ' +
    'pdf pdfs html sms tv pc pcs faq faqs diy usb qr gps cv cvs id ids wifi wi-fi bbq am pm dj tlc gmt cet rsvp ' +
    'whatsapp instagram facebook messenger internet'
  ).split(' '),
)
/** Institutions that a text may name in small letters too, so as not to name them. */
const institutions =
  /(?<![\p{L}\p{N}])(?:google|microsoft|harvard|stanford|yale|nasa|ikea|netflix|tesla|samsung|nike|adidas|forbes|bbc|cnn|nhs|fda|who(?= recommends)|oprah|spotify|siemens|bosch|lidl|aldi|tüv|stiftung warentest|ökotest|carrefour|danone|mercadona|inditex|oxford university)(?![\p{L}\p{N}])/gu

const isTitleCase = (line: string) => {
  const long = [...line.matchAll(token)].map((match) => match[0]).filter((word) => /^\p{L}{4,}/u.test(word))
  return (
    long.length >= 3 &&
    line.length < 60 &&
    !/[.!?]$/u.test(line) &&
    !/[.!?]\s+\S/u.test(line) &&
    long.every((word) => /^\p{Lu}/u.test(word))
  )
}

function isName(word: string, before: string): boolean {
  const plain = word.toLowerCase()
  if (!/\p{Lu}/u.test(word) || alwaysCapital.has(plain) || everyday.has(plain)) return false
  const inside = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$|^\p{Lu}{2,}s$/u.test(word)
  if (inside) return true
  if (!/^\p{Lu}/u.test(word)) return false
  return !opener.test(before)
}

/** Words that support a name, any of the lists whole: the name itself, without a plural's s, or its parts. */
export function formsOfName(word: string): string[][] {
  const plain = word.toLowerCase().replace(/'s$|s'$/, '')
  return [[plain], [plain.replace(/s$/, '')], plain.split('-')]
}

/** A name at its place in the folded text. */
export interface NameMention {
  start: number
  end: number
  text: string
}

/**
 * Names in a text. A capital at the beginning of a sentence, or in a line set in title case, is no sign of a name; German
 * capitalises every noun, so there only capitals inside a word count.
 */
export function namesOf(text: string, language: string): NameMention[] {
  const small = [...text.matchAll(institutions)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }))
  return [...small, ...capitalised(text, language)]
}

function capitalised(text: string, language: string): NameMention[] {
  let offset = 0
  return text.split('\n').flatMap((line) => {
    const lineStart = offset
    offset += line.length + 1
    const weak = isTitleCase(line) || language === 'de'
    return [...line.matchAll(token)]
      .filter((match) => {
        const word = match[0]
        if (weak && !/\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u.test(word)) return false
        return isName(word, line.slice(0, match.index))
      })
      .map(({ 0: word, index }) => ({ start: lineStart + index, end: lineStart + index + word.length, text: word }))
  })
}
