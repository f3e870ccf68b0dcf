import { type Draft, type GenerationRequest, writerPromptVersion } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hashOf, linesOf, readAnswers } from './answers.ts'
import { dataDir, type EvalBrand, readBrands } from './brands.ts'

export const defectKinds = [
  'figure',
  'price',
  'date',
  'link_or_code',
  'quotation',
  'name',
  'superlative',
  'guarantee',
  'invented_fact',
  'offer_term',
  'restriction',
  'policy',
  'awareness',
  'twisted',
] as const

export type DefectKind = (typeof defectKinds)[number]

const plantedSchema = z.strictObject({
  brand: z.string(),
  job: z.int(),
  kind: z.enum(defectKinds),
  defect: z.string(),
  /**
   * Why code cannot detect the defect. For example, the wrong number is spelled out, or a cited fact contains the
   * words and numbers of the wrong sentence.
   */
  beyond_code: z.string().optional(),
  copy: z.strictObject({ headline: z.string(), primary_text: z.string(), description: z.string().optional() }),
  support: z.array(z.strictObject({ says: z.string(), facts: z.array(z.string()) })),
})

/** Either a recorded answer or an answer with a planted defect. */
export interface EvalCandidate {
  id: string
  set: SetName
  brand: EvalBrand
  request: GenerationRequest
  draft: Draft
  /** `not_honest`: a recorded answer that breaks a rule and should be refused. */
  kind: 'honest' | 'not_honest' | DefectKind
  defect: string | null
  /** True if only the meaning is wrong, which code cannot detect. */
  isBeyondCode: boolean
}

/** Sets of brands that have recorded answers. data/README.md lists the fixes that each set led to. */
export const sets = { a: 'brands', b: 'brands-b', c: 'brands-c', d: 'brands-d' } as const

export type SetName = keyof typeof sets

export const setNames = Object.keys(sets) as SetName[]

export const brandsOf = (set: SetName): EvalBrand[] => readBrands(join(dataDir, sets[set]))

/** Recorded writer answers that break a rule and should be refused; the value names the rule. */
const notHonest = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(dataDir, 'not-honest.json'), 'utf8')))

export async function readCandidates(set: SetName): Promise<EvalCandidate[]> {
  const answered = await readAnswered(set)
  return [...answered.filter(({ kind }) => kind === 'honest'), ...readPlanted(set)]
}

/** Answers without copy are omitted. */
export async function readAnswered(set: SetName): Promise<EvalCandidate[]> {
  const brands = brandsOf(set)
  const answers = readAnswers(writerPromptVersion)
  const found: EvalCandidate[] = []
  for (const brand of brands) {
    for (const [job, request] of brand.requests.entries()) {
      const { document } = await inProcess.writerPrompt(request, null)
      const answer = answers.get(hashOf(document))
      if (answer === undefined) continue
      const read = await inProcess.readDraft(answer.answer, false, request.copyLength)
      const id = `${set}/${brand.id}/${job}`
      if (!read.ok) continue
      const kind = Object.hasOwn(notHonest, id) ? 'not_honest' : 'honest'
      found.push({ id, set, brand, request, draft: read.draft, kind, defect: null, isBeyondCode: false })
    }
  }
  return found
}

export function readPlanted(set: SetName): EvalCandidate[] {
  const brands = brandsOf(set)
  const folder = join(dataDir, 'planted')
  const files = readdirSync(folder).filter((name) => name.startsWith(`${set}-`))
  return files.toSorted().flatMap((file) =>
    linesOf(join(folder, file), plantedSchema).map(
      ({ brand: id, job, kind, defect, beyond_code: beyondCode, copy, support }, line) => {
        const brand = brands.find((other) => other.id === id)
        const request = brand?.requests[job]
        if (brand === undefined || request === undefined) throw new Error(`${file}: there is no job ${id}/${job}`)
        return {
          id: `${file}/${line + 1}`,
          set,
          brand,
          request,
          draft: { copy, support },
          kind,
          defect,
          isBeyondCode: beyondCode !== undefined,
        }
      },
    ),
  )
}
