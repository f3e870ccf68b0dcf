import type { NumberClaim } from './numbers.ts'

const signs = "(?:\\s?(?:o'clock|uhr|heures?|horas?|h(?:\\d\\d)?)(?!\\p{L}))?"
const early = new RegExp(
  `^${signs},?\\s?(?:a\\.?m\\.?|in the morning|morgens|früh|vormittags|du matin|de la (?:mañana|madrugada))(?!\\p{L})`,
  'iu',
)
const late = new RegExp(
  `^${signs},?\\s?(?:p\\.?m\\.?|in the (?:evening|afternoon)|at night|abends|nachmittags|nachts|du soir|de l'après-midi|de la (?:tarde|noche))(?!\\p{L})`,
  'iu',
)
const exact = /^\s?(?:o'clock|uhr|heures?|h(?:\d\d)?|en punto)(?!\p{L})/iu
const earlyBefore = /(?<!\p{L})(?:morgens|früh|vormittags) (?:(?:um|ab|bis) )?$/iu
const lateBefore = /(?<!\p{L})(?:abends|nachmittags|nachts) (?:(?:um|ab|bis) )?$/iu
/** "De las seis", "son las nueve", "um sechs": what a number follows when it can only be an hour. */
const hourBefore = /(?<!\p{L})(?:las|um)\s$/iu
/** "6 bis 22 Uhr": the sign of the second hour is the first's too. */
const rangeAfter =
  /^\s?(?:uhr |h )?(?:bis|to|until|till|à|a|–|-)\s?\p{L}{0,3}\s?\p{N}{1,2}(?::\p{N}\p{N})?\s?(?:uhr|h|heures?|am|pm|o'clock)(?!\p{L})/iu

/** A time of day in minutes since midnight, where a number says one: "22 Uhr", "ten at night"; null where it does not. */
export function clockAt(text: string, start: number, end: number, value: number | string): number | null {
  const [, hour, minute = '0'] = /^(\d{1,2})(?::(\d\d))?$/u.exec(String(value)) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null
  const ahead = text.slice(end, end + 30)
  const behind = text.slice(Math.max(0, start - 16), start)
  const isLate = late.test(ahead) || lateBefore.test(behind)
  const isSaid =
    isLate ||
    [early, exact, rangeAfter].some((sign) => sign.test(ahead)) ||
    [earlyBefore, hourBefore].some((sign) => sign.test(behind)) ||
    String(value).includes(':')
  if (!isSaid) return null
  return (Number(hour) + (isLate && Number(hour) < 12 ? 12 : 0)) * 60 + Number(minute)
}

const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:diens|frei|mon|donners|sams|sonn)tag(?:morgen|abend|früh)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const moments =
  "morning|afternoon|evening|night|morgens?|abends?|nachmittags?|früh|matin|soir|mañana|tarde|noche|today|heute|gestern|aujourd'hui|hoy|ayer"
const scene = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${days}|${moments}|it is|it's|es ist|il est|son|es|at|um|gegen|kurz (?:vor|nach)|à|vers|a|las?|about|just (?:after|before)|shortly (?:after|before)|half past|(?:a )?quarter (?:to|past)|halb|viertel (?:vor|nach))(?!\\p{L})[,\\s]*)*$`,
  'iu',
)
const clockEnd = new RegExp(
  `^(?:\\s?(?:o'clock|uhr|heures?|horas|h(?:\\d\\d)?|en punto|a\\.?m\\.?|p\\.?m\\.?|(?:in the )?(?:morning|afternoon|evening)|at night|sharp|früh|morgens|abends|nachmittags|nachts|du (?:matin|soir)|de l'après-midi|de la (?:mañana|madrugada|tarde|noche)|et (?:demie|quart)|y (?:media|cuarto|diez|veinte)|menos (?:cuarto|cinco|diez|veinte))(?!\\p{L}))*\\s?(?:$|[.,:;!?…–—]|(?:and|und|et|y)\\s)`,
  'iu',
)
/** What makes of a time an hour of business. */
const business =
  /(?<!\p{L})(?:we|us|our|wir|uns|unser\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|open|opens|opening|clos(?:e|es|ed|ing)|orders?|last|deliver\p{L}*|collect\p{L}*|pick(?:ed)?[- ]?up|starts?|begins?|until|from|by|available|ready|served?|offen|öffn\p{L}*|geöffnet|schließ\p{L}*|geschlossen|bestell\p{L}*|liefer\p{L}*|abhol\p{L}*|beginn\p{L}*|startet|bis|ab|fertig|ouv(?:re|ert)\p{L}*|ferm(?:e|é)\p{L}*|command\p{L}*|livr(?:é|ais)\p{L}*|retrait|retirez|commenc\p{L}*|début\p{L}*|jusqu'\p{L}+|dès|prête?s?|abr(?:e|imos|en)|abiert[oa]s?|cierr\p{L}+|cerr(?:amos|ad[oa])\p{L}*|pedidos?|entreg\p{L}+|recog\p{L}+|empiez\p{L}+|hasta|desde|list[oa]s?)(?!\p{L})/iu

/** Whether a time of day is one at which the brand is there: only what it says of itself carries that. */
export const isHourOfBusiness = ({ clock, statement }: NumberClaim): boolean =>
  clock !== null && business.test(statement.text)

/**
 * Whether a time of day sets a scene: it opens a sentence that says nothing of the brand. "Friday, 5 pm, and the bin is empty"
 * does, "we are open until 10 pm" and "Friday, 5 pm: last orders" do not.
 */
export function setsScene({ clock, start, end, statement }: NumberClaim, text: string, names: ReadonlySet<string>) {
  if (clock === null) return false
  const lead = text.slice(statement.start, start)
  // A fragment is of the sentence that follows: "Friday, 5 pm. We close."
  const told = text.slice(statement.start, statement.end + (statement.end - statement.start < 40 ? 60 : 0))
  if (!scene.test(lead) || !clockEnd.test(text.slice(end, statement.end)) || business.test(told)) return false
  return !told
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => names.has(word))
}
