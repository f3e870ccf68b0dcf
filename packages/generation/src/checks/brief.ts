import { words } from '../text.ts'
import type { CopyCheck } from './check.ts'

/** Words below which a brief may stand in the copy as it is: "running shoes" is nobody's sentence. */
const wordsOfAnInstruction = 3

/** Whether the text holds the whole brief, whatever its punctuation and case. */
export function repeatsBrief(text: string, brief: string): boolean {
  const asked = words(brief)
  if (asked.length < wordsOfAnInstruction) return false
  return ` ${words(text).join(' ')} `.includes(` ${asked.join(' ')} `)
}

/** A brief of three words or more is never repeated whole. Source: decisions, "What copy must be". */
export const briefNotRepeated: CopyCheck = {
  name: 'brief_not_repeated',
  severity: 'hard',
  policy: false,
  scope: 'copy',
  find({ fields, whole, request }) {
    const found = [...fields, { name: 'copy', text: whole }].find(({ text }) =>
      repeatsBrief(text.written, request.brief),
    )
    return found === undefined ? [] : [`the ${found.name} repeats the brief word for word`]
  },
}
