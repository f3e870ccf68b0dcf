'use client'

import type { ProblemCode } from '@adcopy/contract'
import { Alert } from '@mantine/core'
import { problemWords } from './problem-words.ts'

export function ProblemAlert({ code }: { code: ProblemCode }) {
  const { title, text } = problemWords(code)
  return (
    <Alert color="orange" title={title}>
      {text}
    </Alert>
  )
}
