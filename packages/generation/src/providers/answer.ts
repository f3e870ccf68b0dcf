import type { Copy } from '@adcopy/contract'
import { z } from 'zod'
import { UnusableAnswerError } from '../backend.ts'

/** The shape of an answer. Every field is required and `description` nullable: what strict modes of providers ask for. */
export const answerSchema = z.object({
  headline: z.string(),
  primary_text: z.string(),
  description: z.string().nullable(),
})

/** The same, from models that nobody holds to a schema. */
const lenientSchema = answerSchema.extend({ description: z.string().nullish() })

const reasons = {
  cutOff: 'the answer was cut off before its end: write a shorter text',
  noJson: 'the answer was not one JSON object',
  wrongShape: 'the answer did not have the fields headline, primary_text and description',
} as const

/**
 * The copy in a model's text, which may stand in a fence or after its thoughts.
 * @throws UnusableAnswerError where there is none.
 */
export function parseAnswer(text: string, cutOff: boolean): Copy {
  if (cutOff) throw new UnusableAnswerError(reasons.cutOff)
  const parsed = lenientSchema.safeParse(jsonIn(text))
  if (!parsed.success) throw new UnusableAnswerError(reasons.wrongShape)
  const { headline, primary_text, description } = parsed.data
  const said = description?.trim() ?? ''
  return {
    headline: headline.trim(),
    primary_text: primary_text.replaceAll('\r\n', '\n').trim(),
    ...(said !== '' && { description: said }),
  }
}

function jsonIn(text: string): unknown {
  const answer = text.slice(text.lastIndexOf('</think>') + 1)
  for (const candidate of [text, answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate)
    } catch {
      // The next reading may be JSON.
    }
  }
  throw new UnusableAnswerError(reasons.noJson)
}
