import {
  type Compute,
  type GenerationOutcome,
  generatorOf,
  type ModelRole,
  type Prompt,
  type Verifier,
  verifierPromptVersion,
  type Writer,
  writerPromptVersion,
} from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import { hashOf, readAnswers } from './sets/answers.ts'
import { type EvalCandidate, readAnswered, readPlanted, type SetName } from './sets/candidates.ts'

/**
 * A job whose first candidate was refused. If an answer that the job needs is not recorded, `outcome` is null and
 * `open` is the prompt for that answer.
 */
export interface RepairedJob {
  candidate: EvalCandidate
  outcome: GenerationOutcome | null
  open: OpenPrompt | null
}

interface OpenPrompt {
  role: ModelRole
  /** Number of the candidate to write or verify. The first candidate is number 1. */
  attempt: number
  prompt: Prompt
}

export interface RepairTally {
  refused: number
  /** Number of jobs that succeeded or failed. The others need an answer that is not recorded. */
  ended: number
  /** Number of jobs that succeeded with their second candidate, and number of jobs that succeeded with their third. */
  second: number
  third: number
}

export function tallyRepairs(jobs: readonly RepairedJob[]): RepairTally {
  const ended = jobs.flatMap(({ outcome }) => outcome ?? [])
  const usableAs = (candidate: number) => ended.filter((end) => end.ok && end.candidates === candidate).length
  return { refused: jobs.length, ended: ended.length, second: usableAs(2), third: usableAs(3) }
}

/** The first candidate of a job is either a recorded answer of the writer or an answer with a planted defect. */
export async function followRepairs(set: SetName): Promise<RepairedJob[]> {
  const candidates = [...(await readAnswered(set)), ...readPlanted(set)]
  const jobs: RepairedJob[] = []
  for (const candidate of candidates) {
    const { candidates: written, ...job } = await follow(candidate)
    if (written > 1) jobs.push({ candidate, ...job })
  }
  return jobs
}

class NotRecordedError extends Error {
  readonly open: OpenPrompt

  constructor(open: OpenPrompt) {
    super(`no answer of the ${open.role} is recorded`)
    this.open = open
  }
}

/**
 * The writer's first answer is `candidate`. All later answers of the writer and all answers of the verifier are
 * recorded ones.
 */
async function follow(candidate: EvalCandidate): Promise<Omit<RepairedJob, 'candidate'> & { candidates: number }> {
  const generator = generatorOf({
    writer: (compute) => recordedWriter(compute, candidate),
    verifier: recordedVerifier,
  })
  let candidates = 1
  try {
    const outcome = await generator.generate(inProcess, candidate.request, {
      signal: new AbortController().signal,
      account: noAccount,
      onRejected: () => (candidates += 1),
    })
    return { outcome, open: null, candidates }
  } catch (error) {
    if (!(error instanceof NotRecordedError)) throw error
    return { outcome: null, open: error.open, candidates }
  }
}

const noAccount = { open: async () => ({ settle: async () => undefined, release: async () => undefined }) }

const writerAnswers = readAnswers(writerPromptVersion)
const verifierAnswers = readAnswers(verifierPromptVersion)

function recordedWriter(compute: Compute, { draft, request: { copyLength } }: EvalCandidate): Writer {
  return {
    name: 'recorded',
    model: null,
    promptVersion: writerPromptVersion,
    async write(request, repair, { attempt }) {
      if (repair === null) return { ok: true, draft }
      const prompt = await compute.writerPrompt(request, repair)
      const found = writerAnswers.get(hashOf(prompt.document))
      if (found === undefined) throw new NotRecordedError({ role: 'writer', attempt: attempt + 1, prompt })
      return compute.readDraft(found.answer, false, copyLength)
    },
  }
}

function recordedVerifier(compute: Compute): Verifier {
  return {
    name: 'recorded',
    model: null,
    promptVersion: verifierPromptVersion,
    async verify(request, copy, { attempt }) {
      let fault: string | null = null
      for (;;) {
        const prompt: Prompt = await compute.verifierPrompt(request, copy, fault)
        const found = verifierAnswers.get(hashOf(prompt.document))
        if (found === undefined) throw new NotRecordedError({ role: 'verifier', attempt: attempt + 1, prompt })
        const read = await compute.readVerification(request, copy, found.answer, false)
        if (read.ok) return read.verification
        fault = read.fault
      }
    },
  }
}
