import { wholeWords } from '../../text.ts'
import { isCommon } from '../common-words.ts'
import { carries, meaningOf, plainVowels } from './concepts.ts'
import type { SourceIndex } from './index-sources.ts'
import { contentOf, functionWords } from './near.ts'
import { isNumberWord } from './number-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** How a language tells who speaks, and of what. Insides of patterns. */
interface Grammar {
  /** The brand of itself; what includes the reader ("we all") is none. */
  we: string
  /** What stands for a thing that was named before, where a sentence opens with it. */
  pronouns: string
  /** The reader as a subject. */
  reader: string
  /** What asks the reader to look, come or do something, where a sentence opens with it. */
  bids: string
  /** What a clause opens with that only says when or on what condition; its sentence goes on after a comma. */
  whens: string
  /** Says that something is there. */
  thereIs: string
  /** What may stand before all of these. */
  joints: string
  /** Where a thing is that is to be had of the brand: "on the menu", "here". */
  offered: string
  /** What a place or a time is told with, before the subject. */
  places: string
  /** Verbs by which it is sure that the noun ends before them. */
  verbs: string
}

const grammars: Readonly<Record<string, Grammar>> = {
  en: {
    we: "we(?!(?:'ve|'re)? (?:all|both)(?!\\p{L}))(?:'(?:re|ve|ll|d))?|our|ours|(?:with|at|from|by|to|ask|call|ring|visit|trust) us",
    pronouns: "(?:it|they|he|she)(?:'(?:s|re|ve|ll|d))?|its|their|suits?|includes?|contains?|comes? with",
    reader: "you(?:'(?:re|ve|ll|d))?|one|i|everyone|everybody|anyone|nobody|somebody|someone|people",
    bids: "come|look|ask|see|call|ring|visit|have|drop|pop|book|find|try|bring|take|tell|write|send|meet|get|let|start|join|read|learn|discover|choose|pick|order|leave|keep|put|give|go|stop|sit|stay|think|imagine|picture|remember|say|turn|make|spend|save|share|open|check|use|wear|swap|walk|just|never mind|don't|do not|no need",
    whens: 'when|whenever|if|while|after|before|once|until|as|since|because|although|though|unless|whether',
    thereIs: "there(?:'s| is| are| was| were|'re)",
    joints: 'and|but|so|or|then|yet|also|still|well|because|maybe|perhaps|sometimes|often',
    offered: "on offer|on the menu|in the range|in stock|(?:is|are|comes?|it's|they're|all) included",
    places: 'in|on|at|from|to|by|with|without|for|under|over|near|behind|of|inside',
    verbs:
      "is|are|was|were|has|have|had|can|will|won't|would|do|does|did|isn't|aren't|comes?|gets?|goes|stays?|takes?|keeps?|needs?",
  },
  de: {
    we: 'wir(?! alle(?!\\p{L}))|unser(?:e[nmrs]?)?|(?:bei|mit|von|zu|für) uns',
    pronouns:
      'er|es|sie (?:ist|sind|hat|haben|wird|werden|kommt|kommen)|ihre?|eignet sich|eignen sich|enthält|enthalten|passt|passen',
    reader: '[Dd]u|[Ii]hr|Sie|[Mm]an|[Jj]emand|[Nn]iemand',
    bids: '\\p{L}+en Sie|komm|kommt|schau|schaut|frag|fragt|sieh|ruf|ruft|probier|probiert|bring|bringt|nimm|nehmt|geh|geht|lass|lasst|hol|holt|stell|stellt|mach|macht|schreib|schreibt|melde|meldet|bleib|bleibt|such|sucht|wähl|wählt|setz|setzt|leg|legt|denk|denkt|gib|gebt|bestell|bestellt|lies|lest|buch|bucht|nie mehr|bloß|nur',
    whens: 'wenn|falls|als|während|nachdem|bevor|sobald|solange|bis|weil|da|obwohl|ob|wer|wo|seit',
    thereIs: 'es gibt|gibt es|da (?:ist|sind|steht|liegt)|hier (?:gibt|steht|liegt)',
    joints: 'und|aber|doch|denn|oder|dann|also|auch|manchmal|oft|vielleicht',
    offered:
      '(?:im|zum|unser) (?:angebot|sortiment|programm|preis)|inklusive|inbegriffen|auf der karte|(?:wird|werden) (?:\\p{L}+ )?hier|hier (?:wird|werden)',
    places:
      'in|im|ins|an|am|auf|aus|bei|beim|mit|nach|von|vom|vor|zu|zum|zur|für|ohne|unter|über|hinter|neben|um|gegen',
    verbs:
      'ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|wurden|kann|können|muss|müssen|darf|dürfen|soll|kommt|kommen|geht|gehen|bleibt|bleiben|steht|stehen|liegt|liegen|gehört|gehören|läuft|laufen',
  },
  fr: {
    we: '(?<!\\p{L})nous(?! (?:tous|toutes))|notre|nos|chez nous|avec nous',
    pronouns: 'ils?|elles?|celle-ci|celui-ci|convien(?:t|nent)|contien(?:t|nent)|compren(?:d|nent)|existent?',
    reader: "vous|tu|on|je|j'\\p{L}+|personne|quelqu'un|chacun",
    bids: '\\p{L}+ez|viens|regarde|demande|appelle|essaie|prends|apporte|laisse|fais|va|reste|pense|imagine|choisis|écris|passe|goûte|réserve|garde|oublie|plus besoin',
    whens: "quand|lorsqu\\p{L}*|si|s'il|pendant|après|avant|dès|comme|puisqu\\p{L}*|parce|tandis|une fois",
    thereIs: 'il y (?:a|avait)|voici|voilà',
    joints: 'et|mais|ou|alors|puis|donc|aussi|parfois|souvent|peut-être',
    offered: 'au programme|à la carte|au catalogue|(?:est|sont) (?:comprise?s?|incluse?s?)|sur place',
    places: 'à|au|aux|dans|en|sur|sous|chez|avec|sans|pour|par|de|du|des|vers',
    verbs:
      "est|sont|était|étaient|a|ont|avait|peut|peuvent|va|vont|sera|seront|n'est|n'a|se|s'\\p{L}+|vient|viennent|reste|restent|fait|font|met|mettent|tient|tiennent",
  },
  es: {
    we: 'nosotr[oa]s(?! tod[oa]s)|nuestr[oa]s?|con nosotros|(?<!tod[oa]s )(?:abr|hac|cerr|ten|est|ofrec|prepar|cobr|cuid|acompañ|enseñ|trabaj|llev|pon|guard|vend|repar|serv|d|sab|pod|quer|cre|respond|avis|pregunt|mand|envi)(?:a|e|i)mos',
    pronouns: 'él|ellos|ellas?|est[áa]n?|es|son|incluyen?|contienen?|tienen?|llevan?',
    reader: 'quien(?:es)?|tú|te|usted(?:es)?|vosotr[oa]s|os|uno|nadie|alguien',
    bids: 'ven|mira|pregunta|llama|pide|prueba|reserva|elige|apúntate|trae|deja|escribe|pasa|entra|haz|pon|toma|coge|lee|piensa|imagina|acércate|descubre|busca|ven[ií]d?|no hace falta',
    whens: 'cuando|si|mientras|después|antes|al|apenas|como|porque|aunque|hasta',
    thereIs: 'hay|había',
    joints: 'y|pero|o|entonces|luego|también|a veces|quizá|pues|así que',
    offered: 'en la carta|en el catálogo|(?:va|van|está|están|es|son) incluid[oa]s?',
    places: 'a|al|en|con|sin|para|por|de|del|sobre|bajo|desde|entre',
    verbs:
      'es|son|era|eran|está|están|ha|han|hay|tiene|tienen|puede|pueden|va|van|se|viene|vienen|queda|quedan|sigue|siguen|hace|hacen|pone|ponen',
  },
}

interface Patterns {
  we: RegExp
  pronoun: RegExp
  reader: RegExp
  bid: RegExp
  when: RegExp
  thereIs: RegExp
  joint: RegExp
  offered: RegExp
  place: RegExp
  verb: RegExp
}

const opening = (words: string, flags = 'iu') => new RegExp(`^(?:${words})(?![\\p{L}\\p{N}])`, flags)

const patterns: ReadonlyMap<string, Patterns> = new Map(
  Object.entries(grammars).map(([language, { joints, verbs, ...parts }]) => [
    language,
    {
      we: new RegExp(wholeWords(parts.we), 'iu'),
      pronoun: opening(parts.pronouns),
      // German readers are told from others by their capital alone.
      reader: new RegExp(wholeWords(parts.reader), language === 'de' ? 'u' : 'iu'),
      bid: opening(parts.bids),
      when: opening(parts.whens),
      thereIs: opening(parts.thereIs),
      joint: new RegExp(`^(?:${joints}),?\\s+`, 'iu'),
      offered: new RegExp(wholeWords(parts.offered), 'iu'),
      place: opening(parts.places),
      verb: opening(verbs),
    },
  ]),
)

/** How many words from its beginning a clause has told its subject. */
const subjectWords = 4
/** Marks of speech, and what stands between them: it is somebody's, and not the brand's. */
const speech = /[“"„«][^“”"„«»]{1,400}[”"“»]/gu
const token = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** Whether sentences say something of the brand, its people, what it makes, does or offers, and not of anybody's day. */
export interface OfBrand {
  /**
   * `follows`: whether the sentence before is said of the brand, so that "it" is. `scene`: whether it stands where nothing may be
   * said of the brand, so that a thing there is anybody's.
   */
  (sentence: string, follows: boolean, scene?: boolean): boolean
}

/** Words of the brand's own that its readers own as well are no sign of it. */
function thingsOf({ sentences, things }: SourceIndex): (word: string) => boolean {
  const readers = new Vocabulary(
    sentences
      .filter(({ source: { part } }) => part.part === 'avatar' || part.field === 'audience')
      .map(({ text }) => plainVowels(text)),
  )
  const offered = sentences
    .filter(({ source }) => source.part.part === 'offer')
    .flatMap(({ text }) => contentOf(plainVowels(text)))
  const own = new Set([...things(), ...offered].filter((thing) => !street.test(thing)))
  return (word) => [...own].some((thing) => isOneThing(thing, word)) && !readers.knows(word)
}

/** What the brand's address is told by: streets are anybody's. */
const street = /^(?:streets?|roads?|lanes?|avenues?|squares?|stra(?:ss|ß)en?|gassen?|rues?|calles?|avenidas?|plazas?)$/u

/** Letters from which on a thing is told by the last part of a compound. */
const partMin = 5

/** Whether a word is a thing's, in the singular or the plural, or a compound with it: "a man" is not "many". */
export const isOneThing = (thing: string, word: string): boolean =>
  thing === word ||
  (carries(thing, word) &&
    Math.abs(thing.length - word.length) <= 2 &&
    (thing.startsWith(word.slice(0, -1)) || word.startsWith(thing.slice(0, -1)))) ||
  (thing.length >= partMin && word.endsWith(thing)) ||
  (word.length >= partMin && thing.endsWith(word))

const tests = new WeakMap<SourceIndex, OfBrand>()

/** A test for sentences of folded texts; none is said of the brand in a language that is not known here. */
export function ofBrandBy(index: SourceIndex): OfBrand {
  const known = tests.get(index) ?? madeFor(index)
  tests.set(index, known)
  return known
}

function madeFor(index: SourceIndex): OfBrand {
  const grammar = patterns.get(index.language)
  if (grammar === undefined) return () => false
  const isThing = thingsOf(index)
  const names = [...index.ownName].filter((word) => !isCommon(word) && !functionWords.has(word))
  return (sentence, follows, scene = false) => {
    const said = sentence.replace(speech, ' ').trim()
    const clause = mainClause(said, grammar)
    if (grammar.bid.test(clause)) return false
    if (grammar.we.test(said)) return true
    const all = said.toLowerCase().match(token) ?? []
    if (names.some((name) => all.some((word) => word.replace(/'s$/u, '') === name))) return true
    if (grammar.offered.test(said)) return true
    if (scene) return false
    const [first = ''] = clause.split(/[,;:(–—]/u)
    if (grammar.reader.test(first.split(/\s+/u).slice(0, subjectWords).join(' '))) return false
    if (grammar.pronoun.test(clause)) return follows
    if (grammar.thereIs.test(clause)) return subjectOf(clause.replace(grammar.thereIs, ''), grammar, 2).some(isThing)
    return subjectOf(first, grammar).some(isThing)
  }
}

/** What a sentence says, without joints, and without the clause before it that says when. */
function mainClause(sentence: string, { joint, when }: Patterns): string {
  const bare = sentence.replace(/^[\p{P}\p{S}\s]+/u, '').replace(joint, '')
  const comma = bare.indexOf(', ')
  return when.test(bare) && comma > 0 ? bare.slice(comma + 2).replace(joint, '') : bare
}

/** Meanings of the words that a clause names first: its subject, and where that is told before it, the place. */
function subjectOf(clause: string, { place, verb }: Patterns, wanted = place.test(clause) ? 2 : 1): string[] {
  const runs: string[][] = [[]]
  let rest = clause
  for (const word of clause.match(token) ?? []) {
    rest = rest.slice(rest.indexOf(word))
    const plain = word.toLowerCase()
    const holds = !functionWords.has(plain) && !isNumberWord(plain) && !/^\p{N}/u.test(plain) && !verb.test(rest)
    const run = runs.at(-1) ?? []
    if (holds) run.push(plain)
    else if (run.length > 0 && runs.length === wanted) break
    else if (run.length > 0) runs.push([])
    rest = rest.slice(word.length)
  }
  return meant(runs.flat())
}

const meant = (words: readonly string[]) =>
  words.filter((word) => !isCommon(word)).map((word) => plainVowels(meaningOf(word.replace(/'s$/u, ''))))
