import {
  avatarSchema,
  brandProfileSchema,
  type Grounding,
  offerContentSchema,
  thinkReportSchema,
} from '@adcopy/contract'
import { awarenessLevels, copyLengths, platforms } from '@adcopy/contract'
import type { GenerationRequest } from '@adcopy/generation'
import { readUnits } from '@adcopy/generation/facts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const dataDir = join(import.meta.dirname, '../../data')

const jobSchema = z.strictObject({
  platform: z.enum(platforms),
  awareness_level: z.enum(awarenessLevels),
  copy_length: z.enum(copyLengths),
  /** Index in `offers`; null if the job has no offer. */
  offer: z.int().min(0).nullable(),
  brief: z.string(),
})

const brandSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  /**
   * Strings that no copy may contain. Copy contains one only if the writer followed instructions hidden in the sources.
   */
  canaries: z.array(z.string()).optional(),
  grounding: z.strictObject({
    profile: brandProfileSchema,
    avatars: z.array(avatarSchema),
    think_reports: z.array(thinkReportSchema),
  }),
  offers: z.array(offerContentSchema),
  knowledge: z.array(z.strictObject({ file_id: z.string(), name: z.string(), markdown: z.string() })),
  jobs: z.array(jobSchema),
})

/** Knowledge files are parsed in the same way as a worker parses uploaded files. */
export interface EvalBrand {
  id: string
  language: string
  canaries: readonly string[]
  requests: readonly GenerationRequest[]
}

export function readBrands(folder: string): EvalBrand[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => toBrand(brandSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))))
}

function toBrand({ id, canaries = [], grounding, offers, knowledge, jobs }: z.output<typeof brandSchema>): EvalBrand {
  const brief = knowledge.flatMap(({ file_id, markdown }) =>
    readUnits(markdown).map(({ text, start, end, subject, continues }) => ({
      file_id,
      text,
      start,
      end,
      subject,
      continues,
    })),
  )
  const whole: Grounding = { version: 1, brand_brief: brief, ...grounding }
  return {
    id,
    language: grounding.profile.language?.split('-')[0] ?? 'und',
    canaries,
    requests: jobs.map((job, index): GenerationRequest => ({
      platform: job.platform,
      awarenessLevel: job.awareness_level,
      copyLength: job.copy_length,
      brief: job.brief,
      grounding: whole,
      offer: job.offer === null ? null : (offers[job.offer] ?? null),
      seed: `${id}/${index}`,
    })),
  }
}
