import { packGrounding, readGrounding, type Grounding } from '@adcopy/contract'

const profile = { name: 'Brand', description: 'Things for people. We mend bicycles.', language: 'en' }

/** Packs the grounding into a snapshot and returns the grounding that is read from it. */
const grounded = (own: Grounding['profile'], more: Partial<Grounding> = {}): Grounding =>
  readGrounding(packGrounding({ version: 1, profile: own, brand_brief: [], avatars: [], think_reports: [], ...more }))

const filled = (piece: string, bytes: number) =>
  piece
    .repeat(Math.ceil(bytes / piece.length))
    .slice(0, bytes)
    .trim()
const letters = (bytes: number) => Array.from({ length: bytes / 2 }, (_, n) => String.fromCharCode(97 + (n % 26)))
const pieces = (bytes: number, piece: (n: number) => string) => {
  let text = ''
  for (let n = 0; text.length + piece(n).length <= bytes; n += 1) text += piece(n)
  return text.trim()
}

/** Number of items with which {@link deepHeadings} fits into a field of `bytes`, but at least 10. */
const itemsIn = (bytes: number) => Math.max(10, Math.floor((bytes - 1_900) / 7))

const levels = Array.from({ length: 6 }, (_, level) => filled(`Level ${level} abcdefghi `, 290))
const items = (count: number) => Array.from({ length: count }, (_, n) => (n + 46_656).toString(36))

/** A Markdown file with six nested headings of 290 characters each, and short items under the innermost one. */
export const deepHeadings = (count: number): string =>
  [
    ...levels.map((heading, level) => `${'#'.repeat(level + 1)} ${heading}`),
    items(count)
      .map((item) => `- ${item}`)
      .join('\n'),
  ].join('\n\n')

/** The facts of {@link deepHeadings}. */
export const deepFacts = (count: number): Grounding['brand_brief'] =>
  items(count).map((text, n) => {
    return { file_id: 'file_01kaj5x7g8e4r9t2v6w3y0zbcd', text, start: n * 7, end: n * 7 + 4, subject: [...levels] }
  })

/**
 * Groundings with many short facts. In most groundings, the facts share a long title, name or list of headings.
 * `fieldBytes` is the size of each field.
 */
export const shapes: Readonly<Record<string, (fieldBytes: number) => Grounding>> = {
  'a long title': (bytes) =>
    grounded(profile, { think_reports: [{ title: filled('word here ', bytes), findings: letters(bytes) }] }),
  'a long title of prices': (bytes) =>
    grounded(profile, {
      think_reports: [{ title: pieces(bytes, (n) => `${n} EUR, 5 May, `), findings: letters(bytes) }],
    }),
  'a long title above many headings': (bytes) =>
    grounded(profile, {
      think_reports: [
        { title: filled('word 7 ', bytes), findings: [pieces(bytes, (n) => `# ${n.toString(36)}\n\n- 5\n\n`)] },
      ],
    }),
  'a long avatar name': (bytes) =>
    grounded(profile, {
      avatars: [
        {
          name: filled('word here ', bytes),
          pains: letters(bytes),
          desires: letters(bytes),
          objections: letters(bytes),
        },
      ],
    }),
  'a long brand name': (bytes) =>
    grounded({ ...profile, name: filled('word here ', bytes), proof_points: letters(bytes) }),
  'deep headings in a file': (bytes) => grounded(profile, { brand_brief: deepFacts(itemsIn(bytes)) }),
  'deep headings in a field': (bytes) => grounded({ ...profile, description: deepHeadings(itemsIn(bytes)) }),
  'lists of one-character items': (bytes) =>
    grounded(
      { ...profile, value_propositions: letters(bytes), proof_points: letters(bytes), excluded_terms: letters(bytes) },
      {
        avatars: [{ name: 'a', pains: letters(bytes), desires: letters(bytes), objections: letters(bytes) }],
        think_reports: [{ title: 't', findings: letters(bytes) }],
      },
    ),
}
