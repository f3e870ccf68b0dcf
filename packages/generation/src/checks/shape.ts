import { sentencesOf } from '../facts/sentences.ts'
import { sourceTexts } from '../facts/sources.ts'
import { instructions } from '../prompt/instructions.ts'
import { wholeWords, wordEnd, wordNgrams, words, wordStart } from '../text.ts'
import type { CopyCheck, SentenceCheck } from './check.ts'
import { drawsLetters, floodsWithMarks, hidesCharacters } from './invisible.ts'
import { plantedWordsIn } from './planted.ts'
import type { Sources } from './reading.ts'
import { speaksOfTask } from './task-talk.ts'

/** What a model would have somebody else fill in, as it names it. */
const slot =
  'your|brand|name|product|insert|link|url|image|photo|phone|number|city|price|date|time|address|e-?mail|company|call to action|cta|marke|produkt|einfügen|bild|foto|telefon\\p{L}*|stadt|preis|datum|adresse|firma|marque|nom|produit|insérer|téléphone|numéro|ville|prix|lien|entreprise|marca|nombre|producto|insertar|imagen|teléfono|número|ciudad|precio|fecha|dirección|empresa|enlace'
const placeholders = [
  /\{\{|\}\}|\$\{|\{[\p{L}_ -]{2,40}\}|\blorem ipsum\b|_{3,}/iu,
  new RegExp(`\\[[^\\]\\n]{0,40}${wholeWords(slot)}[^\\]\\n]{0,60}\\]|<(?:${slot})[^>\\n]{0,40}>`, 'iu'),
  new RegExp(`${wordStart}insert(?: your| the)? (?:${slot}) here${wordEnd}`, 'iu'),
  new RegExp(`${wordStart}(?:${slot}) hier einfügen${wordEnd}`, 'iu'),
  new RegExp(`${wordStart}insérez (?:le |la |votre |l['’])?(?:${slot}) ici${wordEnd}`, 'iu'),
  new RegExp(`${wordStart}inserte? (?:el |la |su |tu )?(?:${slot}) aquí${wordEnd}`, 'iu'),
  // "XX classes" and "XX %", but no size and no century.
  /\bTB[DC]\b|%[\p{Lu}_]{3,}%|(?<![\p{L}\p{N}] ?)XX+ \p{Ll}{4,}|\bXX+ ?[%€$£]|[€$£] ?XX+\b/u,
]

/** Words in a row that nobody writes by chance as they stand in the instructions; a proverb is shorter. */
const quotedWords = 7
const instructed = wordNgrams(instructions, quotedWords)

/** Whether a text has a passage of a model's instructions that the brand does not say itself. */
function quotesInstructions(text: string, sources: Sources): boolean {
  const quoted = [...wordNgrams(text, quotedWords)].filter((run) => instructed.has(run))
  if (quoted.length === 0) return false
  const own = new Set(sourceTexts(sources).flatMap((source) => [...wordNgrams(source, quotedWords)]))
  return !quoted.every((run) => own.has(run))
}

const anyOf = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Headline and primary text have words, an empty description is left out, and nothing stands there that a model left of its own. */
export const complete: SentenceCheck = {
  name: 'complete',
  severity: 'hard',
  policy: false,
  scope: 'sentence',
  find: ({ fields, sources, brief }) =>
    fields.flatMap(({ name, text }) => {
      const { written } = text
      return [
        ...(/[\p{L}\p{N}]/u.test(written) ? [] : [`the ${name} is empty`]),
        ...(anyOf(placeholders, written) ? [`the ${name} holds a placeholder`] : []),
        ...(speaksOfTask(written) ? [`the ${name} speaks of the task`] : []),
        ...(quotesInstructions(written, sources) ? [`the ${name} quotes the instructions`] : []),
        ...plantedWordsIn(text, sources, brief).map(
          (word) => `the ${name} repeats a word that only an instruction in the sources uses: "${word}"`,
        ),
      ]
    }),
}

const markup = [
  /<\/?[a-z][^>]*>|```|!\[[^\]]*\]\(|\]\(https?:|^#{1,6}\s|^> |^-{3,}$|\*\*[^*\n]+\*\*|\bjavascript:/imu,
  // Two at least make a list: one line may be signed with a dash.
  /^[ \t]*[-*+] [^\n]+\n+[ \t]*[-*+] /mu,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]{0,80}(?<=[^\s*])\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_@#/])__?(?=[^\s_])[^_\n]{0,80}(?<=[^\s_])__?(?![\p{L}\p{N}_])/u,
]

const lineEnd = /[\n\r\v\f\u0085\u2028\u2029]/u

/** Copy is plain text, as both platforms show it: no markup, one line but in the primary text, and letters that everybody sees as such. */
export const plainText: SentenceCheck = {
  name: 'plain_text',
  severity: 'hard',
  policy: false,
  scope: 'sentence',
  find: ({ fields, language }) =>
    fields.flatMap(({ name, text: { written } }) => [
      ...(anyOf(markup, written) ? [`the ${name} holds markup`] : []),
      ...((name === 'headline' || name === 'description') && lineEnd.test(written)
        ? [`the ${name} has several lines`]
        : []),
      ...(hidesCharacters(written) ? [`the ${name} holds invisible characters`] : []),
      ...(floodsWithMarks(written) ? [`the ${name} heaps marks on its letters`] : []),
      ...(drawsLetters(written, language) ? [`the ${name} draws letters with symbols`] : []),
    ]),
}

const repeatedFrom = 3
const sentenceWordsMin = 3

/** No sentence stands there again and again; a word or two may be a refrain. */
export const repetition: CopyCheck = {
  name: 'repetition',
  severity: 'soft',
  policy: false,
  scope: 'copy',
  find({ whole }) {
    const times = new Map<string, number>()
    for (const sentence of sentencesOf(whole.written)) {
      const all = words(sentence)
      const key = all.join(' ')
      if (all.length >= sentenceWordsMin) times.set(key, (times.get(key) ?? 0) + 1)
    }
    const most = Math.max(0, ...times.values())
    return most < repeatedFrom ? [] : [`a sentence stands in it ${most} times`]
  },
}
