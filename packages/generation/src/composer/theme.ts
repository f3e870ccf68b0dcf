import { escapePattern, squeezed, words } from '../text.ts'
import { alsoNouns, tokensOf } from './shape.ts'
import { isAlwaysFinite, isBase, isThirdPerson, secondPersonOf } from './verbs.ts'

/** Openings of briefs that tell the writer something instead of naming a matter, and words that name a manner. */
const instructing =
  /^(?:for|to|an?|our|we|us|i|my|you|your|it|this|that|these|why|how|what|when|who|where|please|something|someone|not|no|don['’]t|in|on|about|be|bitte|für|an|als|wir|unser\p{L}*|ich|mein\p{L}*|warum|wie|was|wer|wo|ein text|etwas|schreib\p{L}*|sprich|sprecht|behaupte\p{L}*|erzähl\p{L}*|zeig\p{L}*|sag\p{L}*|nenn\p{L}*|mach\p{L}*|erklär\p{L}*|kein\p{L}*|nicht|pour|aux?|nous|notre|nos|je|mon|pourquoi|comment|que|quoi|un texte|quelque|dites|dire|parle[rz]?|montre[rz]?|raconte[rz]?|écri\p{L}+|fai(?:re|tes|s)|expliqu\p{L}+|pas|sans|para|a|al|nosotros|nuestr\p{L}+|yo|mi|por qué|cómo|qué|un texto|algo|decir|di|diga|hablar?|hable|mostrar|muestr\p{L}+|contar|cuent\p{L}+|escrib\p{L}+|haz|hacer|queremos|explic\p{L}+|no|sin)(?![\p{L}])/iu
const manner =
  /(?<!\p{L})(?:short|honest|calm|funny|friendly|serious|plain|simple words|tone|text|copy|post|ad|kurz|ehrlich|ruhig\p{L}*|lustig|freundlich|ton|anzeige|court|honnête|drôle|ton|annonce|breve|honesto|divertido|tono|anuncio)(?!\p{L})/iu
/** Where a matter ends and what is said of it begins. */
const tail =
  /\s(?:por|para|con|sin|en|pour|sans|avec|dans|chez|für|ohne|mit|bei|in|von|as|instead|because|so|while|als|weil|damit|parce|porque)\s.*$/iu
/** What begins a clause about a matter, which is nothing without it: "people who say they are late". */
const clause = /\s(?:who|whom|whose|that|which|they|qui|que|dont|quien(?:es)?)(?!\p{L})/iu
const wordsMax = 4
const unitsMax = 28

/**
 * The matter of a brief as a phrase: "Fresh bread is worth getting up for" gives "Fresh bread"; null where it opens with an
 * instruction, or would be no phrase or the whole of it.
 */
export function themeOf(brief: string, occasion: string | null): string | null {
  const plain = squeezed(
    occasion === null ? brief : brief.replace(new RegExp(`\\s*${escapePattern(occasion)}`, 'iu'), ''),
  )
  if (/\p{N}/u.test(plain) || instructing.test(plain)) return null
  const [first = ''] = plain.split(/[,;:.!?–—()\n]/u)
  if (isBase(tokensOf(first)[0] ?? '') || manner.test(first)) return null
  const phrase = squeezed(beforeVerb(first))
  const found = words(phrase).length > wordsMax ? phrase.replace(tail, '') : phrase
  if (clause.test(found)) return null
  const count = words(found).length
  const isAll = count >= 3 && count === words(brief).length
  if (count === 0 || count > wordsMax || found.length > unitsMax || isAll) return null
  if (count === 1 && words(brief).length > 1 && !brief.includes(':')) return null
  return /^\p{L}{3,}/u.test(found) ? found : null
}

/** Cut where an English verb of the sentence stands. */
function beforeVerb(text: string): string {
  const tokens = tokensOf(text)
  const at = tokens.findIndex(
    (word, index) =>
      index > 0 && (isAlwaysFinite(word) || (isThirdPerson(word) && !alsoNouns.test(secondPersonOf(word) ?? ''))),
  )
  if (at < 0) return text
  return text.slice(0, text.indexOf(tokens[at] ?? '', (tokens[0] ?? '').length))
}
