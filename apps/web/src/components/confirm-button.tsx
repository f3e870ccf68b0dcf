'use client'

import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { ConfirmDialog, Confirmation } from './confirm-dialog.tsx'
import { ErrorAlert } from './error-alert.tsx'
import type { SentError } from './problem-words.ts'

interface ConfirmButtonProps extends ButtonProps {
  label: string
  question: Confirmation
  act: () => Promise<unknown>
}

/** The dialog loads when it is first needed. If it cannot be loaded, the page and its unsaved text stay. */
export function ConfirmButton({ label, question, act, ...button }: ConfirmButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  const [Dialog, setDialog] = useState<typeof ConfirmDialog>()
  const [failure, setFailure] = useState<SentError | null>(null)

  async function ask() {
    try {
      const loaded = await import('./confirm-dialog.tsx')
      setDialog(() => loaded.ConfirmDialog)
      setFailure(null)
      open()
    } catch (error) {
      setFailure(error as SentError)
    }
  }

  return (
    <>
      <Button variant="default" {...button} onClick={() => void ask()}>
        {label}
      </Button>
      <ErrorAlert error={failure} />
      {Dialog !== undefined && <Dialog opened={opened} close={close} question={question} act={act} />}
    </>
  )
}
