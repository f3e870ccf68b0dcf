import { readdirSync, readFileSync } from 'node:fs'
import {
  awarenessLevels,
  copyLengths,
  type Avatar,
  type BrandProfile,
  type Copy,
  type Grounding,
  type OfferContent,
  type ThinkReport,
} from '@adcopy/contract'
import { createComposer, extractFacts, type GenerationRequest } from '../src/index.ts'

const demo = new URL('../../local-stack/demo/', import.meta.url)

export const demoJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, demo), 'utf8'))

export const demoFiles = (folder: string, ending: string): string[] =>
  readdirSync(new URL(`${folder}/`, demo))
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => `${folder}/${name}`)

export const demoText = (path: string): string => readFileSync(new URL(path, demo), 'utf8')

/** Grounding of the demo workspace as it is after its knowledge files have been read. */
export const zotero: Grounding = {
  version: 1,
  profile: demoJson('brand.json') as BrandProfile,
  brand_brief: demoFiles('knowledge', '.md').flatMap((path) =>
    extractFacts(demoText(path)).map((fact) => ({ file_id: path, ...fact })),
  ),
  avatars: demoFiles('avatars', '.json').map((path) => demoJson(path) as Avatar),
  think_reports: demoFiles('think', '.json').map((path) => demoJson(path) as ThinkReport),
}

export const zoteroOffers = demoFiles('offers', '.json').map((path) => demoJson(path) as OfferContent)

/** Grounding of a profile and little else. */
export function grounded(profile: BrandProfile, more: Partial<Grounding> = {}): Grounding {
  return { version: 1, profile, brand_brief: [], avatars: [], think_reports: [], ...more }
}

export const bakery = grounded({
  name: 'Bluebird Bakery',
  description: 'A family bakery in Leeds that bakes sourdough every morning.',
})

export const inbox = grounded(
  {
    name: 'Tidewater Desk',
    description:
      'Tidewater Desk is a shared inbox for small support teams. It keeps every customer conversation in one place.',
    audience: 'Small support teams',
    value_propositions: [
      'Assign conversations to the right person',
      'See who is replying before you start typing',
      'Saved replies for the questions you answer every day',
      'Works with Gmail and Outlook',
      'No more forwarding',
      'Notes that only your team can see',
    ],
    proof_points: [
      'Set up in 15 minutes',
      '14-day trial without a credit card',
      'Hosted in the EU',
      'Used by 2,300 teams',
    ],
    excluded_terms: ['ticket'],
    restrictions: ['Never call customers "users".'],
  },
  {
    avatars: [
      {
        name: 'Support lead',
        pains: [
          'Answers the same email again because nobody knew who had it',
          'Customers waiting while a message is forwarded',
          'She never knows which questions are still open',
        ],
        desires: ['To leave on time with an empty inbox', 'A calm Monday'],
        objections: ['We already share a password for the mailbox', 'Is it hard to set up?'],
      },
    ],
  },
)

export const clinic = grounded({
  name: 'Harbour Dental',
  description: 'Dental practice by the harbour in Aarhus',
  language: 'en-GB',
  audience: 'Families in Aarhus',
  value_propositions: [
    'Evening appointments on Tuesdays and Thursdays',
    'We explain every treatment before it begins',
    'A waiting room with toys and a view',
    'Children see the same dentist every time',
  ],
  proof_points: ['Open since 1998', 'Three dentists and two hygienists', 'Wheelchair access from the street'],
  excluded_terms: ['pain-free', 'cheap'],
  restrictions: ['No medical claims. Never promise results.', 'No exclamation marks.'],
})

export const kornhaus = grounded(
  {
    name: 'Kornhaus',
    description: 'Eine Bio-Bäckerei in Freiburg, die nachts backt und morgens liefert.',
    language: 'de',
    value_propositions: ['Sauerteig, der einen ganzen Tag ruht', 'Brot im Abo, jede Woche neu wählbar'],
    proof_points: ['Gegründet 1987', 'Lieferung mit dem Lastenrad'],
  },
  {
    avatars: [
      { name: 'Familie', pains: ['Am Samstag in der Schlange stehen'], desires: ['Ein Frühstück ohne Einkauf'] },
    ],
  },
)

/** A request with everything filled in but what the test is about. */
export function request(over: Partial<GenerationRequest> = {}): GenerationRequest {
  return {
    platform: 'facebook',
    awarenessLevel: 'problem_aware',
    copyLength: 'medium',
    brief: 'Help doctoral students with their citations before thesis season',
    grounding: zotero,
    offer: null,
    seed: 'seed',
    ...over,
  }
}

/** The request at every awareness level and length. */
export const places = (over: Partial<GenerationRequest>): GenerationRequest[] =>
  awarenessLevels.flatMap((awarenessLevel) =>
    copyLengths.map((copyLength) => request({ brief: 'calm', ...over, awarenessLevel, copyLength })),
  )

const composer = createComposer()

/** What the composer answers at the first attempt. */
export const write = (asked: GenerationRequest): Promise<Copy> =>
  composer.generate(asked, { signal: new AbortController().signal, attempt: 0, feedback: [] })

/** Every string of a value, however deep. */
export function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : []
}
