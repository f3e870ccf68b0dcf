import { wordStart } from '../../text.ts'
import { type CircumstanceWords, closes, opens } from './attributes/circumstances.ts'
import { germanCircumstances } from './attributes/circumstances-de.ts'
import { englishCircumstances } from './attributes/circumstances-en.ts'
import { spanishCircumstances } from './attributes/circumstances-es.ts'
import { frenchCircumstances } from './attributes/circumstances-fr.ts'
import { german } from './attributes/de.ts'
import { english } from './attributes/en.ts'
import { spanish } from './attributes/es.ts'
import { french } from './attributes/fr.ts'
import { slights } from './attributes/slights.ts'
import type { AttributeWords } from './attributes/words.ts'

const ends = '(?![\\p{L}\\p{N}-])'
/** What may follow an attribute in a question: "Broke after Christmas?", "Overweight again?" */
const since = '(?:after|since|before|nach|seit|vor|zum|am|après|depuis|avant|después de|tras|desde|antes de|a fin de)'
const tail = `(?: (?:again|today|now|wieder|encore|otra vez)| ${since} [^.?!\\n]{1,40})`
const denied = '(?:not|never|no|nicht|nie|kein|pas|jamais|nunca)(?!\\p{L})'
const whole = (pattern: string) => new RegExp(pattern, 'u')

/** Said of the reader in a sentence: "Your diabetes", "Are you diabetic?", "As a Christian, you …". */
function statements(words: AttributeWords): RegExp[] {
  const { had, ached, been, ambiguous, having, being, directly, follows, compounds } = words
  const between = `(?: (?:${words.filler}))*`
  const elided = "(?: (?:d'|l'|de l'|d'une? )| )"
  return [
    whole(`${wordStart}(?:${having})${between}${elided}(?:${had}|${ached})${ends}(?! (?:${compounds})${ends})`),
    whole(`${wordStart}(?:${directly})${between} (?:${been})${ends}`),
    // "Your black tea" is of a tea: an attribute in front of a thing is the thing's.
    whole(
      `${wordStart}(?:${being})${between} (?:${been}|${ambiguous})(?=$|\\s?[.,;:!?…)\\n"”»]|\\s(?:${follows})(?!\\p{L}))`,
    ),
    whole(`${wordStart}(?:${words.whole})${ends}`),
  ]
}

/** Asked without a subject, which can only be the reader: "Feeling overweight?", "In debt?", "Over 50 and stiff?". */
function questions(words: AttributeWords): RegExp {
  const { had, ached, been, aged, coloured, ambiguous, joins } = words
  const others = `(?:(?!${coloured}(?!\\p{L}))(?:${ambiguous}))`
  const before = `(?:(?:${words.leads}) |\\p{L}+(?:,| (?:${joins})) ){0,4}`
  const asked = `(?:d'|l'|de l')?(?:${had}|${ached}|${been}|${aged}|${others})`
  const rest = `(?:(?:,| (?:${joins})) [^.?!\\n]{1,60}|${tail})?`
  return whole(`${opens}${before}${asked}${ends}${rest}\\s?\\?`)
}

/** Called upon: "Attention diabetics", "Calling all single mothers". */
function calls({ calls: turns, been }: AttributeWords): RegExp {
  return whole(`${opens}(?:${turns}),? (?:${been})${ends}`)
}

/** How the reader lives and looks, said in a turn that makes it theirs: "As a single mum, you …", "Too fat for summer?" */
function circumstances(words: CircumstanceWords, { had, been }: AttributeWords): RegExp[] {
  const { people, frames, states, shared, being, leads, wearied, relatives } = words
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')
  const framed = frames.map(([before, after]) => `${wordStart}${joined(before, `(?:${people})`)}${after}${ends}`)
  return [
    ...framed.map(whole),
    whole(
      `${wordStart}(?:${being}) (?:(?!${denied})\\p{L}{2,9} )?(?:${states}|${shared})(?:${closes}| (?:and|und|et|y) )`,
    ),
    whole(`${opens}(?:(?:${leads}|${wearied}),? )*(?:${states})${tail}?\\s?\\?`),
    whole(`${opens}(?:(?:${leads}),? )*(?:${shared})${tail}\\s?\\?`),
    whole(`${opens}(?:(?:${leads}),? )*(?:${wearied}) (?:${shared})(?: [^.?!\\n]{1,40})?\\s?\\?`),
    whole(`${wordStart}(?:${relatives}) (?:\\p{L}{1,10} )?(?:${had}|${been})${ends}`),
    whole(`${wordStart}(?:${words.whole})(?!\\p{L})`),
  ]
}

const spokenIn = [
  [english, englishCircumstances],
  [german, germanCircumstances],
  [french, frenchCircumstances],
  [spanish, spanishCircumstances],
] as const
const ascriptions = [
  ...spokenIn.flatMap(([words, around]) => [
    ...statements(words),
    questions(words),
    calls(words),
    ...circumstances(around, words),
  ]),
  ...slights.map((turn) => whole(`${wordStart}(?:${turn})(?!\\p{L})`)),
]

/** Advice to see a doctor, which every remedy has to give, tells nobody what they are. */
const advised =
  /(?<!\p{L})(?:if you|wenn (?:sie|du)|si vous|si tu|si) [^.!?\n]{1,60},? (?:please )?(?:ask|consult|see|talk to|speak to|check with|fragen sie|frag|demandez|consultez|parlez|consulta|consulte|pregunta|pregunte)[^.!?\n]{0,20} (?:doctor|gp|physician|pharmacist|arzt|ärztin|apotheker|médecin|pharmacien|médico|farmacéutico)(?!\p{L})/gu

/** What a text ascribes to its reader, in lower-cased words; undefined where it ascribes nothing. */
export function ascriptionIn(text: string): string | undefined {
  const said = text.replace(advised, '')
  return ascriptions.map((pattern) => pattern.exec(said)?.[0]).find((found) => found !== undefined)
}

/** Whether a text tells its reader what they are, believe, suffer from or owe. */
export function ascribesAttribute(text: string): boolean {
  return ascriptionIn(text.toLowerCase().replace(/’/g, "'")) !== undefined
}

const attributes = spokenIn.map(([{ had, been, ambiguous }]) => `${had}|${been}|${ambiguous}`).join('|')
const spoken = whole(`${wordStart}(?:${attributes})${ends}`)

/** Whether a text speaks of such an attribute at all; what does is never turned towards the reader. */
export function speaksOfAttribute(text: string): boolean {
  return spoken.test(text.toLowerCase()) || /(?<!\p{L})(?:over|under) \p{N}{2}(?!\p{N})/iu.test(text)
}
