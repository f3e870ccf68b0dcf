import { matchesOf, wholeWords } from '../../text.ts'

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
    'whatsapp instagram facebook messenger internet ' +
    // Members of anybody's family, who are called by what they are.
    'mum mom mummy mommy mam dad daddy mother father grandma grandpa grandmother grandfather granny gran grandad granddad nan nana aunt auntie uncle ' +
    'maman papa mamie mamy papi papy tata tonton tante oncle mamá papá mami abuela abuelo yaya yayo tía tío ' +
    'lunes martes miércoles jueves viernes sábado domingo lundi mardi mercredi jeudi vendredi samedi dimanche'
  ).split(' '),
)
/** Initials that everybody knows, of rates, papers, machines and yearly inspections: a scene that holds them claims nothing. */
const initialisms = new Set(
  (
    'vat ust mwst tva iva gst irpf iban bic pin puk sim atm hr ceo cfo cto it edv pc crm erp api seo ui ux usp roi kpi ' +
    'ltd plc llc gmbh dvd cd vhs dna adn dns iq vip asap fyi omg lol ps nb tbc tbd rip sos gdpr dsgvo rgpd ' +
    'mot itv tüv hu au dni nie nif cif siret siren wg wc url xls csv doc zip jpg png mp3 mp4'
  ).split(' '),
)
/** Where somebody has to have tested, approved or certified for the sentence to hold, whatever they are called. */
const vouched =
  /(?<![\p{L}\p{N}])(?:\p{L}*(?:geprüft|getestet|zertifi|siegel|plakette|bestanden|zugelassen|abgenommen|empfohlen|prüfzeichen)|certif|approv|tested|inspected|accredit|endors|recommend|backed|funded|seal|passed|homolog|contrôl|agré[ée]|recomend|aprobad|avalad|inspeccionad|superad|sellos?(?!\p{L}))/iu
/** Institutions and shops that are names in small letters too, and in German, which writes every noun with a capital. */
const wellKnown = new RegExp(
  wholeWords(
    'google|microsoft|harvard|stanford|yale|nasa|netflix|tesla|samsung|nike|adidas|forbes|bbc|cnn|nhs|fda|who(?= recommends)|oprah|spotify|siemens|bosch|danone|inditex|oxford university|tüv|dekra|stiftung warentest|ökotest|' +
      "amazon|ikea|lidl|aldi|tesco|sainsbury'?s|asda|waitrose|walmart|starbucks|mcdonald'?s|decathlon|zalando|ebay|paypal|airbnb|edeka|rewe|kaufland|rossmann|mediamarkt|carrefour|leclerc|auchan|intermarché|monoprix|fnac|sephora|mercadona|el corte inglés",
  ),
  'giu',
)

const isTitleCase = (line: string) => {
  const long = matchesOf(token, line)
    .map((match) => match[0])
    .filter((word) => /^\p{L}{4,}/u.test(word))
  return (
    long.length >= 3 &&
    line.length < 60 &&
    !/[.!?]$/u.test(line) &&
    !/[.!?]\s+\S/u.test(line) &&
    long.every((word) => /^\p{Lu}/u.test(word))
  )
}

/** Capitals that no place in a sentence explains. */
const inside = /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u
/** "FDA-approved": the name is the part before. */
const initials = /^\p{Lu}{2,}(?=-)/u

/** "Tuesday's", "Sunday-night": every part that has a capital is of every day. */
const isEveryday = (word: string) =>
  word.split('-').every((part) => everyday.has(part.toLowerCase().replace(/'s$/u, '')) || !/\p{Lu}/u.test(part))

function isName(word: string, before: string): boolean {
  const plain = word.toLowerCase()
  if (!/\p{Lu}/u.test(word) || alwaysCapital.has(plain) || everyday.has(plain) || isEveryday(word)) return false
  // "Plan B"
  if (/^\p{Lu}$/u.test(word)) return false
  if (inside.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  return !opener.test(before)
}

/** Words that support a name, any of the lists whole: the name itself, without a plural's s, or its parts. */
export function formsOfName(word: string): string[][] {
  const plain = word.toLowerCase().replace(/'s$|s'$/, '')
  return [[plain], [plain.replace(/s$/, '')], plain.split(/[\s-]/)]
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
  const known = matchesOf(wellKnown, text).map(({ 0: word, index }) => mentionAt(index, word))
  const isKnown = ({ start, end }: NameMention) => known.some((name) => start < name.end && name.start < end)
  return [...known, ...capitalised(text, language).filter((name) => !isKnown(name))].filter(
    (name) =>
      !initialisms.has(name.text.toLowerCase().replace(/(?<=\p{Lu})s$|'s$/u, '')) || vouched.test(lineAt(text, name)),
  )
}

/** The sentence that a name stands in. */
function lineAt(text: string, { start, end }: NameMention): string {
  const behind =
    text
      .slice(0, start)
      .split(/[.!?\n]/u)
      .at(-1) ?? ''
  return behind + text.slice(start, end) + (text.slice(end).split(/[.!?\n]/u)[0] ?? '')
}

const mentionAt = (start: number, text: string): NameMention => ({ start, end: start + text.length, text })

function capitalised(text: string, language: string): NameMention[] {
  let offset = 0
  return text.split('\n').flatMap((line) => {
    const lineStart = offset
    offset += line.length + 1
    const weak = isTitleCase(line) || language === 'de'
    return matchesOf(token, line)
      .map(({ 0: word, index }) => ({ word: initials.exec(word)?.[0] ?? word, index }))
      .filter(({ word, index }) => !(weak && !inside.test(word)) && isName(word, line.slice(0, index)))
      .map(({ word, index }) => mentionAt(lineStart + index, word))
  })
}
