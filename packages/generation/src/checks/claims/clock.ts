import type { NumberClaim } from './numbers.ts'

const signs = "(?:\\s?(?:o'clock|uhr|heures?|horas?|h(?:\\d\\d)?)(?!\\p{L}))?"
const early = new RegExp(
  `^${signs},?\\s?(?:a\\.?m\\.?|in the morning|this morning|morgens|früh|vormittags|heute (?:morgen|früh)|du matin|ce matin|esta mañana|de la (?:mañana|madrugada))(?!\\p{L})`,
  'iu',
)
const late = new RegExp(
  `^${signs},?\\s?(?:p\\.?m\\.?|in the (?:evening|afternoon)|(?:this|on (?:an? )?\\p{L}+day) (?:evening|afternoon|night)|tonight|at night|abends|nachmittags|nachts|heute (?:abend|nachmittag)|du soir|ce soir|esta (?:tarde|noche)|de l'après-midi|de la (?:tarde|noche))(?!\\p{L})`,
  'iu',
)
const exact = /^\s?(?:o'clock|uhr|heures?|h(?:\d\d)?|en punto)(?!\p{L})/iu
const earlyBefore = /(?<!\p{L})(?:morgens|früh|vormittags) (?:(?:um|ab|bis) )?$/iu
const lateBefore = /(?<!\p{L})(?:abends|nachmittags|nachts) (?:(?:um|ab|bis) )?$/iu
/** "De las seis", "son las nueve", "um sechs": what a number follows when it can only be an hour. */
const hourBefore = /(?<!\p{L})(?:las|um)\s$/iu
/** "Since four," "before six.": an hour where nothing is counted after it. */
const bareBefore = /(?<!\p{L})(?:at|before|since|until|till|gegen|bis)\s$/iu
const bareAfter = /^(?:["'”»)]*(?:$|[.,;:!?…–—])|\s(?:and|or|this|when|while|with|sharp|und|oder|wenn|als)(?!\p{L}))/iu
const hours =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\d{1,2}'
/** "Ten past five": minutes of an hour, and the hour. */
const minutesAfter = new RegExp(
  `^ (?:minutes |minuten )?(?:past|nach|vor) (?:half |halb )?(?:${hours})(?![\\p{L}\\p{N}])`,
  'iu',
)
const minutesBefore =
  /(?<![\p{L}])(?:five|ten|twenty|fünf|zehn|zwanzig|\d{1,2}) (?:minutes |minuten )?(?:past|nach|vor) $/iu
/** "6 bis 22 Uhr": the sign of the second hour is the first's too. */
const rangeAfter =
  /^\s?(?:uhr |h )?(?:bis|to|until|till|à|a|–|-)\s?(?:las )?\p{N}{1,2}(?:[:.]\p{N}\p{N})?\s?(?:uhr|h|heures?|horas|am|pm|o'clock)(?!\p{L})/iu
const rangeBefore = /(?<!\p{L})(?:de|von|from) \p{N}{1,2}(?:[:.]\p{N}\p{N})? (?:a|à|bis|to) $/iu
/** Minutes that colloquial words before an hour add to it: "half past six", "halb sieben". */
const parts: ReadonlyArray<readonly [RegExp, number]> = [
  [/(?<!\p{L})half (?:past )?$/iu, 30],
  [minutesBefore, 0],
  [/(?<!\p{L})halb $/iu, -30],
  [/(?<!\p{L})(?:quarter past|viertel nach) $/iu, 15],
  [/(?<!\p{L})(?:quarter to|viertel vor) $/iu, -15],
]
const halfDay = 720

/**
 * Times of day, in minutes since midnight, that the number between two places of a text may say: "22 Uhr" and "ten at night"
 * say one, "half past six" two, most numbers none.
 */
export function clockAt(text: string, start: number, end: number, value: number | string): number[] {
  const written = /^\d{1,2}[.:]\d\d$/u.test(text.slice(start, end)) ? text.slice(start, end) : String(value)
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[.:](\d\d))?$/u.exec(written) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return []
  const ahead = text.slice(end, end + 30)
  const behind = text.slice(Math.max(0, start - 20), start)
  if (minutesAfter.test(ahead)) return [Number(minute) + Number(hour)]
  const isLate = late.test(ahead) || lateBefore.test(behind)
  const isEarly = early.test(ahead) || earlyBefore.test(behind)
  const part = parts.find(([words]) => words.test(behind))?.[1]
  const isBare = bareBefore.test(behind) && bareAfter.test(ahead)
  const isSaid =
    part !== undefined ||
    isLate ||
    isEarly ||
    exact.test(ahead) ||
    rangeAfter.test(ahead) ||
    rangeBefore.test(behind) ||
    hourBefore.test(behind) ||
    isBare ||
    written.includes(':')
  if (!isSaid) return []
  const minutes = (Number(hour) + (isLate && Number(hour) < 12 ? 12 : 0)) * 60 + Number(minute) + (part ?? 0)
  const mayBeLate = part !== undefined || isBare || /^\s?o'clock/iu.test(ahead)
  return mayBeLate && !isLate && !isEarly && Number(hour) <= 12 ? [minutes, minutes + halfDay] : [minutes]
}

/** Whether copy and source may say one time of day. */
export const isOneTime = ({ clock }: Pick<NumberClaim, 'clock'>, source: Pick<NumberClaim, 'clock'>): boolean =>
  clock.some((minutes) => source.clock.includes(minutes))

/** One day; "dienstags" and "on Tuesdays" say when something takes place. */
const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:diens|frei|mon|donners|sams|sonn)tag(?:morgen|abend|früh)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const moments =
  "morning|afternoon|evening|night|morgens?|abends?|nachmittags?|früh|matin|soir|mañana|tarde|noche|today|heute|gestern|aujourd'hui|hoy|ayer"
const scene = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${days}|${moments}|it is|it's|es ist|il est|son|es|at|um|gegen|kurz (?:vor|nach)|à|vers|a|las?|about|just (?:after|before)|shortly (?:after|before)|half past|quarter (?:to|past)|halb|viertel (?:vor|nach))(?!\\p{L})[,\\s]*)*$`,
  'iu',
)
const clockEnd = new RegExp(
  `^(?:\\s?(?:o'clock|uhr|heures?|horas|h(?:\\d\\d)?|en punto|a\\.?m\\.?|p\\.?m\\.?|(?:in the )?(?:morning|afternoon|evening)|at night|sharp|früh|morgens|abends|nachmittags|nachts|du (?:matin|soir)|de l'après-midi|de la (?:mañana|madrugada|tarde|noche)|et (?:demie|quart)|y (?:media|cuarto|diez|veinte)|menos (?:cuarto|cinco|diez|veinte)|(?:on (?:an? )?|am |an einem |un |le |d'un |del? (?:un )?)(?:${days}))(?!\\p{L}))*\\s?(?:$|[.,:;!?…–—]|(?:and|und|et|y)\\s)`,
  'iu',
)
const dayPart = /^ (?:heures?|horas?) (?:du (?:matin|soir)|de l'après-midi|de la \p{L}+)/iu
/** UTF-16 units that a day and a time take at the beginning of a sentence. */
const leadMax = 80
/** The rest of a sentence without a clause. */
const closed = /^[^,:;–—]*$/u
/** What makes of a time an hour of business. */
const business =
  /(?<!\p{L})(?:we|us|our|wir|uns|unser\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|open|opens|opening|clos(?:e|es|ed|ing)|orders?|last|deliver\p{L}*|collect\p{L}*|pick(?:ed)?[- ]?up|starts?|begins?|until|from|by|available|ready|served?|class(?:es)?|courses?|workshops?|tours?|offen|öffn\p{L}*|geöffnet|schließ\p{L}*|geschlossen|bestell\p{L}*|(?:ge)?liefer\p{L}*|abhol\p{L}*|beginn\p{L}*|startet|kurs\p{L}*|\p{L}*führung|treffen|bis|ab|fertig|ouv(?:re|ert)\p{L}*|ferm(?:e|é)\p{L}*|command\p{L}*|livr(?:é|ais)\p{L}*|retrait|retirez|commenc\p{L}*|début\p{L}*|jusqu'\p{L}+|dès|prête?s?|cours|ateliers?|visites?|stages?|abr(?:e|imos|en)|abiert[oa]s?|cierr\p{L}+|cerr(?:amos|ad[oa])\p{L}*|pedidos?|entreg\p{L}+|recog\p{L}+|empiez\p{L}+|hasta|desde|list[oa]s?|clases?|cursos?|talleres|visitas?)(?!\p{L})/iu

/** Whether a passage speaks of what a business does and when. */
export const isBusiness = (told: string): boolean => business.test(told)

const opening =
  /(?<!\p{L})(?:we|wir|nous|open|opens|clos(?:e|es|ed)|offen|öffne[nt]|geöffnet|schließ(?:en|t)|ouv(?:re|ert)\p{L}*|ferm(?:e|é)\p{L}*|abr(?:e|imos|en)|abiert[oa]s?|cierra|cerramos)(?!\p{L})/iu
/** Whether a time of day is one at which the brand is there: only what it says of itself carries that. */
export const isHourOfBusiness = ({ clock, statement }: NumberClaim): boolean =>
  clock.length > 0 && opening.test(statement.text)

/**
 * Whether a time of day sets a scene: it opens a sentence that says nothing of the brand. "Friday, 5 pm, and the bin is empty"
 * does, "we are open until 10 pm" and "Friday, 5 pm: last orders" do not.
 */
export function setsScene(
  { clock, unit, start, end, statement }: NumberClaim,
  text: string,
  names: ReadonlySet<string>,
): boolean {
  if (clock.length === 0) return false
  const lead = text.slice(statement.start, start)
  if (lead.length > leadMax) return false
  // "Deux heures, pas plus" lasts two hours, "lundi, deux heures" is when.
  if (unit === 'hour' && !/\p{L}/u.test(lead) && !dayPart.test(text.slice(end, end + 30))) return false
  // "Tuesday at 8." says when something takes place, "Friday at five, and the bin is empty" sets a scene.
  if (/(?<!\p{L})(?:at|um|à|a las?) $/iu.test(lead) && closed.test(text.slice(end, statement.end))) return false
  // A fragment is of the sentence that follows: "Friday, 5 pm. We close."
  const told = text.slice(statement.start, statement.end + (statement.end - statement.start < 40 ? 60 : 0))
  if (!scene.test(lead) || !clockEnd.test(text.slice(end, statement.end)) || business.test(told)) return false
  return !told
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => names.has(word))
}
