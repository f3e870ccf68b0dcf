import type { CheckVerdict } from '@adcopy/contract'

const labels: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  unaware: 'Unaware',
  problem_aware: 'Problem aware',
  solution_aware: 'Solution aware',
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
  extra_long: 'Extra long',
  blog: 'Blog',
}

/** A closed value of the contract in words for people. */
export function labelOf(value: string): string {
  return labels[value] ?? sentence(value)
}

/** The name of a check in words: `primary_text_max` reads "Primary text max". */
export function checkName({ check }: Pick<CheckVerdict, 'check'>): string {
  return sentence(check)
}

function sentence(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** An instant in words; always UTC, since the server cannot know the reader's zone. */
export function instantOf(date: Date): string {
  return `${dateTime.format(date)} UTC`
}

export const numbers = new Intl.NumberFormat('en-GB')

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as people count them. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
