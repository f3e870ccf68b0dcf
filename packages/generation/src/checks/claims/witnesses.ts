import { matchesOf, wordEnd, wordStart } from '../../text.ts'
import { isDeniedAt, type Statement } from './statement.ts'
import { wordsIn } from './quotations.ts'
import { actIn } from './vouching.ts'

/** Somebody who is said to vouch for the brand, at their place in the folded text. */
export interface Witness {
  start: number
  end: number
  /** Words that one sentence of a source must hold, lower-cased. */
  words: readonly string[]
  /** What they are said to do, of which the sentence must hold a form. */
  act: RegExp
}

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
  'recommended|trusted|used|loved|chosen|endorsed|approved|backed|praised|sponsored|built|certified|accredited|tested|inspected|awarded|rated|reviewed|empfohlen|geprüft|getestet|zertifiziert|ausgezeichnet|bewertet|gelobt|recommandée?s?|approuvée?s?|certifiée?s?|testée?s?|contrôlée?s?|homologuée?s?|primée?s?|label|recomendad[oa]s?|aprobad[oa]s?|avalad[oa]s?|probad[oa]s?|certificad[oa]s?|homologad[oa]s?|premiad[oa]s?|sello|partners? of|partner von|partenaire de|socio de|according to|laut|selon|según|by|von|par|por'
const eitherCase = before
  .split('|')
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .join('|')
const passive = new RegExp(
  `${wordStart}(?:${eitherCase}) (?:by |vo[nm] |par |por |de |del |du )?(?:the |der |dem |les? |la |el )?(${name})`,
  'gu',
)
const participles =
  'recommended|endorsed|approved|certified|accredited|tested|inspected|rated|reviewed|awarded|trusted|(?:empfohlen|geprüft|getestet|zertifiziert|zugelassen|ausgezeichnet|prämiert|bewertet|gelobt|genutzt)(?:e[nrms]?)?'
/** "Vom TÜV geprüft". */
const germanPassive = new RegExp(
  `${wordStart}(?:[Vv]o[mn]|[Dd]urch)(?: de[nrm]| die)? (${name}) (?:\\p{Ll}+ )?(?:${participles})${wordEnd}`,
  'gu',
)
/** Those who are known by their initials vouch without a preposition too: "TÜV-geprüft", "an ISO 9001 certificate". */
const badge = new RegExp(
  `${wordStart}(\\p{Lu}{2,}(?: \\p{N}{3,6})?)(?:-| )(?:has |hat (?:\\p{L}+ ){1,3})?(?:${participles}|tests|inspects|certifies|awards|certificat(?:e|ion)|seal|approval|label|award|prüft|testet|zertifiziert|Siegel|Zertifikat|Prüfzeichen|Plakette|Zulassung)${wordEnd}`,
  'gu',
)
/** "Google-approved"; a word at the beginning of a sentence has its capital for another reason. */
const hyphened = new RegExp(`(?<=\\p{Ll},? )(\\p{Lu}\\p{L}+)-(?:${participles})${wordEnd}`, 'gu')
/** Pronouns and the like, which name nobody; at the beginning of a sentence they have a capital too. */
const nobody = new Set(
  (
    'hand it he she they we you i this that these those who everyone everybody nobody someone anyone people one what nothing something everything each every our your the a an if when and but so as or no not er sie es wir ihr man wer das der die dies jeder niemand alle und aber il elle on nous vous ils elles qui ce cela chacun personne tout et mais él ella usted ustedes nosotros quien esto todo todos nadie uno y pero ' +
    'then here there now today tomorrow sometimes often always never soon later maybe whoever whatever dann hier dort da jetzt heute morgen gestern nun so danach zuerst zuletzt schließlich oft manchmal meist immer nie vielleicht bald später vorher sonst trotzdem deshalb damit morgens mittags abends nachts montags dienstags mittwochs donnerstags freitags samstags sonntags ici là alors ensuite puis parfois souvent toujours jamais demain chaque aquí allí entonces luego hoy mañana ahora siempre nunca a veces así cada'
  ).split(' '),
)

/** Everybody whom a text names as speaking for the brand, but the brand itself. */
export function witnessesOf(text: string, language: string, ownName: ReadonlySet<string>): Witness[] {
  const patterns = [active, joined, passive, germanPassive, badge, hyphened]
  return patterns
    .flatMap((pattern) => matchesOf(pattern, text))
    .flatMap((match): Witness[] => {
      // "Vor dem Schrank. Dann sagt …": what stands before the end of a sentence is no part of the name.
      const named = match[1] ?? ''
      const said = named.split(/(?<=\p{L}{4}\.)\s/u).at(-1) ?? ''
      const words = wordsIn(said).filter((word) => !nobody.has(word) && !/^(?:of|de|and|und|et|y)$/u.test(word))
      if (words.every((word) => ownName.has(word)) || isDone(match[0], text.slice(0, match.index))) return []
      const act = actIn(match[0])
      // German writes every noun with a capital: only a name's verb of speech tells a witness there.
      if (act === null || (language === 'de' && article.test(said))) return []
      const start = match.index + (match[0].startsWith(named) ? named.length - said.length : 0)
      return [{ start, end: match.index + match[0].length, words, act }]
    })
}

/** "Before you have approved the PDF": a participle whose object follows it, and not who did it. */
const isDone = (said: string, ahead: string): boolean =>
  doing.test(said) && (/^\S+ (?:the|der|dem|les?|la|el) /u.test(said) || haver.test(ahead.slice(-40)))
const doing =
  /^(?:\p{L}+ed|chosen|built|\p{L}+ée?s?|homologuée?s?|\p{L}+(?:ad|id)[oa]s?) (?!by |vo[nm] |par |por |de |del |du )/iu
const haver =
  /(?<!\p{L})(?:have|has|had|having|'ve|you|we|they|he|she|avons|avez|hemos|habéis|has) (?:already |not |just |now |also |never |finally |déjà |ya )?$/iu

/** "Die Trainerin sagt": somebody, but nobody by name. */
const article = /^(?:D(?:er|ie|as)|Eine?|Unsere?|Ihre?|Deine?|Jede[rs]?|Meine?|Oma|Opa)(?: |$)/u

/** Whether a sentence of a source says what a witness is said to do. */
export function vouches(statement: Pick<Statement, 'text'>, { words, act }: Witness): boolean {
  const said = wordsIn(statement.text)
  const done = act.exec(statement.text)
  return done !== null && !isDeniedAt(statement.text, 0, done.index) && words.every((word) => said.includes(word))
}
