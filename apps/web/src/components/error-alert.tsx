'use client'

import { Alert, Text } from '@mantine/core'
import { errorWords, type SentError } from './problem-words.ts'
import { SessionAlert } from './session-alert.tsx'

interface ErrorAlertProps {
  error: SentError | null
  /** True in a modal dialog, where a screen reader may not announce alerts of the page. */
  modal?: boolean
}

/** `WorkspaceProviders` announces the end of a session. Outside modal dialogs, this component therefore only shows it. */
export function ErrorAlert({ error, modal = false }: ErrorAlertProps) {
  if (error === null) return null
  if (error.data?.code === 'UNAUTHORIZED') return <SessionAlert role={modal ? 'alert' : 'group'} />
  const { title, text } = errorWords(error)
  return (
    <Alert role="alert" color="red" title={title}>
      <Text size="sm">{text}</Text>
    </Alert>
  )
}
