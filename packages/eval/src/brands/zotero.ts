import { avatarSchema, brandProfileSchema, offerContentSchema, thinkReportSchema } from '@adcopy/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { type EvalBrand, grounded, known } from './brand.ts'

const demo = new URL('../../../local-stack/demo/', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, demo), 'utf8')
const all = <T>(folder: string, schema: { parse: (value: unknown) => T }): T[] =>
  filesIn(folder, '.json').map((path) => schema.parse(JSON.parse(text(path))))

function filesIn(folder: string, ending: string): string[] {
  const names = readdirSync(new URL(`${folder}/`, demo)).filter((name) => name.endsWith(ending))
  return names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => `${folder}/${name}`)
}

/** The brand of the demo workspace: rich, English, read from the files that `npm start` imports. */
export const zotero: EvalBrand = {
  id: 'zotero',
  kind: 'the demo workspace: rich knowledge, two portraits, a report (English, consumers and institutions)',
  grounding: grounded(brandProfileSchema.parse(JSON.parse(text('brand.json'))), {
    brand_brief: filesIn('knowledge', '.md').flatMap((path) => known(path, text(path))),
    avatars: all('avatars', avatarSchema),
    think_reports: all('think', thinkReportSchema),
  }),
  offers: all('offers', offerContentSchema),
  briefs: [
    {
      kind: 'occasion',
      text: 'Invite doctoral students to sort out their citations before thesis season, without sounding like a sales pitch.',
    },
    { kind: 'audience', text: 'Show librarians how shared reading lists work for a whole course' },
    { kind: 'angle', text: 'Privacy: your library stays on your own computer' },
    { kind: 'plain', text: 'Citation styles' },
    {
      kind: 'absurd',
      text: 'Make it about a lonely octopus who collects umbrellas on the moon, 500% funnier than Mars Inc.',
    },
    {
      kind: 'very long',
      text: 'Talk to people who read PDFs on a tablet in the evening and then cannot find the passage again when they write; mention highlights and notes, keep it calm, do not mention prices, no jokes, no exclamation marks, and make it feel like advice from a colleague who has been there.',
    },
  ],
}
