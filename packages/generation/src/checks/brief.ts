import { words } from '../text.ts'
import { type Check, fieldsOf } from './check.ts'

/** Words below which a brief may stand in the copy as it is: "running shoes" is nobody's sentence. */
const wordsOfAnInstruction = 3

/** Whether the text holds the whole brief, whatever its punctuation and case. */
export function repeatsBrief(text: string, brief: string): boolean {
  const asked = words(brief)
  if (asked.length < wordsOfAnInstruction) return false
  return ` ${words(text).join(' ')} `.includes(` ${asked.join(' ')} `)
}

/** A brief of three words or more is never repeated whole. Source: decisions, "What copy must be". */
export const briefNotRepeated: Check = {
  name: 'brief_not_repeated',
  severity: 'hard',
  policy: false,
  find(copy, request) {
    const fields = fieldsOf(copy)
    const whole = [...fields, { field: 'copy' as const, text: fields.map(({ text }) => text).join('\n') }]
    const found = whole.find(({ text }) => repeatsBrief(text, request.brief))
    return found === undefined ? [] : [`the ${found.field} repeats the brief word for word`]
  },
}
