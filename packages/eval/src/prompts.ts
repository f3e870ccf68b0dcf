import { type Prompt, verifierPromptVersion, writerPromptVersion } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { followRepairs } from './repairs.ts'
import { hashOf, readAnswers, type RecordedAnswer, recordAnswers } from './sets/answers.ts'
import { brandsOf, readCandidates, setNames } from './sets/candidates.ts'

/** A `repair` prompt asks the writer for a new candidate after one was refused. */
export const roles = ['writer', 'repair', 'verifier'] as const

export type Role = (typeof roles)[number]

interface Open {
  about: string
  prompt: Prompt
}

/** Returns the prompts in an order that is the same in every run. */
async function promptsOf(role: Role): Promise<Open[]> {
  const open: Array<Open & { turn: number }> = []
  for (const set of setNames) {
    for (const { candidate, open: next } of role === 'writer' ? [] : await followRepairs(set)) {
      if (next === null || (next.role === 'verifier') !== (role === 'verifier')) continue
      const about = `${candidate.id}/candidate-${next.attempt}`
      open.push({ about, prompt: next.prompt, turn: turnOf(next.prompt) })
    }
    if (role === 'writer') {
      for (const brand of brandsOf(set)) {
        for (const [turn, request] of brand.requests.entries()) {
          const prompt = await inProcess.writerPrompt(request, null)
          open.push({ about: `${set}/${brand.id}/${turn}`, prompt, turn })
        }
      }
    } else if (role === 'verifier') {
      for (const { id, request, draft } of await readCandidates(set)) {
        const prompt = await inProcess.verifierPrompt(request, draft.copy, null)
        open.push({ about: id, prompt, turn: turnOf(prompt) })
      }
    }
  }
  return open.toSorted((one, other) => one.turn - other.turn)
}

/** Returns a hash as sort key, so that the first prompts are a fair sample of brands and kinds of candidate. */
const turnOf = ({ document }: Prompt) => parseInt(hashOf(document), 16)

const versionOf = (role: Role) => (role === 'verifier' ? verifierPromptVersion : writerPromptVersion)

/**
 * Writes the prompts that have no recorded answer, in folders of twelve. No file reveals whether its candidate is
 * honest or has a planted defect. The answer to `NN.txt` belongs in `NN.answer.json` in the same folder. Returns the
 * number of prompts.
 */
export async function writeOpenPrompts(role: Role, folder: string): Promise<number> {
  const answered = readAnswers(versionOf(role))
  const open = (await promptsOf(role)).filter(({ prompt }) => !answered.has(hashOf(prompt.document)))
  const batch = 12
  for (const [index, { prompt }] of open.entries()) {
    const place = join(folder, `batch-${String(Math.floor(index / batch) + 1).padStart(2, '0')}`)
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'instructions.txt'), prompt.instructions)
    writeFileSync(join(place, `${String((index % batch) + 1).padStart(2, '0')}.txt`), prompt.document)
  }
  return open.length
}

/** Returns the number of answers that were not recorded before. */
export async function recordFrom(role: Role, folder: string, files: readonly string[]): Promise<number> {
  const prompt = versionOf(role)
  const answered = readAnswers(prompt)
  const about = new Map((await promptsOf(role)).map((open) => [hashOf(open.prompt.document), open.about]))
  const found = files.flatMap((file): RecordedAnswer[] => {
    const answer = join(folder, file.replace(/\.txt$/, '.answer.json'))
    if (!existsSync(answer)) return []
    const document = hashOf(readFileSync(join(folder, file), 'utf8'))
    const what = about.get(document)
    if (what === undefined || answered.has(document)) return []
    return [{ prompt, document, about: what, answer: readFileSync(answer, 'utf8') }]
  })
  recordAnswers(found)
  return found.length
}
