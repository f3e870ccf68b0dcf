const places =
  /^(?:places?|seats?|spots?|participants?|guests?|children|kids|people|persons?|plätzen?|platz|leuten?|personen|menschen|teilnehm\p{L}+|gästen?|gast|kindern?|kinder|personnes?|gens|participante?s?|élèves?|invités?|convives|enfants?|plazas?|asientos?|personas?|alumn[oa]s?|invitad[oa]s?|huéspedes|comensales|niñ[oa]s)$/u
/** What stands for a meeting of any kind, then when it takes place, and how often. */
const meetings =
  /^(?:sessions?|classe?s?|lessons?|units?|meetings?|appointments?|dates?|einheit(?:en)?|terminen?|termin|treffen|lektion(?:en)?|séances?|cours|leçons?|rencontres?|sesi(?:ón|ones)|clases?|leccion(?:es)?|citas?|encuentros?)$/u
const daytimes =
  /^(?:mornings?|afternoons?|evenings?|(?:vor|nach)mittagen?|(?:vor|nach)mittage?|abenden?|abende?|morgen|matin(?:ée)?s?|soir(?:ée)?s?|après|mañanas?|tardes?)$/u
const weekdays =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tage?n?|mittwochen?|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|lunes|martes|miércoles|jueves|viernes|sábados|domingos)$/u
const times = /^(?:times|mal|fois|veces)$/u
/** What may stand for things that are counted, written down or not. */
const anything =
  /^(?:things?|names?|words?|lines?|items?|dingen?|dinge|namen|wörtern?|wörter|worten?|worte|zeilen|posten|choses?|noms?|mots?|lignes?|cosas?|nombres?|palabras?|líneas?)$/u

/** "Sechs Ständer" are six "Montageständer". */
const isHeadOf = (word: string | undefined, known: string): boolean =>
  word !== undefined && word.length > 4 && known.length > word.length + 2 && known.endsWith(word)

export const countsPlaces = (words: readonly string[]): boolean => words.some((word) => places.test(word))

/**
 * Whether a noun of copy may stand for what a source counts: "eight seats" for eight places, "eight Tuesdays" for eight
 * sessions, "six names to read" for six ingredients. Two times of day are never one, and "classes" that the brand speaks of
 * are not its evenings.
 */
export function standsFor(
  said: readonly string[],
  counted: readonly string[],
  isNamed: (word: string) => boolean,
): boolean {
  const both = (one: RegExp, other: RegExp) =>
    said.slice(0, 2).some((word) => one.test(word)) && counted.some((word) => other.test(word))
  return (
    both(places, places) ||
    (!said.some((word) => meetings.test(word) && isNamed(word)) &&
      (both(meetings, meetings) || both(meetings, daytimes) || both(meetings, weekdays))) ||
    [times, daytimes, weekdays].some((one) => both(one, meetings)) ||
    both(weekdays, daytimes) ||
    both(times, daytimes) ||
    counted.some((known) => isHeadOf(said[0], known)) ||
    anything.test(said[0] ?? '')
  )
}
