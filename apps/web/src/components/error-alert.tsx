'use client'

import { Alert, Anchor, Text } from '@mantine/core'
import { errorWords, type SentError } from './problem-words.ts'

export function ErrorAlert({ error }: { error: SentError | null }) {
  if (error === null) return null
  const { title, text } = errorWords(error)
  return (
    <Alert role="alert" color="red" title={title}>
      <Text size="sm">{text}</Text>
      {error.data?.code === 'UNAUTHORIZED' && <SignInAgain />}
    </Alert>
  )
}

/** A link to sign-in that opens a new tab, so that the form on this page keeps its input. */
export function SignInAgain() {
  return (
    <Anchor href="/sign-in" target="_blank" size="sm">
      Sign in again in a new tab
    </Anchor>
  )
}
