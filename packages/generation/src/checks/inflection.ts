import { escapePattern } from '../text.ts'

/** Plurals that no rule gives: one of a group is as good as the other. */
const irregular: Readonly<Record<string, ReadonlyArray<readonly string[]>>> = {
  en: [
    'child children',
    'man men',
    'woman women',
    'person people persons',
    'foot feet',
    'tooth teeth',
    'goose geese',
    'mouse mice',
    'life lives',
    'wife wives',
    'knife knives',
    'leaf leaves',
    'loaf loaves',
    'half halves',
    'shelf shelves',
    'wolf wolves',
    'thief thieves',
  ].map((forms) => forms.split(' ')),
  fr: ['œil yeux', 'ciel cieux', 'monsieur messieurs', 'madame mesdames'].map((forms) => forms.split(' ')),
}

/** Verbs and comparisons: who forbids the first form forbids them all, who forbids another forbids that. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  en: [
    'sell sold',
    'buy bought',
    'give gave given',
    'get got gotten',
    'win won',
    'lose lost',
    'pay paid',
    'make made',
    'take took taken',
    'keep kept',
    'say said',
    'tell told',
    'find found',
    'bring brought',
    'build built',
    'send sent',
    'spend spent',
    'beat beaten',
    'steal stole stolen',
    'break broke broken',
    'begin began begun',
    'feel felt',
    'go went gone',
    'grow grew grown',
    'know knew known',
    'lead led',
    'leave left',
    'lie lied lying',
    'mean meant',
    'see saw seen',
    'teach taught',
    'think thought',
    'wear wore worn',
    'write wrote written',
    'choose chose chosen',
    'die dying',
    'fight fought',
    'catch caught',
    'bad worse worst',
    'good better best',
  ],
  de: [
    'kaufen gekauft',
    'verkaufen verkauft',
    'gewinnen gewann gewonnen gewinnt',
    'verlieren verlor verloren',
    'versprechen verspricht versprach versprochen',
    'geben gibt gab gegeben',
    'nehmen nimmt nahm genommen',
    'sparen gespart',
    'helfen hilft half geholfen',
    'heilen geheilt',
    'schlagen schlägt schlug geschlagen',
    'bieten bot geboten',
    'lügen log gelogen',
    'sterben stirbt starb gestorben',
    'werben wirbt warb geworben',
    'schenken geschenkt',
    'lieben geliebt',
    'bezahlen bezahlt',
  ],
  fr: [
    'vendre vendu vendue vendus vendues',
    'offrir offre offert offerte offerts offertes',
    'promettre promet promis promise',
    'perdre perdu perdue',
    'mourir meurt mort morte',
    'vaincre vaincu',
    'mentir ment menti',
    'tenir tient tenu',
    'acheter achète achètes achètent',
  ],
  es: [
    'perder pierde pierdes pierden',
    'mentir miente mienten mintió',
    'ganar gana',
    'morir muere murió muerto',
    'poder puede pueden pudo',
    'probar prueba pruebe pruebas',
    'costar cuesta cuestan',
    'empezar empieza',
    'vender vendido',
    'regalar regala',
    'pedir pide pida piden',
    'pagar pague',
    'garantizar garantice garantiza',
  ],
}

const any = (...forms: string[]): string => `(?:${[...new Set(forms)].join('|')})`

function english(word: string): string[] {
  if (word.length < 4) return [short(word)]
  const one = singular(word)
  return one === word ? [regular(word)] : [regular(word), regular(one)]
}

/** Words of two and three letters: "ads" of "ad", "winning" of "win", and no "cares" of "car". */
function short(word: string): string {
  if (word.length < 3) return `${word}(?:'?s)?`
  if (word.endsWith('s')) return `${word}(?:es)?|${word.slice(0, -1)}`
  if (/[^aeiou][aeiou][bdgklmnprt]$/.test(word)) return `${word}(?:'?s|${word.at(-1)}(?:ed|ers?|est|ing|y))?`
  return word.endsWith('e') ? `${word}(?:'?s|d)?` : `${word}(?:'?s|ing|ed|ers?)?`
}

function singular(word: string): string {
  if (!/[^suia]s$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function regular(word: string): string {
  if (word.endsWith('e')) return `${word.slice(0, -1)}(?:e(?:'?s|d|rs?|st|ly|n)?|ings?|able)`
  if (word.endsWith('y')) return `${word.slice(0, -1)}(?:y(?:'?s|ing)?|ies|ied|ier|iest|ily)`
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(word) ? `${word.at(-1)}?` : ''
  return `${word}(?:'?s|es|${doubled}(?:ed|ers?|est|ings?)|ly|ness)?`
}

const germanEndings = '(?:e|en|em|er|es|s|n|ern|ere[mnrs]?|st|ste[mnrs]?|sten|est|este[mnrs]?|t|te|ten|innen|in)?'
const umlauts: ReadonlyMap<string, string> = new Map([
  ['a', 'ä'],
  ['o', 'ö'],
  ['u', 'ü'],
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
])

/** The word with its last stem vowel changed, as in "Arzt, Ärzte" and "stark, stärker"; null where nothing changes. */
function umlauted(stem: string, from: RegExp): string | null {
  const found = from.exec(stem)
  if (found === null) return null
  return `${stem.slice(0, found.index)}${umlauts.get(found[1] ?? '') ?? found[1]}${stem.slice(found.index + 1)}`
}

function german(word: string): string[] {
  const declined = word.replace(/e[nrsm]?$/, '')
  const stem = declined.length >= 6 ? declined : word.replace(/(?:en|e)$/, '')
  const kept = stem.length >= 4 || stem === word ? stem : word
  const changed = umlauted(kept, /([aou])u?[^aeiouäöüy]+$/)
  // Back from "Ärzte" to "Arzt": only a plural loses its dots.
  const back = /(?:e|er|en)$/.test(word) ? umlauted(word.replace(/(?:en|er|e)$/, ''), /([äöü])u?[^aeiouäöüy]+$/) : null
  return [
    `${kept}${word.length < 4 ? '(?:e|en|er|es|s|n)?' : germanEndings}`,
    ...(changed === null ? [] : [`${changed}(?:e|en|er|ern|n|ere[mnrs]?|ste[mnrs]?|este[mnrs]?)`]),
    ...(back === null || back.length < 3 ? [] : [`${back}(?:e|er|es|s)?`]),
  ]
}

const prefixes = '(?:ver|zer|ent|emp|miss|über|unter|wieder|hinter|durch|ein|aus|auf|vor|her|hin|zurück|wider)'

/** A German noun or adjective as part of a longer word: "Sonderrabatt", "Billigangebot", but neither "Billigung" nor "verwundert". */
function compounds(word: string, isNoun: boolean): string[] {
  if (word.length < 5 || (!isNoun && /(?:en|ern|eln)$/.test(word))) return []
  const stem = word.replace(/e$/, '')
  return [
    `${stem}(?:e|s|es|n|en)?(?!(?:ung|keit|heit|lich|bar|isch|end|innen|schaft)(?:\\p{L}{0,3})(?!\\p{L}))\\p{L}{4,}`,
    `(?!${prefixes}${stem})\\p{L}{3,}${stem}${germanEndings}`,
  ]
}

function french(word: string): string[] {
  if (word.length < 4) return [`${word}(?:[sx]|${word.at(-1)}es?)?`]
  const stem = word.replace(/(?:es|er|ée?s?|e|s|x)$/, '')
  const base = `${stem.length >= 4 ? stem : word}(?:e|es|s|x|er|é|ée|és|ées|ez|ent|ons|ant|ement|ment)?`
  return [
    base,
    ...(/a(?:l|il)s?$/.test(word) ? [word.replace(/a(?:l|il)s?$/, 'aux')] : []),
    ...(word.endsWith('aux') ? [word.replace(/aux$/, 'a(?:l|il|le|les)')] : []),
    ...(/[fv]es?$|f$/.test(word) ? [word.replace(/[fv]e?s?$/, '(?:fs?|ves?|vement)')] : []),
    ...(/(?:x|ses?)$/.test(word) ? [word.replace(/(?:x|ses?)$/, '(?:x|ses?|sement)')] : []),
    ...(/[èe]re?s?$/.test(word) ? [word.replace(/[èe]re?s?$/, '(?:ers?|ères?)')] : []),
    ...(/[nlts]$/.test(word) ? [`${word}${word.at(-1)}es?`] : []),
    ...(word.endsWith('c') ? [word.replace(/c$/, '(?:ches?|ques?)')] : []),
    ...(word.endsWith('g') ? [`${word}ues?`] : []),
    ...(word.endsWith('ir') ? [word.replace(/r$/, '(?:|e|s|es|t|r|ra|ssons|ssez|ssent|ssant)')] : []),
    ...(word.endsWith('re') ? [word.replace(/re$/, '(?:re|s|u|ue|us|ues|ez|ons|ent|ant)')] : []),
  ]
}

const spanishEndings =
  '(?:o|a|e|os|as|es|s|amente|mente|ar|er|ir|amos|emos|imos|ando|iendo|ad[oa]s?|id[oa]s?|an|en|é|ó|ió|aron|ieron|ará|erá|irá|aba|ísim[oa]s?|it[oa]s?)?'
const plain: ReadonlyMap<string, string> = new Map([
  ['á', 'a'],
  ['é', 'e'],
  ['í', 'i'],
  ['ó', 'o'],
  ['ú', 'u'],
])

function spanish(word: string): string[] {
  if (word.length < 4) return word.endsWith('z') ? [`${word.slice(0, -1)}(?:z|ces)`] : [`${word}(?:s|es)?`]
  const stem = word.replace(/(?:os|as|es|ar|er|ir|o|a|e|s)$/, '')
  return [
    `${stem.length >= 4 || word.length < 5 ? (stem.length >= 3 ? stem : word) : word}${spanishEndings}`,
    ...(word.endsWith('z') ? [`${word.slice(0, -1)}ces`] : []),
    ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
    // "Camión, camiones": what ends in a stressed vowel and a letter loses its mark in the plural.
    ...(/[áéíóú][ns]$/.test(word)
      ? [`${word.replace(/[áéíóú](?=[ns]$)/, (vowel) => plain.get(vowel) ?? vowel)}(?:es|as?)`]
      : []),
    ...(/(?:iones|ones)$/.test(word) ? [word.replace(/ones$/, 'ón')] : []),
  ]
}

const rules: Readonly<Record<string, (word: string) => string[]>> = { de: german, fr: french, es: spanish }

/** A word in small letters with the forms that it takes in English and in a language, as a pattern. */
export function inflected(word: string, language: string, isNoun: boolean): string {
  if (!/^\p{Script=Latin}{2,}$/u.test(word)) return escapePattern(word)
  // "Sold" is a form already: "solder" is none of it.
  if ((verbs['en'] ?? []).some((line) => line.split(' ').slice(1).includes(word))) return escapePattern(word)
  const listed = [...new Set(['en', language])].flatMap((each) => [
    ...(irregular[each] ?? []).filter((forms) => forms.includes(word)).flat(),
    ...(verbs[each] ?? [])
      .map((line) => line.split(' '))
      .filter(([base]) => base === word)
      .flat(),
  ])
  const own = rules[language]?.(word) ?? []
  return any(...english(word), ...own, ...(language === 'de' ? compounds(word, isNoun) : []), ...listed)
}
