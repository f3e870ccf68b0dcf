'use client'

import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ErrorAlert } from './error-alert.tsx'
import type { SentError } from './problem-words.ts'

export interface Confirmation {
  title: string
  children: ReactNode
  confirm: string
}

interface ConfirmDialogProps {
  opened: boolean
  close: () => void
  question: Confirmation
  act: () => Promise<unknown>
}

/** Focus starts on the button that cancels, and returns to the previous element when the dialog closes. */
export function ConfirmDialog({ opened, close, question, act }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<SentError | null>(null)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    setError(null)
  }

  async function confirm() {
    setBusy(true)
    setError(null)
    try {
      await act()
      close()
    } catch (failure) {
      setError(failure as SentError)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal.Root opened={opened} onClose={close} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine renders a <header>, which screen readers would announce as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title dir="auto">{question.title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          <Stack>
            <div>{question.children}</div>
            <ErrorAlert error={error} modal />
            <Group justify="flex-end">
              <Button variant="default" onClick={close} data-autofocus>
                Cancel
              </Button>
              <Button color="red" loading={busy} onClick={() => void confirm()}>
                {question.confirm}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
