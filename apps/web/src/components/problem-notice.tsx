import type { ProblemCode } from '@adcopy/contract'
import { Notice } from './notice.tsx'
import { problemWords } from './problem-words.ts'

export function ProblemNotice({ code, eyebrow }: { code: ProblemCode; eyebrow: string }) {
  const { title, text } = problemWords(code)
  return (
    <Notice eyebrow={eyebrow} title={title}>
      <p>{text}</p>
    </Notice>
  )
}
