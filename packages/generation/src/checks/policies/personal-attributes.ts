import { wordStart } from '../../text.ts'
import { german } from './attributes/de.ts'
import { english } from './attributes/en.ts'
import { spanish } from './attributes/es.ts'
import { french } from './attributes/fr.ts'
import type { AttributeWords } from './attributes/words.ts'

const ends = '(?![\\p{L}\\p{N}-])'
/** Where a sentence may begin: the text, a line, after a mark that is no comma, after an emoji. */
const opens = "(?<=(?:^|\\n|[^\\p{L}\\p{N}\\p{M}\\s,'&/%+-]|\\s[-+])[^\\S\\n]{0,3})"
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
  const rest = `(?:(?:,| (?:${joins})) [^.?!\\n]{1,60}| (?:again|today|now|wieder|encore|otra vez))?`
  return whole(`${opens}${before}${asked}${ends}${rest}\\s?\\?`)
}

/** Called upon: "Attention diabetics", "Calling all single mothers". */
function calls({ calls: turns, been }: AttributeWords): RegExp {
  return whole(`${opens}(?:${turns}),? (?:${been})${ends}`)
}

const languages = [english, german, french, spanish]
const ascriptions = languages.flatMap((words) => [...statements(words), questions(words), calls(words)])

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

const spoken = whole(`${wordStart}(?:${languages.map((w) => `${w.had}|${w.been}|${w.ambiguous}`).join('|')})${ends}`)

/** Whether a text speaks of such an attribute at all; what does is never turned towards the reader. */
export function speaksOfAttribute(text: string): boolean {
  return spoken.test(text.toLowerCase()) || /(?<!\p{L})(?:over|under) \p{N}{2}(?!\p{N})/iu.test(text)
}
