type Language = 'en' | 'de' | 'fr' | 'es'

const counted = (first: number, list: string): Array<[string, number]> =>
  list.split(' ').map((word, index) => [word, first + index])

const germanUnits = counted(2, 'zwei drei vier fünf sechs sieben acht neun')
const germanTens = counted(2, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig').map(
  ([word, tens]): [string, number] => [word, tens * 10],
)
const tens = (list: string) => counted(2, list).map(([word, count]): [string, number] => [word, count * 10])

/** Cardinals that are no other word of their language; "one" and its kin are articles as often as numbers. */
const cardinals: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...counted(
      2,
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
    ['dozen', 12],
  ]),
  de: new Map([
    ...germanUnits,
    ...counted(10, 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'),
    ...germanTens,
    ...germanTens.flatMap(([ten, value]) =>
      [['ein', 1] as [string, number], ...germanUnits].map(([unit, one]): [string, number] => [
        `${unit}und${ten}`,
        value + one,
      ]),
    ),
    ['dutzend', 12],
  ]),
  fr: new Map([
    ...counted(2, 'deux trois quatre cinq six sept huit'),
    ...counted(10, 'dix onze douze treize quatorze quinze seize'),
    ['vingt', 20],
    ['trente', 30],
    ['quarante', 40],
    ['cinquante', 50],
    ['soixante', 60],
    ['douzaine', 12],
  ]),
  es: new Map([
    ...counted(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
    ...counted(22, 'veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'),
    ['veinte', 20],
    ['treinta', 30],
    ['cuarenta', 40],
    ['cincuenta', 50],
    ['sesenta', 60],
    ['setenta', 70],
    ['ochenta', 80],
    ['noventa', 90],
    ['docena', 12],
  ]),
}

/** Words that multiply what stands before them; alone they count one of it. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ...['hundred', 'hundert', 'cent', 'cien', 'ciento'].map((word): [string, number] => [word, 100]),
  ...['thousand', 'tausend', 'tsd', 'mille', 'mil', 'k'].map((word): [string, number] => [word, 1e3]),
  ...['million', 'millions', 'millionen', 'mio', 'millón', 'millones', 'm'].map((word): [string, number] => [
    word,
    1e6,
  ]),
  ...['billion', 'billions', 'milliarde', 'milliarden', 'milliard', 'milliards', 'bn'].map((word): [string, number] => [
    word,
    1e9,
  ]),
])

/** Those that are written after a figure: "2 million". */
export const multiplierWords = [...multipliers]
  .filter(([word, times]) => times >= 1e3 && word.length > 2)
  .map(([word]) => word)

/** Amounts without a figure: only a source that says the same word supports them. */
const vague: Record<Language, string> = {
  en: 'hundreds|thousands|millions|billions|dozens|half|twice|double|triple|tenfold|hundredfold',
  de: 'hunderte|tausende|dutzende|hälfte|doppelt|verdoppelt|verdreifacht|zehnfach',
  fr: 'centaines|milliers|dizaines|moitié|double|triple|décuple',
  es: 'cientos|miles|millares|decenas|mitad|doble|triple',
}

const bare: Record<Language, string> = {
  en: 'hundred|thousand|million|billion',
  de: 'hundert|tausend|million|millionen|milliarde|milliarden',
  fr: 'cent|mille|million|millions|milliard|milliards',
  es: 'cien|mil|millón|millones',
}

interface Words {
  counts: RegExp
  amounts: RegExp
}

const patterns = new Map<Language, Words>()

function patternsOf(language: Language): Words {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const word = `(?:${[...cardinals[language].keys(), bare[language]].join('|')})`
  const made = {
    counts: new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?:[ -](?:and )?${word}){0,6}(?![\\p{L}\\p{N}])`, 'giu'),
    amounts: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${vague[language]})(?![\\p{L}\\p{N}-])`, 'giu'),
  }
  patterns.set(language, made)
  return made
}

/** A number in words: its value, or the word itself where it gives no figure. */
export interface WordedNumber {
  start: number
  end: number
  value: number | string
}

/** Numbers in the words of a language; those of English in every other than ours. */
export function numberWordsOf(text: string, language: string): WordedNumber[] {
  const own = language in cardinals ? (language as Language) : 'en'
  const { counts, amounts } = patternsOf(own)
  const spanned = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })
  return [
    ...[...text.matchAll(counts)].map((match) => ({ ...spanned(match), value: valueOf(match[0], own) })),
    ...[...text.matchAll(amounts)].map((match) => ({ ...spanned(match), value: match[0].toLowerCase() })),
  ]
}

/** "two hundred and fifty thousand" → 250,000. */
function valueOf(said: string, language: Language): number {
  let whole = 0
  let part = 0
  for (const word of said.toLowerCase().split(/[ -]/)) {
    const count = cardinals[language].get(word)
    const times = multipliers.get(word)
    if (count !== undefined) part = word === 'dozen' ? Math.max(1, part) * count : part + count
    else if (times === 100) part = Math.max(1, part) * 100
    else if (times !== undefined) {
      whole += Math.max(1, part) * times
      part = 0
    }
  }
  return whole + part
}
