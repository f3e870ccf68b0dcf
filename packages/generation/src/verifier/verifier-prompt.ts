import type { Copy } from '@adcopy/contract'
import { sentencesOfCopy } from '../checks/sentences.ts'
import { type Part, writeDocument } from '../prompt/document.ts'
import { factLines } from '../prompt/facts-part.ts'
import { quoted } from '../prompt/fence.ts'
import { readingOf } from '../reading.ts'
import type { GenerationRequest, Prompt } from '../request.ts'
import { verifierInstructions } from './instructions.ts'

/**
 * The prompt does not contain the brief, because the brief is not a source. `fault` explains why the previous answer
 * could not be used, and is null for the first prompt.
 */
export function verifierPrompt(request: GenerationRequest, copy: Copy, fault: string | null): Prompt {
  const { grounding, offer, awarenessLevel } = request
  const { ownFacts, offerFacts } = readingOf(request)
  const restrictions = grounding.profile.restrictions ?? []
  const brand: Part[] = [
    { name: 'brand', lines: [`name: ${quoted(grounding.profile.name)}`] },
    { name: 'facts', lines: factLines(ownFacts) },
    {
      name: 'restrictions',
      lines: restrictions.length === 0 ? ['none'] : restrictions.map((text, index) => `r${index + 1}: ${quoted(text)}`),
    },
  ]
  const job: Part[] = [
    { name: 'offer', lines: offer === null ? ['none'] : factLines(offerFacts) },
    { name: 'copy', lines: sentencesOfCopy(copy).map(({ id, field, text }) => `${id} (${field}): ${quoted(text)}`) },
    { name: 'task', lines: [`awareness_level: ${awarenessLevel}`] },
    ...(fault === null ? [] : [{ name: 'refused', lines: [`reason: ${fault}`] }]),
  ]
  return { instructions: verifierInstructions, document: writeDocument(brand, job) }
}
