import { matchesOf, wholeWords } from '../../text.ts'
import { kinOf } from '../kin.ts'
import { isAmong } from './concepts.ts'
import type { SourceIndex, Stated } from './index-sources.ts'
import { contentOf } from './near.ts'

/** Words in quotation marks, at their place in the folded text. */
export interface Quotation {
  start: number
  end: number
  /** What is said, without its marks. */
  said: string
}

type Place = Stated<{ start: number; end: number }>

const quotation = /[“"„«»]\s?([^“”"„«»\n]{1,400}?)\s?[”"“»«]/gu
const quotedWordsMin = 4

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Speech in a text; a short phrase in quotation marks is none. */
export const quotationsOf = (text: string): Quotation[] =>
  matchesOf(quotation, text)
    .map((match) => ({ start: match.index, end: match.index + match[0].length, said: match[1] ?? '' }))
    .filter(({ said }) => wordsIn(said).length >= quotedWordsMin)

const whole = (lists: readonly string[]) => new RegExp(wholeWords(lists.join('|')), 'iu')

/** Whoever can speak for a brand without a name: those it serves, those who know, those who publish. */
const vouchers = whole([
  'customers?|clients?|guests?|members?|users?|readers?|reviewers?|reviews?|patients?|students?|owners?|subscribers?|visitors?|buyers?|diners?|participants?|graduates?|feedback|testimonials?|experts?|doctors?|vets?|dentists?|scientists?|critics?|journalists?|press|magazines?|newspapers?|one of (?:them|our)',
  'kund\\p{L}+|gäste?n?|gast|(?:\\p{L}+)?mitglied\\p{L}*|nutzer\\p{L}*|leser\\p{L}*|patient\\p{L}*|schüler\\p{L}*|teilnehm\\p{L}*|besitzer\\p{L}*|inhaber\\p{L}*|expert\\p{L}+|\\p{L}*ärzt\\p{L}+|\\p{L}*arzt|fach(?:leute|mann|frau|presse)|presse|zeitung|magazin|bewertung\\p{L}*|rezension\\p{L}*|jury',
  "client\\p{L}*|membres?|élèves?|patient\\p{L}*|lect(?:eur|rice)s?|utilisat\\p{L}+|abonnée?s?|adhérent\\p{L}*|participant\\p{L}*|stagiaires?|propriétaires?|expert\\p{L}*|médecins?|presse|magazine|avis|l'une? (?:d'(?:eux|elles|entre)|de nos)",
  'client\\p{L}+|soci[oa]s?|alumn[oa]s?|pacientes?|usuari\\p{L}+|lector\\p{L}*|miembros?|participantes?|dueñ[oa]s?|propietari\\p{L}+|expert[oa]s?|médic[oa]s?|prensa|periódico|revista|reseñas?|un[oa] de (?:ell[oa]s|nuestr)',
])
/** Those whom the reader serves vouch for nobody: "your guests say". */
const ofReader =
  /(?<!\p{L})(?:your|ihr|ihre[nrms]?|dein|deine[nrms]?|euer|eure[nrms]?|votre|vos|ton|ta|tes|tus?|sus?|vuestr[oa]s?) (?:\p{L}+ )?$/iu
const speech = whole([
  'says?|said|saying|puts?|putting|writes?|wrote|tells?|told|adds?|added|explains?|explained|recalls?|reckons?',
  'sagt\\p{L}*|sagen|schr(?:eib|ieb)\\p{L}*|erzähl\\p{L}+|mein(?:t|te|ten|en)|berichte\\p{L}*|findet|finden|fasst|bringt|schwärm\\p{L}+',
  'dit|disent|disait|écri(?:t|vent)|raconte\\p{L}*|confi(?:e|ent)|explique\\p{L}*|résume\\p{L}*|témoigne\\p{L}*|ajoute\\p{L}*',
  'dicen?|dijo|dijeron|escrib\\p{L}+|cuentan?|contó|explican?|resumen?|opinan?|comentan?|aseguran?|añaden?',
])

/** What is told to the brand is told of it: "people tell us". */
const toBrand =
  /(?<!\p{L})(?:tells?|told|writes? to|wrote(?: to)?|said to|says? to|emailed) us(?!\p{L})|(?:schreib|schrieb|sag|erzähl)\p{L}* uns(?!\p{L})|(?<!\p{L})nous (?:dit|disent|écri|raconte|confie)\p{L}*|(?<!\p{L})nos (?:dic|dij|escrib|cuent|cont)\p{L}*/iu
const shown = /(?<!\p{L})(?:this|these|diese[snrm]?|ce|cet|cette|ces|est[ea]|est[oa]s) ((?:\p{L}+ )?\p{L}+)/giu

const capitalised = "\\p{Lu}[\\p{L}&'-]*"
/** Words that begin a sentence in front of a quotation and name nobody. */
const nobody =
  "(?!(?:I|You|He|She|It|We|They|One|Who|Then|And|But|So|When|Now|Mum|Dad|Everyone|Somebody|Someone|Nobody|Half|That|This|The|An?|Your|My|His|Her|Their|Our|Er|Sie|Es|Wir|Ihr|Du|Man|Jemand|Und|Aber|Dann|Mama|Papa|Oma|Opa|Mutti|Vati|Der|Die|Das|Eine?|Dein|Deine|Mein|Meine|Unsere?|Ihre|Irgendwann|Il|Elle|On|Ils|Elles|Nous|Vous|Tu|Et|Mais|Puis|Maman|L[ae]s?|Une?|Mon|Ma|Mes|Votre|Vos|Nos|Notre|Él|Ella|Ellos|Ellas|Y|Pero|Alguien|Mamá|Papá|El|L[oa]s|Mi|Tus?|Sus?)(?![\\p{L}']))"
/** "Anna from Leeds:", "Hannah Webb at Olive & Rye says", at the beginning of a sentence. */
const nameFirst = new RegExp(
  `^\\W*${nobody}${capitalised}(?: ${capitalised}){0,2}(?:,? (?:from|of|at|in|aus|von|bei|de|du|à) \\p{Lu}|,? \\(?\\p{N}{2}|:| (?:${speech.source}))`,
  'u',
)
/** "Says Anna", "– Anna, Leeds", "(Anna)": behind the quotation. */
const nameLast = new RegExp(
  `^[,.]?\\s*(?:[–—(-]\\s?|(?:${speech.source})\\s(?:\\p{Ll}+ )?)${nobody}${capitalised}`,
  'u',
)
const fullName = new RegExp(`(?<!\\p{L})${nobody}\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+`, 'u')

/** What praises: said in quotation marks, it is somebody's judgement, whoever it is. */
const praise = whole([
  "(?:i|we|just|really|absolutely|kids|team) love[ds]?|loved (?:it|every)|recommend\\p{L}*|brilliant|amazing|fantastic|wonderful|excellent|delicious|superb|incredible|worth (?:it|every)|the best|best (?:thing|decision|money)|life[- ]chang\\p{L}+|changed (?:my|our)|(?:never|not) (?:going|looking|gone|go|look) (?:back|anywhere else)|can't imagine|five stars|impressed|delighted|so (?:much )?(?:easier|better|happier|happy|helpful|kind|friendly)|finally (?:found|understand|understood|sleep|have)|never (?:\\p{L}+ ){1,4}like (?:it|this)|like (?:no|nothing) (?:other|else)|(?:wish|should have) (?:\\p{L}+ ){1,3}(?:sooner|earlier|years ago)|since (?:i|we) (?:joined|switched|started|came|found)",
  'liebe(?! \\p{Lu})|lieben|empfehl\\p{L}+|empfohlen|großartig\\p{L}*|fantastisch\\p{L}*|wunderbar\\p{L}*|hervorragend\\p{L}*|begeistert|beeindruckt|köstlich\\p{L}*|jeden cent wert|nie wieder (?:woanders|ohne|zurück)|(?:das|der|die) beste[nrms]?|endlich (?:verstehe|verstanden|schlafe|habe)|(?:viel|so) (?:einfacher|besser|leichter|freundlich)|seit (?:ich|wir) (?:dabei|hier|gewechselt)|hätte ich (?:\\p{L}+ ){0,3}früher',
  "adore|adorons|recommand\\p{L}+|génial\\p{L}*|formidable|merveilleu\\p{L}+|excellente?|fantastique|bluffée?s?|ravie?s?|(?:le|la) meilleure?|changé (?:ma|notre)|ne (?:peux|pouvons) plus m?'?en passer|tellement (?:plus )?(?:simple|mieux|facile)|enfin (?:compris|trouvé)|depuis que (?:je|nous|j'ai) (?:viens|venons|suis|changé)|vaut (?:vraiment )?le coup",
  'encanta\\p{L}*|recomiend\\p{L}+|genial|fantástic\\p{L}+|maravillos\\p{L}+|excelente|increíble|(?:el|la|lo) mejor|cambi(?:ó|ado) (?:mi|la) vida|merece la pena|vale cada|por fin (?:entiendo|entendí|duermo|encontré)|desde que (?:vengo|estoy|cambié)|ojalá (?:lo )?hubiera',
])
/** What somebody tells that was done for them. */
const service = whole([
  '(?:they|you|she|he)(?: \\p{L}+)? (?:told|showed|helped|explained|gave|fixed|found|saved|answered|remembered|made|listened|taught)(?: to| for)? (?:me|us|my|our)',
  '(?:sie|die) haben (?:mir|mich|uns) (?:\\p{L}+ ){0,6}(?:geholfen|erklärt|gezeigt|gerettet|beraten|zugehört)|(?:mir|uns) (?:\\p{L}+ ){0,3}(?:geholfen|erklärt)',
  "(?:ils|elles|on|vous) (?:m'|nous )(?:ont|avez|a) (?:\\p{L}+ )?(?:expliqué|aidée?s?|montré|dit|donné|appris|sauvée?s?|écoutée?s?)",
  '(?:me|nos) (?:explicaron|ayudaron|enseñaron|dijeron|escucharon|salvaron|han (?:ayudado|explicado|enseñado|dicho))',
])

/** The sentence that a quotation stands in, up to it. */
function before(text: string, start: number): string {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - 160), start)
  return line.split(/(?<=[.!?…]["”»]?)\s/u).at(-1) ?? ''
}

const behind = (text: string, end: number): string =>
  text.slice(end, end + 80).split(/(?<=[^\s.][.!?])\s|\n\n/u)[0] ?? ''

/** Whether somebody who could vouch is said to have said it. */
function isAttributed(text: string, { start, end }: Quotation, language: string): boolean {
  const [ahead, after] = [before(text, start), behind(text, end)]
  const says = /[:,]\s*$/u.test(ahead) || speech.test(ahead)
  const voucher = vouchers.exec(ahead)
  if (says && voucher !== null && !ofReader.test(ahead.slice(0, voucher.index))) return true
  if (says && (nameFirst.test(ahead) || fullName.test(language === 'de' ? ahead : ahead.replace(/^\W*\p{L}+/u, ''))))
    return true
  if (nameLast.test(after)) return true
  if (toBrand.test(ahead) || toBrand.test(after.slice(0, 40))) return true
  const told = speech.exec(after.slice(0, 30))
  return told !== null && /^[,.]?\s*$/u.test(after.slice(0, told.index)) && vouchers.test(after)
}

type Brand = Pick<SourceIndex, 'language' | 'ownName' | 'wares'>

/** "This crust", of what the brand is or makes. */
function isShown(said: string, { language, wares }: Brand): boolean {
  const isKin = kinOf([...wares()], language)
  return matchesOf(shown, said).some(({ 1: thing = '' }) =>
    contentOf(thing).some((word) => isKin(word) || isAmong(word, wares())),
  )
}

/**
 * Whether a quotation speaks for the brand: it names it, praises, or is put in the mouth of somebody who could know. What is
 * said in a scene, thought or asked speaks for nobody.
 */
export function endorses(quoted: Quotation, text: string, index: Brand): boolean {
  const { said } = quoted
  const words = wordsIn(said)
  if (index.ownName.size > 0 && [...index.ownName].every((word) => words.includes(word))) return true
  if (/\?\s*$/u.test(said)) return false
  if (praise.test(said) || isShown(said, index)) return true
  const isSaid = speech.test(before(text, quoted.start)) || speech.test(behind(text, quoted.end).slice(0, 30))
  return isAttributed(text, quoted, index.language) || (isSaid && service.test(said))
}

interface Document {
  /** Its words with single spaces, one at either end. */
  words: string
  sentences: Array<Stated<{ start: number; end: number; text: string }>>
}

const read = new WeakMap<SourceIndex, readonly Document[]>()

/** The sources by what they were taken from: facts of one file stand together, in their order. */
function documentsOf(index: SourceIndex): readonly Document[] {
  const known = read.get(index)
  if (known !== undefined) return known
  const byOrigin = new Map<string, Document>()
  for (const sentence of index.sentences) {
    const { part, title, file } = sentence.source.part
    const origin = `${part} ${title ?? ''} ${file?.file_id ?? ''}`
    const document = byOrigin.get(origin) ?? { words: ' ', sentences: [] }
    document.words += wordsIn(sentence.text)
      .map((word) => `${word} `)
      .join('')
    document.sentences.push(sentence)
    byOrigin.set(origin, document)
  }
  const documents = [...byOrigin.values()]
  read.set(index, documents)
  return documents
}

const holds = (text: string, words: readonly string[]) =>
  ` ${wordsIn(text).join(' ')} `.includes(` ${words.join(' ')} `)

const isOpen = (text: string) => matchesOf(/[“”"„«»]/gu, text).length % 2 > 0

/** The sentences of the sources that hold a quotation, and of those beside it into which it goes on. */
function around(sentences: Document['sentences'], places: readonly number[]): Document['sentences'] {
  const holding = places.flatMap((place) => sentences[place]?.source ?? [])
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const parted = holding.some(({ folded }) => isOpen(folded.text))
  const beside = parted ? [sentences[first - 1]?.source, sentences[last + 1]?.source] : []
  return sentences.filter(({ source }) => holding.includes(source) || beside.includes(source))
}

/**
 * Where a source holds a quotation word for word, which may be parted over several facts of one file; and the words of a
 * speaker beside it, where one is named.
 */
export function sourceOfQuotation(said: string, speaker: readonly string[], index: SourceIndex): Place | undefined {
  const all = wordsIn(said)
  const parts = said.split(/(?<=[.!?…])\s+/u).map(wordsIn)
  for (const { words, sentences } of documentsOf(index)) {
    const found = parts.map((part) => sentences.findIndex(({ text }) => holds(text, part)))
    const isWhole = words.includes(` ${all.join(' ')} `)
    if (!isWhole && found.includes(-1)) continue
    const opening = sentences.findIndex(({ text }) => holds(text, all.slice(0, quotedWordsMin)))
    const places = [...found, opening].filter((place) => place >= 0)
    const named = new Set(around(sentences, places).flatMap(({ text }) => wordsIn(text)))
    if (speaker.every((word) => named.has(word))) return sentences[places[0] ?? 0]
  }
  return undefined
}
