import { isNumberWord } from '../checks/claims/number-words.ts'
import { words } from '../text.ts'
import { unspaced } from './rendered.ts'

/** From how many words on a statement stands alone whatever it says. */
const wordsMin = 4

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

const amount =
  /[$€£¥]\s?\d|\d\s?(?:[$€£¥%](?!\p{L})|(?:USD|EUR|GBP|CHF|euros?|pounds?|dollars?|francs?|Franken|percent|Prozent)(?!\p{L}))/iu
const hours =
  /\d{1,2}[:.h]\d{2}(?!\d)|\d\s?(?:[ap]\.?m|Uhr|h|o'clock)(?![\p{L}\d])|(?<![\d.])\d{1,2}\s?[–-]\s?\d{1,2}(?!\s?[–\d])/iu
const count = /(?<![\p{L}\d.,-])\d[\d.,]*(?:[ \u00a0\u202f]\d{3})*[ \u00a0]\p{L}{2,}/u
/** Parts and editions of a document, by their numbers. */
const ofDocuments =
  /^\W*(?:(?:pages?|seite|página|chapter|kapitel|chapitre|capítulo|section|abschnitt|figure|fig|abb|abbildung|table|tabelle|tabla|version|v|rev|part|teil|partie|parte|step|schritt|étape|paso|tel|telefon|phone|teléfono|téléphone|fax)(?![\p{L}])|last updated|stand\b|updated\b)/iu
const valued = /^[^:]*\p{L}[^:]* ?: *\S.*[\p{L}\d€£$%]/u
/** Words that make a sentence of a few: verbs that hardly a fragment has, and what a place says of its doors and guests. */
const predicates = new Set(
  `is are was were has have can may isn't aren't welcome allowed accepted included closed available ist sind war hat haben
  dürfen darf können kann gibt erlaubt willkommen geschlossen geöffnet inbegriffen erhältlich est sont peut peuvent accepté
  acceptés acceptée acceptées admis admises bienvenus bienvenue fermé fermée compris comprise inclus incluse es son está
  están hay tiene tienen somos admite admiten admitimos aceptamos bienvenidos cerrado cerrada incluido incluida
  incluidos`.split(/\s+/),
)

/** Words of a statement, those of scripts without spaces as a dictionary parts them. */
function wordCount(text: string): number {
  if (!unspaced.test(text)) return words(text).length
  return [...wordSegmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length
}

/** Whether a statement has too few words to stand alone by their number. */
export function isShort(text: string): boolean {
  return wordCount(text) < wordsMin
}

/** Whether a text states a price, a share or hours. */
export function namesAmountOrHours(text: string): boolean {
  return amount.test(text) || hours.test(text)
}

/** Whether few words state something all the same: a figure, a value behind its label, a sentence */
export function statesInBrief(text: string): boolean {
  if (ofDocuments.test(text)) return false
  const said = words(text)
  if (namesAmountOrHours(text)) return said.some((word) => /\p{L}{3}/u.test(word))
  if (/\d/.test(text) && valued.test(text)) return true
  if (!/\p{L}[.!]$/u.test(text) || said.length < 2) return false
  if (count.test(text) || said.slice(0, -1).some(isNumberWord)) return true
  return said.some((word) => predicates.has(word))
}
