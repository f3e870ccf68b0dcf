import { type Check, fieldsOf } from './check.ts'

/** Words of the attributes that an advertisement may not ascribe to its reader. */
const attributes = [
  'diabet\\w*|depress(?:ed|ion)|anxiety|anxious|adhd|autis\\w+|bipolar|obes\\w+|overweight|cancer|hiv|infertil\\w*|impoten\\w*|addict\\w*|alcoholi\\w*|disab(?:led|ility)|illness|disease|disorder|arthritis|asthma|insomnia|migraines?',
  'christians?|muslims?|jew(?:s|ish)?|hindus?|buddhists?|catholics?|atheists?|religio\\w+',
  'gay|lesbian|bisexual|queer|transgender|homosexual',
  'black|asian|hispanic|latin[oax]s?|african|caucasian|immigrants?|refugees?|ethnic\\w*',
  'broke|bankrupt\\w*|in debt|debts?|poor|unemployed|low[- ]income|bad credit|credit score',
  'criminal record|convicted|felon\\w*|democrats?|republicans?|union members?|voters?',
  'divorced|widow(?:ed|er)?|single (?:mom|mum|dad|parent)s?|elderly|senior citizens?|over \\d\\d|under \\d\\d|\\d\\d years old|in your (?:\\d0s|twenties|thirties|forties|fifties|sixties)',
].join('|')

const addressed =
  "(?:are you|were you|do you (?:have|suffer from|live with)|you(?:'re| are| have| suffer from| live with)|as an?|your|fellow|other)"
const gap = '(?:\\s+(?:a|an|the|own|still|also|often|feeling|being|really|so|very))*\\s+'
const ascription = new RegExp(`\\b${addressed}${gap}(?:${attributes})\\b`, 'iu')

/** Whether a text tells its reader what they are, believe, suffer from or owe. */
export function ascribesAttribute(text: string): boolean {
  return ascription.test(text.replace(/’/g, "'"))
}

/** Whether a text speaks of such an attribute at all; what does is never turned towards the reader. */
export function speaksOfAttribute(text: string): boolean {
  return new RegExp(`\\b(?:${attributes})\\b`, 'iu').test(text)
}

/**
 * Copy neither asserts nor implies a personal attribute of its reader. Source: Meta's advertising standards, "Privacy
 * violations and personal attributes": health, faith, origin, orientation, age, finances, record and the like.
 */
export const personalAttributes: Check = {
  name: 'personal_attributes',
  severity: 'hard',
  policy: true,
  find: (copy) =>
    fieldsOf(copy)
      .filter(({ text }) => ascribesAttribute(text))
      .map(({ field }) => `the ${field} ascribes a personal attribute to its reader`),
}
