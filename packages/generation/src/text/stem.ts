import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as armenian } from '@orama/stemmers/armenian'
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as serbian } from '@orama/stemmers/serbian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian'
import { bareWord } from './plain.ts'

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  ar: arabic,
  bg: bulgarian,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hu: hungarian,
  hy: armenian,
  it: italian,
  nb: norwegian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
}

const endingMax = 3
const stemMin = 3

/**
 * Returns the word without diacritics, followed by shorter forms with up to three letters cut off at the end. Inflected
 * forms of the same word usually share at least one key.
 */
export function endingKeys(word: string): string[] {
  const bare = bareWord(word)
  const cuts = Math.min(endingMax, bare.length - stemMin, Math.floor((bare.length - 1) / 2))
  return Array.from({ length: Math.max(0, cuts) + 1 }, (_, cut) => bare.slice(0, bare.length - cut))
}

export const hasStemmer = (language: string): boolean => Object.hasOwn(stemmers, language)

/**
 * Returns the word without diacritics, and its stem. A language without a stemmer uses {@link endingKeys}. Inflected
 * forms of the same word usually share at least one key.
 */
export function formKeys(word: string, language: string): string[] {
  const stem = stemmers[language]
  return stem === undefined ? endingKeys(word) : [bareWord(word), `${stem(word.toLowerCase())}*`]
}
