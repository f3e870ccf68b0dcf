import type { ClaimSource } from '@adcopy/contract'

export function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function claimPlaceOf(
  { part, field, title, file }: Pick<ClaimSource, 'part' | 'field' | 'title' | 'file'>,
  files: ReadonlyArray<{ file_id: string; name: string | null }>,
): string {
  const its = field.replaceAll('_', ' ')
  switch (part) {
    case 'profile':
      return `the brand profile, ${its}`
    case 'brand_brief':
      return `the brand brief, ${files.find(({ file_id }) => file_id === file?.file_id)?.name ?? 'a file that was removed since'}`
    case 'avatar':
      return `the avatar ${title ?? ''}, ${its}`
    case 'think_report':
      return `the Think report ${title ?? ''}, ${its}`
    case 'offer':
      return `the offer ${title ?? ''}, ${its}`
  }
}

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** In UTC, because the server does not know the reader's time zone. */
export function instantOf(date: Date): string {
  return `${dateTime.format(date)} UTC`
}

export const numbers = new Intl.NumberFormat('en-GB')

export function countOf(count: number, thing: string): string {
  return `${numbers.format(count)} ${thing}${count === 1 ? '' : 's'}`
}

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** Rounded up, so that a size over the limit does not appear to be within it. */
export function kibibytes(bytes: number): string {
  return tenths.format(Math.ceil((bytes / 1024) * 10) / 10)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
