import type { Statement } from './statement.ts'

/** Somebody who is said to vouch for the brand, or words put in quotation marks, at their place in the folded text. */
export interface Witness {
  start: number
  end: number
  /** Words that one sentence of a source must hold, lower-cased. */
  words: readonly string[]
  /** What they are said to do, of which the sentence must hold a form; null for a quotation, which must stand there whole. */
  verb: RegExp | null
}

const verbs =
  'recommends?|recommended|trusts?|trusted|uses?|used|loves?|loved|chooses?|chosen|prefers?|endorses?|endorsed|nutzen|utilisent|usan|vertrauen|approves?|approved|says?|said|swears?|backs?|backed|praises?|praised|partners?|sponsors?|sponsored|built|certified|tested|geprüft|getestet|testée?s?|probad[oa]s?|rated|empfiehlt|empfehlen|empfohlen|vertraut|vertrauen|schwört|lobt|loben|sagt|sagen|bewertet|zertifiziert|recommande(?:nt)?|fait confiance|font confiance|adore(?:nt)?|choisit|préfère(?:nt)?|approuve(?:nt)?|recommandée?s?|approuvée?s?|recomiendan?|confían?|adoran?|eligen?|prefieren?|avalan?|recomendad[oa]s?|aprobad[oa]s?'
const verb = new RegExp(`(?<![\\p{L}\\p{N}])(?:${verbs})(?![\\p{L}\\p{N}])`, 'iu')
const name = "\\p{Lu}[\\p{L}\\p{N}&.'-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}&.'-]*|of|de|and|&)){0,3}"
const active = new RegExp(
  `(?<![\\p{L}\\p{N}&.'-])(${name}) (?:already |now |also |hat uns |nous |nos )?(?:recommends?|trusts?|uses|loves|chooses|prefers|endorses|approves|swears by|says|backs|praises|partners|sponsors|empfiehlt|empfehlen|vertraut|schwört|lobt|sagt|recommande(?:nt)?|fait confiance|adore|choisit|préfère|approuve|recomiendan?|confían?|adora|elige|prefiere|avala)(?![\\p{L}\\p{N}])`,
  'gu',
)
/** Plural verbs tell names from other words where two are joined: "Apple and Google use". */
const joined = new RegExp(
  `(?<![\\p{L}\\p{N}&.'-])(${name}(?: and|,| &| und| et| y) ${name}) (?:use|trust|recommend|love|choose|prefer|endorse|back|nutzen|empfehlen|vertrauen|utilisent|recommandent|usan|recomiendan)(?![\\p{L}\\p{N}])`,
  'gu',
)
/** Participles and prepositions before a name; they may begin a sentence. */
const before =
  'recommended|trusted|used|loved|chosen|endorsed|approved|backed|praised|sponsored|built|certified|tested|rated|reviewed|empfohlen|geprüft|getestet|zertifiziert|bewertet|gelobt|recommandée?s?|approuvée?s?|certifiée?s?|testée?s?|recomendad[oa]s?|aprobad[oa]s?|avalad[oa]s?|probad[oa]s?|partners? of|partner von|partenaire de|socio de|according to|laut|selon|según|by|von|par|por'
const eitherCase = before
  .split('|')
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .join('|')
const passive = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${eitherCase}) (?:by |von |par |por |the |der |dem |les? |la |el )?(${name})`,
  'gu',
)
const partner =
  /(?<![\p{L}\p{N}])(?:partners? (?:of|with)|partner(?:in)? von|partenaires? (?:de|d')|socios? de|according to|laut|selon|según) ?(?:the |der |dem |des |les? |la |el )?/iu
/** Pronouns and the like, which name nobody; at the beginning of a sentence they have a capital too. */
const nobody = new Set(
  'it he she they we you i this that these those who everyone everybody nobody someone anyone people one what nothing something everything each every our your the a an if when and but so as or no not er sie es wir ihr man wer das der die dies jeder niemand alle und aber il elle on nous vous ils elles qui ce cela chacun personne tout et mais él ella usted ustedes nosotros quien esto todo todos nadie uno y pero'.split(
    ' ',
  ),
)

/** Everybody whom a text names as speaking for the brand, but the brand itself. */
export function witnessesOf(text: string, language: string, ownName: ReadonlySet<string>): Witness[] {
  const named = [active, joined, passive].flatMap((pattern) => [...text.matchAll(pattern)])
  return named.flatMap((match): Witness[] => {
    const said = match[1] ?? ''
    const words = said
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !nobody.has(word) && !/^(?:of|de|and|und|et|y)$/u.test(word))
    if (words.every((word) => ownName.has(word))) return []
    const saysSo = partner.exec(match[0])
    if (saysSo === null && !verb.test(match[0])) return []
    // German writes every noun with a capital: only a name's verb of speech tells a witness there.
    if (language === 'de' && article.test(said)) return []
    return [{ start: match.index, end: match.index + match[0].length, words, verb: saysSo === null ? verb : partner }]
  })
}

/** "Die Trainerin sagt": somebody, but nobody by name. */
const article = /^(?:D(?:er|ie|as)|Eine?|Unsere?|Ihre?|Deine?|Jede[rs]?|Meine?|Oma|Opa)(?: |$)/u

const quotation = /[“"„«»]\s?([^“”"„«»\n]{12,300}?)\s?[”"“»«]/gu
const quotedWordsMin = 4

/** Words that the copy puts in somebody's mouth; a short phrase in quotation marks is no speech. */
export function quotationsOf(text: string): Witness[] {
  return [...text.matchAll(quotation)].flatMap((match): Witness[] => {
    const words = wordsIn(match[1] ?? '')
    if (words.length < quotedWordsMin) return []
    return [{ start: match.index, end: match.index + match[0].length, words, verb: null }]
  })
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a sentence of a source says what a witness is said to say or do. */
export function vouches(statement: Pick<Statement, 'text'>, { words, verb: done }: Witness): boolean {
  if (done !== null && !done.test(statement.text)) return false
  const said = wordsIn(statement.text)
  if (done === null) return ` ${said.join(' ')} `.includes(` ${words.join(' ')} `)
  return words.every((word) => said.includes(word))
}
