import { type Part, writeDocument } from '../prompt/document.ts'
import { factLines } from '../prompt/facts-part.ts'
import { quoted } from '../prompt/fence.ts'
import { taskLines } from '../prompt/task-lines.ts'
import { readingOf } from '../reading.ts'
import type { GenerationRequest, Prompt, Repair } from '../request.ts'
import { writerInstructions } from './instructions.ts'

export function writerPrompt(request: GenerationRequest, repair: Repair | null): Prompt {
  const { grounding, offer, brief } = request
  const { profile } = grounding
  const { ownFacts, offerFacts } = readingOf(request)
  const brand: Part[] = [
    {
      name: 'brand',
      lines: [
        `name: ${quoted(profile.name)}`,
        ...(profile.voice === undefined ? [] : [`voice: ${quoted(profile.voice)}`]),
        ...listed('excluded_terms', profile.excluded_terms),
        ...listed('restrictions', profile.restrictions),
      ],
    },
    { name: 'facts', lines: factLines(ownFacts) },
  ]
  const job: Part[] = [
    { name: 'offer', lines: offer === null ? ['none'] : factLines(offerFacts) },
    { name: 'client_brief', lines: [quoted(brief)] },
    { name: 'task', lines: taskLines(request) },
    ...(repair === null ? [] : [{ name: 'refused', lines: repairLines(repair) }]),
  ]
  return { instructions: writerInstructions, document: writeDocument(brand, job) }
}

/** Returns no lines if there are no texts. */
export function listed(name: string, texts: readonly string[] = []): string[] {
  return texts.length === 0 ? [] : [`${name}:`, ...texts.map((text) => `  - ${quoted(text)}`)]
}

function repairLines({ previous, reasons }: Repair): string[] {
  const copy = previous === null ? [] : Object.entries(previous.copy)
  return [
    ...copy.flatMap(([field, text]: [string, string | undefined]) =>
      text === undefined ? [] : [`your ${field}: ${quoted(text)}`],
    ),
    ...listed('reasons', reasons),
  ]
}
