'use client'

import { Alert, Text } from '@mantine/core'
import { errorWords, type SentError } from './problem-words.ts'
import { SessionAlert } from './session-alert.tsx'

export function ErrorAlert({ error }: { error: SentError | null }) {
  if (error === null) return null
  if (error.data?.code === 'UNAUTHORIZED') return <SessionAlert />
  const { title, text } = errorWords(error)
  return (
    <Alert role="alert" color="red" title={title}>
      <Text size="sm">{text}</Text>
    </Alert>
  )
}
